# Shapes of mazes: pictures, letters, images.

shape-heart = Herz
shape-star = Stern
shape-circle = Kreis
shape-tree = Baum
shape-cat = Katze
shape-house = Haus
shape-ring = Ring

no-such-shape = Eine Form namens „{ $id }“ gibt es nicht. Wählen Sie eine andere.
shape-too-small = Mit so wenigen Zellen würde niemand die Form „{ $shape }“ erkennen. Wählen Sie mindestens { $columns } Spalten und { $rows } Zeilen.
word-missing = Es fehlt ein Wort, aus dem ein Labyrinth werden kann. Geben Sie ein Wort oder einen Namen ein.
letters-unknown = Lavirint kann { LIST($letters) } nicht zeichnen. Lassen Sie { $count ->
    [one] dieses Zeichen
   *[other] diese Zeichen
} weg.
word-too-long = „{ $text }“ passt nicht in so wenige Zellen. Wählen Sie mindestens { $columns } Spalten und { $rows } Zeilen.
image-without-cells = So bleibt vom Bild nichts für ein Labyrinth übrig. Verschieben Sie die Schwelle, oder vertauschen Sie Hell und Dunkel.
