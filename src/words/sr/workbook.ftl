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

## The sheets of distances, predecessors and adjacency

distances-corner = Od \ do
distance-from = Od
distance-to = Do
no-distance = nema
adjacency-note = 1: dve ćelije spaja prolaz; 0: ista ćelija; ∞: nema prolaza. Znak ∞ je tekst, pa ga formule kao što su SUM i COUNT preskaču.

## The table of a search

search-heading-order = Redosled
search-heading-distance = Rastojanje
search-heading-cost = Cena
search-heading-previous = Prethodna ćelija
search-table-of = { $solver }, od { $from }

## Above and below a page. $number is the number of a maze: 7.

maze-label = Lavirint { $number }
answer-label = Rešenje
name-line = Ime: ____________________
maze-rating = { $stars }Težina { $points }/100
page-of-pages = Stranica { $page } od { $pages }
poster-footer = Poster od { NUMBER($across) } x { NUMBER($down) } stranica, { $first } do { $last }. { $join ->
    [edge] Stavite stranice ivicu uz ivicu.
   *[overlap] Sive ćelije sa istim slovima preklopite.
}

## A booklet: a sheet for each maze (maze-label) or one for all, their answers, and an index

index-sheet = Sadržaj
mazes-sheet = Lavirinti
answers-sheet = Rešenja
about-booklet =
    { $count ->
        [one] { $count } lavirint
        [few] { $count } lavirinta
       *[other] { $count } lavirinata
    } od { $sizes ->
        [same] { NUMBER($columns) } x { NUMBER($rows) } ćelija
       *[several] { NUMBER($columns) } x { NUMBER($rows) } do { NUMBER($mostColumns) } x { NUMBER($mostRows) } ćelija
    }, { $difficulty ->
        [rising] od lakih ka teškim
        [easy] težina: lako
        [medium] težina: srednje
       *[hard] težina: teško
    }. Seme: { $seed }
index-heading-stars = Zvezdice
index-heading-steps = Koraci
index-heading-code = Kôd za deljenje
answer-link = Rešenje { $number }
maze-steps = { $steps ->
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
about-class-set = Lavirinti od { $sizes ->
    [same] { NUMBER($columns) } x { NUMBER($rows) } ćelija
   *[several] { NUMBER($columns) } x { NUMBER($rows) } do { NUMBER($mostColumns) } x { NUMBER($mostRows) } ćelija
}. Seme: { $seed }

## A picture of a maze: its title, and its alternative text, which somebody may hear who does not see it

picture-title = Lavirint { NUMBER($columns) } x { NUMBER($rows) }
picture-of-maze = { $marked ->
    [none] Lavirint od { columns-and-rows }.
    [entrance] Lavirint od { columns-and-rows }, ulaz u { $entrance }.
    [exits] Lavirint od { columns-and-rows }, izlaz u { LIST($exits) }.
   *[both] Lavirint od { columns-and-rows }, ulaz u { $entrance }, izlaz u { LIST($exits) }.
}
path-drawn = Ucrtan je put: { $steps ->
    [one] { $steps } korak
    [few] { $steps } koraka
   *[other] { $steps } koraka
}.
