# Mazes that come and go: generated, brought back, from texts and codes, cleared; a maze as text. $area is an address: B2:I6.

maze-ready = Ein Labyrinth mit { columns-and-rows } ist in { $area } auf dem Blatt { $sheet } fertig.
maze-ready-on-new-sheet = Ein Labyrinth mit { columns-and-rows } ist in { $area } auf dem neuen Blatt { $sheet } fertig.
maze-ready-to-watch = Alles ist bereit für ein Labyrinth in { $area } auf dem Blatt { $sheet } ({ $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}). Klicken Sie auf „{ resume-button }“ oder „{ step-forward-button }“.
parts-apart = { $parts ->
    [one] Die Form hat { $parts } Teil.
   *[other] Die Form hat { $parts } Teile, die sich nicht berühren, jeder mit einem eigenen Labyrinth.
}
set-numbers-plain = Die Mengennummern auf { $sheet } sind vollständig; nur ihre Wände und Farben fehlen.
own-values-stay-on-sheet = Was Sie auf das Blatt { $sheet } geschrieben haben, bleibt dort, und das Blatt ist jetzt eingeblendet.
sheet-in-use = Das Blatt { $front } ist belegt, deshalb steht das Labyrinth auf dem neuen Blatt { $sheet }.
outgrown-to-sheet = Es steht auf dem Blatt { $sheet }, damit es die Größenzellen des Blatts { $front } nicht verdeckt.

more-than-is-drawn = { columns-and-rows } sind mehr, als Lavirint zeichnet: höchstens { NUMBER($mostColumns) } Spalten, { NUMBER($mostRows) } Zeilen und { NUMBER($mostCells) } Zellen. Wählen Sie eine kleinere Größe.
sheet-beside-maze = Das Blatt { $sheet } gehört zum Labyrinth eines anderen Blatts. Wählen Sie ein anderes Blatt, und versuchen Sie es erneut.
rectangle-needed = Der Algorithmus „{ $algorithm }“ braucht ein volles Rechteck, und { $cells ->
    [one] { $cells } Zelle gehört
   *[other] { $cells } Zellen gehören
} nicht zum Labyrinth. Wählen Sie eine andere Art von Labyrinth oder ein volles Rechteck.

grid-ready = Das Raster { $area } auf dem Blatt { $sheet } ist fertig.

previous-maze-back = Das vorige Labyrinth ist wieder da, in { $area } auf dem Blatt { $sheet }: { columns-and-rows }.
changes-not-kept = Es ist so, wie es erzeugt wurde: Spätere Änderungen werden nur für Labyrinthe mit höchstens { NUMBER($most) } Zellen aufbewahrt.
press-previous-maze-again = Das andere holen Sie mit einem weiteren Klick auf „{ previous-maze-button }“ zurück.
maze-not-kept = Das Labyrinth, das es ersetzt hat, lässt sich nicht zurückholen.
no-previous-maze = Vom Blatt { $sheet } ist kein früheres Labyrinth aufbewahrt. Klicken Sie zuerst auf „{ generate-button }“; das ersetzte Labyrinth können Sie dann mit „{ previous-maze-button }“ zurückholen.
no-room-for-previous-maze = Das vorige Labyrinth mit { columns-and-rows } würde die Größenzellen verdecken oder über den Rand des Blatts hinausreichen. Schaffen Sie Platz auf dem Blatt { $sheet }, und versuchen Sie es erneut.
maze-changed-meanwhile = Das Labyrinth auf dem Blatt { $sheet } wurde inzwischen geändert. Sehen Sie sich das Labyrinth an, und versuchen Sie es erneut.

maze-cleared = Das Labyrinth { $area } auf dem Blatt { $sheet } ist gelöscht.
cleared-as-before = Das Labyrinth { $area } auf dem Blatt { $sheet } ist gelöscht, und das Blatt ist wieder wie vorher.
page-set-up-stays = Die Seiteneinrichtung ließ sich nicht wiederherstellen. Ändern Sie sie von Hand.
clear-maze-question = Das Labyrinth { $area } auf dem Blatt { $sheet } löschen?
no-undo = „Rückgängig“ kann es nicht zurückholen, weil mit ihm ein ausgeblendetes Blatt gelöscht wird.
maze-cleared-nevertheless = Das Labyrinth auf dem Blatt { $sheet } ist trotzdem gelöscht.
other-sheet-in-front = Ein anderes Blatt kam in den Vordergrund. Wählen Sie das Blatt mit dem Labyrinth, und versuchen Sie es erneut.
leftovers-deleted = Auf dem Blatt { $sheet } ist kein Labyrinth. Was Lavirint von einem früheren aufbewahrt hatte, wurde gelöscht.
no-maze-to-clear = Auf dem Blatt { $sheet } kennt Lavirint kein Labyrinth. Wählen Sie das Blatt eines Labyrinths, oder markieren Sie alle Zellen eines Labyrinths als einen Block, und versuchen Sie es erneut.
clear-unknown-cells = Lavirint weiß nicht, ob { $area } auf dem Blatt { $sheet } ein Labyrinth ist und was vorher dort war. Inhalte, Füllungen und Linien dieser Zellen löschen und ihren Spalten und Zeilen die Standardgröße geben?
cells-cleared = { $area } auf dem Blatt { $sheet } ist gelöscht. Was vorher dort war, ist nicht bekannt und lässt sich nicht wiederherstellen.

no-code-for-maze = Das Labyrinth in { $area } auf dem Blatt { $sheet } wurde von Hand gezeichnet oder geändert, oder seine Form ist für einen kurzen Code zu kompliziert. Ein Labyrinthcode mit allen Wänden reicht für höchstens { NUMBER($most) } Zellen. Wählen Sie stattdessen ein anderes Format.
code-shown = Das ist der Labyrinthcode für { $area } auf dem Blatt { $sheet }.
path-of-text-drawn =
    { $steps ->
        [one] Sein Weg mit { $steps } Schritt ist eingezeichnet.
       *[other] Sein Weg mit { $steps } Schritten ist eingezeichnet.
    }
text-read =
    Ein Labyrinth mit { columns-and-rows }, { $form ->
        [lines] aus Linien
        [underscores] mit Böden aus Unterstrichen
        [dots] mit einem Punkt für jede Zelle
        [blocks] mit Zeichen für die Wände zwischen den Zellen
        [cells] mit Zeichen für Wände, die so groß wie Zellen sind
        [numbers] mit Zahlen für die Wände jeder Zelle
       *[list] aus einer Liste von Zellen oder Wänden
    }, { $marked ->
        [both] mit Ein- und Ausgang
        [entrance] mit Eingang, aber ohne Ausgang
        [exit] mit Ausgang, aber ohne Eingang
       *[none] ohne Ein- und Ausgang
    }.
draw-text = Zeichnen
# One text, two mazes.
text-of-two-sizes = Dieser Text kann ein Labyrinth mit { NUMBER($columns) } x { NUMBER($rows) } Zellen sein oder eines mit { NUMBER($otherColumns) } x { NUMBER($otherRows) }. Welches möchten Sie?
text-shown = Das Labyrinth in { $area } auf dem Blatt { $sheet } wird als Text angezeigt.
