# Mazes that come and go: generated, brought back, from texts and codes, cleared; a maze as text. $area is an address: B2:I6.
# columns-and-rows is in the genitive: it follows „od“.

drawing-maze-part = Crtanje lavirinta, deo { NUMBER($part) } od { NUMBER($total) }…
writing-set-numbers = Upisivanje brojeva skupova…
reading-text = Čitanje teksta…

maze-ready = Lavirint od { columns-and-rows } je spreman u opsegu { $area } na listu { $sheet }.
maze-ready-on-new-sheet = Lavirint od { columns-and-rows } je spreman u opsegu { $area } na novom listu { $sheet }.
maze-ready-to-watch = U opsegu { $area } na listu { $sheet } spremno je da nastane lavirint od { columns-and-rows }, u { $steps ->
    [one] { $steps } koraku
    [few] { $steps } koraka
   *[other] { $steps } koraka
}.
cells-in-shape = { $cells ->
    [one] Lavirintu pripada { $cells } ćelija
    [few] Lavirintu pripadaju { $cells } ćelije
   *[other] Lavirintu pripada { $cells } ćelija
}; ostale su { $outside ->
    [blank] prazne
    [filled] popunjene
   *[hatched] šrafirane
}.
cells-dropped = { $count ->
    [one] Izostavljena je { $count } ćelija iz manjih delova slike.
    [few] Izostavljene su { $count } ćelije iz manjih delova slike.
   *[other] Izostavljeno je { $count } ćelija iz manjih delova slike.
}
parts-apart = { $parts ->
    [1] One čine jedan deo.
    [one] One čine { $parts } odvojen deo, a svaki deo ima svoj lavirint.
    [few] One čine { $parts } odvojena dela, a svaki deo ima svoj lavirint.
   *[other] One čine { $parts } odvojenih delova, a svaki deo ima svoj lavirint.
}
set-numbers-on-sheet = Brojevi skupova su na listu { $sheet }.
set-numbers-plain = Brojevi skupova na listu { $sheet } su potpuni; nedostaju samo njihovi zidovi i boje.
own-values-stay-on-sheet = Ono što ste upisali na list { $sheet } ostaje, a list se sada vidi.
seed = Seme je { $seed }.
to-print = Da biste ga odštampali, pritisnite „{ prepare-page-button }“.
sheet-in-use = List { $front } je u upotrebi, pa je lavirint na novom listu { $sheet }.
large-maze-on-new-sheet = Lavirinti sa više od { NUMBER($most) } ćelija dobijaju svoj list, pa je lavirint na novom listu { $sheet }.
outgrown-to-new-sheet = Prekrio bi ćelije za veličinu na listu { $front }, pa je na novom listu { $sheet }.
outgrown-to-sheet = Prekrio bi ćelije za veličinu na listu { $front }, pa je na listu { $sheet }.


add-set-numbers = Želite li da se brojevi skupova čuvaju na skrivenom listu? Komanda Opozovi tada ne može da vrati ono što ste ranije radili na listu { $sheet }. U suprotnom će opozivanje možda i dalje biti moguće, a „{ show-set-numbers-button }“ izračunava brojeve kad god ih zatražite.
with-set-numbers = Čuvaj brojeve
without-set-numbers = Crtaj bez njih

more-than-is-drawn = Izaberite manju veličinu. Lavirint od { columns-and-rows } je prevelik: može da ima najviše { $mostColumns ->
    [one] { $mostColumns } kolonu
    [few] { $mostColumns } kolone
   *[other] { $mostColumns } kolona
}, { $mostRows ->
    [one] { $mostRows } red
    [few] { $mostRows } reda
   *[other] { $mostRows } redova
} i { $mostCells ->
    [one] { $mostCells } ćeliju
    [few] { $mostCells } ćelije
   *[other] { $mostCells } ćelija
}.
too-large-for-ribbon = Pritisnite „{ generate-button }“ u oknu ili izaberite manju veličinu. Lavirint napravljen sa trake ima najviše { $most ->
    [one] { $most } ćeliju
    [few] { $most } ćelije
   *[other] { $most } ćelija
}, jer se komanda sa trake prekida posle pet minuta. Ovaj bi ih imao { NUMBER($cells) }.
sheet-beside-maze = Izaberite drugi list i pokušajte ponovo. List { $sheet } pripada lavirintu na drugom listu.
rectangle-needed = Izaberite drugi algoritam ili vratite ćelije dugmetom „{ add-cells-button }“. Algoritmu { $generator } potreban je ceo pravougaonik, a u opsegu { $area } { $cells ->
    [one] { $cells } ćelija nije
    [few] { $cells } ćelije nisu
   *[other] { $cells } ćelija nije
} u lavirintu.

grid-ready = Mreža { $area } na listu { $sheet } je spremna.
press-generate-in-grid = Da biste u njoj nacrtali lavirint, pritisnite „{ generate-button }“.

previous-maze-back = Prethodni lavirint, od { columns-and-rows }, vraćen je u opseg { $area } na listu { $sheet }.
changes-not-kept = Takav je kakav je bio kad je napravljen, jer se kasnije izmene čuvaju samo za lavirinte do { $most ->
    [one] { $most } ćelije
    [few] { $most } ćelije
   *[other] { $most } ćelija
}.
press-previous-maze-again = Za onaj drugi ponovo pritisnite „{ previous-maze-button }“.
maze-not-kept = Lavirint koji je stajao na njegovom mestu ne može da se vrati.
no-previous-maze = Prvo pritisnite „{ generate-button }“; „{ previous-maze-button }“ tada može da vrati zamenjeni lavirint. Za list { $sheet } nije sačuvan nijedan raniji lavirint.
no-room-for-previous-maze = Napravite mesta na listu { $sheet } i pokušajte ponovo. Prethodni lavirint, od { columns-and-rows }, prekrio bi ćelije za veličinu ili prešao preko ivice lista.
maze-changed-meanwhile = Pogledajte lavirint i pokušajte ponovo. Lavirint na listu { $sheet } je u međuvremenu promenjen.

