# Mazes as text, typed passages and share codes.

box-drawing = Rahmenzeichen
box-drawing-looks = Dünne, verbundene Linien; sieht in einer Schrift mit gleich breiten Zeichen am besten aus.
ascii = ASCII
ascii-looks = Linien aus +, - und |; funktioniert in jedem Programm und auf jedem Drucker.
blocks = Blöcke
blocks-looks = Ein voller Block für jede Wand und Nummern an den Seiten, wie in der Datei Lavirint.txt.

maze-too-large-for-text = Wählen Sie ein kleineres Labyrinth. { NUMBER($rows) } x { NUMBER($columns) } sind { NUMBER($cells) } Zellen, und höchstens { NUMBER($most) } lassen sich als Text anzeigen.
maze-text-too-long = Kürzen Sie den Text. Er hat { NUMBER($length) } Zeichen, und höchstens { NUMBER($most) } werden gelesen.

# Where a text is wrong; { $fault } is one of the messages that follow.
text-fault = Berichtigen Sie Zeile { NUMBER($line, useGrouping: 0) }, Stelle { NUMBER($column, useGrouping: 0) }: { $fault }
no-maze-in-text = In diesem Text ist kein Labyrinth.
frame-of-wrong-width =
    Der Rahmen hat { $width ->
        [one] { $width } Zeichen
       *[other] { $width } Zeichen
    }; nötig sind { NUMBER($each) } für jede Spalte und 1 mehr.
text-of-wrong-height =
    Der Text endet nach { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    }; nötig sind 2 für jede Zeile des Labyrinths und 1 mehr.
maze-of-wrong-height =
    Das Labyrinth endet nach { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    }; im Text sind 2 für jede seiner Zeilen nötig und 1 mehr.
line-of-wrong-width =
    Diese Zeile hat { $width ->
        [one] { $width } Zeichen
       *[other] { $width } Zeichen
    }, die erste aber { NUMBER($first) }.
cell-mark-wrong = Eine Zelle enthält S, E, SE, x, „{ $masked }“ oder nichts, gefunden wurde aber { $found }.
block-mark-wrong = Eine Zelle enthält S, E, X, x, „{ $masked }“ oder ein Leerzeichen, gefunden wurde aber { $found }.
wall-wrong = Eine Wand ist hier „{ $wall }“, gefunden wurde aber { $found }.
corner-wrong = Eine Ecke ist eins der Zeichen „{ $corners }“, gefunden wurde aber { $found }.
block-corner-wrong = Eine Ecke ist immer „{ $wall }“.
margin-wrong = Neben das Labyrinth gehören nur Zahlen, gefunden wurde aber { $found }.
found-characters = „{ $characters }“
found-line-end = das Ende der Zeile
frame-open = Der Rahmen ist offen; ein Eingang trägt ein S.
no-wall-in-text = In diesem Text ist kein „{ $wall }“.
second-entrance = Das ist ein zweiter Eingang, aber ein Labyrinth hat nur einen.
opening-beside-mask = Das ist eine Öffnung neben einer Zelle, die nicht zum Labyrinth gehört.
every-cell-masked = In diesem Labyrinth bleibt keine Zelle übrig.
exit-without-entrance = Der Text hat einen Ausgang, aber keinen Eingang.
entrance-without-exit = Der Text hat einen Eingang, aber keinen Ausgang.
cell-text-unknown = Der Text einer Zelle nennt ihre offenen Seiten, aber hier steht „{ $text }“.
cell-text-contradicted = Die Angaben dieser Zelle und ihrer Nachbarn über die Wände widersprechen sich.
no-path-in-text =
    { $why ->
        [broken] Der Weg aus x bricht hier ab; er muss zusammenhängen.
        [forks] Der Weg aus x teilt sich hier; er darf sich nicht verzweigen.
       *[closed] Der Weg aus x führt hier im Kreis; er muss Anfang und Ende haben.
    }

# Passages that a person types as pairs of cells: "B2 C2, C2 C3".
no-passage-in-text = In dem Text ist kein Durchgang.
passage-to-same-cell = Ein Durchgang führt in eine andere Zelle, aber das ist zweimal dieselbe.
passage-not-straight = Die zwei Zellen eines Durchgangs liegen in einer Zeile oder einer Spalte, diese aber nicht.
passage-needs-two-cells = Ein Durchgang braucht zwei Zellen, aber diese Zeile endet nach einer.
addresses-and-numbers-mixed = Adressen wie B2 und Nummern von Zeilen und Spalten lassen sich nicht mischen.
not-a-cell = Eine Zelle ist eine Adresse wie B2 oder eine Zeile und eine Spalte, aber hier steht „{ $typed }“.
address-outside = Kein Blatt hat eine Zelle { $address }.
row-without-column = Am Ende steht die Nummer einer Zeile ohne ihre Spalte.

share-code-with-other-character = Kopieren Sie nur den Code, und versuchen Sie es erneut. Ein Code besteht aus Ziffern und Buchstaben außer U, aber dieser enthält „{ $character }“.
share-code-too-long = Kopieren Sie nur den Code, und versuchen Sie es erneut. Ein Labyrinthcode hat höchstens { NUMBER($most) } Zeichen, aber dieser hat { NUMBER($length) }.
too-many-cells-for-code = Zeigen Sie das Labyrinth stattdessen als Text an. Ein Labyrinthcode mit allen Wänden reicht für höchstens { NUMBER($most) } Zellen, und dieses Labyrinth hat { NUMBER($cells) }.
share-code-too-short = Kopieren Sie noch einmal den ganzen Code. Dieser ist zu kurz.
share-code-of-version-1 = Bitten Sie um einen neuen Code des Labyrinths oder um das Labyrinth als Text. Dieser Code stammt aus der Version 1 und gilt nicht mehr.
share-code-of-other-version = Verwenden Sie eine neuere Version von Lavirint. Diese kennt Codes der Version { NUMBER($version) } noch nicht.
share-code-of-unknown-generator = Verwenden Sie eine neuere Version von Lavirint. Dieser Code nennt den Algorithmus { NUMBER($number) }, den diese Version nicht hat.
share-code-of-unknown-mask = Verwenden Sie eine neuere Version von Lavirint. Dieser Code hat eine Form der Art { NUMBER($kind) }, die diese Version nicht kennt.
no-share-code-for-generator = Für einen Algorithmus namens „{ $id }“ gibt es in Labyrinthcodes keine Nummer.
no-room-in-share-code = Verwenden Sie das Labyrinth stattdessen als Text. Ein Labyrinthcode darf { NUMBER($most) } Zeichen haben, aber dieser bräuchte mindestens { NUMBER($length) }: Die Form, der Startwert oder die Liste der Ausgänge ist zu lang.
# { $fault } is one of the messages that follow.
share-code-damaged = Kopieren Sie den Code noch einmal. Er ist beschädigt: { $fault }
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
