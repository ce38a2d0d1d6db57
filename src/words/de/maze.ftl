# What is wrong with a maze, a generator or a solver, and what to do about it.

side-not-whole =
    Wählen Sie als Anzahl der { $side ->
        [rows] Zeilen
       *[columns] Spalten
    } eine ganze Zahl ab 1. Angegeben ist { NUMBER($value, maximumSignificantDigits: 15) }.
mask-of-wrong-length = Die Maske aus { NUMBER($rows) } x { NUMBER($columns) } Zellen muss { NUMBER($wanted) } Einträge haben, hat aber { NUMBER($found) }.
mask-entry-wrong = Eine Maske enthält 0 oder 1, bei Zelle { NUMBER($cell) } aber { NUMBER($entry) }.
mask-without-cells =
    { $cells ->
        [one] Wählen Sie mindestens eine Zelle. Die Maske nimmt die einzige aus dem Labyrinth.
       *[other] Wählen Sie mindestens eine Zelle. Die Maske lässt keine der { $cells } Zellen im Labyrinth.
    }

maze-without-exit = Wählen Sie mindestens einen Ausgang. Das Labyrinth hat keinen.
end-outside =
    Wählen Sie als { $end ->
        [entrance] Eingang
       *[exit] Ausgang
    } eine Zelle von 0 bis { NUMBER($last) }. Gewählt ist { $cell }.
end-masked =
    Wählen Sie als { $end ->
        [entrance] Eingang
       *[exit] Ausgang
    } eine Zelle des Labyrinths. Zelle { NUMBER($cell) } (Zeile { NUMBER($row, useGrouping: 0) }, Spalte { NUMBER($column, useGrouping: 0) }) gehört nicht dazu.
cell-not-in-maze = Wählen Sie eine Zelle des Labyrinths. Zelle { $cell } gehört nicht dazu.

no-such-generator = Wählen Sie einen anderen Algorithmus. Einen namens „{ $id }“ gibt es nicht.
no-such-solver = Wählen Sie ein anderes Lösungsverfahren. Eins namens „{ $id }“ gibt es nicht.
no-such-text-form = Wählen Sie eine andere Darstellung als Text. Eine namens „{ $id }“ gibt es nicht.

walk-too-long = Wählen Sie einen anderen Algorithmus oder ein weniger schmales Raster. { $algorithm } bräuchte auf { NUMBER($rows) } x { NUMBER($columns) } Zellen mehr als { NUMBER($most) } Zufallsschritte. Auf einem schmalen Raster wächst die Zeit für einen solchen Zufallsweg mit dem Quadrat der Länge.
depth-first-with-all-loops = Die Tiefensuche mit einer Schleife bei jedem Schritt
imperfection-wrong =
    Wählen Sie für { $what ->
        [loopPercent] die Wahrscheinlichkeit von Schleifen, in Prozent,
        [openPercent] weitere Durchgänge, in Prozent,
        [braidPercent] entfernte Sackgassen, in Prozent,
        [rooms] die Anzahl der Räume
        [roomFrom] die kürzeste Seite eines Raums
        [roomTo] die längste Seite eines Raums
       *[blockPermille] blockierte Wände, in Promille,
    } eine ganze Zahl von { NUMBER($least) } bis { NUMBER($most) }. Angegeben ist { NUMBER($value, maximumSignificantDigits: 15) }.

costs-of-wrong-number = Jede der { NUMBER($cells) } Zellen braucht einen Kostenwert, vorhanden sind aber { NUMBER($costs) }.
cost-wrong = Geben Sie jeder Zelle als Kosten eine Zahl ab 0. Zelle { NUMBER($cell) } hat { $cost }.
floyd-cost =
    { $cells ->
        [one] Für { $cells } Zelle füllt Floyd–Warshall zwei Matrizen mit je 1 Eintrag, in höchstens 1 Vergleich.
       *[other] Für { $cells } Zellen füllt Floyd–Warshall zwei Matrizen mit je { NUMBER($entries) } Einträgen, in höchstens { NUMBER($comparisons) } Vergleichen.
    }
floyd-too-large = Wählen Sie die Breitensuche, die in jeder Größe einen ebenso kurzen Weg findet. { $cost } Höchstens { NUMBER($most) } Zellen sind erlaubt.

too-many-items =
    Verwenden Sie weniger Einträge oder ein Labyrinth mit einem längeren Weg. Es { $items ->
        [one] gibt { $items } Eintrag
       *[other] gibt { $items } Einträge
    }, aber auf dem Weg zwischen Eingang und Ausgang { $room ->
        [one] liegt { $room } Zelle
       *[other] liegen { $room } Zellen
    }.
items-alike =
    Verwenden Sie mindestens zwei verschiedene Einträge. { $items ->
        [one] Es gibt nur einen
       *[other] Alle { $items } sind gleich
    }, also könnte nichts neben dem Weg in die Irre führen.

cell-error = Berichtigen Sie { $cell }. Dort steht { $error }.
question-headings-missing = Schreiben Sie in die erste Zeile der Tabelle die Überschriften „{ question-heading }“, „{ right-heading }“ und „{ wrong-heading } 1“. Es fehlt: { LIST($missing) }.
no-questions = Schreiben Sie eine Frage mit ihren Antworten unter die Überschriften. Die Tabelle hat keine.
question-cell-empty = Schreiben Sie { $what ->
    [question] eine Frage
    [right] die richtige Antwort
   *[wrong] mindestens eine falsche Antwort
} in Zeile { NUMBER($row, useGrouping: 0) } des Blatts. { $what ->
    [question] Die Zelle für die Frage ist leer.
    [right] Die Zelle für die richtige Antwort ist leer.
   *[wrong] Alle Zellen für falsche Antworten sind leer.
}
question-twice = Ändern Sie eine der beiden Fragen. In Zeile { NUMBER($row, useGrouping: 0) } des Blatts steht dieselbe Frage wie in Zeile { NUMBER($earlier, useGrouping: 0) }.
answer-twice = Ändern Sie die Antworten in Zeile { NUMBER($row, useGrouping: 0) } des Blatts. „{ $answer }“ steht dort zweimal, und alle Antworten müssen verschieden sein.
question-too-long = Kürzen Sie die Frage in Zeile { NUMBER($row, useGrouping: 0) } des Blatts. Sie hat { NUMBER($length) } Zeichen, und höchstens { NUMBER($most) } sind erlaubt.
answer-too-long = Kürzen Sie die Antworten in Zeile { NUMBER($row, useGrouping: 0) } des Blatts. Eine hat { NUMBER($length) } Zeichen, und höchstens { NUMBER($most) } sind erlaubt.

runs-in-worker = in einem Worker
runs-in-page = in der Seite, weil kein Worker startet
runs-in-page-because = in der Seite, weil kein Worker startet ({ $why })
runs-nowhere = nirgends: { $why }
maze-too-many-cells = Wählen Sie weniger Zellen. { NUMBER($rows) } x { NUMBER($columns) } sind { NUMBER($cells) }, und ein Labyrinth hat höchstens { NUMBER($most) }.
rectangle-needed-by-algorithm = Wählen Sie einen anderen Algorithmus oder ein volles Rechteck. Der Algorithmus „{ $algorithm }“ braucht eins, und { NUMBER($taken) } von { NUMBER($rows) } x { NUMBER($columns) } Zellen gehören nicht zum Labyrinth.
