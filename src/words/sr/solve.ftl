# Questions about a maze that stands, and repairs: solutions, distances, faults.
# $sheet is the name of a sheet; $cell, $from, $area and $maze are addresses, such as B2 or B2:I6.

# Solve

drawing-solution = Crtanje rešenja…
search-ready =
    { $steps ->
        [one] { $solver }: pretraga lavirinta { $maze } na listu { $sheet } ima { $steps } korak; još nijedan nije prikazan.
        [few] { $solver }: pretraga lavirinta { $maze } na listu { $sheet } ima { $steps } koraka; još nijedan nije prikazan.
       *[other] { $solver }: pretraga lavirinta { $maze } na listu { $sheet } ima { $steps } koraka; još nijedan nije prikazan.
    }
search-seed = Seme ove pretrage je { $seed }.
shortest-path-found =
    { $steps ->
        [one] Najkraći put od { $from } do { $to } na listu { $sheet } ima { $steps } korak.
        [few] Najkraći put od { $from } do { $to } na listu { $sheet } ima { $steps } koraka.
       *[other] Najkraći put od { $from } do { $to } na listu { $sheet } ima { $steps } koraka.
    }
path-found =
    { $steps ->
        [one] Nađeni put od { $from } do { $to } na listu { $sheet } ima { $steps } korak.
        [few] Nađeni put od { $from } do { $to } na listu { $sheet } ima { $steps } koraka.
       *[other] Nađeni put od { $from } do { $to } na listu { $sheet } ima { $steps } koraka.
    }
cheapest-path-found =
    { $steps ->
        [one] Najjeftiniji put od { $from } do { $to } na listu { $sheet } ima { $steps } korak i košta { NUMBER($cost) }.
        [few] Najjeftiniji put od { $from } do { $to } na listu { $sheet } ima { $steps } koraka i košta { NUMBER($cost) }.
       *[other] Najjeftiniji put od { $from } do { $to } na listu { $sheet } ima { $steps } koraka i košta { NUMBER($cost) }.
    }
solver-looked-at =
    { $cells ->
        [one] { $solver }: pregledano je { NUMBER($searched) } od { $cells } ćelije.
        [few] { $solver }: pregledano je { NUMBER($searched) } od { $cells } ćelije.
       *[other] { $solver }: pregledano je { NUMBER($searched) } od { $cells } ćelija.
    }
no-path-found = Od { $from } do { $to } na listu { $sheet } nema puta.
# After „do“.
any-exit =
    { $count ->
        [1] izlaza
        [one] bilo kog od { $count } izlaza
        [few] bilo kog od { $count } izlaza
       *[other] bilo kog od { $count } izlaza
    }
solver-circled = { $solver }: put se vratio na početak, { $from }, a nije stigao do { $to } na listu { $sheet }.
cells-reached =
    { $count ->
        [one] Pretraga je stigla do { $count } ćelije: { $areas }.
        [few] Pretraga je stigla do { $count } ćelije: { $areas }.
       *[other] Pretraga je stigla do { $count } ćelija: { $areas }.
    }
mend-to-join = Da biste spojili delove lavirinta, pritisnite „{ mend-button }“.
try-another-solver = Neki drugi rešavač će možda naći put.
search-dotted = Pretražene ćelije su označene tačkicama.
path-in-figures =
    { $steps ->
        [one] Put: { $steps } korak.
        [few] Put: { $steps } koraka.
       *[other] Put: { $steps } koraka.
    }
no-path-in-figures = Nema puta.
search-in-figures =
    { $cells ->
        [one] Pregledano: { NUMBER($searched) } od { $cells } ćelije.
        [few] Pregledano: { NUMBER($searched) } od { $cells } ćelije.
       *[other] Pregledano: { NUMBER($searched) } od { $cells } ćelija.
    }
