# Worksheet functions: what Excel says about them while somebody types a formula, and their errors.
# The names of functions and of algorithms' ids are the same in every language.

function-maze = Erzeugt ein Labyrinth und gibt seine Wandcodes aus: 1 für eine Wand rechts von einer Zelle, 2 für eine darunter, 3 für beide, 0 für keine.
function-path = Gibt die Schritte des kürzesten Wegs durch ein Labyrinth aus, 1 am Anfang; die anderen Zellen bleiben leer.
function-distances = Gibt für jede Zelle eines Labyrinths aus, wie viele Schritte sie entfernt ist.
function-statistics = Zählt, woraus ein Labyrinth besteht, in zwei Spalten: was es ist und wie viel.
function-difficulty = Gibt aus, wie schwer ein Labyrinth ist, von 0 bis 100, von seiner ersten bis zu seiner letzten Zelle.
function-text = Zeichnet ein Labyrinth als Text, je Tabellenzeile eine Textzeile.
function-code = Gibt den Labyrinthcode aus, mit dem sich das Labyrinth überall wieder zeichnen lässt.
function-decode = Gibt die Wandcodes eines Labyrinths zu seinem Labyrinthcode aus.

# What the arguments are.
argument-rows = Die Anzahl der Zeilen.
argument-columns = Die Anzahl der Spalten.
argument-seed = Ein beliebiger Text oder eine Zahl; bei sonst gleichen Argumenten ergibt derselbe Startwert dasselbe Labyrinth. Ohne Angabe 0.
argument-algorithm = Der Name eines Algorithmus, etwa „{ generator-kruskal }“, „{ generator-wilson }“ oder „{ generator-depth-first }“. Ohne Angabe { generator-kruskal }.
argument-loops = Wie viele von hundert übrigen Wänden zusätzlich geöffnet werden, damit es mehrere Wege gibt. Ohne Angabe 0.
argument-walls = Die Wandcodes eines Labyrinths, zum Beispiel der Bereich, den MAZE füllt.
argument-from = Zeile und Spalte einer Zelle des Labyrinths, etwa „2,5“, oder zwei Zellen mit diesen Zahlen. Ohne Angabe die erste Zelle.
argument-to = Zeile und Spalte einer Zelle des Labyrinths, etwa „2,5“, oder zwei Zellen mit diesen Zahlen. Ohne Angabe die letzte Zelle.
argument-wall = Was in den Zellen steht, die Wände sind, etwa 1 oder „#“, wenn „walls“ keine Wandcodes enthält. Jede andere Zelle ist offen.
argument-form = Der Name einer Darstellung als Text, etwa „{ box-drawing }“, „{ ascii }“ oder „{ csv }“. Ohne Angabe ist es { box-drawing }.
argument-code = Ein Labyrinthcode von Lavirint.

# Rows of STATISTICS, beside names of what mazes are compared by.
statistic-cells = Zellen
statistic-passages = Durchgänge
statistic-parts = Teile
statistic-loops = Schleifen
statistic-closed-cells = Geschlossene Zellen

# What is wrong with an argument, in the details of an error.
wall-code-wrong = Schreiben Sie in Zeile { NUMBER($row, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) } der Wandcodes eine ganze Zahl von 0 bis 4. Dort steht { $kind ->
    [text] der Text „{ $found }“
   *[other] „{ $found }“
}, und das ist kein Wandcode.
wall-not-named = Geben Sie im Argument „wall“ an, was in den Zellen steht, die Wände sind, etwa 1 oder „#“. { $kind ->
    [codes] Nullen mit Einsen ringsum sind keine Wandcodes.
   *[none] Keine oder jede Zelle enthält „{ $wall }“.
}
function-too-many-cells = Wählen Sie weniger Zellen. { NUMBER($rows) } x { NUMBER($columns) } sind { NUMBER($cells) }, und eine Funktion verarbeitet höchstens { NUMBER($most) }.
function-too-many-columns = Wählen Sie weniger Spalten. Es sind { NUMBER($columns) }, und ein Blatt hat { NUMBER($most) }.
function-algorithm-unknown = Wählen Sie einen Algorithmus mit seinem Namen im Aufgabenbereich, etwa „{ generator-kruskal }“. Einen namens „{ $name }“ gibt es nicht.
place-not-two-numbers = Geben Sie eine Zelle durch ihre Zeile und Spalte im Labyrinth an, etwa „2,5“. „{ $found }“ gibt nicht Zeile und Spalte an.
place-outside-maze = Wählen Sie eine Zelle des Labyrinths. Zeile { NUMBER($row, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) } liegt nicht darin.
no-path-between-places = Wählen Sie zwei Zellen, die ein Weg verbindet. Von Zeile { NUMBER($row, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) } nach Zeile { NUMBER($toRow, useGrouping: 0) }, Spalte { NUMBER($toColumn, useGrouping: 0) } führt keiner.
no-path-to-rate = Öffnen Sie eine Wand zwischen den zwei Teilen des Labyrinths. Von seiner ersten zu seiner letzten Zelle führt kein Weg.
text-line-too-long-for-cell = Wählen Sie weniger Spalten. Eine Textzeile hätte { NUMBER($length) } Zeichen, und eine Zelle fasst { NUMBER($most) }.
function-cancelled = Berechnen Sie das Blatt neu. Die Berechnung wurde abgebrochen.
# { $fault } is what the program says, in English.
function-fault = Melden Sie diese Formel den Autoren von Lavirint. Bei ihrer Berechnung trat ein interner Fehler auf: { $fault }
