# The tab Lab.

this-maze-title = Ovaj lavirint
statistics-button = Statistika ovog lavirinta
colour-distances-button = Oboji rastojanja
take-colours-button = Ukloni boje
legend-list = Rastojanja po bojama
legend-one-distance = { $steps ->
    [one] { $steps } korak
    [few] { $steps } koraka
   *[other] { $steps } koraka
 }, { $pattern }: { $cells ->
    [one] { $cells } ćelija
    [few] { $cells } ćelije
   *[other] { $cells } ćelija
 }
legend-distances = { NUMBER($from) } do { $steps ->
    [one] { $steps } koraka
    [few] { $steps } koraka
   *[other] { $steps } koraka
 }, { $pattern }: { $cells ->
    [one] { $cells } ćelija
    [few] { $cells } ćelije
   *[other] { $cells } ćelija
 }
pattern-plain = bez šare
pattern-dotted = tačkasto
pattern-hatched-up = šrafirano naviše
pattern-hatched-down = šrafirano naniže
pattern-striped = prugasto

two-title = { side-by-side-button } i trka
two-note = Tempo i boje sa kartice „{ watch-tab }“ važe i ovde, a koraci se puštaju tamo. Zidovi su ovde linije.
left-choice = Levo
right-choice = Desno
side-by-side-button = Uporedo
first-solver-choice = Prvi rešavač
second-solver-choice = Drugi rešavač
race-button = Trka

formulas-title = Težine i formule
formulas-note = „{ write-weights-button }“ daje svakom zidu lavirinta težinu, koju možete promeniti vi ili formula. „{ union-find-button }“ korak po korak objašnjava kako ćelije postaju skupovi, za najviše 100 ćelija.
write-weights-button = Ispiši težine
by-weights-choice = Algoritam za ove težine
maze-of-weights-button = Napravi lavirint po ovim težinama
union-find-button = Ispiši union-find

compare-title = Poređenje algoritama
compare-note = Pravi stotine lavirinata i upisuje njihove mere na novi list, sa grafikonima i, gde je poznata, teorijom.
compare-options-title = Šta se poredi
compare-algorithms-field = Algoritmi
compare-algorithms-note = Za izbor više njih kliknite uz taster Ctrl (na Mac računaru Cmd).
no-algorithm-chosen = Nijedan algoritam nije izabran. Izaberite bar jedan.
compare-sizes-field = Veličine
compare-sizes-unit = kolone x redovi
compare-sizes-fault = Polje „{ compare-sizes-field }“ sadrži „{ $held }“. Upišite od jedne do { $most ->
    [one] { $most } veličine
    [few] { $most } veličine
   *[other] { $most } veličina
 }, na primer 10 x 10, 20 x 30.
compare-in-front-check = Veličina i oblik ovog lavirinta
compare-mazes-field = Lavirinata po algoritmu
compare-variation-note = Svi lavirinti imaju hodnike, prostorije i otvore izabrane na kartici „{ make-tab }“.
compare-again-button = Ponovi
compare-solvers-check = Uporedi i rešavače
compare-button = Uporedi

sources-title = Izvori
source-choice = Algoritam
sources-note = Stranica za svaki algoritam: zamisao, složenost, kakve lavirinte pravi i odakle potiče.
source-label = Izvor:
cost-for-cells = Složenost za n ćelija: { $cost }.
texture-figures = Tekstura na { NUMBER($columns) } x { NUMBER($rows) }, kao udeo ćelija: { LIST($figures) }.
texture-figure = { $name } { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ $kind ->
    [exact] tačno
    [published] objavljeno
   *[measured] izmereno
 })
