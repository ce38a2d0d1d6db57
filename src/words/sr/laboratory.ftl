# Lab: statistics and distances of a maze, two mazes side by side, a race of two solvers, algorithms compared.
#
# What is said of the sheets Statistics and Comparison is written into their cells.

## Distances. $area is a maze: "B2:I6".

show-last-step-first = { $place } prikazuje korak { NUMBER($step) } od { NUMBER($steps) }. Prikažite poslednji korak, pa ponovo pritisnite ovo dugme.
distances-coloured = Ćelije opsega { $area } na listu { $sheet } obojene su prema rastojanju od { $cell }.
farthest-cell =
    { $steps ->
        [one] Najdalja ćelija, { $cell }, udaljena je { $steps } korak.
        [few] Najdalja ćelija, { $cell }, udaljena je { $steps } koraka.
       *[other] Najdalja ćelija, { $cell }, udaljena je { $steps } koraka.
    }
nearest-exit-away =
    { $steps ->
        [one] Najbliži izlaz, { $cell }, udaljen je { $steps } korak.
        [few] Najbliži izlaz, { $cell }, udaljen je { $steps } koraka.
       *[other] Najbliži izlaz, { $cell }, udaljen je { $steps } koraka.
    }
cells-out-of-reach =
    { $cells ->
        [one] Nijedan put ne vodi do { $cells } ćelije; popuna tu ostaje ista.
        [few] Nijedan put ne vodi do { $cells } ćelije; popuna tu ostaje ista.
       *[other] Nijedan put ne vodi do { $cells } ćelija; popuna tu ostaje ista.
    }

## Two mazes side by side, each made by an algorithm: $first and $second

pair-sheet = Uporedo
choose-two-algorithms = Izaberite dva različita algoritma.
choose-smaller-pair = { $columns ->
        [one] { $columns } kolona
        [few] { $columns } kolone
       *[other] { $columns } kolona
    } i { $rows ->
        [one] { $rows } red
        [few] { $rows } reda
       *[other] { $rows } redova
    } daju { $cells ->
        [one] { $cells } ćeliju
        [few] { $cells } ćelije
       *[other] { $cells } ćelija
    }, a svaki od dva uporedna lavirinta ima ih najviše { NUMBER($most) }. Izaberite manju veličinu.
pair-title = { $first } i { $second }, iz semena { $seed }
pair-made =
    Dva lavirinta su na novom listu { $sheet }. { $first }: { $firstSteps ->
        [one] { $firstSteps } korak
        [few] { $firstSteps } koraka
       *[other] { $firstSteps } koraka
    }, { $second }: { $secondSteps ->
        [one] { $secondSteps } korak
        [few] { $secondSteps } koraka
       *[other] { $secondSteps } koraka
    }.
pair-ready =
    Na novom listu { $sheet } sve je spremno za dva lavirinta ({ $first } i { $second }), u { $steps ->
        [one] { $steps } koraku
        [few] { $steps } koraka
       *[other] { $steps } koraka
    }.

## Weights of walls: a table on a sheet, and the maze of them. $area is a maze: "B2:I6".

weights-title = Težine zidova lavirinta { $area } na listu { $sheet }
weights-how = Lavirint po ovim težinama otvara najpre najlakše zidove, osim kad bi se time zatvorila petlja. Od jednakih težina prva je ona koja je više gore. Promenite broj ispod, sortirajte tabelu ili upišite druge brojeve ili formule u kolonu „{ weight-heading }“.
weights-column = Težine iz kolone
weights-columns = 1 { chance-heading }, 2 { bias-heading }, 3 { rooms-heading }, 4 { picture-heading }
wall-heading = Zid
weight-heading = Težina
chance-heading = Slučaj
bias-heading = Pravac
rooms-heading = Prostorije
picture-heading = Slika
weights-written = Na listu { $written } su težine { $walls ->
    [one] { $walls } zida
    [few] { $walls } zida
   *[other] { $walls } zidova
 } lavirinta { $area } na listu { $sheet }. Promenite ih, pa tamo pritisnite „{ maze-of-weights-button }“.
weights-add-up = { $passages ->
    [one] Zbir težina { $passages } prolaza je { NUMBER($sum) }.
    [few] Zbir težina { $passages } prolaza je { NUMBER($sum) }.
   *[other] Zbir težina { $passages } prolaza je { NUMBER($sum) }.
 }
no-walls-to-write = U opsegu { $area } na listu { $sheet } nema dve susedne ćelije. Najpre napravite veći lavirint.
no-weights = Na listu { $sheet } nema tabele sa težinama. Izaberite list koji je napravilo dugme „{ write-weights-button }“.
weights-wrong = Težina mora biti broj, a „{ steps-heading-cell }“ i „{ steps-heading-neighbour }“ moraju biti dve susedne ćelije. Najpre ispravite { $count ->
    [1] { LIST($cells) }
    [one] { $count } mesto
    [few] { $count } mesta
   *[other] { $count } mesta
 } na listu { $sheet }{ $count ->
    [1] .
   *[other] : { LIST($cells) }.
 }
