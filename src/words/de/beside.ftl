# What stands in or beside a maze and is no wall, end or solution: items, pictures, tables of steps.

type-range = Geben Sie eine Adresse wie A2:A9 oder Wörter!A2:A9 ein, oder markieren Sie die Zellen, und klicken Sie auf die Schaltfläche neben dem Feld.
no-item-sheet = Ein Blatt „{ $sheet }“ gibt es nicht.
item-cells-empty = { $area } ist leer.
items-inside-maze = Wählen Sie Zellen außerhalb des Labyrinths. Die Einträge würden ihre eigene Quelle { $area } überschreiben.
too-many-item-cells = Wählen Sie weniger Zellen. Der benutzte Teil von { $area } hat { NUMBER($count) } Zellen, und höchstens { NUMBER($most) } werden gelesen.
list-too-large = Markieren Sie nur die Liste, und versuchen Sie es erneut. { $area } auf dem Blatt { $sheet } hat mehr als { NUMBER($rows) } Zeilen oder { NUMBER($columns) } Spalten.
several-lists = Markieren Sie eine Zelle der gewünschten Tabelle, und versuchen Sie es erneut. Das Blatt { $sheet } hat { NUMBER($count) } Tabellen mit solchen Überschriften.
too-many-rows = Erzeugen Sie ein kleineres Labyrinth. Die Tabelle hätte { NUMBER($count) } Zeilen, und ein Blatt hat Platz für { NUMBER($most) }.

no-room-for-questions = Machen Sie unter dem Labyrinth einige Zeilen frei. Die Liste der Fragen braucht { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
}, und unter { $area } auf dem Blatt { $sheet } sind nicht so viele frei.
