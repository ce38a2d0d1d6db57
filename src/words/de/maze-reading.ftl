# Mazes read from texts, and what is wrong with a text.

maze-text-too-long = Der Text hat { NUMBER($length) } Zeichen, und höchstens { NUMBER($most) } werden gelesen. Kürzen Sie ihn.
file-without-text = Diese Datei enthält keinen Text. Wählen Sie eine andere.

# What a text was read as, and what was left out.
text-is-lines = aus Linien gezeichnet, mit Zellen { $width ->
        [one] { $width } Zeichen
       *[other] { $width } Zeichen
    } breit und { $height ->
        [one] { $height } Zeile
       *[other] { $height } Zeilen
    } hoch
text-is-underscores = mit Böden aus Unterstrichen, mit Zellen { $width ->
        [one] { $width } Zeichen
       *[other] { $width } Zeichen
    } breit
text-is-dots = mit einem Punkt für jede Zelle
text-is-blocks = mit „{ $wall }“ für die Wände zwischen Zellen
text-is-whole-cells = mit „{ $wall }“ für Wände, die so groß wie Zellen sind
text-is-codes =
    { $mean ->
        [walls] mit einer Zahl für die Wände jeder Zelle: { LIST($bits) }
       *[passages] mit einer Zahl für die offenen Seiten jeder Zelle: { LIST($bits) }
    }
bit-of-side = { NUMBER($bit) } { $side ->
    [top] oben
    [right] rechts
    [bottom] unten
   *[left] links
}
text-is-list =
    { $from ->
        [bottom] aus Zeilen mit x, y (von unten) und den Wänden N, E, S, W einer Zelle
       *[top] aus Zeilen mit x, y (von oben) und den Wänden N, E, S, W einer Zelle
    }
text-is-records = aus einem Eintrag für jede Zelle mit ihren Wänden oder offenen Seiten
text-is-wall-tables = aus zwei Tabellen: der Wände über und unter den Zellen und der neben ihnen
text-is-walls = aus Zeilen mit x, y, x, y für eine Wand
text-is-wall-cells = aus Zeilen mit x, y für eine Zelle, die Wand ist
text-with-one-end =
    { $end ->
        [entrance] Der Eingang liegt in Zeile { NUMBER($row, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }. Ein Ausgang ist nicht markiert.
       *[exit] Der Ausgang liegt in Zeile { NUMBER($row, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }. Ein Eingang ist nicht markiert.
    }
text-gaps-closed =
    { $gaps ->
        [one] { $gaps } weitere Lücke im Rahmen wird geschlossen.
       *[other] { $gaps } weitere Lücken im Rahmen werden geschlossen.
    }
text-marks-left-out = Im Labyrinth weggelassen: { LIST($marks) }.
text-left-out = Weggelassen: „{ $text }“.
text-more-left-out =
    { $more ->
        [one] Weggelassen: „{ $text }“ und { $more } weitere Zeile.
       *[other] Weggelassen: „{ $text }“ und { $more } weitere Zeilen.
    }
text-with-more-mazes = Der Text hat { NUMBER($mazes) } Labyrinthe; das ist das erste.

# Where a text is wrong; { $fault } is one of the messages that follow.
text-fault = Zeile { NUMBER($line, useGrouping: 0) }, Stelle { NUMBER($column, useGrouping: 0) }: { $fault }
no-maze-in-text = In diesem Text ist kein Labyrinth. Lavirint liest Labyrinthe aus Linien, mit einem Zeichen für jede Wand, aus 0 und 1 und mit einer Zahl für jede Zelle.
frame-of-wrong-width =
    Der Rahmen hat { $width ->
        [one] { $width } Zeichen
       *[other] { $width } Zeichen
    } und lässt sich nicht in gleiche Zellen teilen.
maze-of-wrong-height =
    Das Labyrinth hat { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    } Text und lässt sich nicht in gleich hohe Zeilen teilen.
frame-cut-off = Das ist ein Teil eines Labyrinths, dem hier der Rahmen fehlt.
cells-too-large = Diese Zellen sind zu groß; gelesen werden höchstens { NUMBER($width) } Zeichen Breite und { NUMBER($height) } Zeilen Höhe.
row-of-wrong-length = Diese Zeile hat { NUMBER($found) } Einträge, die anderen haben { NUMBER($wanted) }.
wall-wrong = Eine Wand ist hier ganz da oder fehlt ganz, gefunden wurde aber { $found }.
wall-off-lattice = Hier kann keine Wand stehen, gefunden wurde aber { $found }.
corner-wrong = Hierher gehört eine Ecke, gefunden wurde aber { $found }.
corner-without-wall = Die Wände neben dieser Ecke passen nicht zu { $found }.
block-wrong = Eine Wand ist hier „{ $wall }“ und ein Boden „{ $floor }“, gefunden wurde aber { $found }.
found-characters = „{ $characters }“
found-line-end = das Ende der Zeile
second-entrance = Das ist ein zweiter Eingang, aber ein Labyrinth hat nur einen.
opening-beside-mask = Das ist eine Öffnung neben einer Zelle, die nicht zum Labyrinth gehört.
every-cell-masked = In diesem Labyrinth bleibt keine Zelle übrig.