weights-too-large = Ćelije tabele na listu { $sheet } leže u bloku od { NUMBER($cells) }, a najviše ih može biti { NUMBER($most) }. Izaberite ćelije koje su bliže jedna drugoj.

## Union-find in formulas, on a sheet of its own

union-find-title = Union-find lavirinta { $area } na listu { $sheet }
union-find-how = U žutoj ćeliji 1 znači da, a 0 ne. Kad sortirate tabelu zidova ili promenite njene brojeve, svaki red se računa ponovo. Kao predviđanje, 1 znači da korak spaja dva skupa, a 0 da ih ne spaja. Desno je roditelj svake ćelije pre tog koraka.
by-rank-label = Spajanje po rangu
compression-label = Skraćivanje puta
predict-label = Sakrij do predviđanja
right-predictions-label = Tačna predviđanja
root-of-cell-heading = Koren ćelije
root-of-neighbour-heading = Koren suseda
rank-heading = Rang
prediction-heading = Predviđanje
prediction-is-wrong = netačno
union-find-written = Union-find lavirinta { $area } na listu { $sheet } je na listu { $written }, sa po jednim redom za { $walls ->
    [one] njegov { $walls } zid
    [few] njegova { $walls } zida
   *[other] njegovih { $walls } zidova
 }.

## A race of two solvers: $first and $second

race-signs = Šrafirano naviše: { $first }. Naniže: { $second }. Unakrsno: oba.
race-ready =
    { $steps ->
        [one] { $first } i { $second }: pretrage u opsegu { $place } imaju { $steps } korak; još nijedan nije prikazan.
        [few] { $first } i { $second }: pretrage u opsegu { $place } imaju { $steps } koraka; još nijedan nije prikazan.
       *[other] { $first } i { $second }: pretrage u opsegu { $place } imaju { $steps } koraka; još nijedan nije prikazan.
    }

## Algorithms compared: questions and outcomes

comparison-sheet = Poređenje
no-comparison-here = Na listu { $sheet } ne piše šta treba porediti. Izaberite list koji je napravilo dugme „{ compare-button }“ i pritisnite „{ compare-again-button }“.
comparison-takes-long =
    { $mazes ->
        [one] Za { $mazes } lavirint sa ukupno { NUMBER($cells) } ćelija potrebno je oko { $time }. Možete da prekinete u svakom trenutku i zadržite ono što je dotad izmereno. Želite li da počnete?
        [few] Za { $mazes } lavirinta sa ukupno { NUMBER($cells) } ćelija potrebno je oko { $time }. Možete da prekinete u svakom trenutku i zadržite ono što je dotad izmereno. Želite li da počnete?
       *[other] Za { $mazes } lavirinata sa ukupno { NUMBER($cells) } ćelija potrebno je oko { $time }. Možete da prekinete u svakom trenutku i zadržite ono što je dotad izmereno. Želite li da počnete?
    }
# After „oko“: in the genitive.
time-in-seconds =
    { $seconds ->
        [one] { $seconds } sekunde
        [few] { $seconds } sekunde
       *[other] { $seconds } sekundi
    }
time-in-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuta
       *[other] { $minutes } minuta
    }
begin-comparison = Počni
nothing-compared = Nijedan od ovih algoritama nije mogao da se izmeri u ovim veličinama. Izaberite druge.
comparison-written =
    { $mazes ->
        [one] Rezultati za { $mazes } lavirint su na novom listu { $sheet }.
        [few] Rezultati za { $mazes } lavirinta su na novom listu { $sheet }.
       *[other] Rezultati za { $mazes } lavirinata su na novom listu { $sheet }.
    }
comparison-left-some-out = Neki algoritmi su izostavljeni; na listu piše koji i zašto.

## Algorithms compared: the words above the charts and tables

comparison-title = Poređenje algoritama
comparison-of =
    { $mazes ->
        [one] Po { $mazes } lavirint za svaki algoritam i veličinu ({ LIST($sizes) }), { $kind }, od ugla do ugla; seme: { $seed }
        [few] Po { $mazes } lavirinta za svaki algoritam i veličinu ({ LIST($sizes) }), { $kind }, od ugla do ugla; seme: { $seed }
       *[other] Po { $mazes } lavirinata za svaki algoritam i veličinu ({ LIST($sizes) }), { $kind }, od ugla do ugla; seme: { $seed }
    }
