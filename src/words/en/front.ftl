# What is done with the sheet in front, and no maze is drawn.

cells-selected = The cells are selected on { $sheet }.

sheet-was-set-up = { $sheet } is already set up. Enter columns and rows in its size cells, and press { generate-button }.
size-cells-taken = The two numbers to the right of the grid on { $sheet } now set the size of the maze.
sheet-set-up = { $sheet } is set up. Enter columns and rows in the two size cells to the right of the grid, or in the pane, and press { generate-button }.
new-sheet-set-up = The sheet in front is in use, so there is a new one, { $sheet }. Enter columns and rows in its two size cells to the right of the grid, or in the pane, and press { generate-button }.

# “On a hidden sheet” is a choice, and Set numbers the label above it.
no-set-numbers = Choose “{ set-numbers-choice-sheet }” under “{ set-numbers-choice }” and press { generate-button }. There are no set numbers for a maze on { $sheet }.
set-numbers-hidden = The sheet { $sheet } with the set numbers is now hidden.
set-numbers-shown = The set numbers are on the sheet { $sheet }, each at the address of its cell in the maze.
