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
no-passage-in-text = In dem Text ist kein Durchgang.
passage-to-same-cell = Ein Durchgang führt in eine andere Zelle, aber das ist zweimal dieselbe.
passage-not-straight = Die zwei Zellen eines Durchgangs liegen in einer Zeile oder einer Spalte, diese aber nicht.
passage-needs-two-cells = Ein Durchgang braucht zwei Zellen, aber diese Zeile endet nach einer.
addresses-and-numbers-mixed = Adressen wie B2 und Nummern von Zeilen und Spalten lassen sich nicht mischen.
not-a-cell = Eine Zelle ist eine Adresse wie B2 oder eine Zeile und eine Spalte, aber hier steht „{ $typed }“.
address-outside = Kein Blatt hat eine Zelle { $address }.
row-without-column = Am Ende steht die Nummer einer Zeile ohne ihre Spalte.

share-code-with-other-character = Dieser Code enthält „{ $character }“, aber Codes bestehen nur aus Ziffern und Buchstaben außer U. Kopieren Sie nur den Code, und versuchen Sie es erneut.
share-code-too-long = Dieser Text hat { NUMBER($length) } Zeichen, aber ein Labyrinthcode hat höchstens { NUMBER($most) }. Kopieren Sie nur den Code, und versuchen Sie es erneut.
too-many-cells-for-code = Ein Labyrinthcode mit allen Wänden reicht für höchstens { NUMBER($most) } Zellen, und dieses Labyrinth hat { NUMBER($cells) }. Zeigen Sie das Labyrinth stattdessen als Text an.
share-code-too-short = Dieser Code ist zu kurz. Kopieren Sie ihn noch einmal ganz.
share-code-of-version-1 = Dieser Code stammt aus der Version 1 und gilt nicht mehr. Bitten Sie um einen neuen Code des Labyrinths oder um das Labyrinth als Text.
share-code-of-other-version = Diese Version von Lavirint kennt Codes der Version { NUMBER($version) } noch nicht. Verwenden Sie eine neuere.
share-code-of-unknown-generator = Dieser Code nennt den Algorithmus { NUMBER($number) }, den diese Version nicht hat. Verwenden Sie eine neuere Version von Lavirint.
share-code-of-unknown-mask = Dieser Code hat eine Form der Art { NUMBER($kind) }, die diese Version nicht kennt. Verwenden Sie eine neuere Version von Lavirint.
no-share-code-for-generator = Für einen Algorithmus namens „{ $id }“ gibt es in Labyrinthcodes keine Nummer.
no-room-in-share-code = Ein Labyrinthcode darf { NUMBER($most) } Zeichen haben, aber dieser bräuchte mindestens { NUMBER($length) }: Die Form, der Startwert oder die Liste der Ausgänge ist zu lang. Verwenden Sie das Labyrinth stattdessen als Text.
# { $fault } is one of the messages that follow.
share-code-damaged = Der Code ist beschädigt: { $fault } Kopieren Sie ihn noch einmal.
code-mistyped = Mindestens ein Zeichen ist falsch, fehlt oder steht an der falschen Stelle.
code-end-wrong = Sein Ende fehlt oder gehört nicht dazu.
code-ends-early = Er endet zu früh.
code-number-too-large = Er enthält eine zu große Zahl.
code-mask-does-not-fit = Seine Form passt nicht zu seiner Größe.
code-walls-do-not-fit = Seine Wände sind nicht die eines Labyrinths dieser Größe.
code-with-idle-bytes =
    { $bytes ->
        [one] { $bytes } Byte darin hat keine Bedeutung.
       *[other] { $bytes } Bytes darin haben keine Bedeutung.
    }
