# What is done with the sheet in front, and no maze is drawn.

cells-selected = Die Zellen sind auf dem Blatt { $sheet } markiert.

size-cells-taken = Die zwei Zahlen rechts neben dem Raster auf dem Blatt { $sheet } bestimmen jetzt die Größe des Labyrinths.
sheet-set-up = Das Blatt { $sheet } hat jetzt Größenzellen. Geben Sie Spalten und Zeilen in diese zwei Zellen rechts neben dem Raster oder im Aufgabenbereich ein, und klicken Sie auf „{ generate-button }“.

no-set-numbers = Auf dem Blatt { $sheet } ist kein Labyrinth, dessen Mengennummern sich zeigen ließen. Klicken Sie zuerst auf „{ generate-button }“.
no-steps-to-number = Das Labyrinth in { $area } auf dem Blatt { $sheet } wurde nicht erzeugt, oder seine Zeilen oder Spalten haben sich seither geändert, deshalb lassen sich seine Mengennummern nicht berechnen. Klicken Sie für ein neues Labyrinth auf „{ generate-button }“.
set-numbers-as-generated = Einige Wände sind inzwischen anders: Die Nummern gelten für das Labyrinth, wie es erzeugt wurde.
set-numbers-hidden = Das Blatt { $sheet } mit den Mengennummern ist jetzt ausgeblendet.
set-numbers-shown = Die Mengennummern stehen auf dem Blatt { $sheet }, jede an der Adresse ihrer Zelle im Labyrinth.
