# Lab: statistics and distances of a maze, two mazes side by side, a race of two solvers, algorithms compared.
#
# What is said of the sheets Statistics and Comparison is written into their cells.

## Distances. $area is a maze: "B2:I6".

show-last-step-first = { $place } zeigt Schritt { NUMBER($step) } von { NUMBER($steps) }. Zeigen Sie den letzten Schritt an, und klicken Sie noch einmal auf diese Schaltfläche.
distances-coloured = Die Zellen von { $area } auf dem Blatt { $sheet } sind nach ihrer Entfernung von { $cell } eingefärbt.
farthest-cell =
    { $steps ->
        [one] Am weitesten entfernt ist { $cell }: { $steps } Schritt.
       *[other] Am weitesten entfernt ist { $cell }: { $steps } Schritte.
    }
nearest-exit-away =
    { $steps ->
        [one] Der nächste Ausgang, { $cell }, ist { $steps } Schritt entfernt.
       *[other] Der nächste Ausgang, { $cell }, ist { $steps } Schritte entfernt.
    }
cells-out-of-reach =
    { $cells ->
        [one] Zu { $cells } Zelle führt kein Weg; sie behält ihre Füllung.
       *[other] Zu { $cells } Zellen führt kein Weg; sie behalten ihre Füllung.
    }

## Two mazes side by side, each made by an algorithm: $first and $second

# The name of a new sheet, of at most 25 characters.
pair-sheet = Nebeneinander
choose-two-algorithms = Wählen Sie zwei verschiedene Algorithmen.
choose-smaller-pair = { $columns ->
        [one] { $columns } Spalte
       *[other] { $columns } Spalten
    } und { $rows ->
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    } sind { NUMBER($cells) } Zellen, und jedes von zwei Labyrinthen nebeneinander hat höchstens { NUMBER($most) }. Wählen Sie eine kleinere Größe.
pair-title = { $first } und { $second }, mit dem Startwert { $seed }
pair-made =
    Auf dem neuen Blatt { $sheet } stehen zwei Labyrinthe. { $first }: { $firstSteps ->
        [one] { $firstSteps } Schritt
       *[other] { $firstSteps } Schritte
    }. { $second }: { $secondSteps ->
        [one] { $secondSteps } Schritt
       *[other] { $secondSteps } Schritte
    }.
pair-ready =
    { $first } und { $second } können auf dem neuen Blatt { $sheet } je ein Labyrinth erzeugen, in { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritten
    }.

## Weights of walls: a table on a sheet, and the maze of them. $area is a maze: "B2:I6".

weights-title = Gewichte der Wände des Labyrinths { $area } auf dem Blatt { $sheet }
weights-how = Das Labyrinth aus diesen Gewichten öffnet die leichtesten Wände zuerst, außer wo sich eine Schleife schließen würde. Von gleichen Gewichten kommt das obere zuerst. Ändern Sie die Zahl hierunter, sortieren Sie die Tabelle, oder schreiben Sie andere Zahlen oder Formeln in die Spalte „{ weight-heading }“.
weights-column = Gewichte aus Spalte
weights-columns = 1 { chance-heading }, 2 { bias-heading }, 3 { rooms-heading }, 4 { picture-heading }
wall-heading = Wand
weight-heading = Gewicht
chance-heading = Zufall
bias-heading = Richtung
rooms-heading = Räume
picture-heading = Bild
weights-written = Die Gewichte von { $walls ->
    [one] { $walls } Wand
   *[other] { $walls } Wänden
 } von { $area } auf { $sheet } stehen auf dem Blatt { $written }. Ändern Sie sie, und klicken Sie dort auf „{ maze-of-weights-button }“.
weights-add-up = { $passages ->
    [one] Das Gewicht seines Durchgangs ist { NUMBER($sum) }.
   *[other] Die Gewichte seiner { $passages } Durchgänge ergeben zusammen { NUMBER($sum) }.
 }
no-walls-to-write = In { $area } auf { $sheet } liegen keine zwei Zellen nebeneinander. Erzeugen Sie zuerst ein größeres Labyrinth.
no-weights = Auf dem Blatt { $sheet } ist keine Tabelle mit Gewichten. Wählen Sie ein Blatt, das mit „{ write-weights-button }“ geschrieben wurde.
weights-wrong = Ein Gewicht muss eine Zahl sein, und „{ steps-heading-cell }“ und „{ steps-heading-neighbour }“ müssen zwei Zellen nebeneinander oder untereinander nennen. Berichtigen Sie zuerst { $count ->
    [one] { LIST($cells) }
   *[other] { $count } Stellen
 } auf dem Blatt { $sheet }{ $count ->
    [one] .
   *[other] : { LIST($cells) }.
 }
