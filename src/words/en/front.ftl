# What is done with the sheet in front, and no maze is drawn.

cells-selected = The cells are selected on { $sheet }.

sheet-was-set-up = { $sheet } is set up already. Enter columns and rows in its size cells and press Generate.
size-cells-taken = The two numbers right of the grid on { $sheet } are the size of the maze from now on.
sheet-set-up = { $sheet } is set up. Enter columns and rows in the two size cells right of the grid, or in the pane, and press Generate.
new-sheet-set-up = The sheet in front is in use, so there is a new one, { $sheet }. Enter columns and rows in its two size cells right of the grid, or in the pane, and press Generate.

# “On a hidden sheet” is a choice, and Set numbers the label above it.
no-set-numbers = Choose “On a hidden sheet” under Set numbers and press Generate. There are no set numbers of a maze on { $sheet }.
set-numbers-hidden = The sheet { $sheet } with the set numbers is hidden.
set-numbers-shown = The set numbers are on the sheet { $sheet }, each at the address of its cell in the maze.
