# A maze's grid comes and goes. $area is where it stands, or would: B2:U16.

overwrite-values = { $cells ->
    [one] Die Zelle
   *[other] Der Bereich
  } { $area } auf dem Blatt { $sheet } enthält { $count ->
    [one] 1 Wert
   *[other] { $count } Werte
  }. Überschreiben?
draw-over-names = Namen beziehen sich auf Zellen auf dem Blatt { $sheet }, auf denen das Labyrinth läge: { LIST($names) }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}. Darüber zeichnen?
delete-values = { $cells ->
    [one] Die Zelle
   *[other] Der Bereich
  } { $area } auf dem Blatt { $sheet } enthält { $count ->
    [one] 1 Wert. Soll er
   *[other] { $count } Werte. Sollen sie
  } mit dem Labyrinth gelöscht werden?
clear-without-contents = Was das Labyrinth { $area } auf dem Blatt { $sheet } verdeckt, lässt sich nicht wiederherstellen, weil das ausgeblendete Blatt fehlt, auf dem es aufbewahrt war, oder zu einem anderen Labyrinth gehört. Labyrinth löschen und seine Zellen leer lassen?

shape-over-size-cells = Ein Labyrinth in { $area } würde die Größenzellen des Blatts { $sheet } verdecken. Wählen Sie Zellen, die die Größenzellen frei lassen, oder ein anderes Blatt.
shape-beside-maze = In { $maze } auf dem Blatt { $sheet } steht schon ein Labyrinth, und die Form { $shape } beginnt in einer anderen Zelle. Klicken Sie zuerst auf „{ clear-maze-button }“, oder wählen Sie Zellen auf einem anderen Blatt.
shape-is-one-cell = { $cell } auf dem Blatt { $sheet } ist eine einzelne Zelle. Markieren Sie alle Zellen für das Labyrinth, mehrere Bereiche mit Strg (auf dem Mac Cmd), oder wählen Sie „{ shape-colour }“, und versuchen Sie es erneut.
shape-colourless = { $cell } auf dem Blatt { $sheet } hat keine Füllfarbe. Füllen Sie die Zellen der Form mit einer Farbe, und markieren Sie eine davon, oder wählen Sie „{ shape-areas }“, und versuchen Sie es erneut.
shape-selected-too-large = Die Markierung { $areas } auf dem Blatt { $sheet } umfasst { NUMBER($count) } Zellen. Lavirint zeichnet höchstens { NUMBER($most) } und keine ganzen Zeilen oder Spalten. Wählen Sie weniger Zellen.
used-part-too-large = Der benutzte Teil des Blatts { $sheet }, { $area }, umfasst { NUMBER($count) } Zellen. Lavirint zeichnet höchstens { NUMBER($most) } und keine ganzen Zeilen oder Spalten. Wählen Sie weniger Zellen.

move-formulas-away = Verschieben Sie Formeln und Namen, oder verwenden Sie die Befehle der Arbeitsmappe, um ganze Zeilen oder Spalten einzufügen oder zu löschen.
formulas-in-maze = { $cells } im Labyrinth { $area } auf dem Blatt { $sheet } { $count ->
    [one] enthält eine Formel
   *[other] enthalten Formeln
  }.
name-refers-to-maze = Der Name { $name } bezieht sich auf { $cells } im Labyrinth { $area } auf dem Blatt { $sheet }.
formulas-refer-to-maze = { $cells } auf dem Blatt { $other } { $count ->
    [one] bezieht
   *[other] beziehen
  } sich auf Zellen des Labyrinths { $area } auf dem Blatt { $sheet }.

walls-still-stand = Die Arbeitsmappe hat das Labyrinth in { $area } auf dem Blatt { $sheet } angenommen, aber einige Wände stehen noch, die weg sein sollten. Schließen Sie die Arbeitsmappe, öffnen Sie sie wieder, und klicken Sie auf „{ generate-button }“.
grid-unfinished = Das Raster { $area } auf dem Blatt { $sheet } ist vielleicht nicht fertig. Klicken Sie auf „{ generate-button }“, um das Raster neu zu zeichnen, oder auf „{ clear-maze-button }“, um es zu entfernen.
grid-closed = Im Raster { $area } auf dem Blatt { $sheet } stehen alle Wände. Klicken Sie auf „{ generate-button }“, um ein Labyrinth zu zeichnen.
sheet-as-before = Das Blatt { $sheet } ist wieder wie vorher.
earlier-maze-gone = Das frühere Labyrinth auf dem Blatt { $sheet } ist weg, und das Blatt ist wieder wie vor diesem Labyrinth.
size-cell-looks-lost = Füllungen und Formate der leeren Zellen, die für die Größe gewählt wurden, lassen sich nicht wiederherstellen.

contents-not-back = Was seine Zellen enthielten und wie sie vorher aussahen, lässt sich nicht wiederherstellen, weil das ausgeblendete Blatt fehlt, auf dem es aufbewahrt war, oder zu einem anderen Labyrinth gehört.
widths-stay = { $count ->
    [one] Die Breite von 1 Spalte bleibt, wie sie ist, weil die frühere nicht in der Arbeitsmappe steht.
   *[other] Die Breiten von { $count } Spalten bleiben, wie sie sind, weil die früheren nicht in der Arbeitsmappe stehen.
  }
heights-stay = { $count ->
    [one] Die Höhe von 1 Zeile bleibt, wie sie ist, weil die frühere nicht in der Arbeitsmappe steht.
   *[other] Die Höhen von { $count } Zeilen bleiben, wie sie sind, weil die früheren nicht in der Arbeitsmappe stehen.
  }
lines-changed-inside = Im Labyrinth wurden mit den Befehlen der Arbeitsmappe Zeilen oder Spalten eingefügt oder gelöscht. Was es verdeckt hatte, steht auf dem Blatt { $copy }, das jetzt eingeblendet ist.
