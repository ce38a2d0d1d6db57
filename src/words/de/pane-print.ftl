# The tab Print.

page-title = Seite
page-note = Eine Seite. Drucken: Strg+P (Mac: Cmd+P).
prepare-page-button = Zum Drucken einrichten
answer-page-button = Lösungsblatt
enlarge-check = Vergrößern, bis die Seite voll ist

paper-choice = Papier

window-filling = Mit Zellen von { NUMBER($points) } Punkt und { $walls ->
    [thin] dünnen
    [medium] mittleren
   *[thick] dicken
 } Wänden ist das ganze Labyrinth zu sehen. Klicken Sie auf „{ generate-button }“.

texts-title = Papier, Größe, Titel, Name
title-field = Titel
name-line-check = Linie für den Namen
below-choice = Unter dem Labyrinth
below-nothing = Nichts
below-stars = Sterne
below-difficulty = Sterne und Punkte
below-code = Und der Labyrinthcode

booklet-title = Heft
booklet-note = Neue Blätter für Labyrinthe und Lösungen. Davor lässt sich nichts mehr rückgängig machen.
booklet-options-title = Hefte und Klassensätze
booklet-count-field = Labyrinthe
booklet-difficulty-choice = Schwierigkeit
rising-difficulty = Steigend
easy-difficulty = Leicht
medium-difficulty = Mittel
hard-difficulty = Schwer
easiest-size-field = Größe der leichtesten
hardest-size-field = Größe der schwersten
booklet-sizes-note = Für Klassensätze und für Hefte mit steigender Schwierigkeit. Andere Hefte haben die Spalten und Zeilen unter „{ make-tab }“.
size-fault = In dem Feld steht „{ $held }“. Geben Sie Spalten und Zeilen von 2 bis { NUMBER($most) } ein, etwa 10 x 8.
booklet-rises = Die Schwierigkeit steigt von etwa { NUMBER($from) } bis etwa { NUMBER($to) } von 100.
booklet-kinds-choice = Arten von Labyrinthen
mixed-kinds = Gemischt
booklet-per-page-choice = Labyrinthe je Seite
booklet-ends-choice = Eingang und Ausgang
ends-at-corners = Ecken
ends-longest-path-choice = { longest-path-button } am Rand
ends-on-opposite-sides = Zufällig, auf gegenüberliegenden Seiten
make-booklet-button = Heft erstellen
delete-booklet-button = Heft löschen

class-set-title = Klassensatz
class-set-note = Eine Seite für jedes Kind einer Tabelle mit der Spalte „{ class-heading-name }“ und, wenn Sie möchten, „{ class-heading-level }“ ({ class-level-easy }, { class-level-medium }, { class-level-hard } oder 1 bis 5), „{ class-heading-words }“ für den Weg und „{ class-heading-shape }“ ({ shape-heart }, { shape-star }, … oder { class-shape-own-name } für die Buchstaben des Namens). Markieren Sie zuerst die Tabelle.
new-class-list-button = Neue Klassenliste
make-class-set-button = Klassensatz erstellen
update-class-set-button = Klassensatz aktualisieren
mark-class-set-button = Selbstkontrolle für alle
class-set-update-note = Eine Zeile ohne Stufe bekommt die oben gewählte Schwierigkeit (bei „{ rising-difficulty }“ „{ medium-difficulty }“). Nach Änderungen in der Tabelle erstellt „{ update-class-set-button }“ nur die Seiten neuer und geänderter Zeilen. „{ delete-booklet-button }“ löscht auch einen Klassensatz.

words-and-questions-title = Wörter, Fragen, Bilder, Poster
items-title = Wörter und Zahlen
items-text = Wörter, Zahl zum Zählen oder Zellen
items-placeholder = KATZE oder 9 oder Wörter!A2:A9
items-arrangement-choice = Auf dem Weg
items-over-and-over = Immer wieder
items-once = Einmal, verteilt
items-note = Die Einträge stehen der Reihe nach auf dem Weg von S nach E. In allen anderen Zellen stehen Einträge, die in die Irre führen: Keine Abzweigung beginnt mit dem nächsten richtigen Eintrag.
fill-cells-button = Ins Labyrinth eintragen
take-items-button = Einträge entfernen

questions-title = Fragen an Gabelungen
questions-source-choice = Fragen
questions-addition = Addieren
questions-subtraction = Subtrahieren
questions-times = Einmaleins
questions-range = Aus Zellen
questions-limit-choice = Zahlen bis
questions-cells-field = Tabelle mit Fragen
questions-cells-placeholder = Fragen!A1:E9
take-table-button = Markierte Tabelle verwenden
questions-note = Nur richtige Antworten führen zum Ausgang. In der ersten Zeile einer Tabelle mit Fragen stehen „{ question-heading }“, „{ right-heading }“, „{ wrong-heading } 1“ und, wenn Sie möchten, „{ wrong-heading } 2“ und „{ wrong-heading } 3“. Die Liste der Fragen steht unter dem Labyrinth.
ask-at-forks-button = Fragen eintragen

pictures-title = Bilder und Poster
pictures-note = Ein Bild zeigt die Lösung, wenn das Blatt sie zeigt.
save-svg-button = SVG speichern
save-png-button = PNG speichern
insert-picture-button = Bild einfügen
picture-saved = { $file } landet bei Ihren Downloads. Kommt die Datei nicht an, kopieren Sie das Bild unten: mit der rechten Maustaste oder durch langes Tippen.
poster-pages-choice = Seiten nebeneinander x untereinander

poster-note = Ein Poster ist das Labyrinth auf einem neuen Blatt, verteilt auf mehrere Seiten. Benachbarte Seiten haben eine graue Reihe von Zellen gemeinsam.
make-poster-button = Poster erstellen
