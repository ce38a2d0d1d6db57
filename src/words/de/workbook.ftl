# What Lavirint writes into a workbook: names of sheets, labels, headings, headers and footers. Tables of figures are in laboratory.ftl,
# the table of steps in trace.ftl, labels of set numbers in watch.ftl.
#
# The name of a sheet has at most 31 characters and none of : \ / ? * [ ] ". A longer one is cut, and others become spaces.

## Names of sheets: of a maze, and of what belongs to it

maze-sheet = Labyrinth
# Hidden: the numbers of its sets; what it covers.
set-numbers-sheet = Labyrinth (Mengen)
covered-sheet = Labyrinth (verdeckt)
# Hidden, and only there until its maze is copied.
steps-sheet = Labyrinth (Schritte)
merge-tree-sheet = Labyrinth (Vereinigungsbaum)
weights-sheet = Labyrinth (Gewichte)
union-find-sheet = Labyrinth (Union-Find)
search-sheet = Labyrinth (Suche)
adjacency-sheet = Labyrinth (Adjazenz)
distances-sheet = Labyrinth (Entfernungen)
predecessors-sheet = Labyrinth (Vorgänger)
paper-sheet = { $what ->
    [answer] { $sheet } (Lösung)
   *[poster] { $sheet } (Poster)
}
report-sheet = Lavirint-Bericht
report-sheet-says = Der Bericht von Lavirint probiert auf diesem Blatt etwas aus. Löschen Sie es, wenn gerade kein Bericht entsteht.

## The sheets of distances, predecessors and adjacency

distances-corner = Von \ nach
distance-from = Von
distance-to = Nach
no-distance = keine
adjacency-note = 1: ein Durchgang verbindet die zwei Zellen; 0: dieselbe Zelle; ∞: kein Durchgang. ∞ ist Text, deshalb übergehen es Formeln wie SUMME und ANZAHL.

## The table of a search. Each line begins with a letter.

search-heading-order = Reihenfolge
search-heading-distance = Entfernung
search-heading-cost = Kosten
search-heading-previous = Zelle davor
search-table-of = { $solver } ab { $from }

## Above and below a page. $number is the number of a maze: 7.

maze-label = Labyrinth { $number }
answer-label = Lösung
name-line = Name: ____________________
maze-rating = { $stars }Schwierigkeit { $points }/100
page-of-pages = Seite { $page } von { $pages }
# At most 250 characters.
poster-footer = Ein Poster aus { NUMBER($across) } mal { NUMBER($down) } Seiten, { $first } bis { $last }. { $join ->
    [edge] Legen Sie die Seiten Kante an Kante.
   *[overlap] Legen Sie graue Zellen mit gleichen Buchstaben übereinander.
}

## A booklet: a sheet for each maze (maze-label) or one for all, their answers, and an index

index-sheet = Verzeichnis
mazes-sheet = Labyrinthe
answers-sheet = Lösungen
about-booklet =
    { $count ->
        [one] { $count } Labyrinth
       *[other] { $count } Labyrinthe
    } { $sizes ->
        [same] mit { NUMBER($columns) } mal { NUMBER($rows) } Zellen
       *[several] von { NUMBER($columns) } mal { NUMBER($rows) } bis { NUMBER($mostColumns) } mal { NUMBER($mostRows) } Zellen
    }, { $difficulty ->
        [rising] von leicht bis schwer
        [easy] leicht
        [medium] mittel
       *[hard] schwer
    }. Startwert: { $seed }
index-heading-stars = Sterne
index-heading-steps = Schritte
index-heading-code = Labyrinthcode
answer-link = Lösung { $number }
maze-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
number-of-pages = { $page } von { $pages }

## A class list: a table with a row for each pupil; and a class set: a page for each, answers and an index

class-list-sheet = Klassenliste
class-heading-name = Name
class-heading-level = Stufe
class-heading-words = Wörter
class-heading-shape = Form
# Empty, for how long the pupil took to solve the maze.
class-level-easy = leicht
class-level-medium = mittel
class-level-hard = schwer
class-shape-own-name = Name
class-example-name = { $number ->
    [1] Anna
    [2] Ben
   *[3] Clara
}
class-example-word = SONNENBLUME
class-example-words = rot, grün, blau
untitled-class-set = Klassensatz
about-class-set = Labyrinthe { $sizes ->
    [same] mit { NUMBER($columns) } mal { NUMBER($rows) } Zellen
   *[several] von { NUMBER($columns) } mal { NUMBER($rows) } bis { NUMBER($mostColumns) } mal { NUMBER($mostRows) } Zellen
}. Startwert: { $seed }

## A picture of a maze: its title, and its alternative text, which somebody may hear who does not see it

picture-title = Labyrinth { NUMBER($columns) } mal { NUMBER($rows) }
picture-of-maze = { $marked ->
    [none] Ein Labyrinth mit { columns-and-rows }.
    [entrance] Ein Labyrinth mit { columns-and-rows }, Eingang bei { $entrance }.
    [exits] Ein Labyrinth mit { columns-and-rows }, Ausgang bei { LIST($exits) }.
   *[both] Ein Labyrinth mit { columns-and-rows }, Eingang bei { $entrance }, Ausgang bei { LIST($exits) }.
}
path-drawn = Der Weg ist eingezeichnet: { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}.