comparison-of-imperfect = { $made ->
    [perfect] savršeni lavirinti
   *[otherwise] { pattern-choice }: { pattern-name }; smer { NUMBER($direction) }%, dugi hodnici { NUMBER($rivers) }%, prostorije { NUMBER($rooms) }, dodatni otvori { NUMBER($openings) }%, uklonjeni ćorsokaci { NUMBER($deadEnds) }%, blokirani zidovi { NUMBER($blocked) }%
}
compared-size = { NUMBER($columns) } x { NUMBER($rows) }
compared-size-of-shape = { NUMBER($columns) } x { NUMBER($rows) } u ovom obliku
comparison-stopped =
    { $measured ->
        [one] Zaustavljeno: izmeren je { $measured } od { NUMBER($planned) } lavirinata; rezultati važe samo za izmerene.
        [few] Zaustavljeno: izmerena su { $measured } od { NUMBER($planned) } lavirinata; rezultati važe samo za izmerene.
       *[other] Zaustavljeno: izmereno je { $measured } od { NUMBER($planned) } lavirinata; rezultati važe samo za izmerene.
    }
comparison-left-out = Izostavljeni kod nekih veličina, jer traju predugo ili im treba ceo pravougaonik: { LIST($algorithms) }.

## Algorithms compared: charts. Names of charts, titles of axes and series. Whole sentences stand above a chart, at most 80 characters each.

chart-of-means-name = Proseci i teorija
chart-of-means = { $metric }, { $size }: proseci i teorija
chart-of-intervals-name = Intervali
chart-of-intervals = { $metric }, { $size }: prosek ± 2 standardne greške
chart-of-intervals-means = Gde se linije ne preklapaju, algoritmi se razlikuju.
chart-of-sizes = { $metric } prema veličini
axis-sizes = Kolone x redovi
axis-share = Udeo ćelija
axis-number = Broj
axis-score = Poeni od 100
upper-end = Gornja granica
lower-end = Donja granica

## Tables of figures: what stands above them, and the names of their columns

generators-table = Algoritmi koji prave lavirinte
solvers-table = Rešavači: svi rešavaju iste lavirinte, koje su izabrani algoritmi pravili naizmenično; blokirani zidovi: { NUMBER($blocked) }%; posete su udeo ćelija
column-algorithm = Algoritam
column-solver = Rešavač
column-measure = Mera
column-mean = Prosek
column-deviation = Odstupanje
column-standard-error = Standardna greška
column-theory = Teorija
column-difference = Razlika
column-z = z
column-openings = Dodatni otvori %
column-solved = Rešeno
column-visits = Posete
column-deviation-of-visits = Odstupanje poseta
column-detour = Put prema najkraćem
column-deviation-of-path = Odstupanje puta
column-milliseconds = Milisekunde
column-this-maze = Ovaj lavirint
column-lower = Niže

## Statistics of a maze

statistics-sheet = Statistika
statistics-written = Statistika lavirinta u opsegu { $area } na listu { $sheet } je na novom listu { $written }.
statistics-title = Statistika lavirinta u opsegu { $area } na listu { $sheet }
maze-in-figures =
    { $cells ->
        [one] { $cells } ćelija
        [few] { $cells } ćelije
       *[other] { $cells } ćelija
    }, { $passages ->
        [one] { $passages } prolaz
        [few] { $passages } prolaza
       *[other] { $passages } prolaza
    }, { $parts ->
        [one] { $parts } deo
        [few] { $parts } dela
       *[other] { $parts } delova
    }, { $loops ->
        [one] { $loops } petlja
        [few] { $loops } petlje
       *[other] { $loops } petlji
    }, { $closed ->
        [one] { $closed } zatvorena ćelija
        [few] { $closed } zatvorene ćelije
       *[other] { $closed } zatvorenih ćelija
    }
compared-with-mazes =
    { $mazes ->
        [one] Poređenje sa { $mazes } lavirintom napravljenim na isti način ({ $generator }).
        [few] Poređenje sa { $mazes } lavirinta napravljena na isti način ({ $generator }).
       *[other] Poređenje sa { $mazes } lavirinata napravljenih na isti način ({ $generator }).
    }
compared-with-nothing = Lavirint je promenjen ručno ili je prevelik, pa se ne poredi sa drugima.
most-unusual = Najneobičnije: { $metric }, { $words } (z = { NUMBER($z, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
statistics-table = z broji odstupanja od teorije, ili od proseka gde teorije nema; „{ column-lower }“ je udeo lavirinata sa manjom vrednošću
dead-ends-by-length = Ćorsokaci po dužini
dead-ends-by-length-means = Dužina je broj ćelija do račvanja.
axis-cells-up-to-fork = Ćelija do račvanja
column-length = Dužina
length-in-cells =
    { $cells ->
        [one] { $cells } ćelija
        [few] { $cells } ćelije
       *[other] { $cells } ćelija
    }
longer-dead-ends = duži
