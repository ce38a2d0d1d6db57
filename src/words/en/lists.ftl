# Lists: cells with items or questions, class lists, tables of steps, and the room for them.

type-range = Type an address such as A2:A9 or Words!A2:A9, or select the cells and press the button beside the field.
no-item-sheet = There is no sheet “{ $sheet }”.
item-cells-empty = { $area } is empty.
items-inside-maze = The items would overwrite their own source, { $area }. Choose cells outside the maze.
too-many-item-cells = { $area } has { NUMBER($count) } cells in use, and at most { NUMBER($most) } are read. Choose fewer.
list-too-large = { $area } on { $sheet } has more than { NUMBER($rows) } rows or { NUMBER($columns) } columns. Select only the list, and try again.
several-lists = The sheet { $sheet } has { NUMBER($count) } tables with such headings. Select a cell of the table that you mean, and try again.
too-many-rows = The table of this maze would have { NUMBER($count) } rows, and a sheet has room for { NUMBER($most) }. Generate a smaller maze.

no-room-for-questions = The list of questions takes { $lines ->
    [one] { $lines } row
   *[other] { $lines } rows
}, and below { $area } on { $sheet } there are not that many empty ones. Clear some rows below the maze.
