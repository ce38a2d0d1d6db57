# What Lavirint writes into a workbook: names of sheets, labels, headings, headers and footers. Tables of figures are in laboratory.ftl,
# the table of steps in trace.ftl, labels of set numbers in watch.ftl.
#
# The name of a sheet has at most 31 characters and none of : \ / ? * [ ] ". A longer one is cut, and others become spaces.
# columns-and-rows is in the genitive: it follows „od“.

## Names of sheets: of a maze, and of what belongs to it

maze-sheet = Lavirint
set-numbers-sheet = Skupovi lavirinta
covered-sheet = Prekriveno lavirintom
steps-sheet = Koraci lavirinta
merge-tree-sheet = Stablo spajanja
weights-sheet = Težine lavirinta
union-find-sheet = Union-find lavirinta
search-sheet = Pretraga lavirinta
adjacency-sheet = Susedstvo u lavirintu
distances-sheet = Rastojanja u lavirintu
predecessors-sheet = Prethodnici u lavirintu
paper-sheet = { $what ->
    [answer] { $sheet } rešenje
   *[poster] { $sheet } poster
}
report-sheet = Provera Lavirinta
report-sheet-says = Izveštaj Lavirinta na ovom listu nešto isprobava. Izbrišite ga ako se izveštaj upravo ne pravi.

## Labels above the two cells that hold the size of a maze

label-of-columns = Kolone
label-of-rows = Redovi

## The sheets of distances, predecessors and adjacency

distances-corner = Od \ do
distance-from = Od
distance-to = Do
distance-in-steps = Koraci
no-distance = nema
adjacency-note = 1: dve ćelije spaja prolaz; 0: ista ćelija; ∞: nema prolaza. Znak ∞ je tekst, pa ga formule kao što su SUM i COUNT preskaču.

## The table of a search

search-heading-order = Redosled
search-heading-cell = Ćelija
search-heading-distance = Rastojanje
search-heading-cost = Cena
search-heading-previous = Prethodna ćelija
search-table-of = { $solver }, od { $from }
search-distance-means = Rastojanje: najmanji broj koraka od { $from } do ćelije.
search-cost-means = Cena: najmanji zbir brojeva u ćelijama na putu od { $from }; prazna ćelija računa se kao 1.
previous-is-nearest = Prethodna ćelija: među ranije posećenim susedima onaj najbliži ćeliji { $from }; ako ih je više, onaj koji je prvi posećen.
previous-is-latest = Prethodna ćelija: među ranije posećenim susedima onaj koji je poslednji posećen, dakle ćelija u kojoj je pretraga bila.
previous-is-walked = Prethodna ćelija: ona iz koje se došlo. Ćelija u koju se šetnja vratila navodi se ponovo.
previous-is-in-matrix = Prethodna ćelija: ona pre nje na najkraćem putu od { $from }, kao u redu { $from } matrice prethodnika.
previous-is-none = Prethodna ćelija: nema je. Ovaj postupak radi na više mesta odjednom.

## Above and below a page. $number is the number of a maze: 7.

maze-label = Lavirint { $number }
answer-label = Rešenje
answer-of-maze-label = Rešenje lavirinta { $number }
name-line = Ime: ____________________
maze-rating = { $stars } Težina { $points }/100
maze-difficulty = Težina { $points }/100
page-of-pages = Stranica { $page } od { $pages }
poster-footer = Poster od { NUMBER($across) } x { NUMBER($down) } stranica, { $first } do { $last }. { $join ->
    [edge] Stavite stranice ivicu uz ivicu.
   *[overlap] Sive ćelije sa istim slovima preklopite.
}

## A booklet: a sheet for each maze (maze-label) or one for all, their answers, and an index

index-sheet = Sadržaj
mazes-sheet = Lavirinti
answers-sheet = Rešenja
untitled-booklet = Lavirinti
about-booklet =
    { $count ->
        [one] { $count } lavirint
        [few] { $count } lavirinta
       *[other] { $count } lavirinata
    } od { columns-and-rows }, { $difficulty ->
        [rising] od lakih ka teškim
        [easy] težina: lako
        [medium] težina: srednje
       *[hard] težina: teško
    }. Seme je { $seed }.
about-booklet-of-sizes =
    { $count ->
        [one] { $count } lavirint
        [few] { $count } lavirinta
       *[other] { $count } lavirinata
    } od { NUMBER($columns) } x { NUMBER($rows) } do { NUMBER($mostColumns) } x { NUMBER($mostRows) } polja, od lakih ka teškim. Seme je { $seed }.
index-heading-maze = Lavirint
index-heading-difficulty = Težina
index-heading-stars = Zvezdice
index-heading-algorithm = Algoritam
index-heading-steps = Koraci
index-heading-code = Kôd za deljenje
index-heading-answer = Rešenje
answer-link = Rešenje { $number }
book-maze-caption = { $label }   { $rating }   { $steps ->
    [one] { $steps } korak
    [few] { $steps } koraka
   *[other] { $steps } koraka
}
book-maze-steps = { $label }   { $steps ->
    [one] { $steps } korak
    [few] { $steps } koraka
   *[other] { $steps } koraka
}
number-of-pages = { $page } od { $pages }

## A class list: a table with a row for each pupil; and a class set: a page for each, answers and an index

class-list-sheet = Spisak učenika
class-heading-name = Ime
class-heading-level = Nivo
class-heading-words = Reči
class-heading-shape = Oblik
# Empty, for how long the pupil took to solve the maze.
class-heading-minutes = Minuti
class-level-easy = lako
class-level-medium = srednje
class-level-hard = teško
class-shape-own-name = ime
class-example-name = { $number ->
    [1] Ana
    [2] Bojan
   *[3] Ceca
}
class-example-word = SUNCOKRET
class-example-words = crvena, zelena, plava
untitled-class-set = Komplet za odeljenje
about-class-set = Lavirinti od { columns-and-rows }, nivo { $difficulty ->
    [easy] lako
    [hard] teško
   *[medium] srednje
}, ako na spisku ne piše drugačije. Seme: { $seed }
about-class-set-of-sizes = Lavirinti od { NUMBER($columns) } x { NUMBER($rows) } do { NUMBER($mostColumns) } x { NUMBER($mostRows) } polja. Seme: { $seed }

## A picture of a maze: its title, and its alternative text, which somebody may hear who does not see it

picture-title = Lavirint { NUMBER($columns) } x { NUMBER($rows) }
picture-of-maze = Lavirint od { columns-and-rows }.
picture-of-maze-with-ends = { $marked ->
    [entrance] Lavirint od { columns-and-rows }, ulaz u { $entrance }.
    [exits] Lavirint od { columns-and-rows }, izlaz u { LIST($exits) }.
   *[both] Lavirint od { columns-and-rows }, ulaz u { $entrance }, izlaz u { LIST($exits) }.
}
path-drawn = Ucrtan je put: { $steps ->
    [one] { $steps } korak
    [few] { $steps } koraka
   *[other] { $steps } koraka
}.
