# Changes to a maze that stands: walls, cells, rows and columns, entrance and exits.
# $sheet is the name of a sheet; $cell, $cells, $area and $maze are addresses, such as B2 or B2:I6.

# Walls

# Both stand behind "zwischen", and so in the dative.
two-cells = { $one } und { $other } auf dem Blatt { $sheet }
cells-of-block = den Zellen von { $area } auf dem Blatt { $sheet }
passage-there-already = Zwischen { $cells } ist schon ein Durchgang. Es wurde nichts geändert.
wall-there-already = Zwischen { $cells } steht schon eine Wand. Es wurde nichts geändert.
walls-taken-down =
    { $count ->
        [one] { $count } Wand zwischen { $cells } wurde entfernt.
       *[other] { $count } Wände zwischen { $cells } wurden entfernt.
    }
walls-put-up =
    { $count ->
        [one] { $count } Wand zwischen { $cells } wurde gesetzt.
       *[other] { $count } Wände zwischen { $cells } wurden gesetzt.
    }
walls-changed-in-part = Klicken Sie noch einmal auf die Schaltfläche. Zwischen { $cells } wurde erst ein Teil der Wände geändert.
distances-out-of-date = Um die Entfernungsfarben zu aktualisieren, klicken Sie auf „{ colour-distances-button }“. Die jetzigen zeigen noch den Stand vor dieser Änderung.
solution-out-of-date = Um die Lösung zu aktualisieren, klicken Sie auf „{ solve-button }“. Die jetzige zeigt noch den Stand vor dieser Änderung.
too-many-pairs-typed = Geben Sie weniger Zellenpaare ein. Es sind { NUMBER($count) }, und höchstens { NUMBER($most) } lassen sich auf einmal ändern.
typed-no-cells = Geben Sie, durch Kommas getrennt, Adressen wie B2 oder B2:C4 ein oder Zeilen und Spalten, ab 0 gezählt, wie 0 3. „{ $text }“ ist keins von beiden.
addresses-needed = Geben Sie Adressen wie B2 C2 ein. Nummern von Zeilen und Spalten gelten nur in einem Labyrinth, das Lavirint kennt, und auf dem Blatt { $sheet } ist keins.
chosen-cells-outside =
    { $areas ->
        [one] Wählen Sie Zellen des Labyrinths, und versuchen Sie es erneut. { $cells } liegt nicht im Labyrinth { $maze } auf dem Blatt { $sheet }.
       *[other] Wählen Sie Zellen des Labyrinths, und versuchen Sie es erneut. { $cells } liegen nicht im Labyrinth { $maze } auf dem Blatt { $sheet }.
    }
block-too-large = Wählen Sie einen kleineren Block. { $area } hat { NUMBER($cells) } Zellen, und höchstens { NUMBER($most) } lassen sich auf einmal ändern.
select-neighbours = Markieren Sie zwei benachbarte Zellen des Labyrinths oder einen Block seiner Zellen, oder geben Sie Zellenpaare ein.
single-cell = { $cells } auf dem Blatt { $sheet } ist eine einzelne Zelle.
no-neighbours = Von den Zellen { $cells } auf dem Blatt { $sheet } sind keine zwei benachbart.
no-neighbours-in-maze = In { $cells } auf dem Blatt { $sheet } gibt es keine zwei benachbarten Zellen, die beide zum Labyrinth gehören.

# Cells

cells-there-already =
    { $count ->
        [one] { $cells } auf dem Blatt { $sheet } gehört schon zum Labyrinth. Es wurde nichts geändert.
       *[other] { $cells } auf dem Blatt { $sheet } gehören schon zum Labyrinth. Es wurde nichts geändert.
    }
cells-out-already =
    { $count ->
        [one] { $cells } auf dem Blatt { $sheet } wurde schon aus dem Labyrinth entfernt. Es wurde nichts geändert.
       *[other] { $cells } auf dem Blatt { $sheet } wurden schon aus dem Labyrinth entfernt. Es wurde nichts geändert.
    }
cells-added =
    { $count ->
        [one] { $count } Zelle in { $cells } auf dem Blatt { $sheet } ist wieder im Labyrinth, mit Wänden auf allen Seiten. Um sie zu öffnen, klicken Sie auf „{ make-passage-button }“ oder „{ mend-button }“.
       *[other] { $count } Zellen in { $cells } auf dem Blatt { $sheet } sind wieder im Labyrinth, mit Wänden auf allen Seiten. Um sie zu öffnen, klicken Sie auf „{ make-passage-button }“ oder „{ mend-button }“.
    }
cells-removed =
    { $count ->
        [one] { $count } Zelle in { $cells } auf dem Blatt { $sheet } wurde aus dem Labyrinth entfernt und ist jetzt { $outside ->
            [blank] leer
            [filled] gefüllt
           *[hatched] schraffiert
        }.
       *[other] { $count } Zellen in { $cells } auf dem Blatt { $sheet } wurden aus dem Labyrinth entfernt und sind jetzt { $outside ->
            [blank] leer
            [filled] gefüllt
           *[hatched] schraffiert
        }.
    }
