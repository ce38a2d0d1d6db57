# Questions about a maze that stands, and repairs: solutions, distances, faults.
# $sheet is the name of a sheet; $cell, $from, $area and $maze are addresses, such as B2 or B2:I6.

# Solve

drawing-solution = Drawing the solution…
# $solver is the name of a solver, here and below.
search-ready =
    { $steps ->
        [one] { $solver } searches { $maze } on { $sheet } in { $steps } step; none is shown yet.
       *[other] { $solver } searches { $maze } on { $sheet } in { $steps } steps; none is shown yet.
    }
search-seed = The seed of this search is { $seed }.
shortest-path-found =
    { $steps ->
        [one] The shortest path from { $from } to { $to } on { $sheet } takes { $steps } step.
       *[other] The shortest path from { $from } to { $to } on { $sheet } takes { $steps } steps.
    }
# A path that may not be the shortest.
path-found =
    { $steps ->
        [one] A path from { $from } to { $to } on { $sheet } takes { $steps } step.
       *[other] A path from { $from } to { $to } on { $sheet } takes { $steps } steps.
    }
cheapest-path-found =
    { $steps ->
        [one] The cheapest path from { $from } to { $to } on { $sheet } takes { $steps } step and costs { NUMBER($cost) }.
       *[other] The cheapest path from { $from } to { $to } on { $sheet } takes { $steps } steps and costs { NUMBER($cost) }.
    }
solver-looked-at =
    { $cells ->
        [one] { $solver } looked at { NUMBER($searched) } of { $cells } cell.
       *[other] { $solver } looked at { NUMBER($searched) } of { $cells } cells.
    }
# $to is a cell or { any-exit }.
no-path-found = There is no path from { $from } to { $to } on { $sheet }.
any-exit =
    { $count ->
        [one] the exit
       *[other] any of { $count } exits
    }
solver-circled = { $solver } came back to where it set out, { $from }, without finding { $to } on { $sheet }.
# $areas are addresses, such as “B2:D3, C4”.
cells-reached =
    { $count ->
        [one] The search reached { $count } cell: { $areas }.
       *[other] The search reached { $count } cells: { $areas }.
    }
mend-to-join = To join the parts of the maze, press Mend.
try-another-solver = Another solver may find a path.
search-dotted = The cells that were searched are dotted.
# In figures, below the button.
path-in-figures =
    { $steps ->
        [one] Path: { $steps } step.
       *[other] Path: { $steps } steps.
    }
no-path-in-figures = No path.
search-in-figures =
    { $cells ->
        [one] Looked at: { NUMBER($searched) } of { $cells } cell.
       *[other] Looked at: { NUMBER($searched) } of { $cells } cells.
    }
solution-unfinished = Press Clear solution. The solution in { $maze } on { $sheet } is unfinished.
# $value is a negative number.
cost-negative = Change the cell, or choose another solver. { $cell } on { $sheet } holds the negative number { $value }, and Dijkstra needs numbers of at least 0 in the cells, or empty ones, which cost 1.
# $value is a text.
cost-not-a-number = Change the cell, or choose another solver. { $cell } on { $sheet } holds “{ $value }”, and Dijkstra needs numbers of at least 0 in the cells, or empty ones, which cost 1.
# Each path costs more than the largest number there is.
costs-too-large = Type smaller numbers into the cells and try again. On { $sheet } the numbers on every path add up to more than can be compared.
solution-elsewhere = Press Clear solution first. There is a solution in { $area } on { $sheet } already.

# From where to where

select-two-cells = Select two cells of the maze and try again: click one, hold Ctrl (on a Mac Cmd), click the other. Or type their addresses.
# $field is the field of the pane that is meant; $cell is an example.
field-empty =
    { $field ->
        [from] Type an address such as { $cell }. The field “From” is empty.
       *[to] Type an address such as { $cell }. The field “To” is empty.
    }
# $text is what was typed.
field-holds-no-cell =
    { $field ->
        [from] Type an address such as { $cell }. The field “From” holds “{ $text }”, which is not the address of a cell.
       *[to] Type an address such as { $cell }. The field “To” holds “{ $text }”, which is not the address of a cell.
    }
route-cell-outside = Choose a cell of the maze and try again. { $cell } on { $sheet } is outside the maze { $maze }.
route-cell-out = Choose another cell and try again. { $cell } on { $sheet } was taken out of the maze.
no-entrance = Select a cell and press Set entrance, or solve between selected cells. The maze { $maze } on { $sheet } has no entrance.

# Clear solution

solution-cleared = The solution in { $area } on { $sheet } is cleared.
distances-cleared = The distance colours in { $area } on { $sheet } are cleared.
solution-cleared-in-part = Press Clear solution again. The solution on { $sheet } is only partly cleared.
distances-cleared-in-part = Press Take colours away again. The distance colours on { $sheet } are only partly cleared.

# Distances between all cells

