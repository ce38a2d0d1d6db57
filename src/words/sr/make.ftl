# Mazes that come and go: generated, brought back, from texts and codes, cleared; a maze as text. $area is an address: B2:I6.
# columns-and-rows is in the genitive: it follows „od“.

maze-ready = Lavirint od { columns-and-rows } je spreman u opsegu { $area } na listu { $sheet }.
maze-ready-on-new-sheet = Lavirint od { columns-and-rows } je spreman u opsegu { $area } na novom listu { $sheet }.
maze-ready-to-watch = Sve je spremno za lavirint u opsegu { $area } na listu { $sheet } ({ $steps ->
    [one] { $steps } korak
    [few] { $steps } koraka
   *[other] { $steps } koraka
}). Pritisnite „{ resume-button }“ ili „{ step-forward-button }“.
parts-apart = { $parts ->
    [one] Oblik ima { $parts } deo. Delovi se ne dodiruju, a svaki ima svoj lavirint.
    [few] Oblik ima { $parts } dela koji se ne dodiruju, svaki sa svojim lavirintom.
   *[other] Oblik ima { $parts } delova koji se ne dodiruju, svaki sa svojim lavirintom.
}
set-numbers-plain = Brojevi skupova na listu { $sheet } su potpuni; nedostaju samo njihovi zidovi i boje.
own-values-stay-on-sheet = Ono što ste upisali na list { $sheet } ostaje, a list se sada vidi.
sheet-in-use = List { $front } je u upotrebi, pa je lavirint na novom listu { $sheet }.
outgrown-to-sheet = Nalazi se na listu { $sheet } da ne bi prekrio ćelije za veličinu na listu { $front }.

more-than-is-drawn = Lavirint od { columns-and-rows } je prevelik: može da ima najviše { $mostColumns ->
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
}. Izaberite manju veličinu.
sheet-beside-maze = List { $sheet } pripada lavirintu na drugom listu. Izaberite drugi list i pokušajte ponovo.
rectangle-needed = Algoritmu { $algorithm } potreban je ceo pravougaonik, a { $cells ->
    [one] { $cells } ćelija nije
    [few] { $cells } ćelije nisu
   *[other] { $cells } ćelija nije
} u lavirintu. Izaberite drugu vrstu lavirinta ili ceo pravougaonik.

grid-ready = Mreža { $area } na listu { $sheet } je spremna.

previous-maze-back = Prethodni lavirint, od { columns-and-rows }, vraćen je u opseg { $area } na listu { $sheet }.
changes-not-kept = Takav je kakav je bio kad je napravljen, jer se kasnije izmene čuvaju samo za lavirinte do { $most ->
    [one] { $most } ćelije
    [few] { $most } ćelije
   *[other] { $most } ćelija
}.
press-previous-maze-again = Za onaj drugi ponovo pritisnite „{ previous-maze-button }“.
maze-not-kept = Lavirint koji je stajao na njegovom mestu ne može da se vrati.
no-previous-maze = Za list { $sheet } nije sačuvan nijedan raniji lavirint. Prvo pritisnite „{ generate-button }“; „{ previous-maze-button }“ tada može da vrati zamenjeni lavirint.
no-room-for-previous-maze = Prethodni lavirint, od { columns-and-rows }, prekrio bi ćelije za veličinu ili prešao preko ivice lista. Napravite mesta na listu { $sheet } i pokušajte ponovo.
maze-changed-meanwhile = Lavirint na listu { $sheet } je u međuvremenu promenjen. Pogledajte lavirint i pokušajte ponovo.

maze-cleared = Lavirint { $area } na listu { $sheet } je uklonjen.
cleared-as-before = Lavirint { $area } na listu { $sheet } je uklonjen, a list je kao što je bio pre njega.
page-set-up-stays = Podešavanje stranice nije moglo da se vrati. Promenite ga ručno.
clear-maze-question = Želite li da uklonite lavirint { $area } na listu { $sheet }?
no-undo = Komanda Opozovi ne može da ga vrati, jer se s njim briše skriveni list.
maze-cleared-nevertheless = Lavirint na listu { $sheet } je ipak uklonjen.
other-sheet-in-front = U međuvremenu je aktiviran drugi list. Izaberite list sa lavirintom i pokušajte ponovo.
leftovers-deleted = Na listu { $sheet } nema lavirinta. Izbrisano je ono što je bilo sačuvano za neki raniji.
no-maze-to-clear = Na listu { $sheet } nije pronađen lavirint. Izaberite list sa lavirintom ili sve ćelije lavirinta kao jedan blok, pa pokušajte ponovo.
clear-unknown-cells = Ne zna se da li je u opsegu { $area } na listu { $sheet } lavirint, niti šta je tu bilo ranije. Želite li da izbrišete sadržaj, popunu i linije ovih ćelija i da njihovim kolonama i redovima vratite standardne veličine?
cells-cleared = Opseg { $area } na listu { $sheet } je obrisan. Ono što je tu bilo ranije nije poznato i ne može da se vrati.

no-code-for-maze = Lavirint u opsegu { $area } na listu { $sheet } je nacrtan ili promenjen ručno, ili mu je oblik previše složen za kratak kôd. Kôd za deljenje koji sadrži sve zidove postoji za lavirinte do { $most ->
    [one] { $most } ćelije
    [few] { $most } ćelije
   *[other] { $most } ćelija
}. Umesto toga izaberite drugi format.
code-shown = Ovo je kôd za deljenje lavirinta u opsegu { $area } na listu { $sheet }.
path-of-text-drawn =
    { $steps ->
        [one] Ucrtan je njegov put od { $steps } koraka.
        [few] Ucrtan je njegov put od { $steps } koraka.
       *[other] Ucrtan je njegov put od { $steps } koraka.
    }
text-read =
    Lavirint: { columns-and-rows }, { $form ->
        [lines] od linija
        [underscores] sa podovima od donjih crta
        [dots] sa tačkom za svaku ćeliju
        [blocks] sa znakovima za zidove između ćelija
        [cells] sa znakovima za zidove veličine ćelije
        [numbers] sa brojevima za zidove svake ćelije
       *[list] iz spiska ćelija ili zidova
    }, { $marked ->
        [both] sa ulazom i izlazom
        [entrance] sa ulazom, ali bez izlaza
        [exit] sa izlazom, ali bez ulaza
       *[none] bez ulaza i izlaza
    }.
draw-text = Nacrtaj
# One text, two mazes.
text-of-two-sizes = Ovaj tekst može da bude lavirint od { NUMBER($columns) } x { NUMBER($rows) } ćelija ili od { NUMBER($otherColumns) } x { NUMBER($otherRows) }. Koji želite?
text-shown = Lavirint u opsegu { $area } na listu { $sheet } je prikazan kao tekst.