cells-changed-in-part = Klicken Sie noch einmal auf die Schaltfläche. Von { $cells } auf dem Blatt { $sheet } wurde erst ein Teil geändert.
selected-cells-outside =
    { $areas ->
        [one] Wählen Sie Zellen des Labyrinths; für weitere Zeilen und Spalten klicken Sie auf „{ insert-row-button }“ oder „{ insert-column-button }“. { $cells } liegt nicht im Labyrinth { $maze } auf dem Blatt { $sheet }.
       *[other] Wählen Sie Zellen des Labyrinths; für weitere Zeilen und Spalten klicken Sie auf „{ insert-row-button }“ oder „{ insert-column-button }“. { $cells } liegen nicht im Labyrinth { $maze } auf dem Blatt { $sheet }.
    }
too-many-cells-selected = Wählen Sie weniger Zellen, und klicken Sie für jeden Teil auf die Schaltfläche. { $area } hat zu viele Zellen, um sie auf einmal zu ändern; die Grenze liegt bei etwa { NUMBER($most) }.
last-cells-selected = Lassen Sie mindestens eine Zelle im Labyrinth, oder klicken Sie auf „{ clear-maze-button }“. Vom Labyrinth auf dem Blatt { $sheet } ist nur noch { $cells } übrig.
end-selected =
    { $end ->
        [entrance] Markieren Sie { $cell }, klicken Sie auf „{ remove-end-button }“ oder setzen Sie einen anderen Eingang, und versuchen Sie es erneut. { $cell } auf dem Blatt { $sheet } ist der Eingang des Labyrinths.
       *[exit] Markieren Sie { $cell }, klicken Sie auf „{ remove-end-button }“, und versuchen Sie es erneut. { $cell } auf dem Blatt { $sheet } ist ein Ausgang des Labyrinths.
    }

# Rows and columns

rows-inserted =
    { $count ->
        [one] { $count } Zeile wurde in das Labyrinth { $maze } auf dem Blatt { $sheet } eingefügt, das jetzt in { $area } steht.
       *[other] { $count } Zeilen wurden in das Labyrinth { $maze } auf dem Blatt { $sheet } eingefügt, das jetzt in { $area } steht.
    }
columns-inserted =
    { $count ->
        [one] { $count } Spalte wurde in das Labyrinth { $maze } auf dem Blatt { $sheet } eingefügt, das jetzt in { $area } steht.
       *[other] { $count } Spalten wurden in das Labyrinth { $maze } auf dem Blatt { $sheet } eingefügt, das jetzt in { $area } steht.
    }
rows-deleted =
    { $count ->
        [one] { $count } Zeile wurde aus dem Labyrinth { $maze } auf dem Blatt { $sheet } gelöscht, das jetzt in { $area } steht.
       *[other] { $count } Zeilen wurden aus dem Labyrinth { $maze } auf dem Blatt { $sheet } gelöscht, das jetzt in { $area } steht.
    }
columns-deleted =
    { $count ->
        [one] { $count } Spalte wurde aus dem Labyrinth { $maze } auf dem Blatt { $sheet } gelöscht, das jetzt in { $area } steht.
       *[other] { $count } Spalten wurden aus dem Labyrinth { $maze } auf dem Blatt { $sheet } gelöscht, das jetzt in { $area } steht.
    }
inserted-cells-walled = Die neuen Zellen haben Wände auf allen Seiten. Um sie zu öffnen, klicken Sie auf „{ make-passage-button }“ oder „{ mend-button }“.
ends-deleted-too =
    { $count ->
        [one] Auch { $count } Eingang oder Ausgang wurde gelöscht.
       *[other] Auch { $count } Eingänge und Ausgänge wurden gelöscht.
    }
distances-gone = Die Entfernungsfarben sind weg. Für neue klicken Sie auf „{ colour-distances-button }“.
solution-gone = Die Lösung ist weg. Für eine neue klicken Sie auf „{ solve-button }“.
set-numbers-out-of-date = Die Mengennummern auf dem Blatt { $sheet } zeigen noch den Stand vor dieser Änderung.
redrawing-inexact = Schriften, Zahlenformate und Wände mit eigenem Aussehen in { $maze } auf dem Blatt { $sheet } lassen sich nicht wiederherstellen.
redrawn-in-part = Klicken Sie für ein neues Labyrinth auf „{ generate-button }“ oder sonst auf „{ clear-maze-button }“. Das Labyrinth { $maze } auf dem Blatt { $sheet } ist erst zum Teil neu gezeichnet.
lines-outside =
    { $line ->
        [row] Markieren Sie Zellen des Labyrinths in den gemeinten Zeilen, und versuchen Sie es erneut. { $cells } auf dem Blatt { $sheet } liegt außerhalb des Labyrinths { $maze }.
       *[column] Markieren Sie Zellen des Labyrinths in den gemeinten Spalten, und versuchen Sie es erneut. { $cells } auf dem Blatt { $sheet } liegt außerhalb des Labyrinths { $maze }.
    }
