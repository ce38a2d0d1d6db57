# What comes out of a printer: pages, answers, posters, booklets, words and numbers in the cells, pictures. $area is an address: B2:I6.

press-to-print = Zum Drucken drücken Sie Strg+P (auf dem Mac Cmd+P).
page-not-all-set = Die Arbeitsmappe hat nicht alle Seiteneinstellungen übernommen. Sehen Sie sich die Druckvorschau an.

page-set-up = { $area } auf dem Blatt { $sheet } ist für den Druck auf einer Seite eingerichtet, im { $orientation ->
    [landscape] Querformat
   *[portrait] Hochformat
}.

# The maze that is drawn, as large as one page takes. $paper is A4 or Letter; $cellSize and $cellHeight are in points.
page-fitted = { $area } auf dem Blatt { $sheet } füllt jetzt eine Seite ({ $paper }, { $orientation ->
    [landscape] Querformat
   *[portrait] Hochformat
}) mit { $cells ->
    [oblong] Zellen von { NUMBER($cellSize) } Punkt Breite und { NUMBER($cellHeight) } Punkt Höhe
   *[square] Zellen von { NUMBER($cellSize) } Punkt
}.
fit-changes-sizes = Breite der Spalten { $columns } und Höhe der Zeilen { $rows } auf dem Blatt { $sheet } ändern? Dort liegen auch Zellen mit eigenem Inhalt: { LIST($cells) }. Der Inhalt bleibt.
change-sizes = Ändern
cells-partly-resized = Die Zellen von { $area } auf dem Blatt { $sheet } sind jetzt verschieden groß. Klicken Sie noch einmal auf „{ prepare-page-button }“.

set-up-already = Das Blatt { $sheet } ist { $kind ->
    [answers] ein Lösungsblatt
   *[poster] ein Poster
} und schon für den Druck eingerichtet. Wählen Sie das Blatt mit dem Labyrinth, und klicken Sie noch einmal auf die Schaltfläche.
answer-ready = Die Lösung zum Labyrinth { $area } auf dem Blatt { $sheet } steht auf dem Blatt { $answer } und hat { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}.

poster-maze-too-small = { columns-and-rows } lassen sich nicht auf { NUMBER($across) } mal { NUMBER($down) } Seiten verteilen. Wählen Sie weniger Seiten oder ein größeres Labyrinth.
poster-ready = Ein Poster aus { NUMBER($across) } mal { NUMBER($down) } Seiten ({ $paper }, { $orientation ->
    [landscape] Querformat
   *[portrait] Hochformat
}) mit { $cells ->
    [oblong] Zellen von { NUMBER($cellSize) } Punkt Breite und { NUMBER($cellHeight) } Punkt Höhe
   *[square] Zellen von { NUMBER($cellSize) } Punkt
} ist auf dem Blatt { $sheet }. { $join ->
    [edge] Legen Sie die Seiten Kante an Kante. Ihr Tabellenprogramm hat keinen eigenen Druckbereich für jede Seite angenommen.
   *[overlap] Benachbarte Seiten haben eine graue Reihe von Zellen gemeinsam: Schneiden Sie die Reihe bei einer der beiden ab, und legen Sie Zellen mit gleichen Buchstaben übereinander.
}

new-sheets-end-undo = Frühere Änderungen können Sie dann nicht mehr rückgängig machen, denn { $count ->
    [one] ein Blatt kommt hinzu. „{ delete-booklet-button }“ entfernt es.
   *[other] { $count } Blätter kommen hinzu. „{ delete-booklet-button }“ entfernt sie.
}
mazes-alike = Labyrinthe dieser Arten mit { columns-and-rows } sind alle etwa gleich schwierig (Schwierigkeit { NUMBER($difficulty) }/100), keins ist also leicht oder schwer. Heft trotzdem erstellen?
make-it = Erstellen
booklet-ready = Ein Heft mit { $count ->
    [one] { $count } Labyrinth
   *[other] { $count } Labyrinthen
} { $sizes ->
    [same] mit { NUMBER($columns) } mal { NUMBER($rows) } Zellen
   *[several] von { NUMBER($columns) } mal { NUMBER($rows) } bis { NUMBER($mostColumns) } mal { NUMBER($mostRows) } Zellen
} ist auf neuen Blättern fertig, vom Verzeichnis bis zu den Lösungen.
to-print-booklet = Zum Drucken klicken Sie auf das Register „{ $first }“ und bei gedrückter Umschalttaste auf „{ $last }“. Drücken Sie dann Strg+P (auf dem Mac Cmd+P).
booklet-size = In { NUMBER($columns) } mal { NUMBER($rows) } Zellen gibt es nichts zu finden. Wählen Sie mindestens 2 Spalten und 2 Zeilen.
answers-too-small = { NUMBER($answers) } Lösungen mit { NUMBER($columns) } mal { NUMBER($rows) } Zellen wären auf einer Seite im Format { $paper } zu klein, um etwas zu erkennen. Wählen Sie ein kleineres Labyrinth.
booklet-name-taken = Ein Heft braucht den Namen des Blatts { $sheet } für ein eigenes Blatt. Benennen Sie jenes Blatt um, oder klicken Sie auf „{ delete-booklet-button }“, wenn es zu einem Heft gehört, und versuchen Sie es erneut.
booklet-sizes-on-one-sheet = Labyrinthe verschiedener Größe brauchen eigene Blätter, und ein Heft hat davon höchstens { NUMBER($most) }. Wählen Sie weniger Labyrinthe oder eine Größe für alle.
booklet-sheets-left = Das Heft ist nicht fertig. Löschen Sie die neuen Blätter am Ende der Arbeitsmappe ab { $first }, und versuchen Sie es erneut.