solution-unfinished = Pritisnite „{ clear-solution-button }“. Rešenje u opsegu { $maze } na listu { $sheet } nije dovršeno.
cost-negative = Promenite ćeliju ili izaberite drugi rešavač. Ćelija { $cell } na listu { $sheet } sadrži { $value }, a Dajkstrinom algoritmu su u ćelijama potrebni brojevi koji nisu manji od 0; prazna ćelija košta 1.
cost-not-a-number = Promenite ćeliju ili izaberite drugi rešavač. Ćelija { $cell } na listu { $sheet } sadrži „{ $value }“, a Dajkstrinom algoritmu su u ćelijama potrebni brojevi koji nisu manji od 0; prazna ćelija košta 1.
costs-too-large = Upišite manje brojeve u ćelije i pokušajte ponovo. Na listu { $sheet } zbir brojeva na svakom putu veći je nego što može da se uporedi.
solution-elsewhere = Prvo pritisnite „{ clear-solution-button }“. U opsegu { $area } na listu { $sheet } već postoji rešenje.

# From where to where

select-two-cells = Izaberite ili upišite dve ćelije lavirinta i pokušajte ponovo. Da biste izabrali drugu ćeliju, držite Ctrl (na Mac računaru Cmd).
field-empty =
    { $field ->
        [from] Upišite ćeliju, na primer { $cell }. Polje „{ from-field }“ je prazno.
       *[to] Upišite ćeliju, na primer { $cell }. Polje „{ to-field }“ je prazno.
    }
field-holds-no-cell =
    { $field ->
        [from] Upišite adresu kao što je { $cell }, ili red i kolonu brojeći od 0, na primer 0 3. Polje „{ from-field }“ sadrži „{ $text }“.
        [to] Upišite adresu kao što je { $cell }, ili red i kolonu brojeći od 0, na primer 0 3. Polje „{ to-field }“ sadrži „{ $text }“.
       *[cell] Upišite adresu kao što je { $cell }, ili red i kolonu brojeći od 0, na primer 0 3. Polje „{ cell-field }“ sadrži „{ $text }“.
    }
route-cell-outside = Izaberite ćeliju lavirinta i pokušajte ponovo. Ćelija { $cell } na listu { $sheet } je van lavirinta { $maze }.
route-cell-out = Izaberite drugu ćeliju i pokušajte ponovo. Ćelija { $cell } na listu { $sheet } je uklonjena iz lavirinta.
no-entrance = Izaberite ćeliju i pritisnite „{ set-entrance-button }“ ili tražite put između izabranih ćelija. Lavirint { $maze } na listu { $sheet } nema ulaz.

# Clear solution

solution-cleared = Rešenje u opsegu { $area } na listu { $sheet } je obrisano.
distances-cleared = Boje rastojanja u opsegu { $area } na listu { $sheet } su uklonjene.
solution-cleared-in-part = Ponovo pritisnite „{ clear-solution-button }“. Rešenje na listu { $sheet } je samo delimično obrisano.
distances-cleared-in-part = Ponovo pritisnite „{ take-colours-button }“. Boje rastojanja na listu { $sheet } su samo delimično uklonjene.

# Distances between all cells

working-out-distances = Računanje svih rastojanja, ćelija { NUMBER($taken) } od { NUMBER($cells) }…
writing-matrix = Ispisivanje lista { $sheet }…
three-new-sheets = Idu na tri nova lista, a svaki ima { $cells ->
    [one] { $cells } red i { $cells } kolonu
    [few] { $cells } reda i { $cells } kolone
   *[other] { $cells } redova i { $cells } kolona
}.
sheets-replaced = Zamenjuju listove { LIST($sheets) }.
write-them = Želite li da se ispišu?
write = Ispiši
distances-written =
    { $names ->
        [numbers] Rastojanja između svih parova ćelija su na listu { $distances }, prethodnici na listu { $predecessors }, a matrica susedstva na listu { $adjacency }. Upišite dva broja čvorova u ćelije B1 i D1 na listu { $distances }, a F1 će prikazati broj koraka između njih.
       *[addresses] Rastojanja između svih parova ćelija su na listu { $distances }, prethodnici na listu { $predecessors }, a matrica susedstva na listu { $adjacency }. Upišite dve adrese u ćelije B1 i D1 na listu { $distances }, a F1 će prikazati broj koraka između njih.
    }
