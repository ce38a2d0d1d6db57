# What is done with the sheet in front, and no maze is drawn.

cells-selected = The cells are selected on { $sheet }.

size-cells-taken = The two numbers to the right of the grid on { $sheet } now set the size of the maze.
sheet-set-up = { $sheet } has size cells now. Enter columns and rows in these two cells to the right of the grid, or in the pane, and press { generate-button }.

no-set-numbers = There is no maze on { $sheet } whose set numbers could be shown. Press { generate-button } first.
no-steps-to-number = The maze in { $area } on { $sheet } was not generated, or its rows or columns have changed since, so its set numbers can’t be worked out. Press { generate-button } for a new maze.
# After that sentence.
set-numbers-as-generated = Some walls are different now: the numbers are those of the maze as it was generated.
set-numbers-hidden = The sheet { $sheet } with the set numbers is now hidden.
set-numbers-shown = The set numbers are on the sheet { $sheet }, each at the address of its cell in the maze.
