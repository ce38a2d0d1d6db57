# What stands in or beside a maze and is no wall, end or solution: items, pictures, tables of steps.

type-range = Type an address such as A2:A9 or Words!A2:A9, or select the cells and press the button beside the field.
no-item-sheet = There is no sheet “{ $sheet }”.
item-cells-empty = { $area } is empty.
items-inside-maze = Choose cells outside the maze. The items would overwrite their own source, { $area }.
too-many-item-cells = Choose fewer cells. The part of { $area } that is in use has { NUMBER($count) } cells, and at most { NUMBER($most) } are read.
list-too-large = Select only the list, and try again. { $area } on { $sheet } has more than { NUMBER($rows) } rows or { NUMBER($columns) } columns.
several-lists = Select a cell of the table that you mean, and try again. The sheet { $sheet } has { NUMBER($count) } tables with such headings.
too-many-rows = Generate a smaller maze. Its table would have { NUMBER($count) } rows, and a sheet has room for { NUMBER($most) }.

no-room-for-questions = Clear some rows below the maze. The list of questions takes { $lines ->
    [one] { $lines } row
   *[other] { $lines } rows
}, and below { $area } on { $sheet } there are not that many empty ones.
