# Questions about a maze that stands, and repairs: solutions, distances, faults.
# $sheet is the name of a sheet; $cell, $from, $area and $maze are addresses, such as B2 or B2:I6.

# Solve

search-ready =
    { $steps ->
        [one] { $solver }: pretraga lavirinta { $maze } na listu { $sheet } ima { $steps } korak; još nijedan nije prikazan.
        [few] { $solver }: pretraga lavirinta { $maze } na listu { $sheet } ima { $steps } koraka; još nijedan nije prikazan.
       *[other] { $solver }: pretraga lavirinta { $maze } na listu { $sheet } ima { $steps } koraka; još nijedan nije prikazan.
    }
path-found =
    { $found ->
        [shortest] Najkraći
       *[some] Nađeni
    } put od { $from } do { $to } na listu { $sheet } ima { $steps ->
        [one] { $steps } korak
        [few] { $steps } koraka
       *[other] { $steps } koraka
    }.
path-costs = Njegova cena je { NUMBER($cost) }, i nijedan drugi put nije jeftiniji.
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
no-cost = Ćelija { $cell } na listu { $sheet } sadrži „{ $value }“, a { $solver } u ćelijama traži brojeve koji nisu manji od 0; prazna ćelija košta 1. Promenite ćeliju ili izaberite drugi rešavač.
costs-too-large = Na listu { $sheet } zbir brojeva na svakom putu veći je nego što može da se uporedi. Upišite manje brojeve u ćelije i pokušajte ponovo.
solution-elsewhere = U opsegu { $area } na listu { $sheet } već postoji rešenje. Prvo pritisnite „{ clear-solution-button }“.

# From where to where

select-two-cells = Za ovo su potrebne dve ćelije lavirinta. Izaberite ih (drugu uz taster Ctrl, na Mac računaru Cmd) ili ih upišite, i pokušajte ponovo.
field-empty = Polje „{ $field ->
    [from] { from-field }
   *[to] { to-field }
}“ je prazno. Upišite ćeliju, na primer { $cell }.
field-holds-no-cell = Polje „{ $field ->
    [from] { from-field }
    [to] { to-field }
   *[cell] { cell-field }
}“ sadrži „{ $text }“. Upišite adresu kao što je { $cell }.
no-entrance = Lavirint { $maze } na listu { $sheet } nema ulaz. Izaberite ćeliju i pritisnite „{ set-entrance-button }“ ili tražite put između izabranih ćelija.

# Clear solution

marks-cleared = Oznake u opsegu { $area } na listu { $sheet } su obrisane.

# Distances between all cells

three-new-sheets = Idu na tri nova lista, a svaki ima { $cells ->
    [one] { $cells } red i { $cells } kolonu
    [few] { $cells } reda i { $cells } kolone
   *[other] { $cells } redova i { $cells } kolona
}.
write-them = Želite li da se ispišu?
write = Ispiši
distances-written =
    { $names ->
        [numbers] Rastojanja između svih parova ćelija su na listu { $distances }, prethodnici na listu { $predecessors }, a matrica susedstva na listu { $adjacency }. Upišite dva broja čvorova u ćelije B1 i D1 na listu { $distances }, a F1 će prikazati broj koraka između njih.
       *[addresses] Rastojanja između svih parova ćelija su na listu { $distances }, prethodnici na listu { $predecessors }, a matrica susedstva na listu { $adjacency }. Upišite dve adrese u ćelije B1 i D1 na listu { $distances }, a F1 će prikazati broj koraka između njih.
    }

# A sheet that marks typed paths, and a sheet that says every cell in words

write-walls-again = Želite li da se kodovi zidova lavirinta { $maze } na listu { $sheet } upišu na list { $earlier }?
walls-changed = Neko je na listu { $written } izmenio kodove zidova ili upisao nešto drugo; sve to će biti obrisano.
walls-copied = List { $written } je možda kopija. Kodovi zidova ovog lavirinta su na: { LIST($sheets) }; menja se samo { $written }.
self-marking-written = List { $written } ocenjuje puteve kroz lavirint { $maze } na listu { $sheet }, do { $steps ->
    [one] { $steps } koraka
    [few] { $steps } koraka
   *[other] { $steps } koraka
}, čak i bez Lavirinta.
no-self-marking = Nijedan list ove radne sveske ne ocenjuje puteve. Prvo pritisnite „{ self-marking-button }“ na listu svakog lavirinta.
results-collected =
    { $sheets ->
        [one] Tabela na listu { $name } prikazuje rezultate sa { $sheets } lista za samoproveru i menja se kad se oni promene.
        [few] Tabela na listu { $name } prikazuje rezultate sa { $sheets } lista za samoproveru i menja se kad se oni promene.
       *[other] Tabela na listu { $name } prikazuje rezultate sa { $sheets } listova za samoproveru i menja se kad se oni promene.
    }
