# The tab Change.

walls-title = Wände
walls-note = Zwei Nachbarzellen oder einen Block markieren oder Zellenpaare eingeben: B2 C2.
between-field = Zwischen Zellen
make-passage-button = Durchgang öffnen
making-passage = Der Durchgang wird geöffnet …
make-wall-button = Wand setzen
making-wall = Die Wand wird gesetzt …

cells-title = Zellen, Zeilen und Spalten
cells-field = Zellen
cells-placeholder = Die markierten Zellen
add-cells-button = Zellen hinzufügen
adding-cells = Die Zellen werden hinzugefügt …
remove-cells-button = Zellen entfernen
removing-cells = Die Zellen werden entfernt …
rows-or-columns-choice = Markierte
insert-button = Davor einfügen
inserting = Wird eingefügt …
delete-button = Diese löschen
deleting = Wird gelöscht …

text-title = Text, Labyrinthcode, Durchgänge
text-form-choice = Format
show-text-button = Anzeigen
copy-button = Kopieren
save-text-button = { $file } speichern
open-text-button = Datei öffnen …
draw-text-button = Labyrinth zeichnen
text-field = Text, Labyrinthcode oder Durchgänge (B2 C2)
share-code = Labyrinthcode
reading-maze = Das Labyrinth wird gelesen …
copying-text = Der Text wird kopiert …
text-copied = Der Text ist kopiert.
text-not-copied = Der Aufgabenbereich darf den Text nicht kopieren. { copy-by-keys }
text-copy-refused = Der Aufgabenbereich darf den Text nicht kopieren, und zum Anzeigen ist er zu lang. Klicken Sie auf „{ save-text-button }“.
saving-text = Der Text wird gespeichert …
text-saved = { $file } landet bei Ihren Downloads. Kommt die Datei nicht an (auf dem iPad und in manchen Versionen für Windows und Mac kann ein Aufgabenbereich keine Dateien speichern), klicken Sie auf „{ copy-button }“ und fügen den Text in eine Datei ein.
opening-text = Der Text wird geöffnet …
file-too-large = { $file } hat { NUMBER($bytes) } Bytes, gelesen werden höchstens { NUMBER($most) }. Wählen Sie eine kleinere Datei.
text-too-long = Der Text ist zu lang, um ihn hier anzuzeigen. Kopieren oder speichern Sie ihn.

clear-title = Labyrinth entfernen
clear-note = Das Blatt wird wieder wie vor dem Labyrinth.
clearing-maze = Das Labyrinth wird gelöscht …

redraw-button = Neu zeichnen
redrawing-maze = Das Labyrinth wird neu gezeichnet …
