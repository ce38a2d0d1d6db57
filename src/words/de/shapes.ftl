# Shapes of mazes: pictures, letters, images.

shape-heart = Herz
shape-star = Stern
shape-circle = Kreis
shape-tree = Baum
shape-cat = Katze
shape-house = Haus
shape-ring = Ring

no-such-shape = Wählen Sie eine andere Form. Eine Form namens „{ $id }“ gibt es nicht.
shape-too-small = Wählen Sie mindestens { $columns } Spalten und { $rows } Zeilen. In weniger Zellen würde niemand die Form „{ $shape }“ erkennen.
word-missing = Geben Sie ein Wort oder einen Namen ein. Noch gibt es keins, aus dem ein Labyrinth werden kann.
letters-unknown =
    { $count ->
        [one] Lassen Sie { LIST($letters) } weg. Dieses Zeichen kann Lavirint nicht zeichnen.
       *[other] Lassen Sie { LIST($letters) } weg. Diese Zeichen kann Lavirint nicht zeichnen.
    }
word-too-long = Wählen Sie mindestens { $columns } Spalten und { $rows } Zeilen. „{ $text }“ passt nicht in weniger Zellen.
image-without-cells = Verschieben Sie die Schwelle, oder vertauschen Sie Hell und Dunkel. So bleibt vom Bild nichts für ein Labyrinth übrig.