no-way = Nijedan put ne vodi od ulaza do izlaza iz lavirinta { $maze } na listu { $sheet }. Pritisnite „{ check-button }“ da biste videli zašto, popravite lavirint i pokušajte ponovo.
path-too-long-to-mark = Najkraći put kroz lavirint { $maze } na listu { $sheet } ima { $steps ->
    [one] { $steps } korak
    [few] { $steps } koraka
   *[other] { $steps } koraka
}, a list ocenjuje najviše { NUMBER($most) }. Napravite manji lavirint ili mu premestite ulaz ili izlaz.
maze-too-large = Lavirint { $maze } na listu { $sheet } ima { $cells ->
    [one] { $cells } ćeliju
    [few] { $cells } ćelije
   *[other] { $cells } ćelija
}, a za ovo ih može biti najviše { NUMBER($most) }. Izaberite manji lavirint.
readable-written = List { $written } u svakoj ćeliji navodi koje su strane iste ćelije lavirinta { $maze } na listu { $sheet } otvorene.
walls-written = Na listu { $written } je kôd zida svake ćelije lavirinta { $maze } na listu { $sheet }, u istoj ćeliji.
# $range is the range of the codes with its sheet, as formulas say it.
walls-in-functions = U funkcijama navedite { $range } kao kodove zidova.
# Both are ranges with their sheet; $before is where the earlier codes were.
walls-resized = Kodovi su sada u opsegu { $range }: u formulama navedite taj opseg umesto opsega { $before }.

# The table of a search. $from is the cell where it began.

search-needs-solution = Nije prikazana nijedna pretraga koja bi se ispisala. Prvo pritisnite „{ solve-button }“.
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
        [one] Lavirint { $maze } na listu { $sheet } je savršen{ $rooms ->
            [some] , osim u prostorijama
           *[none] {""}
        }: između svake dve od njegove { $cells } ćelije vodi tačno jedan put.
        [few] Lavirint { $maze } na listu { $sheet } je savršen{ $rooms ->
            [some] , osim u prostorijama
           *[none] {""}
        }: između svake dve od njegove { $cells } ćelije vodi tačno jedan put.
       *[other] Lavirint { $maze } na listu { $sheet } je savršen{ $rooms ->
            [some] , osim u prostorijama
           *[none] {""}
        }: između svake dve od njegovih { $cells } ćelija vodi tačno jedan put.
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
shortest-solutions =
    { $count ->
        [1] Od ulaza { $entrance } do najbližeg izlaza vodi samo jedno najkraće rešenje.
        [one] Od ulaza { $entrance } vodi { NUMBER($count) } podjednako kratko rešenje.
        [few] Od ulaza { $entrance } vode { NUMBER($count) } podjednako kratka rešenja.
       *[other] Od ulaza { $entrance } vodi { NUMBER($count) } podjednako kratkih rešenja.
    }

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
and-more = Ima ih još: { $count }.

# Repair

maze-mended = Lavirint { $maze } na listu { $sheet } je popravljen. Dodato zidova: { NUMBER($added) }, uklonjeno: { NUMBER($removed) }.
mend-theirs = Lavirint { $maze } na listu { $sheet } nije nacrtan ovim dodatkom.
mending-changes = Zidovi koji bi se { $done ->
    [removed] uklonili
   *[added] dodali
 }: { $walls }{ $more ->
    [0] .
   *[other] {" "}i još { $more }.
 }
mend-them = Želite li da ga popravite?
rooms-stay = Njegove prostorije, otvoreni blokovi od bar 2 x 3 ćelije, ostaju kakve jesu.
perfect-already = U lavirintu { $maze } na listu { $sheet } nema šta da se popravi.
parts-beyond-mending = Neki delovi ne mogu da se spoje jer ćelije između njih nisu u lavirintu.
wall-put-up = Dodat je zid između { $one } i { $other }.
wall-taken-down = Uklonjen je zid između { $one } i { $other }.
no-exit = Lavirint { $maze } na listu { $sheet } nema izlaz. Izaberite ćeliju i pritisnite „{ add-exit-button }“ ili tražite put između izabranih ćelija.

only-exit-selected = Ćelija { $cell } na listu { $sheet } je jedini izlaz iz lavirinta. Izaberite drugu ćeliju i pokušajte ponovo.

# What a solver remembers between two steps. { $cells } are addresses, each with its cost behind it on a list: D4 (7).
memory-title = Šta rešavač pamti
solver-remembers-cells = { $kind ->
    [queue] U redu za čekanje, sledeća prva
    [edges] Na ivicama obe pretrage
    [stack] Na steku, najnovija prva
   *[list] Na spisku s cenama, najjeftinija prva
} ({ NUMBER($count) }): { $cells }
solver-remembers-marks = Jednom označeni prolazi: { NUMBER($once) }; dvaput označeni: { NUMBER($twice) }.
solver-remembers-turns = Četvrtine okreta udesno, umanjene za one ulevo: { NUMBER($turns) }.
solver-remembers-rest = { $kind ->
    [ways] Za svaku ćeliju, koliko joj je izlaza ostalo.
    [table] Za svaki par ćelija rastojanje i pretposlednju ćeliju.
   *[facing] Samo gde je i kuda gleda.
}
