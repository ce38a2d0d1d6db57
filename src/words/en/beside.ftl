# What stands in or beside a maze and is no wall, end or solution: items, pictures, tables of steps.

items-unfinished = The items in { $area } on { $sheet } are unfinished. Press Take items away, or Put on the maze again.
items-partly-there = The items in { $area } on { $sheet } are there in part. Press Take items away again.
# One of the sentences below follows, but for the two that begin with Choose.
type-item-address = Type an address such as A2:A9 or Words!A2:A9, or select the cells and press Take selection.
item-address-missing = The field “Cells” is empty.
no-item-address = The field “Cells” holds “{ $text }”, which is no address.
no-item-sheet = There is no sheet “{ $sheet }”.
item-cells-empty = { $area } is empty.
items-inside-maze = Choose cells outside of the maze. The items of { $area } would be written over themselves.
too-many-item-cells = Choose fewer cells. { $area } has { NUMBER($count) } that hold something or stand between, and at most { NUMBER($most) } are read.
picture-unfinished = The picture on { $sheet } may be unfinished. Delete it and press Insert picture again.
too-many-steps = Generate a smaller maze to write its steps. The maze took { NUMBER($count) } steps, and a table has at most { NUMBER($most) } rows.
