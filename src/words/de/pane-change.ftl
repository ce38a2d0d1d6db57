# The tab Change.

walls-title = Wände
walls-note = Markieren Sie zwei Nachbarzellen oder einen Block, oder geben Sie Zellenpaare ein: B2 C2.
between-field = Zwischen Zellen
make-passage-button = Durchgang öffnen
make-wall-button = Wand setzen

cells-title = Zellen, Zeilen und Spalten
cells-field = Zellen
cells-placeholder = Die markierten Zellen
add-cells-button = Zellen hinzufügen
remove-cells-button = Zellen entfernen
rows-or-columns-choice = Markierte
insert-button = Davor einfügen
delete-button = Diese löschen

text-title = Text, Labyrinthcode, Durchgänge
text-form-choice = Format
show-text-button = Anzeigen
copy-button = Kopieren
save-text-button = { $file } speichern
open-text-button = Datei öffnen …
draw-text-button = Labyrinth zeichnen
text-field = Text, Labyrinthcode oder Durchgänge (B2 C2)
share-code = Labyrinthcode
text-copied = Der Text ist kopiert.
text-not-copied = Der Aufgabenbereich darf den Text nicht kopieren. { copy-by-keys }
text-copy-refused = Der Aufgabenbereich darf den Text nicht kopieren, und zum Anzeigen ist er zu lang. Klicken Sie auf „{ save-text-button }“.
text-saved = { $file } landet bei Ihren Downloads. Kommt die Datei nicht an (auf dem iPad und in manchen Versionen für Windows und Mac kann ein Aufgabenbereich keine Dateien speichern), klicken Sie auf „{ copy-button }“ und fügen den Text in eine Datei ein.
file-too-large = { $file } hat { NUMBER($bytes) } Bytes, gelesen werden höchstens { NUMBER($most) }. Wählen Sie eine kleinere Datei.
text-too-long = Der Text ist zu lang, um ihn hier anzuzeigen. Kopieren oder speichern Sie ihn.

clear-title = Labyrinth entfernen
clear-note = Das Blatt wird wieder wie vor dem Labyrinth.

redraw-button = Neu zeichnen