lines-in-several-areas =
    { $line ->
        [row] Markieren Sie einen einzigen Block von Zellen in den gemeinten Zeilen, und versuchen Sie es erneut. { $cells } auf dem Blatt { $sheet } sind mehrere Bereiche, nicht ein Block im Labyrinth { $maze }.
       *[column] Markieren Sie einen einzigen Block von Zellen in den gemeinten Spalten, und versuchen Sie es erneut. { $cells } auf dem Blatt { $sheet } sind mehrere Bereiche, nicht ein Block im Labyrinth { $maze }.
    }
every-line-selected =
    { $line ->
        [row] Lassen Sie mindestens eine Zeile übrig, oder klicken Sie auf „{ clear-maze-button }“. Die Markierung umfasst alle Zeilen des Labyrinths { $maze } auf dem Blatt { $sheet }.
       *[column] Lassen Sie mindestens eine Spalte übrig, oder klicken Sie auf „{ clear-maze-button }“. Die Markierung umfasst alle Spalten des Labyrinths { $maze } auf dem Blatt { $sheet }.
    }
grows-over-edge = Fügen Sie weniger Zeilen oder Spalten ein. Das Labyrinth würde über den Rand des Blatts { $sheet } hinausreichen.
grows-too-large = Fügen Sie weniger Zeilen oder Spalten ein. Das Labyrinth hätte { NUMBER($cells) } Zellen, und Lavirint zeichnet höchstens { NUMBER($most) }.
grows-over-size-cells = Fügen Sie weniger Zeilen oder Spalten ein. Das Labyrinth stünde in { $area } auf dem Blatt { $sheet } und verdeckte dort die Größenzellen.

# Entrance and exits

entrance-there-already = { $cell } auf dem Blatt { $sheet } ist schon der Eingang.
entrance-set = { $cell } auf dem Blatt { $sheet } ist jetzt der Eingang und trägt ein S.
exit-there-already = { $cell } auf dem Blatt { $sheet } ist schon ein Ausgang.
exit-added =
    { $exits ->
        [one] { $cell } auf dem Blatt { $sheet } ist jetzt ein Ausgang und trägt ein E. Das Labyrinth hat { $exits } Ausgang.
       *[other] { $cell } auf dem Blatt { $sheet } ist jetzt ein Ausgang und trägt ein E. Das Labyrinth hat { $exits } Ausgänge.
    }
entrance-lost = Das Labyrinth hat keinen Eingang mehr. Für einen neuen markieren Sie eine Zelle und klicken auf „{ set-entrance-button }“.
end-removed =
    { $end ->
        [entrance] { $cell } auf dem Blatt { $sheet } ist nicht mehr der Eingang.
       *[exit] { $cell } auf dem Blatt { $sheet } ist kein Ausgang mehr.
    }
not-an-end = Markieren Sie eine Zelle mit S oder E, und versuchen Sie es erneut. { $cell } auf dem Blatt { $sheet } ist weder Eingang noch Ausgang.
selected-cell-outside = Wählen Sie eine Zelle des Labyrinths, und versuchen Sie es erneut. { $cell } auf dem Blatt { $sheet } liegt außerhalb des Labyrinths { $maze }.
selected-cell-out = Wählen Sie eine andere Zelle, oder holen Sie diese mit „{ add-cells-button }“ zurück. { $cell } auf dem Blatt { $sheet } wurde aus dem Labyrinth entfernt.
ends-of-longest-path =
    { $between ->
        [edges] Auf dem Blatt { $sheet } ist jetzt { $entrance } der Eingang und { $exit } der Ausgang: die Enden des längsten Wegs von Rand zu Rand, der { NUMBER($cells) } Zellen hat.
       *[cells] Auf dem Blatt { $sheet } ist jetzt { $entrance } der Eingang und { $exit } der Ausgang: die Enden des längsten Wegs, der { NUMBER($cells) } Zellen hat.
    }
ends-of-long-path =
    { $between ->
        [edges] Auf dem Blatt { $sheet } ist jetzt { $entrance } der Eingang und { $exit } der Ausgang: die Enden eines langen Wegs von Rand zu Rand, der { NUMBER($cells) } Zellen hat. Das Labyrinth hat Schleifen, deshalb ist ein anderer Weg vielleicht etwas länger.
       *[cells] Auf dem Blatt { $sheet } ist jetzt { $entrance } der Eingang und { $exit } der Ausgang: die Enden eines langen Wegs, der { NUMBER($cells) } Zellen hat. Das Labyrinth hat Schleifen, deshalb ist ein anderer Weg vielleicht etwas länger.
    }
no-longest-path = Öffnen Sie einige Durchgänge, und versuchen Sie es erneut. Kein Durchgang verbindet zwei Zellen von { $maze } auf dem Blatt { $sheet }, deshalb gibt es keinen Weg mit zwei Enden.

# Shared by several actions

overwrite = Überschreiben
drawing-maze = Das Labyrinth wird gezeichnet …
