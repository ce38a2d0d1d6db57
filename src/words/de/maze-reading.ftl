# Mazes read from texts, and what is wrong with a text.

maze-text-too-long = Der Text hat { NUMBER($length) } Zeichen, und höchstens { NUMBER($most) } werden gelesen. Kürzen Sie ihn.
file-without-text = Diese Datei enthält keinen Text. Wählen Sie eine andere.

# What a text was read as, and what was left out.
text-gaps-closed =
    { $gaps ->
        [one] { $gaps } weitere Lücke im Rahmen wird geschlossen.
       *[other] { $gaps } weitere Lücken im Rahmen werden geschlossen.
    }
text-marks-left-out = Im Labyrinth weggelassen: { LIST($marks) }.
text-left-out =
    { $more ->
        [0] Weggelassen: „{ $text }“.
        [one] Weggelassen: „{ $text }“ und { $more } weitere Zeile.
       *[other] Weggelassen: „{ $text }“ und { $more } weitere Zeilen.
    }
text-with-more-mazes = Der Text hat { NUMBER($mazes) } Labyrinthe; das ist das erste.

# Where a text is wrong; { $fault } is one of the messages that follow.
text-fault = Zeile { NUMBER($line, useGrouping: 0) }, Stelle { NUMBER($column, useGrouping: 0) }: { $fault }
no-maze-in-text = In diesem Text ist kein Labyrinth. Lavirint liest Labyrinthe aus Linien, mit einem Zeichen für jede Wand, aus 0 und 1 und mit einer Zahl für jede Zelle.
frame-of-wrong-size = Der Rahmen lässt sich nicht in gleiche Zellen teilen.
frame-cut-off = Das ist ein Teil eines Labyrinths, dem hier der Rahmen fehlt.
cells-too-large = Diese Zellen sind zu groß; gelesen werden höchstens { NUMBER($width) } Zeichen Breite und { NUMBER($height) } Zeilen Höhe.
row-of-wrong-length = Diese Zeile hat { $found ->
    [one] { $found } Eintrag
   *[other] { $found } Einträge
  }, die anderen haben { NUMBER($wanted) }.
sign-out-of-place = { $found } passt hier nicht; eine Wand, eine Ecke oder ein Leerzeichen würde passen.
found-characters = „{ $characters }“
found-line-end = das Ende der Zeile
second-entrance = Das ist ein zweiter Eingang, aber ein Labyrinth hat nur einen.
opening-beside-mask = Das ist eine Öffnung neben einer Zelle, die nicht zum Labyrinth gehört.
every-cell-masked = In diesem Labyrinth bleibt keine Zelle übrig.
