# Worksheet functions: what Excel says about them while somebody types a formula, and their errors.
# The names of functions and of algorithms' ids are the same in every language.

function-maze = Erzeugt ein Labyrinth und gibt seine Wandcodes aus: 1 für eine Wand rechts von einer Zelle, 2 für eine darunter, 3 für beide, 0 für keine.
function-path = Nummeriert die Schritte des kürzesten Wegs durch ein Labyrinth, mit 1 am Anfang; die anderen Zellen bleiben leer.
function-distances = Gibt für jede Zelle eines Labyrinths aus, wie viele Schritte sie entfernt ist.
function-statistics = Zählt, woraus ein Labyrinth besteht, in zwei Spalten: was, und wie viel davon.
function-difficulty = Gibt aus, wie schwer ein Labyrinth ist, von 0 bis 100, von seiner ersten bis zu seiner letzten Zelle.
function-astext = Zeichnet ein Labyrinth als Text, je Tabellenzeile eine Textzeile.
function-encode = Gibt den Labyrinthcode aus, mit dem sich das Labyrinth überall wieder zeichnen lässt.
function-decode = Gibt die Wandcodes eines Labyrinths zu seinem Labyrinthcode aus.

# What the arguments are.
argument-rows = Die Anzahl der Zeilen.
argument-columns = Die Anzahl der Spalten.
argument-seed = Ein beliebiger Text oder eine Zahl; bei sonst gleichen Argumenten ergibt derselbe Startwert dasselbe Labyrinth. Standard: 0.
argument-algorithm = Der Name eines Algorithmus, etwa „{ generator-kruskal }“, „{ generator-wilson }“ oder „{ generator-depth-first }“. Standard: { generator-kruskal }.
argument-loops = Wie viel Prozent der übrigen Wände auch geöffnet werden, damit es mehrere Wege gibt. Standard: 0.
argument-walls = Die Wandcodes eines Labyrinths, zum Beispiel der Bereich, den MAZE füllt.
argument-from = Zeile und Spalte einer Zelle des Labyrinths, etwa „2,5“, oder zwei Zellen mit diesen Zahlen. Standard: die erste Zelle.
argument-to = Zeile und Spalte einer Zelle des Labyrinths, etwa „2,5“, oder zwei Zellen mit diesen Zahlen. Standard: die letzte Zelle.
argument-wall = Was in den Zellen steht, die Wände sind, etwa 1 oder „#“, wenn „walls“ keine Wandcodes enthält. Jede andere Zelle ist offen.
argument-form = Der Name eines Formats, etwa „{ box-drawing }“, „{ ascii }“ oder „{ csv }“. Standard: { box-drawing }.
argument-code = Ein Labyrinthcode von Lavirint.

# Rows of STATISTICS, beside names of what mazes are compared by.
statistic-cells = Zellen
statistic-passages = Durchgänge
statistic-parts = Teile
statistic-loops = Schleifen
statistic-closed-cells = Geschlossene Zellen

# What is wrong with an argument, in the details of an error.
wall-code-wrong = In Zeile { NUMBER($row, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) } der Wandcodes steht { $kind ->
    [text] der Text „{ $found }“
   *[other] „{ $found }“
}. Tragen Sie dort eine ganze Zahl von 0 bis 4 ein.
wall-not-named = { $kind ->
    [codes] Nullen mit Einsen ringsum sind keine Wandcodes.
   *[none] Keine oder jede Zelle enthält „{ $wall }“.
} Geben Sie als „wall“ an, was in den Zellen steht, die Wände sind, etwa 1 oder „#“.
function-too-many-cells = { NUMBER($rows) } x { NUMBER($columns) } sind { NUMBER($cells) }, und eine Funktion verarbeitet höchstens { NUMBER($most) }. Wählen Sie weniger Zellen.
function-too-many-columns = { NUMBER($columns) } Spalten sind zu viele: Ein Blatt hat { NUMBER($most) }. Wählen Sie weniger.
function-algorithm-unknown = Einen Algorithmus namens „{ $name }“ gibt es nicht. Verwenden Sie einen Namen aus dem Aufgabenbereich, etwa „{ generator-kruskal }“.
place-not-two-numbers = „{ $found }“ gibt nicht Zeile und Spalte an. Geben Sie eine Zelle durch ihre Zeile und Spalte im Labyrinth an, etwa „2,5“.
place-outside-maze = Zeile { NUMBER($row, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) } liegt nicht im Labyrinth. Wählen Sie eine Zelle des Labyrinths.
no-path-between-places = Von Zeile { NUMBER($row, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) } nach Zeile { NUMBER($toRow, useGrouping: 0) }, Spalte { NUMBER($toColumn, useGrouping: 0) } führt kein Weg. Wählen Sie zwei Zellen, die ein Weg verbindet.
no-path-to-rate = Von der ersten zur letzten Zelle des Labyrinths führt kein Weg. Öffnen Sie eine Wand zwischen seinen zwei Teilen.
text-line-too-long-for-cell = Eine Textzeile hätte { NUMBER($length) } Zeichen, und eine Zelle fasst { NUMBER($most) }. Wählen Sie weniger Spalten.
function-cancelled = Die Berechnung wurde abgebrochen. Berechnen Sie das Blatt neu.
# { $fault } is what the program says, in English.
function-fault = In Lavirint ist ein interner Fehler aufgetreten: { $fault } Melden Sie diese Formel den Autoren.
