# What is wrong with a maze, a generator or a solver, and what to do about it.

side-not-whole = Die Anzahl der { $side ->
    [rows] Zeilen
   *[columns] Spalten
} ist { NUMBER($value, maximumSignificantDigits: 15) }. Wählen Sie eine ganze Zahl ab 1.
mask-wrong = Eine Maske für { NUMBER($rows) } x { NUMBER($columns) } Zellen muss für jede davon eine 0 oder eine 1 haben.
mask-without-cells =
    { $cells ->
        [one] Die Maske nimmt die einzige Zelle aus dem Labyrinth. Wählen Sie mindestens eine Zelle.
       *[other] Die Maske lässt keine der { $cells } Zellen im Labyrinth. Wählen Sie mindestens eine Zelle.
    }

maze-without-exit = Das Labyrinth hat keinen Ausgang. Wählen Sie mindestens einen.
cell-not-in-maze = Zelle { $cell } gehört nicht zum Labyrinth. Wählen Sie eine Zelle des Labyrinths.

no-such-choice = „{ $id }“ gibt es nicht. Wählen Sie etwas anderes.

walk-too-long = { $algorithm } bräuchte auf { NUMBER($rows) } x { NUMBER($columns) } Zellen mehr als { NUMBER($most) } Zufallsschritte. Auf einem schmalen Raster wächst die Zeit für einen solchen Zufallsweg mit dem Quadrat der Länge. Wählen Sie einen anderen Algorithmus oder ein weniger schmales Raster.
depth-first-with-all-loops = Die Tiefensuche mit einer Schleife bei jedem Schritt
variation-wrong = { $what ->
    [loopPercent] Die Wahrscheinlichkeit von Schleifen, in Prozent,
    [openPercent] Der Anteil weiterer Durchgänge, in Prozent,
    [braidPercent] Der Anteil entfernter Sackgassen, in Prozent,
    [rooms] Die Anzahl der Räume
    [roomFrom] Die kürzeste Seite eines Raums
    [roomTo] Die längste Seite eines Raums
    [direction] Die Richtung, in Prozent,
    [river] Der Anteil langer Gänge, in Prozent,
    [pattern] Die Nummer der Symmetrie
   *[blockPermille] Die Wahrscheinlichkeit blockierter Wände, in Promille,
} ist { NUMBER($value, maximumSignificantDigits: 15) }. Wählen Sie eine ganze Zahl von { NUMBER($least) } bis { NUMBER($most) }.
# A texture: how passages run, or symmetry.
texture-alone = { $texture ->
    [direction] Richtung und lange Gänge vertragen sich nicht mit Schleifen oder blockierten Wänden
   *[pattern] Symmetrie verträgt sich nicht mit weiteren Durchgängen, entfernten Sackgassen, blockierten Wänden oder Räumen
}. Setzen Sie diese auf 0.
no-such-pattern = Ein Labyrinth dieser Größe und Form kann nicht { $pattern ->
    [leftRight] links und rechts gleich
    [topBottom] oben und unten gleich
   *[halfTurn] nach einer halben Drehung gleich
} sein. Wählen Sie eine ungerade Zahl von Zeilen oder Spalten, eine symmetrische Form oder keine Symmetrie.
# Stands for the algorithm in rectangle-needed-by-algorithm.
labyrinth = Ein Weg durch alle Zellen

costs-wrong = Jede Zelle braucht als Kosten eine Zahl von mindestens 0.
floyd-cost =
    { $cells ->
        [one] Für { $cells } Zelle füllt Floyd–Warshall zwei Matrizen mit je 1 Eintrag, in höchstens 1 Vergleich.
       *[other] Für { $cells } Zellen füllt Floyd–Warshall zwei Matrizen mit je { NUMBER($entries) } Einträgen, in höchstens { NUMBER($comparisons) } Vergleichen.
    }
floyd-too-large = { $cost } Höchstens { NUMBER($most) } Zellen sind erlaubt. Wählen Sie die Breitensuche, die in jeder Größe einen ebenso kurzen Weg findet.

too-many-items = Es { $items ->
        [one] gibt { $items } Eintrag
       *[other] gibt { $items } Einträge
    }, aber auf dem Weg zwischen Eingang und Ausgang { $room ->
        [one] liegt { $room } Zelle
       *[other] liegen { $room } Zellen
    }. Verwenden Sie weniger Einträge oder ein Labyrinth mit einem längeren Weg.
items-alike = { $items ->
    [0] Es gibt keine Einträge
    [one] Es gibt nur einen Eintrag
   *[other] Alle { $items } Einträge sind gleich
}, also könnte nichts neben dem Weg in die Irre führen. Verwenden Sie mindestens zwei verschiedene.

cell-error = In { $cell } steht { $error }. Berichtigen Sie das.
question-headings-missing = In der ersten Zeile der Tabelle fehlt: { LIST($missing) }. Geben Sie ihr die Überschriften „{ question-heading }“, „{ right-heading }“ und „{ wrong-heading } 1“.
no-questions = Die Tabelle enthält keine Fragen. Schreiben Sie eine mit ihren Antworten unter die Überschriften.
question-cell-empty = In Zeile { NUMBER($row, useGrouping: 0) } des Blatts steht { $what ->
    [question] keine Frage
    [right] keine richtige Antwort
   *[wrong] keine falsche Antwort
}. Tragen Sie eine ein, oder leeren Sie die Zeile.
question-twice = In Zeile { NUMBER($row, useGrouping: 0) } des Blatts steht dieselbe Frage wie in Zeile { NUMBER($earlier, useGrouping: 0) }. Ändern Sie eine der beiden Fragen.
answer-twice = In Zeile { NUMBER($row, useGrouping: 0) } des Blatts steht „{ $answer }“ zweimal. Schreiben Sie verschiedene Antworten.
question-too-long = Die Frage in Zeile { NUMBER($row, useGrouping: 0) } des Blatts hat { NUMBER($length) } Zeichen, und höchstens { NUMBER($most) } sind erlaubt. Kürzen Sie sie.
answer-too-long = Eine Antwort in Zeile { NUMBER($row, useGrouping: 0) } des Blatts hat { NUMBER($length) } Zeichen, und höchstens { NUMBER($most) } sind erlaubt. Kürzen Sie sie.

runs-in-worker = in einem Worker
runs-in-page = in der Seite, weil kein Worker startet
runs-in-page-because = in der Seite, weil kein Worker startet ({ $why })
runs-nowhere = nirgends: { $why }
maze-too-many-cells = { NUMBER($rows) } x { NUMBER($columns) } sind { NUMBER($cells) }, und ein Labyrinth hat höchstens { NUMBER($most) }. Wählen Sie weniger Zellen.