working-out-distances = Working out all distances, cell { NUMBER($taken) } of { NUMBER($cells) }…
writing-predecessors = Writing the predecessors…
writing-distances = Writing the distances…
# The question before distances are written: what it takes, the next sentence, the one after it where there are such sheets, and “Write them?”
two-new-sheets = They will be two new sheets of { NUMBER($cells) } rows and { NUMBER($cells) } columns each.
sheets-replaced = They replace { LIST($sheets) }.
write-them = Write them?
# Label of the button that says yes.
write = Write
# F1, B1 and D1 are cells of that sheet.
distances-written =
    { $cells ->
        [one] The distances of { $cells } cell are on the sheet { $distances }, the predecessors on { $predecessors }. Type two addresses into B1 and D1 of { $distances }, and F1 shows how many steps lie between them.
       *[other] The distances of { $cells } cells are on the sheet { $distances }, the predecessors on { $predecessors }. Type two addresses into B1 and D1 of { $distances }, and F1 shows how many steps lie between them.
    }
distances-written-old-left = The new sheets { $distances } and { $predecessors } are complete; the earlier ones may still be there.
too-many-cells-for-distances = Use Solve, which takes a maze of any size. The maze { $maze } on { $sheet } has { NUMBER($cells) } cells, and distances are written for at most { NUMBER($most) }: each sheet has a column and a row for every cell.

# Check

maze-is-perfect =
    { $cells ->
        [one] The maze { $maze } on { $sheet } is perfect: it is a single cell.
       *[other] The maze { $maze } on { $sheet } is perfect: one path leads between any two of its { $cells } cells.
    }
# $faults are { loops-counted }, { parts-counted } or both.
maze-is-not-perfect =
    { $cells ->
        [one] The maze { $maze } on { $sheet } is not perfect: its { $cells } cell has { LIST($faults) }.
       *[other] The maze { $maze } on { $sheet } is not perfect: its { $cells } cells have { LIST($faults) }.
    }
loops-counted =
    { $count ->
        [one] { $count } loop
       *[other] { $count } loops
    }
parts-counted =
    { $count ->
        [one] { $count } part cut off from the largest
       *[other] { $count } parts cut off from the largest
    }
nothing-to-solve-between = To solve it, mark an entrance and an exit.
no-path-to-exit = No path leads from the entrance { $entrance } to an exit.
one-shortest-solution = One shortest solution leads from the entrance { $entrance } to the nearest exit.
shortest-solutions = { NUMBER($count) } solutions are equally short from the entrance { $entrance }.
shortest-solutions-at-least = At least { NUMBER($count) } solutions are equally short from the entrance { $entrance }.

# What was found, a line of a list each.
part-cut-off =
    { $count ->
        [one] The cell { $cell } is cut off.
       *[other] { $count } cells from { $cell } on are cut off.
    }
loop-closes =
    { $count ->
        [one] A loop of { $count } cell closes between { $one } and { $other }.
       *[other] A loop of { $count } cells closes between { $one } and { $other }.
    }
cells-out-of-maze =
    { $count ->
        [one] { $count } cell is out of the maze.
       *[other] { $count } cells are out of the maze.
    }
frame-is-open =
    { $side ->
        [right] The frame is open on the right of { $cell }.
        [bottom] The frame is open below { $cell }.
        [left] The frame is open on the left of { $cell }.
       *[top] The frame is open above { $cell }.
    }
more-parts-cut-off =
    { $count ->
        [one] There is { $count } more part that is cut off.
       *[other] There are { $count } more parts that are cut off.
    }
more-loops =
    { $count ->
        [one] There is { $count } more loop.
       *[other] There are { $count } more loops.
    }
more-gaps-in-frame =
    { $count ->
        [one] There is { $count } more gap in the frame.
       *[other] There are { $count } more gaps in the frame.
    }

# Mend

# $changes are { walls-up-counted }, { walls-down-counted } or both.
maze-mended = The maze { $maze } on { $sheet } is perfect now: { LIST($changes) }.
maze-mended-but-for-parts = The maze { $maze } on { $sheet } has parts that no wall divides, because cells between them are out of the maze; apart from that it is perfect now: { LIST($changes) }.
mending-seed = The seed of this choice is { $seed }.
walls-up-counted =
    { $count ->
        [one] { $count } wall was put up
       *[other] { $count } walls were put up
    }
walls-down-counted =
    { $count ->
        [one] { $count } wall was taken down
       *[other] { $count } walls were taken down
    }
perfect-already = The maze { $maze } on { $sheet } is perfect already. Nothing was changed.
parts-beyond-mending = The maze { $maze } on { $sheet } has parts that no wall divides, because cells between them are out of the maze; apart from that it is perfect. Nothing was changed.
mended-in-part = Press Mend again. The maze { $maze } on { $sheet } is only partly mended.
mending-inexact = Walls that were taken down in { $maze } on { $sheet } are drawn again, all in the same style.
wall-put-up = The wall between { $one } and { $other } was put up.
wall-taken-down = The wall between { $one } and { $other } was taken down.
more-walls-put-up =
    { $count ->
        [one] There is { $count } more wall that was put up.
       *[other] There are { $count } more walls that were put up.
    }
more-walls-taken-down =
    { $count ->
        [one] There is { $count } more wall that was taken down.
       *[other] There are { $count } more walls that were taken down.
    }
no-exit = Select a cell and press Add exit, or solve between selected cells. The maze { $maze } on { $sheet } has no exit.
