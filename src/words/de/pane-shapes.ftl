# The gallery of shapes in the tab Make.

shape-gallery = Form des Labyrinths
shape-rectangle = Rechteck
shape-word = Wort
shape-image = Bild
word-field = Wort oder Name
word-note = Jedes Wort steht in einer eigenen Zeile. Der Weg vom Eingang zum Ausgang führt durch jeden Buchstaben.
shape-needs-size = Diese Form braucht mindestens { $columns } Spalten und { $rows } Zeilen.
use-size-button = { $columns } Spalten und { $rows } Zeilen verwenden

outside-choice = Um die Form herum
outside-blank = Leer
outside-hatched = Schraffiert
outside-filled = Gefüllt

image-field = Bilddatei
image-note = Dunkle Teile des Bilds werden zum Labyrinth. Das Bild bleibt in diesem Aufgabenbereich; nichts wird gesendet.
threshold-field = Schwelle zwischen Dunkel und Hell
invert-check = Helle Teile werden zum Labyrinth
image-cells = { $count ->
    [one] { $count } Zelle gehört zum Labyrinth.
   *[other] { $count } Zellen gehören zum Labyrinth.
}
image-cells-dropped = { $count ->
    [one] { $count } Zelle in kleineren Teilen fällt weg.
   *[other] { $count } Zellen in kleineren Teilen fallen weg.
}
image-missing = Wählen Sie zuerst eine Bilddatei oder eine andere Form.
image-file-too-large = Wählen Sie eine kleinere Datei. Lavirint öffnet Bilder bis { $most } MB.
image-too-large = Wählen Sie ein kleineres Bild. Lavirint öffnet Bilder bis { $most } Millionen Pixel.
image-unreadable = Wählen Sie eine andere Datei. { $name } enthält kein Bild, das dieser Browser öffnen kann.
