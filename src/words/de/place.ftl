# The place of a maze on its sheet, and what is drawn there: what is in the way, ends, walls, solution. $maze says whether the maze is
# there (drawn) or would be (planned).

table-in-way = Die Tabelle { $table } liegt in { $area } auf dem Blatt { $sheet }, wo das Labyrinth { $maze ->
    [drawn] steht
   *[planned] stünde
  }. { $maze ->
    [drawn] Wandeln Sie die Tabelle in einen Bereich um
   *[planned] Verschieben Sie die Tabelle, oder wählen Sie ein anderes Blatt,
  } und versuchen Sie es erneut.
merged-in-way = { $cells } auf dem Blatt { $sheet } { $count ->
    [one] ist eine verbundene Zelle
   *[other] sind verbundene Zellen
  } in { $area }, wo das Labyrinth { $maze ->
    [drawn] steht
   *[planned] stünde
  }. Heben Sie den Zellverbund auf, oder wählen Sie ein anderes Blatt, und versuchen Sie es erneut.
filter-across = Ein Filter auf { $filter } liegt quer über { $area } auf dem Blatt { $sheet }, wo das Labyrinth { $maze ->
    [drawn] steht
   *[planned] stünde
  }. Entfernen Sie den Filter, oder wählen Sie ein anderes Blatt, und versuchen Sie es erneut.
columns-hidden = { $count ->
    [one] Spalte { $columns } auf dem Blatt { $sheet } ist
   *[other] Die Spalten { $columns } auf dem Blatt { $sheet } sind
  } ausgeblendet, und das Labyrinth { $maze ->
    [drawn] geht
   *[planned] ginge
  } darüber hinweg. Blenden Sie ein, was ausgeblendet ist, oder wählen Sie ein anderes Blatt, und versuchen Sie es erneut.
rows-hidden = { $count ->
    [one] Zeile { $rows } auf dem Blatt { $sheet } ist
   *[other] Die Zeilen { $rows } auf dem Blatt { $sheet } sind
  } ausgeblendet, und das Labyrinth { $maze ->
    [drawn] geht
   *[planned] ginge
  } darüber hinweg. Blenden Sie ein, was ausgeblendet ist, oder wählen Sie ein anderes Blatt, und versuchen Sie es erneut.

text-too-long-for-end = { $cell } auf dem Blatt { $sheet } enthält einen Text, der zu lang ist, um ihn aufzubewahren, solange dort ein Eingang oder Ausgang ist. Verschieben Sie den Text in eine andere Zelle, und versuchen Sie es erneut.
overwrite-for-ends = { $count ->
    [one] { LIST($cells) } auf dem Blatt { $sheet } enthält 1 Wert. Überschreiben? Der Wert kommt zurück, wenn der Eingang oder Ausgang entfernt wird.
   *[other] { LIST($cells) } auf dem Blatt { $sheet } enthalten { $count } Werte. Überschreiben? Die Werte kommen zurück, wenn Eingänge und Ausgänge entfernt werden.
  }

no-solution = Auf dem Blatt { $sheet } kennt Lavirint keine Lösung. Klicken Sie zuerst auf „{ solve-button }“.

maze-selected-too-large = Die Markierung { $area } auf dem Blatt { $sheet } umfasst { NUMBER($count) } Zellen. Lavirint liest höchstens { NUMBER($most) } und keine ganzen Zeilen oder Spalten. Markieren Sie nur die Zellen des Labyrinths.
taken-out-unknown = Jede Zelle von { $area } gilt als Teil des Labyrinths, weil die Liste der entfernten Zellen zu einer anderen Größe gehört.

maze-sheet-protected = Das Blatt { $sheet } ist geschützt. Heben Sie den Blattschutz auf, und versuchen Sie es erneut.
watched-maze-changed = Das Labyrinth, das in { $area } gezeichnet war, fehlt oder hat sich geändert, deshalb lassen sich seine Schritte nicht zeigen. Klicken Sie für ein neues Labyrinth auf „{ generate-button }“.
watched-solution-gone = Die Lösung, die in { $area } gezeichnet war, gibt es nicht mehr, oder ihr Labyrinth hat sich geändert. Deshalb lässt sich die Suche nicht zeigen. Klicken Sie noch einmal auf „{ solve-button }“.

walls-unseen = Wände und Zellen haben dieselbe Farbe. Wählen Sie unter „{ look-title }“ eine andere, um die Wände zu sehen.

maze-left-place = Das Labyrinth wurde verschoben; vorher stand es in { $area } auf dem Blatt { $sheet }.
covered-cells-shown = Was es dort verdeckt hatte, steht auf dem Blatt { $copy }, das jetzt eingeblendet ist.

taken-for-walls = Als Wände gelten { $walls }.
which-walls = Was sind die Wände von { $maze } auf dem Blatt { $sheet }: { $first } oder { $second }?
these-walls = Wände: { $walls }
lines-as-walls = { $weight ->
    [Thick] dicke Linien
    [Medium] mittlere Linien
    [Thin] dünne Linien
   *[other] Linien in { $named ->
        [black] Schwarz
        [white] Weiß
       *[other] { $color }
    }
}
all-lines-as-walls = Linien
fills-as-walls = { $named ->
    [black] schwarze Zellen
    [white] weiße Zellen
   *[other] Zellen mit der Füllung { $color }
}
several-fills-as-walls = { $colors ->
    [one] Zellen mit { $colors } Füllfarbe
   *[other] Zellen mit { $colors } Füllfarben
}
texts-as-walls = { $kind ->
    [none] leere Zellen
   *[other] Zellen mit { $text }
}
sums-as-walls = { $kind ->
    [walls] Summen aus { $top } (oben), { $right } (rechts), { $bottom } (unten) und { $left } (links)
   *[passages] alle Seiten, die Summen aus { $top } (oben), { $right } (rechts), { $bottom } (unten) und { $left } (links) nicht öffnen
}
no-walls = In { $area } auf dem Blatt { $sheet } gibt es keine Linien, gefüllten Zellen oder Zeichen, die Wände eines Labyrinths sein könnten. Markieren Sie ein Labyrinth mit Wänden, und versuchen Sie es erneut.
walls-are-cells = Die Wände von { $maze } auf dem Blatt { $sheet } sind Zellen, und damit ist das nicht möglich. Klicken Sie zuerst auf „{ redraw-button }“.
rules-hide-marks = Bedingte Formate färben die offenen Zellen von { $maze } auf dem Blatt { $sheet }, deshalb wäre nicht zu sehen, was Lavirint dort füllt. Klicken Sie zuerst auf „{ redraw-button }“.
