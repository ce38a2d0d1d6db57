# Mazes that come and go: generated, brought back, from texts and codes, cleared; a maze as text. $area is an address: B2:I6.

drawing-maze-part = Das Labyrinth wird gezeichnet, Teil { NUMBER($part) } von { NUMBER($total) } …
writing-set-numbers = Die Mengennummern werden geschrieben …
reading-text = Der Text wird gelesen …

maze-ready = Ein Labyrinth mit { columns-and-rows } ist in { $area } auf dem Blatt { $sheet } fertig.
maze-ready-on-new-sheet = Ein Labyrinth mit { columns-and-rows } ist in { $area } auf dem neuen Blatt { $sheet } fertig.
maze-ready-to-watch = Bereit zum Bauen in { $area } auf dem Blatt { $sheet } ({ $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}). Klicken Sie auf „{ resume-button }“ oder „{ step-forward-button }“.
parts-apart = { $parts ->
    [one] Die Form hat { $parts } Teil.
   *[other] Die Form hat { $parts } Teile, die sich nicht berühren, jeder mit einem eigenen Labyrinth.
}
own-values-stay-on-sheet = Was Sie auf das Blatt { $sheet } geschrieben haben, bleibt dort, und das Blatt ist jetzt eingeblendet.
sheet-in-use = Das Blatt { $front } ist belegt, deshalb steht das Labyrinth auf dem neuen Blatt { $sheet }.
large-maze-on-new-sheet = Labyrinthe mit mehr als { NUMBER($most) } Zellen bekommen ein eigenes Blatt, deshalb steht das Labyrinth auf dem neuen Blatt { $sheet }.
outgrown-to-new-sheet = Es steht auf dem neuen Blatt { $sheet }, damit es die Größenzellen des Blatts { $front } nicht verdeckt.
outgrown-to-sheet = Es steht auf dem Blatt { $sheet }, damit es die Größenzellen des Blatts { $front } nicht verdeckt.

add-set-numbers = Mengennummern auf einem ausgeblendeten Blatt aufbewahren? Dann lässt sich nicht mehr rückgängig machen, was Sie vorher auf dem Blatt { $sheet } getan haben. Sonst reicht „Rückgängig“ vielleicht noch weiter zurück, und „{ show-set-numbers-button }“ berechnet die Nummern, sobald Sie sie brauchen.
with-set-numbers = Aufbewahren
without-set-numbers = Ohne sie zeichnen

more-than-is-drawn = { columns-and-rows } sind mehr, als Lavirint zeichnet: höchstens { NUMBER($mostColumns) } Spalten, { NUMBER($mostRows) } Zeilen und { NUMBER($mostCells) } Zellen. Wählen Sie eine kleinere Größe.
too-large-for-ribbon = Über das Menüband hat ein Labyrinth höchstens { NUMBER($most) } Zellen, weil ein Befehl dort nach fünf Minuten beendet wird. Dieses hätte { NUMBER($cells) }. Klicken Sie im Aufgabenbereich auf „{ generate-button }“, oder wählen Sie eine kleinere Größe.
sheet-beside-maze = Das Blatt { $sheet } gehört zum Labyrinth eines anderen Blatts. Wählen Sie ein anderes Blatt, und versuchen Sie es erneut.
rectangle-needed = Der Algorithmus „{ $generator }“ braucht ein volles Rechteck, und { $cells ->
    [one] { $cells } Zelle in { $area } gehört
   *[other] { $cells } Zellen in { $area } gehören
} nicht zum Labyrinth. Wählen Sie einen anderen Algorithmus, oder holen Sie die Zellen mit „{ add-cells-button }“ zurück.

grid-ready = Das Raster { $area } auf dem Blatt { $sheet } ist fertig.
press-generate-in-grid = Um darin ein Labyrinth zu zeichnen, klicken Sie auf „{ generate-button }“.

previous-maze-back = Das vorige Labyrinth ist wieder da, in { $area } auf dem Blatt { $sheet }: { columns-and-rows }.
changes-not-kept = Es ist so, wie es erzeugt wurde: Spätere Änderungen werden nur für Labyrinthe mit höchstens { NUMBER($most) } Zellen aufbewahrt.
press-previous-maze-again = Das andere holen Sie mit einem weiteren Klick auf „{ previous-maze-button }“ zurück.
maze-not-kept = Das Labyrinth, das es ersetzt hat, lässt sich nicht zurückholen.
no-previous-maze = Vom Blatt { $sheet } ist kein früheres Labyrinth aufbewahrt. Klicken Sie zuerst auf „{ generate-button }“; das ersetzte Labyrinth können Sie dann mit „{ previous-maze-button }“ zurückholen.
no-room-for-previous-maze = Das vorige Labyrinth mit { columns-and-rows } würde die Größenzellen verdecken oder über den Rand des Blatts hinausreichen. Schaffen Sie Platz auf dem Blatt { $sheet }, und versuchen Sie es erneut.
maze-changed-meanwhile = Das Labyrinth auf dem Blatt { $sheet } wurde inzwischen geändert. Sehen Sie sich das Labyrinth an, und versuchen Sie es erneut.

