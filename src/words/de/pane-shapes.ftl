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
image-missing = Wählen Sie zuerst eine Bilddatei oder eine andere Form.
image-file-too-large = Lavirint öffnet Bilder bis { $most } MB. Wählen Sie eine kleinere Datei.
image-too-large = Lavirint öffnet Bilder bis { $most } Millionen Pixel. Wählen Sie ein kleineres Bild.
image-unreadable = { $name } enthält kein Bild, das dieser Browser öffnen kann. Wählen Sie eine andere Datei.
