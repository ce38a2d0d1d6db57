# What stands in or beside a maze and is no wall, end or solution: items, pictures, tables of steps.

items-unfinished = Klicken Sie auf „{ take-items-button }“ oder noch einmal auf „{ fill-cells-button }“. Die Einträge in { $area } auf dem Blatt { $sheet } sind nicht fertig.
items-partly-there = Klicken Sie noch einmal auf „{ take-items-button }“. Einige Einträge in { $area } auf dem Blatt { $sheet } sind noch da.
type-item-address = Geben Sie eine Adresse wie A2:A9 oder Wörter!A2:A9 ein, oder markieren Sie die Zellen, und klicken Sie auf „{ take-selection-button }“.
item-address-missing = Das Feld „{ items-range }“ ist leer.
no-item-address = Im Feld „{ items-range }“ steht „{ $text }“, und das ist keine Adresse.
no-item-sheet = Ein Blatt „{ $sheet }“ gibt es nicht.
type-question-address = Geben Sie eine Adresse wie A1:E9 oder Fragen!A1:E9 ein, oder markieren Sie die Tabelle mit ihren Überschriften, und klicken Sie auf „{ take-table-button }“.
question-address-missing = Das Feld „{ questions-cells-field }“ ist leer.
no-question-address = Im Feld „{ questions-cells-field }“ steht „{ $text }“, und das ist keine Adresse.
item-cells-empty = { $area } ist leer.
items-inside-maze = Wählen Sie Zellen außerhalb des Labyrinths. Die Einträge würden ihre eigene Quelle { $area } überschreiben.
too-many-item-cells = Wählen Sie weniger Zellen. Der benutzte Teil von { $area } hat { NUMBER($count) } Zellen, und höchstens { NUMBER($most) } werden gelesen.
picture-unfinished = Löschen Sie das Bild auf dem Blatt { $sheet }, und klicken Sie noch einmal auf „{ insert-picture-button }“. Es ist vielleicht nicht fertig.
too-many-steps = Erzeugen Sie ein kleineres Labyrinth, um seine Schritte aufzulisten. Dieses brauchte { NUMBER($count) } Schritte, und eine Tabelle fasst höchstens { NUMBER($most) } Zeilen.
too-many-visits = Erzeugen Sie ein kleineres Labyrinth, um seine Suche aufzulisten. Dieses brauchte { NUMBER($count) } Besuche, und eine Tabelle fasst höchstens { NUMBER($most) } Zeilen.

questions-unfinished = Klicken Sie auf „{ take-items-button }“ oder noch einmal auf „{ ask-at-forks-button }“. Die Liste der Fragen auf dem Blatt { $sheet } ist nicht fertig.
no-room-for-questions = Machen Sie unter dem Labyrinth einige Zeilen frei. Die Liste der Fragen braucht { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
}, und unter { $area } auf dem Blatt { $sheet } sind nicht so viele frei.

# A sheet of wall codes to which codes are written again

walls-not-taken = Heben Sie die Verbindung der Zellen auf, in die auf dem Blatt { $sheet } Wandcodes kommen, und klicken Sie erneut auf „{ write-walls-button }“. Einige Zellen haben die Codes nicht angenommen.
walls-unfinished = Klicken Sie erneut auf „{ write-walls-button }“. Die Wandcodes auf dem Blatt { $sheet } sind vielleicht unvollständig.
