# What stands in or beside a maze and is no wall, end or solution: items, pictures, tables of steps.

items-unfinished = Press { take-items-button }, or press { fill-cells-button } again. The items in { $area } on { $sheet } are unfinished.
items-partly-there = Press { take-items-button } again. Some of the items in { $area } on { $sheet } are still there.
# One of the sentences below follows, but for the two that begin with Choose.
type-item-address = Type an address such as A2:A9 or Words!A2:A9, or select the cells and press { take-selection-button }.
item-address-missing = The field “{ items-range }” is empty.
no-item-address = The field “{ items-range }” holds “{ $text }”, which isn’t an address.
no-item-sheet = There is no sheet “{ $sheet }”.
type-question-address = Type an address such as A1:E9 or Questions!A1:E9, or select the table with its headings and press { take-table-button }.
question-address-missing = The field “{ questions-cells-field }” is empty.
no-question-address = The field “{ questions-cells-field }” holds “{ $text }”, which isn’t an address.
item-cells-empty = { $area } is empty.
items-inside-maze = Choose cells outside the maze. The items would overwrite their own source, { $area }.
too-many-item-cells = Choose fewer cells. The part of { $area } that is in use has { NUMBER($count) } cells, and at most { NUMBER($most) } are read.
picture-unfinished = Delete the picture on { $sheet } and press { insert-picture-button } again. It may be unfinished.
too-many-steps = Generate a smaller maze to write its steps. This one took { NUMBER($count) } steps, and a table holds at most { NUMBER($most) } rows.
too-many-visits = Generate a smaller maze to write its search. This one took { NUMBER($count) } visits, and its table holds at most { NUMBER($most) } rows.

questions-unfinished = Press { take-items-button }, or press { ask-at-forks-button } again. The list of questions on { $sheet } is unfinished.
no-room-for-questions = Clear some rows below the maze. The list of questions takes { $lines ->
    [one] { $lines } row
   *[other] { $lines } rows
}, and below { $area } on { $sheet } there are not that many empty ones.

# A sheet of wall codes to which codes are written again

walls-not-taken = Unmerge the cells on { $sheet } where the wall codes go, and press { write-walls-button } again. Some cells there did not take the codes.
walls-unfinished = Press { write-walls-button } again. The wall codes on { $sheet } may be unfinished.