distances-written-old-left = Novi listovi { LIST($sheets) } su potpuni; raniji su možda još tu.
too-many-cells-for-distances = Umesto toga pritisnite „{ solve-button }“, što radi za lavirint bilo koje veličine. Lavirint { $maze } na listu { $sheet } ima { $cells ->
    [one] { $cells } ćeliju
    [few] { $cells } ćelije
   *[other] { $cells } ćelija
}, a rastojanja se ispisuju za najviše { NUMBER($most) }: na svakom listu svaka ćelija ima kolonu i red.

# A sheet that marks typed paths, and a sheet that says every cell in words

write-walls-again = Želite li da se kodovi zidova lavirinta { $maze } na listu { $sheet } upišu na list { $earlier }?
walls-changed = Neko je izmenio kodove zidova na listu { $written }; te izmene će biti prebrisane.
walls-in-way = { $more ->
    [0] Na listu { $written }, tamo gde dolaze kodovi, stoji nešto drugo i biće prebrisano: { LIST($cells) }.
   *[other] Na listu { $written }, tamo gde dolaze kodovi, stoji nešto drugo i biće prebrisano: { LIST($cells) } i još ponegde.
}
walls-copied = Na listovima { LIST($sheets) } su kodovi zidova ovog lavirinta; neki od njih su kopije. Novi kodovi se upisuju na list { $written }, a ostali listovi se ne menjaju.
walls-perhaps-copy = List { $written } je izgleda kopija lista sa kodovima, kojeg više nema.
self-marking-written = List { $written } ocenjuje puteve kroz lavirint { $maze } na listu { $sheet }, do { $steps ->
    [one] { $steps } koraka
    [few] { $steps } koraka
   *[other] { $steps } koraka
}, i bez Lavirinta.
self-marking-locked = Zaštićen je bez lozinke; mogu da se menjaju samo ćelije za put.
self-marking-not-locked = Program za tabele ga nije zaštitio, pa njegove formule mogu da se menjaju, a skrivene kolone da se prikažu.
no-self-marking = Prvo pritisnite „{ self-marking-button }“ na listu svakog lavirinta. Nijedan list ove radne sveske ne ocenjuje puteve.
results-collected =
    { $sheets ->
        [one] Tabela na listu { $name } prikazuje rezultate sa { $sheets } lista za samoproveru i menja se kad se oni promene.
        [few] Tabela na listu { $name } prikazuje rezultate sa { $sheets } lista za samoproveru i menja se kad se oni promene.
       *[other] Tabela na listu { $name } prikazuje rezultate sa { $sheets } listova za samoproveru i menja se kad se oni promene.
    }