maze-cleared = Das Labyrinth { $area } auf dem Blatt { $sheet } ist gelöscht.
cleared-as-before = Das Labyrinth { $area } auf dem Blatt { $sheet } ist gelöscht, und das Blatt ist wieder wie vorher.
cleared-but-for-print-area = Das Labyrinth { $area } auf dem Blatt { $sheet } ist gelöscht, und bis auf den Druckbereich, den nur Sie aufheben können, ist das Blatt wieder wie vorher.
its-print-area-stays = Der Druckbereich bleibt; nur Sie können ihn aufheben.
page-set-up-stays = Die Seiteneinrichtung ließ sich nicht wiederherstellen; ändern Sie sie von Hand.
undo-of-clearing = „Rückgängig“ kann das Labyrinth zurückholen.
clear-maze-question = Das Labyrinth { $area } auf dem Blatt { $sheet } löschen?
no-undo = „Rückgängig“ kann es nicht zurückholen, weil mit ihm ein ausgeblendetes Blatt gelöscht wird.
maze-cleared-nevertheless = Das Labyrinth auf dem Blatt { $sheet } ist trotzdem gelöscht.
maze-partly-cleared = Das Labyrinth auf dem Blatt { $sheet } wurde nur zum Teil gelöscht. Klicken Sie noch einmal auf „{ clear-maze-button }“.
other-sheet-in-front = Ein anderes Blatt kam in den Vordergrund. Wählen Sie das Blatt mit dem Labyrinth, und versuchen Sie es erneut.
leftovers-deleted = Auf dem Blatt { $sheet } ist kein Labyrinth. Was Lavirint von einem früheren aufbewahrt hatte, wurde gelöscht.
no-maze-to-clear = Auf dem Blatt { $sheet } kennt Lavirint kein Labyrinth. Wählen Sie das Blatt eines Labyrinths, oder markieren Sie alle Zellen eines Labyrinths als einen Block, und versuchen Sie es erneut.
selection-too-large-to-clear = Auf dem Blatt { $sheet } kennt Lavirint kein Labyrinth, und die Markierung { $area } dort umfasst mehr als { NUMBER($most) } Zellen oder ganze Zeilen oder Spalten. Markieren Sie nur die Zellen des Labyrinths, und versuchen Sie es erneut.
selection-empty = Auf dem Blatt { $sheet } kennt Lavirint kein Labyrinth, und die markierten Zellen { $area } dort sind leer. Markieren Sie die Zellen eines Labyrinths, und versuchen Sie es erneut.
clear-unknown-cells = Lavirint weiß nicht, ob { $area } auf dem Blatt { $sheet } ein Labyrinth ist und was vorher dort war. Inhalte, Füllungen und Linien dieser Zellen löschen und ihren Spalten und Zeilen die Standardgröße geben?
cells-cleared = { $area } auf dem Blatt { $sheet } ist gelöscht. Was vorher dort war, ist nicht bekannt und lässt sich nicht wiederherstellen.
cells-cleared-nevertheless = { $area } auf dem Blatt { $sheet } ist trotzdem gelöscht.
cells-partly-cleared = { $area } auf dem Blatt { $sheet } wurde nur zum Teil gelöscht. Klicken Sie noch einmal auf „{ clear-maze-button }“.

first-cell-moved = Seine erste Zelle, B2, ist in Ihrer Liste { $cell }.
no-code-for-maze = Das Labyrinth in { $area } auf dem Blatt { $sheet } wurde von Hand gezeichnet oder geändert, oder seine Form ist für einen kurzen Code zu kompliziert. Ein Labyrinthcode mit allen Wänden reicht für höchstens { NUMBER($most) } Zellen. Wählen Sie stattdessen ein anderes Format.
code-shown = Das ist der Labyrinthcode für { $area } auf dem Blatt { $sheet }.
long-code-shown = Das ist der Labyrinthcode für { $area } auf dem Blatt { $sheet }. Er ist lang, weil er jede Wand enthält: Das Labyrinth wurde von Hand gezeichnet oder geändert, oder seine Form ist für einen kurzen Code zu kompliziert.
path-of-text-drawn =
    { $steps ->
        [one] Sein Weg mit { $steps } Schritt ist eingezeichnet.
       *[other] Sein Weg mit { $steps } Schritten ist eingezeichnet.
    }
# What was read of a text, before it is drawn; $form is text-is-lines or another of them.
text-read = Ein Labyrinth mit { columns-and-rows }, { $form }.
text-ends-read = Der Eingang ist in Zeile { NUMBER($row, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }, der Ausgang in Zeile { NUMBER($toRow, useGrouping: 0) }, Spalte { NUMBER($toColumn, useGrouping: 0) }.
text-exits-read = Der Eingang ist in Zeile { NUMBER($row, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }, und es gibt { NUMBER($exits) } Ausgänge.
text-without-ends = Weder Eingang noch Ausgang sind markiert.
draw-text = Zeichnen
# One text, two mazes.
text-of-two-sizes = Dieser Text kann ein Labyrinth mit { NUMBER($columns) } x { NUMBER($rows) } Zellen sein oder eines mit { NUMBER($otherColumns) } x { NUMBER($otherRows) }. Welches möchten Sie?
text-of-size = { NUMBER($columns) } x { NUMBER($rows) }
text-shown = Das Labyrinth in { $area } auf dem Blatt { $sheet } wird als Text angezeigt.