weights-too-large = Die Zellen der Tabelle auf dem Blatt { $sheet } liegen in einem Block von { NUMBER($cells) }; höchstens { NUMBER($most) } sind möglich. Wählen Sie Zellen, die näher beieinander liegen.

## Union-find in formulas, on a sheet of its own

union-find-title = Union-Find des Labyrinths { $area } auf dem Blatt { $sheet }
union-find-how = In einer gelben Zelle steht 1 für ja und 0 für nein. Wenn Sie die Tabelle der Wände sortieren oder ihre Zahlen ändern, wird jede Zeile neu berechnet. Als Vorhersage heißt 1, dass der Schritt zwei Mengen vereinigt, und 0, dass er es nicht tut. Rechts steht der Elternknoten jeder Zelle vor dem Schritt.
by-rank-label = Nach Rang vereinigen
compression-label = Pfadkompression
predict-label = Bis zur Vorhersage verbergen
right-predictions-label = Richtige Vorhersagen
root-of-cell-heading = Wurzel der Zelle
root-of-neighbour-heading = Wurzel des Nachbarn
rank-heading = Rang
prediction-heading = Vorhersage
prediction-is-wrong = falsch
union-find-written = Union-Find von { $area } auf { $sheet } steht auf dem Blatt { $written }, mit einer Zeile für jede der { $walls ->
    [one] { $walls } Wand
   *[other] { $walls } Wände
 }.

## A race of two solvers: $first and $second

race-signs = Steigend schraffiert: { $first }. Fallend: { $second }. Kreuzweise: beide.
race-ready =
    { $steps ->
        [one] { $first } und { $second } durchsuchen { $place } in { $steps } Schritt; noch wird keiner gezeigt.
       *[other] { $first } und { $second } durchsuchen { $place } in { $steps } Schritten; noch wird keiner gezeigt.
    }

## Algorithms compared: questions and outcomes

# The name of a new sheet, of at most 25 characters, and of what is on it.
comparison-sheet = Vergleich
no-comparison-here = Auf dem Blatt { $sheet } steht nicht, was verglichen werden soll. Wählen Sie ein Blatt, das mit „{ compare-button }“ angelegt wurde, und klicken Sie auf „{ compare-again-button }“.
comparison-takes-long =
    { $mazes ->
        [one] Der Vergleich von { $mazes } Labyrinth mit { NUMBER($cells) } Zellen dauert etwa { $time }. Sie können jederzeit anhalten und behalten, was bis dahin gemessen ist. Beginnen?
       *[other] Der Vergleich von { $mazes } Labyrinthen mit zusammen { NUMBER($cells) } Zellen dauert etwa { $time }. Sie können jederzeit anhalten und behalten, was bis dahin gemessen ist. Beginnen?
    }
time-in-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
time-in-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
begin-comparison = Beginnen
nothing-compared = Keiner dieser Algorithmen ließ sich in diesen Größen messen. Wählen Sie andere.
comparison-written =
    { $mazes ->
        [one] Die Kennzahlen von { $mazes } Labyrinth stehen auf dem neuen Blatt { $sheet }.
       *[other] Die Kennzahlen von { $mazes } Labyrinthen stehen auf dem neuen Blatt { $sheet }.
    }
comparison-left-some-out = Einige Algorithmen wurden ausgelassen; das Blatt nennt sie und sagt, warum.

## Algorithms compared: the words above the charts and tables

comparison-title = Vergleich von Algorithmen
comparison-of =
    { $mazes ->
        [one] { $mazes } Labyrinth je Algorithmus und Größe ({ LIST($sizes) }), { $kind }, von Ecke zu Ecke; Startwert: { $seed }
       *[other] { $mazes } Labyrinthe je Algorithmus und Größe ({ LIST($sizes) }), { $kind }, von Ecke zu Ecke; Startwert: { $seed }
    }