no-path-to-mark = Pritisnite „{ check-button }“ da biste videli zašto, popravite lavirint i pokušajte ponovo. Nijedan put ne vodi od ulaza do izlaza iz lavirinta { $maze } na listu { $sheet }, pa nema šta da se ocenjuje.
path-too-long-to-mark = Napravite manji lavirint ili mu premestite ulaz ili izlaz. Najkraći put kroz lavirint { $maze } na listu { $sheet } ima { $steps ->
    [one] { $steps } korak
    [few] { $steps } koraka
   *[other] { $steps } koraka
}, a list ocenjuje najviše { NUMBER($most) }.
too-many-cells-for-twin = { $kind ->
    [marking] Napravite manji lavirint. Lavirint { $maze } na listu { $sheet } ima previše ćelija ({ NUMBER($cells) }): putevi se ocenjuju u lavirintima sa najviše { NUMBER($most) }.
    [walls] Napravite manji lavirint. Lavirint { $maze } na listu { $sheet } ima previše ćelija ({ NUMBER($cells) }): funkcije primaju kodove zidova za najviše { NUMBER($most) }.
   *[readable] Napravite manji lavirint. Lavirint { $maze } na listu { $sheet } ima previše ćelija ({ NUMBER($cells) }): rečima se opisuju lavirinti sa najviše { NUMBER($most) }.
}
readable-written = List { $written } u svakoj ćeliji kaže koje su strane iste ćelije lavirinta na listu { $sheet } otvorene. To je lavirint { $maze }.
readable-starts = Počnite od ćelije { $entrance }; { $count ->
    [1] izlaz je { LIST($exits) }.
    [one] izlazi su { LIST($exits) }.
    [few] izlazi su { LIST($exits) }.
   *[other] izlazi su { LIST($exits) }.
}
readable-without-ends = Ulaz i izlaz nisu označeni.
walls-written = Na listu { $written } je kôd zida svake ćelije lavirinta { $maze } na listu { $sheet }, u istoj ćeliji.
# $range is the range of the codes with its sheet, as formulas say it.
walls-in-functions = U funkcijama navedite { $range } kao kodove zidova.
walls-written-again = Na listu { $written } su sada kodovi zidova lavirinta { $maze } na listu { $sheet }. Formule koje se pozivaju na njih računaju sa njima.
# Both are ranges with their sheet; $before is where the earlier codes were.
walls-resized = Kodovi su sada u opsegu { $range }: u formulama navedite taj opseg umesto opsega { $before }.
walls-hidden = List { $written } je skriven.

# The table of a search. $from is the cell where it began.

search-needs-solution = Prvo pritisnite „{ solve-button }“. U tabelu se upisuje pretraga koja se pušta korak po korak, a sada nema nijedne.
writing-visits = Ispisivanje poseta: { NUMBER($done) } od { NUMBER($visits) }
search-written =
    { $visits ->
        [one] U tabeli na listu { $name } je { $visits } poseta ({ $solver }).
        [few] U tabeli na listu { $name } su { $visits } posete ({ $solver }).
       *[other] U tabeli na listu { $name } je { $visits } poseta ({ $solver }).
    }

# Check

maze-is-perfect =
    { $cells ->
        [1] Lavirint { $maze } na listu { $sheet } je savršen: ima samo jednu ćeliju.
        [one] Lavirint { $maze } na listu { $sheet } je savršen: između svake dve od njegove { $cells } ćelije vodi tačno jedan put.
        [few] Lavirint { $maze } na listu { $sheet } je savršen: između svake dve od njegove { $cells } ćelije vodi tačno jedan put.
       *[other] Lavirint { $maze } na listu { $sheet } je savršen: između svake dve od njegovih { $cells } ćelija vodi tačno jedan put.
    }
maze-is-not-perfect =
    { $cells ->
        [one] Lavirint { $maze } na listu { $sheet }, od { $cells } ćelije, nije savršen. Nađeno je: { LIST($faults) }.
        [few] Lavirint { $maze } na listu { $sheet }, od { $cells } ćelije, nije savršen. Nađeno je: { LIST($faults) }.
       *[other] Lavirint { $maze } na listu { $sheet }, od { $cells } ćelija, nije savršen. Nađeno je: { LIST($faults) }.
    }
loops-counted =
    { $count ->
        [one] { $count } petlja
        [few] { $count } petlje
       *[other] { $count } petlji
    }
parts-counted =
    { $count ->
        [one] { $count } deo odsečen od najvećeg
        [few] { $count } dela odsečena od najvećeg
       *[other] { $count } delova odsečenih od najvećeg
    }
nothing-to-solve-between = Da biste ga rešili, označite ulaz i izlaz.
no-path-to-exit = Od ulaza { $entrance } nijedan put ne vodi do izlaza.
one-shortest-solution = Od ulaza { $entrance } do najbližeg izlaza vodi jedno najkraće rešenje.
shortest-solutions = Broj podjednako kratkih rešenja od ulaza { $entrance }: { NUMBER($count) }.
shortest-solutions-at-least = Broj podjednako kratkih rešenja od ulaza { $entrance }: najmanje { NUMBER($count) }.

