# Changes to a maze that stands: walls, cells, rows and columns, entrance and exits.
# $sheet is the name of a sheet; $cell, $cells, $area and $maze are addresses, such as B2 or B2:I6.

# Walls

walls-taken-down =
    { $count ->
        [one] { $count } Wand zwischen den Zellen von { $area } auf dem Blatt { $sheet } wurde entfernt.
       *[other] { $count } Wände zwischen den Zellen von { $area } auf dem Blatt { $sheet } wurden entfernt.
    }
walls-put-up =
    { $count ->
        [one] { $count } Wand zwischen den Zellen von { $area } auf dem Blatt { $sheet } wurde gesetzt.
       *[other] { $count } Wände zwischen den Zellen von { $area } auf dem Blatt { $sheet } wurden gesetzt.
    }
solution-out-of-date = Die Farben im Labyrinth sind von vor dieser Änderung. Um sie zu aktualisieren, klicken Sie auf „{ solve-button }“ oder „{ colour-distances-button }“.
too-many-pairs-typed = Das sind { NUMBER($count) } Zellenpaare, und höchstens { NUMBER($most) } lassen sich auf einmal ändern. Geben Sie weniger ein.
typed-no-cells = „{ $text }“ ist keine Zelle. Geben Sie, durch Kommas getrennt, Adressen wie B2 oder B2:C4 ein.
addresses-needed = Auf dem Blatt { $sheet } ist kein Labyrinth, in dem sich Zeilen und Spalten zählen ließen. Geben Sie Adressen wie B2 C2 ein.
chosen-cells-outside =
    { $areas ->
        [one] { $cells } liegt nicht im Labyrinth { $maze } auf dem Blatt { $sheet }. Wählen Sie Zellen des Labyrinths, und versuchen Sie es erneut.
       *[other] { $cells } liegen nicht als ein Block im Labyrinth { $maze } auf dem Blatt { $sheet }. Wählen Sie Zellen des Labyrinths, und versuchen Sie es erneut.
    }
block-too-large = { $area } hat { NUMBER($cells) } Zellen, und höchstens { NUMBER($most) } lassen sich auf einmal ändern. Wählen Sie einen kleineren Block.
select-neighbours = In { $cells } auf dem Blatt { $sheet } gibt es keine zwei benachbarten Zellen, die beide zum Labyrinth gehören. Markieren Sie zwei benachbarte Zellen des Labyrinths oder einen Block seiner Zellen, oder geben Sie Zellenpaare ein.

# Cells

already-so = Das ist schon so. Es wurde nichts geändert.
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
last-cells-selected = Vom Labyrinth auf dem Blatt { $sheet } ist nur noch { $cells } übrig. Lassen Sie mindestens eine Zelle im Labyrinth, oder klicken Sie auf „{ clear-maze-button }“.
end-selected =
    { $end ->
        [entrance] { $cell } auf dem Blatt { $sheet } ist der Eingang des Labyrinths. Markieren Sie { $cell }, klicken Sie auf „{ remove-end-button }“ oder setzen Sie einen anderen Eingang, und versuchen Sie es erneut.
       *[exit] { $cell } auf dem Blatt { $sheet } ist ein Ausgang des Labyrinths. Markieren Sie { $cell }, klicken Sie auf „{ remove-end-button }“, und versuchen Sie es erneut.
    }

# Rows and columns

lines-changed = Das Labyrinth { $maze } auf dem Blatt { $sheet } steht jetzt in { $area }.
inserted-cells-walled = Die neuen Zellen haben Wände auf allen Seiten. Um sie zu öffnen, klicken Sie auf „{ make-passage-button }“ oder „{ mend-button }“.
redrawing-inexact = Schriften, Zahlenformate und Wände mit eigenem Aussehen in { $maze } auf dem Blatt { $sheet } lassen sich nicht wiederherstellen.
every-line-selected = Die Markierung umfasst das ganze Labyrinth { $maze } auf dem Blatt { $sheet }. Lassen Sie mindestens eine Zeile oder Spalte übrig, oder klicken Sie auf „{ clear-maze-button }“.
grows-too-far = { $area } auf dem Blatt { $sheet } würde die Größenzellen verdecken, über den Rand des Blatts hinausreichen oder mehr als { NUMBER($most) } Zellen haben. Fügen Sie weniger Zeilen oder Spalten ein.

# Entrance and exits

entrance-set = { $cell } auf dem Blatt { $sheet } ist jetzt der Eingang und trägt ein S.
exit-added =
    { $exits ->
        [one] { $cell } auf dem Blatt { $sheet } ist jetzt ein Ausgang und trägt ein E. Das Labyrinth hat { $exits } Ausgang.
       *[other] { $cell } auf dem Blatt { $sheet } ist jetzt ein Ausgang und trägt ein E. Das Labyrinth hat { $exits } Ausgänge.
    }
end-lost =
    { $end ->
        [entrance] Das Labyrinth hat keinen Eingang mehr. Für einen neuen markieren Sie eine Zelle und klicken auf „{ set-entrance-button }“.
       *[exit] Das Labyrinth hat keinen Ausgang mehr. Für einen neuen markieren Sie eine Zelle und klicken auf „{ add-exit-button }“.
    }
end-removed =
    { $end ->
        [entrance] { $cell } auf dem Blatt { $sheet } ist nicht mehr der Eingang.
       *[exit] { $cell } auf dem Blatt { $sheet } ist kein Ausgang mehr.
    }
not-an-end = { $cell } auf dem Blatt { $sheet } ist weder Eingang noch Ausgang. Markieren Sie eine Zelle mit S oder E, und versuchen Sie es erneut.
cell-outside-maze = { $cell } auf dem Blatt { $sheet } liegt außerhalb des Labyrinths { $maze }. Wählen Sie eine Zelle des Labyrinths, und versuchen Sie es erneut.
cell-out-of-maze = { $cell } auf dem Blatt { $sheet } wurde aus dem Labyrinth entfernt. Wählen Sie eine andere Zelle, oder holen Sie diese mit „{ add-cells-button }“ zurück.
ends-of-longest-path =
    Auf dem Blatt { $sheet } ist jetzt { $entrance } der Eingang und { $exit } der Ausgang: die Enden des längsten { $surely ->
        [yes] {""}
       *[no] gefundenen{" "}
    }Wegs { $between ->
        [edges] von Rand zu Rand{" "}
       *[cells] {""}
    }({ NUMBER($cells) } Zellen).
no-longest-path = Kein Durchgang verbindet zwei Zellen von { $maze } auf dem Blatt { $sheet }, deshalb gibt es keinen Weg mit zwei Enden. Öffnen Sie einige Durchgänge, und versuchen Sie es erneut.

# Shared by several actions

overwrite = Überschreiben
