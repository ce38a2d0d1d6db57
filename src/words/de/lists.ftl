# Lists: cells with items or questions, class lists, tables of steps, and the room for them.

type-range = Geben Sie eine Adresse wie A2:A9 oder Wörter!A2:A9 ein, oder markieren Sie die Zellen, und klicken Sie auf die Schaltfläche neben dem Feld.
no-item-sheet = Ein Blatt „{ $sheet }“ gibt es nicht.
item-cells-empty = { $area } ist leer.
items-inside-maze = Die Einträge würden ihre eigene Quelle { $area } überschreiben. Wählen Sie Zellen außerhalb des Labyrinths.
too-many-item-cells = In { $area } sind { NUMBER($count) } Zellen in Gebrauch, und höchstens { NUMBER($most) } werden gelesen. Wählen Sie weniger.
list-too-large = { $area } auf dem Blatt { $sheet } hat mehr als { NUMBER($rows) } Zeilen oder { NUMBER($columns) } Spalten. Markieren Sie nur die Liste, und versuchen Sie es erneut.
several-lists = Das Blatt { $sheet } hat { NUMBER($count) } Tabellen mit solchen Überschriften. Markieren Sie eine Zelle der gewünschten Tabelle, und versuchen Sie es erneut.
too-many-rows = Die Tabelle hätte { NUMBER($count) } Zeilen, und ein Blatt hat Platz für { NUMBER($most) }. Erzeugen Sie ein kleineres Labyrinth.

no-room-for-questions = Die Liste der Fragen braucht { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
}, und unter { $area } auf dem Blatt { $sheet } sind nicht so viele frei. Machen Sie unter dem Labyrinth einige Zeilen frei.