# What was found, a line of a list each.
part-cut-off =
    { $count ->
        [1] Odsečena je ćelija { $cell }.
        [one] Odsečena je { $count } ćelija, počev od { $cell }.
        [few] Odsečene su { $count } ćelije, počev od { $cell }.
       *[other] Odsečeno je { $count } ćelija, počev od { $cell }.
    }
loop-closes =
    { $count ->
        [one] Petlja od { $count } ćelije zatvara se između { $one } i { $other }.
        [few] Petlja od { $count } ćelije zatvara se između { $one } i { $other }.
       *[other] Petlja od { $count } ćelija zatvara se između { $one } i { $other }.
    }
cells-out-of-maze =
    { $count ->
        [one] { $count } ćelija nije u lavirintu.
        [few] { $count } ćelije nisu u lavirintu.
       *[other] { $count } ćelija nije u lavirintu.
    }
frame-is-open =
    { $side ->
        [right] Okvir je otvoren desno od ćelije { $cell }.
        [bottom] Okvir je otvoren ispod ćelije { $cell }.
        [left] Okvir je otvoren levo od ćelije { $cell }.
       *[top] Okvir je otvoren iznad ćelije { $cell }.
    }
more-parts-cut-off =
    { $count ->
        [one] Odsečen je još { $count } deo.
        [few] Odsečena su još { $count } dela.
       *[other] Odsečeno je još { $count } delova.
    }
more-loops =
    { $count ->
        [one] Postoji još { $count } petlja.
        [few] Postoje još { $count } petlje.
       *[other] Postoji još { $count } petlji.
    }
more-gaps-in-frame =
    { $count ->
        [one] Postoji još { $count } otvor u okviru.
        [few] Postoje još { $count } otvora u okviru.
       *[other] Postoji još { $count } otvora u okviru.
    }

# Mend

maze-mended = Lavirint { $maze } na listu { $sheet } je sada savršen: { LIST($changes) }.
maze-mended-but-for-parts = Lavirint { $maze } na listu { $sheet } je sada savršen, osim delova koji ne mogu da se spoje jer ćelije između njih nisu u lavirintu: { LIST($changes) }.
mending-seed = Zidovi su izabrani nasumično, iz semena { $seed }.
walls-up-counted =
    { $count ->
        [one] dodat je { $count } zid
        [few] dodata su { $count } zida
       *[other] dodato je { $count } zidova
    }
walls-down-counted =
    { $count ->
        [one] uklonjen je { $count } zid
        [few] uklonjena su { $count } zida
       *[other] uklonjeno je { $count } zidova
    }
perfect-already = Lavirint { $maze } na listu { $sheet } je već savršen. Ništa nije promenjeno.
parts-beyond-mending = Lavirint { $maze } na listu { $sheet } je savršen, osim delova koji ne mogu da se spoje jer ćelije između njih nisu u lavirintu. Ništa nije promenjeno.
mended-in-part = Ponovo pritisnite „{ mend-button }“. Lavirint { $maze } na listu { $sheet } je samo delimično popravljen.
mending-inexact = Uklonjeni zidovi u opsegu { $maze } na listu { $sheet } ponovo su nacrtani, svi u istom stilu.
wall-put-up = Dodat je zid između { $one } i { $other }.
wall-taken-down = Uklonjen je zid između { $one } i { $other }.
more-walls-put-up =
    { $count ->
        [one] Dodat je još { $count } zid.
        [few] Dodata su još { $count } zida.
       *[other] Dodato je još { $count } zidova.
    }
more-walls-taken-down =
    { $count ->
        [one] Uklonjen je još { $count } zid.
        [few] Uklonjena su još { $count } zida.
       *[other] Uklonjeno je još { $count } zidova.
    }
no-exit = Izaberite ćeliju i pritisnite „{ add-exit-button }“ ili tražite put između izabranih ćelija. Lavirint { $maze } na listu { $sheet } nema izlaz.

only-exit-selected = Izaberite drugu ćeliju lavirinta i pokušajte ponovo. Ćelija { $cell } na listu { $sheet } je njegov jedini izlaz.