no-booklet = In dieser Arbeitsmappe ist kein Heft. Erstellen Sie zuerst eins.
several-booklets = In dieser Arbeitsmappe { $count ->
    [one] ist { $count } Heft
   *[other] sind { $count } Hefte
}. Wählen Sie ein Blatt des Hefts, das gelöscht werden soll, und versuchen Sie es erneut.
no-other-sheet = Eine Arbeitsmappe braucht mindestens ein Blatt, das nicht ausgeblendet ist. Fügen Sie ein eigenes Blatt hinzu, und versuchen Sie es erneut.
delete-sheets = { $count ->
    [one] { $count } Blatt des Hefts ({ $first }) mit allem darauf löschen? Es lässt sich nicht wiederherstellen.
   *[other] { $count } Blätter des Hefts ({ $first } bis { $last }) mit allem darauf löschen? Sie lassen sich nicht wiederherstellen.
}
delete-markings-too = { $count ->
    [one] Mit ihnen verschwindet das Blatt zur Selbstkontrolle { $first }
   *[other] Mit ihnen verschwinden { $count } Blätter zur Selbstkontrolle, { $first } bis { $last },
} mit allem, was dort eingegeben wurde.
booklet-deleted = Das Heft ist gelöscht: { $count ->
    [one] { $count } Blatt
   *[other] { $count } Blätter
}. Alles andere ist wie zuvor.

overwrite-with-items = { $count ->
    [one] { $count } Zelle des Labyrinths enthält etwas, das nicht von Lavirint stammt. Mit den Einträgen überschreiben?
   *[other] { $count } Zellen des Labyrinths enthalten etwas, das nicht von Lavirint stammt. Mit den Einträgen überschreiben?
}
items-written = Auf dem Weg von { $entrance } nach { $exit } auf dem Blatt { $sheet } { $items ->
    [one] steht { $items } Eintrag
   *[other] stehen { $items } Einträge der Reihe nach
}; in den anderen Zellen stehen falsche.
typed-kept = { $count ->
    [one] { $count } Zelle behält, was inzwischen eingegeben wurde.
   *[other] { $count } Zellen behalten, was inzwischen eingegeben wurde.
}
no-items = Das Labyrinth auf dem Blatt { $sheet } hat keine Einträge. Wählen Sie das Blatt eines Labyrinths, das welche hat.
items-taken = Die Einträge sind aus { $area } auf dem Blatt { $sheet } entfernt.
item-too-long = „{ $item }…“ hat { NUMBER($length) } Zeichen, und höchstens { NUMBER($most) } passen in eine Zelle. Verwenden Sie kürzere Einträge.

picture-drawn = Das Bild des Labyrinths { $area } auf dem Blatt { $sheet } ist gezeichnet.
picture-too-large = Das Bild dieses Labyrinths hat { NUMBER($length) } Zeichen, und eine Anforderung fasst { NUMBER($most) }. Wählen Sie ein kleineres Labyrinth.
picture-inserted = { $side ->
    [right] Das Bild steht rechts neben dem Labyrinth auf dem Blatt { $sheet }.
   *[below] Das Bild steht unter dem Labyrinth auf dem Blatt { $sheet }.
}

question-heading = Frage
right-heading = Richtig
wrong-heading = Falsch

no-forks-for-questions = In { $area } auf dem Blatt { $sheet } gibt es keine Gabelung, von der genau eine Abzweigung zu einem Ausgang führt und an der Platz für eine Frage ist. Wählen Sie ein Labyrinth mit Gabelungen auf dem Weg und mit weniger Schleifen.
too-few-wrong-answers = Die Gabelungen in { $area } auf dem Blatt { $sheet } haben mehr Abzweigungen als jede der Fragen Antworten. Geben Sie mehr falsche Antworten an.
questions-asked = { $asked ->
    [one] An { $asked } Gabelung in { $area } auf dem Blatt { $sheet } steht eine Frage
   *[other] An { $asked } Gabelungen in { $area } auf dem Blatt { $sheet } steht je eine Frage
}, und nur richtige Antworten führen zum Ausgang (Startwert { $seed }). Die Fragen stehen in { $list }.
fewer-questions = { $wanted ->
    [one] { $wanted } Frage war
   *[other] { $wanted } Fragen waren
} gewünscht, aber es gibt nicht mehr passende Gabelungen oder nicht mehr Fragen.
solution-on-page = Die Lösung oder die Farben in { $area } auf dem Blatt { $sheet } würden mitgedruckt. Zuerst entfernen?
print-them-too = Mitdrucken