# In percent.
comparison-of-imperfect = { $made ->
    [perfect] perfekte Labyrinthe
   *[otherwise] { pattern-choice }: { pattern-name }; Richtung { NUMBER($direction) } %, lange Gänge { NUMBER($rivers) } %, Räume { NUMBER($rooms) }, weitere Durchgänge { NUMBER($openings) } %, entfernte Sackgassen { NUMBER($deadEnds) } %, blockierte Wände { NUMBER($blocked) } %
}
compared-size = { NUMBER($columns) } x { NUMBER($rows) }
compared-size-of-shape = { NUMBER($columns) } x { NUMBER($rows) } in dieser Form
comparison-stopped =
    { $measured ->
        [one] Angehalten: { $measured } von { NUMBER($planned) } Labyrinthen wurde vermessen; die Kennzahlen gelten für dieses.
       *[other] Angehalten: { $measured } von { NUMBER($planned) } Labyrinthen wurden vermessen; die Kennzahlen gelten für diese.
    }
comparison-left-out = Bei manchen Größen ausgelassen, weil sie zu lange brauchen oder ein volles Rechteck verlangen: { LIST($algorithms) }.

## Algorithms compared: charts. Whole sentences stand above a chart, at most 80 characters each.

chart-of-means-name = Mittelwerte und Theorie
chart-of-means = { $metric }, { $size }: Mittelwerte und Theorie
chart-of-intervals-name = Intervalle
chart-of-intervals = { $metric }, { $size }: Mittelwert ± 2 Standardfehler
chart-of-intervals-means = Wo sich die Linien nicht überlappen, unterscheiden sich die Algorithmen.
chart-of-sizes = { $metric } nach Größe
axis-sizes = Spalten x Zeilen
axis-share = Anteil der Zellen
axis-number = Anzahl
axis-score = Punkte von 100
upper-end = Obergrenze
lower-end = Untergrenze

## Tables of figures: what stands above them, and the names of their columns

generators-table = Algorithmen, die Labyrinthe erzeugen
solvers-table = Lösungsverfahren: Alle lösen dieselben Labyrinthe, die die gewählten Algorithmen reihum erzeugt haben; blockierte Wände: { NUMBER($blocked) } %; Besuche sind Anteile der Zellen
# In percent.
column-algorithm = Algorithmus
column-solver = Lösungsverfahren
column-measure = Kennzahl
column-mean = Mittelwert
column-deviation = Abweichung
column-standard-error = Standardfehler
column-theory = Theorie
column-difference = Differenz
column-z = z
column-openings = Weitere Durchgänge in %
column-solved = Gelöst
column-visits = Besuche
column-deviation-of-visits = Abweichung der Besuche
column-detour = Weg / kürzester
column-deviation-of-path = Abweichung des Wegs
column-milliseconds = Millisekunden
column-this-maze = Dieses Labyrinth
column-lower = Niedriger

## Statistics of a maze

# The name of a new sheet, of at most 25 characters.
statistics-sheet = Statistik
statistics-written = Die Statistik des Labyrinths in { $area } auf dem Blatt { $sheet } steht auf dem neuen Blatt { $written }.
statistics-title = Statistik des Labyrinths in { $area } auf dem Blatt { $sheet }
maze-in-figures =
    { $cells ->
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    }, { $passages ->
        [one] { $passages } Durchgang
       *[other] { $passages } Durchgänge
    }, { $parts ->
        [one] { $parts } Teil
       *[other] { $parts } Teile
    }, { $loops ->
        [one] { $loops } Schleife
       *[other] { $loops } Schleifen
    }, { $closed ->
        [one] { $closed } geschlossene Zelle
       *[other] { $closed } geschlossene Zellen
    }
compared-with-mazes =
    { $mazes ->
        [one] Verglichen mit { $mazes } ebenso erzeugten Labyrinth ({ $generator }).
       *[other] Verglichen mit { $mazes } ebenso erzeugten Labyrinthen ({ $generator }).
    }
compared-with-nothing = Das Labyrinth wurde von Hand geändert oder ist zu groß, deshalb wird es nicht mit anderen verglichen.
most-unusual = Am ungewöhnlichsten: { $metric }, { $words } (z = { NUMBER($z, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
statistics-table = z zählt Abweichungen von der Theorie oder, wo es keine gibt, vom Mittelwert; „{ column-lower }“ ist der Anteil der Labyrinthe mit einem niedrigeren Wert
dead-ends-by-length = Sackgassen nach Länge
dead-ends-by-length-means = Die Länge zählt die Zellen bis zur Gabelung.
axis-cells-up-to-fork = Zellen bis zur Gabelung
column-length = Länge
length-in-cells =
    { $cells ->
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    }
longer-dead-ends = länger
