# Mazes as text, typed passages and share codes.

box-drawing = Rahmenzeichen
box-drawing-looks = Dünne, verbundene Linien; sieht in einer Schrift mit gleich breiten Zeichen am besten aus.
ascii = ASCII
ascii-looks = Linien aus +, - und |; funktioniert in jedem Programm und auf jedem Drucker.
blocks = Blöcke
blocks-looks = Ein voller Block für jede Wand und Nummern an den Seiten, wie in der Datei Lavirint.txt.
box-heavy = Rahmenzeichen, dick
box-heavy-looks = Dicke, verbundene Linien.
box-double = Rahmenzeichen, doppelt
box-double-looks = Doppelte, verbundene Linien wie in alten Programmen für ein Konsolenfenster.
number-signs = Rautezeichen
number-signs-looks = Ein # für jede Wand, S für den Eingang, E für einen Ausgang; viele Programme lesen das.
underscores = Unterstriche
underscores-looks = Böden aus _ und Wände aus |; braucht die wenigsten Zeilen.
zeros-ones = Nullen und Einsen
zeros-ones-looks = 1 für eine Wand, 0 für das Offene, 2 für den Eingang, 3 für einen Ausgang, 4 für beides, mit Leerzeichen dazwischen; ohne den Weg.
csv = CSV
csv-looks = Nullen und Einsen mit Kommas dazwischen, für Tabellen und Programme; ohne den Weg.
hexadecimal = Hexadezimal
hexadecimal-looks = Eine Ziffer je Zelle für ihre Wände: 1 oben, 2 rechts, 4 unten, 8 links, zusammengezählt; dann Spalte und Zeile von Eingang und Ausgang und der Weg.

maze-too-large-for-text = { NUMBER($rows) } x { NUMBER($columns) } sind { NUMBER($cells) } Zellen, und höchstens { NUMBER($most) } lassen sich als Text anzeigen. Wählen Sie ein kleineres Labyrinth.

# Passages that a person types as pairs of cells: "B2 C2, C2 C3".
passage-wrong = Ein Durchgang verbindet zwei verschiedene Zellen in einer Zeile oder einer Spalte, etwa B2 C2 oder als Zeilen und Spalten 0 0 0 1.
not-a-cell = Eine Zelle ist eine Adresse wie B2 oder eine Zeile und eine Spalte, aber hier steht „{ $typed }“.

share-code-with-other-character = Dieser Code enthält „{ $character }“, aber Codes bestehen nur aus Ziffern und Buchstaben außer U. Kopieren Sie nur den Code, und versuchen Sie es erneut.
share-code-too-long = Dieser Text hat { NUMBER($length) } Zeichen, aber ein Labyrinthcode hat höchstens { NUMBER($most) }. Kopieren Sie nur den Code, und versuchen Sie es erneut.
too-much-for-code = Dieses Labyrinth braucht mehr, als ein Labyrinthcode fasst. Zeigen Sie es stattdessen als Text.
share-code-of-other-version = Dieser Code stammt aus einer anderen Version von Lavirint. Verwenden Sie die neueste Version, oder bitten Sie um das Labyrinth als Text.
# { $fault } is one of the messages that follow.
share-code-damaged = Der Code ist beschädigt. Kopieren Sie ihn noch einmal.
