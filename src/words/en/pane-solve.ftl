# The tab Solve.

ends-title = Entrance and exits
# 0 3 is a row and a column counted from 0.
ends-note = Select a cell of the maze, or type its address: B2.
# The cell that becomes an entrance or an exit; empty for the selected one.
cell-field = Cell
cell-placeholder = The selected cell
set-entrance-button = Set entrance
add-exit-button = Add exit
# The entrance or exit in the selected cell.
remove-end-button = Remove
longest-path-button = Longest path
# Whether the longest path is to begin and end on the edge of the maze.
on-edge-check = On the edge

solve-title = Solve
solver-choice = Solver
# Below the chosen solver: { $solver } says in a sentence what it does.
solver-note = { $solver } In a maze without loops, all solvers find the same path.
solve-button = Solve
clear-solution-button = Clear solution

solve-options-title = Options and tables
visited-check = Show visited
arrows-check = Arrows along the path
between-check = Between selected cells
between-cells-note = Select two cells of the maze with Ctrl (on a Mac, Cmd), or type their addresses: B2.
from-field = From
to-field = To
write-distances-button = Write distances
write-search-button = Write search
# What cells are called in the tables that these two buttons write.
node-names-choice = Cells in tables
node-names-addresses = Addresses
node-names-numbers = Node numbers from 1

twins-title = Self-marking and reading
twins-note = { self-marking-button } makes a sheet that marks the path that a pupil types, with ordinary formulas; { collect-button } makes a table of all results. { readable-button } writes the maze in words, cell by cell, for a screen reader or a braille display. { write-walls-button } writes it as wall codes, which worksheet functions such as LAVIRINT.PATH take.
self-marking-button = Add self-marking
collect-button = Collect results
readable-button = Write readable maze
write-walls-button = Write walls

check-title = Check, repair, redraw
check-button = Check
mend-button = Repair
mend-note = { mend-button } makes the fewest changes possible. { redraw-button } draws a maze that is not Lavirint’s on a new sheet.
findings-list = Findings