maze-cleared = Lavirint { $area } na listu { $sheet } je uklonjen.
cleared-as-before = Lavirint { $area } na listu { $sheet } je uklonjen, a list je kao što je bio pre njega.
cleared-but-for-print-area = Lavirint { $area } na listu { $sheet } je uklonjen, a list je kao što je bio pre njega, osim oblasti štampanja, koju samo vi možete da obrišete.
its-print-area-stays = Njegova oblast štampanja ostaje; samo vi možete da je obrišete.
page-set-up-stays = Podešavanje stranice nije moglo da se vrati; promenite ga ručno.
undo-of-clearing = Komanda Opozovi može da vrati lavirint.
no-undo-of-clearing = Komanda Opozovi ne može da vrati lavirint, jer se s njim briše skriveni list.
no-undo = Komanda Opozovi ne može da ga vrati, jer se s njim briše skriveni list.
maze-cleared-nevertheless = Lavirint na listu { $sheet } je ipak uklonjen.
maze-partly-cleared = Ponovo pritisnite „{ clear-maze-button }“. Lavirint na listu { $sheet } je samo delimično uklonjen.
other-sheet-in-front = Izaberite list sa lavirintom i pokušajte ponovo. U međuvremenu je aktiviran drugi list.
leftovers-deleted = Na listu { $sheet } nema lavirinta. Izbrisano je ono što je bilo sačuvano za neki raniji.
no-maze-to-clear = Izaberite list sa lavirintom ili sve ćelije lavirinta kao jedan blok, pa pokušajte ponovo. Na listu { $sheet } nema poznatog lavirinta.
selection-too-large-to-clear = Izaberite samo ćelije lavirinta i pokušajte ponovo. Na listu { $sheet } nema poznatog lavirinta, a izbor { $area } ima više od { $most ->
    [one] { $most } ćelije
    [few] { $most } ćelije
   *[other] { $most } ćelija
} ili obuhvata cele redove ili kolone.
selection-empty = Izaberite ćelije lavirinta i pokušajte ponovo. Na listu { $sheet } nema poznatog lavirinta, a izabrane ćelije { $area } su prazne.
clear-unknown-cells = Ne zna se da li je u opsegu { $area } na listu { $sheet } lavirint, niti šta je tu bilo ranije. Želite li da izbrišete sadržaj, popunu i linije ovih ćelija i da njihovim kolonama i redovima vratite standardne veličine?
cells-cleared = Opseg { $area } na listu { $sheet } je obrisan. Ono što je tu bilo ranije nije poznato i ne može da se vrati.
cells-cleared-nevertheless = Opseg { $area } na listu { $sheet } je ipak obrisan.
cells-partly-cleared = Ponovo pritisnite „{ clear-maze-button }“. Opseg { $area } na listu { $sheet } je samo delimično obrisan.

first-cell-moved = Njegova prva ćelija, B2, na vašem spisku je { $cell }.
no-share-code = Upišite ili nalepite kôd za deljenje i pokušajte ponovo. Polje je prazno.
no-code-for-maze = Umesto toga pritisnite „{ show-text-button }“. Lavirint u opsegu { $area } na listu { $sheet } je nacrtan ili promenjen ručno, ili mu je oblik previše složen za kratak kôd. Kôd za deljenje koji sadrži sve zidove postoji za lavirinte do { $most ->
    [one] { $most } ćelije
    [few] { $most } ćelije
   *[other] { $most } ćelija
}.
code-shown = Ovo je kôd za deljenje lavirinta u opsegu { $area } na listu { $sheet }.
long-code-shown = Ovo je kôd za deljenje lavirinta u opsegu { $area } na listu { $sheet }. Dugačak je jer sadrži svaki zid: lavirint je nacrtan ili promenjen ručno, ili mu je oblik previše složen za kratak kôd.
path-of-text-drawn =
    { $steps ->
        [one] Ucrtan je njegov put od { $steps } koraka.
        [few] Ucrtan je njegov put od { $steps } koraka.
       *[other] Ucrtan je njegov put od { $steps } koraka.
    }
# What was read of a text, before it is drawn; $form is text-is-lines or another of them.
text-read = Lavirint: { columns-and-rows }, { $form }.
text-ends-read = Ulaz je u redu { NUMBER($row, useGrouping: 0) }, koloni { NUMBER($column, useGrouping: 0) }, izlaz u redu { NUMBER($toRow, useGrouping: 0) }, koloni { NUMBER($toColumn, useGrouping: 0) }.
text-exits-read = Ulaz je u redu { NUMBER($row, useGrouping: 0) }, koloni { NUMBER($column, useGrouping: 0) }, a ima { $exits ->
    [one] { $exits } izlaz
    [few] { $exits } izlaza
   *[other] { $exits } izlaza
}.
text-without-ends = Nisu označeni ni ulaz ni izlaz.
draw-text = Nacrtaj
# One text, two mazes.
text-of-two-sizes = Ovaj tekst može da bude lavirint od { NUMBER($columns) } x { NUMBER($rows) } ćelija ili od { NUMBER($otherColumns) } x { NUMBER($otherRows) }. Koji želite?
text-of-size = { NUMBER($columns) } x { NUMBER($rows) }
text-shown = Lavirint u opsegu { $area } na listu { $sheet } je prikazan kao tekst.
