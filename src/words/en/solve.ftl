# Questions about a maze that stands, and repairs: solutions, distances, faults.
# $sheet is the name of a sheet; $cell, $from, $area and $maze are addresses, such as B2 or B2:I6.

# Solve

# $solver is the name of a solver, here and below.
search-ready =
    { $steps ->
        [one] { $solver }: { $steps } step in { $maze } on { $sheet }; none is shown yet.
       *[other] { $solver }: { $steps } steps in { $maze } on { $sheet }; none is shown yet.
    }
path-found =
    { $steps ->
        [one] { $found ->
            [shortest] The shortest
           *[some] A
        } path from { $from } to { $to } on { $sheet } takes { $steps } step.
       *[other] { $found ->
            [shortest] The shortest
           *[some] A
        } path from { $from } to { $to } on { $sheet } takes { $steps } steps.
    }
path-costs = It costs { NUMBER($cost) }, and no other path costs less.
solver-looked-at =
    { $cells ->
        [one] { $solver }: { NUMBER($searched) } of { $cells } cell looked at.
       *[other] { $solver }: { NUMBER($searched) } of { $cells } cells looked at.
    }
# $to is a cell or { any-exit }.
no-path-found = There is no path from { $from } to { $to } on { $sheet }.
any-exit =
    { $count ->
        [one] the exit
       *[other] any of { $count } exits
    }
solver-circled = { $solver }: back at the start, { $from }, without finding { $to } on { $sheet }.
# $areas are addresses, such as “B2:D3, C4”.
cells-reached =
    { $count ->
        [one] The search reached { $count } cell: { $areas }.
       *[other] The search reached { $count } cells: { $areas }.
    }
mend-to-join = To join the parts of the maze, press { mend-button }.
try-another-solver = Another solver may find a path.
no-cost = { $cell } on { $sheet } holds “{ $value }”, but { $solver } needs numbers of at least 0 in the cells; an empty cell costs 1. Change the cell, or choose another solver.
# Each path costs more than the largest number there is.
costs-too-large = On { $sheet }, the numbers on every path add up to more than can be compared. Type smaller numbers into the cells and try again.
solution-elsewhere = There is already a solution in { $area } on { $sheet }. Press { clear-solution-button } first.

# From where to where

select-two-cells = Two cells of the maze are needed. Select them (hold Ctrl, on a Mac Cmd, for the second) or type them, and try again.
# $field is the field of the pane that is meant; $cell is an example.
field-empty = The field “{ $field ->
    [from] { from-field }
   *[to] { to-field }
}” is empty. Type a cell, for example { $cell }.
# $text is what was typed.
field-holds-no-cell = The field “{ $field ->
    [from] { from-field }
    [to] { to-field }
   *[cell] { cell-field }
}” holds “{ $text }”. Type an address such as { $cell }.
no-entrance = The maze { $maze } on { $sheet } has no entrance. Select a cell and press { set-entrance-button }, or solve between selected cells.

# Clear solution

marks-cleared = The marks in { $area } on { $sheet } were cleared.

# Distances between all cells

# The question before distances are written: what it takes, the next sentence, the one after it where there are such sheets, and “Write them?”
three-new-sheets = They go to three new sheets of { NUMBER($cells) } rows and { NUMBER($cells) } columns each.
write-them = Write them?
# Label of the button that says yes.
write = Write
# F1, B1 and D1 are cells of that sheet; $adjacency is the sheet of the adjacency matrix. $names is what rows and columns are called.
distances-written =
    { $names ->
        [numbers] The distances between all pairs of cells are on the sheet { $distances }, the predecessors on { $predecessors }, and the adjacency matrix on { $adjacency }. Type two node numbers into B1 and D1 of { $distances }, and F1 shows the number of steps between them.
       *[addresses] The distances between all pairs of cells are on the sheet { $distances }, the predecessors on { $predecessors }, and the adjacency matrix on { $adjacency }. Type two addresses into B1 and D1 of { $distances }, and F1 shows the number of steps between them.
    }

# A sheet that marks typed paths, and a sheet that says every cell in words

# The question before wall codes are written to the sheet $earlier again; the next sentences, up to walls-copied, stand before it.
write-walls-again = Write the codes of the maze { $maze } on { $sheet } to the sheet { $earlier }?
walls-changed = Somebody changed codes on { $written } or wrote something else there; all of that will be deleted.
# $written is one of the $sheets.
walls-copied = The sheet { $written } may be a copy. Wall codes of this maze are on { LIST($sheets) }; only { $written } changes.
self-marking-written = The sheet { $written } marks paths through the maze { $maze } on { $sheet }, up to { NUMBER($steps) } steps, also without Lavirint.
no-self-marking = No sheet of this workbook marks paths. Press { self-marking-button } on the sheet of each maze first.
results-collected =
    { $sheets ->
        [one] The table on the sheet { $name } shows what { $sheets } sheet for self-marking says, and changes with it.
       *[other] The table on the sheet { $name } shows what { $sheets } sheets for self-marking say, and changes with them.
    }
no-way = No path leads from the entrance to an exit of { $maze } on { $sheet }. Press { check-button } to see why, repair the maze, and try again.
path-too-long-to-mark = The shortest path through { $maze } on { $sheet } takes { NUMBER($steps) } steps, and a sheet marks at most { NUMBER($most) }. Make a smaller maze, or move its entrance or exit.
maze-too-large = { $maze } on { $sheet } has { NUMBER($cells) } cells, and at most { NUMBER($most) } are possible for this. Choose a smaller maze.
readable-written = The sheet { $written } says in every cell which sides of the same cell of the maze { $maze } on { $sheet } are open.
walls-written = The sheet { $written } holds the wall code of every cell of the maze { $maze } on { $sheet }, in the same cell.
# $range is the range of the codes with its sheet, as formulas say it.
walls-in-functions = In functions, use { $range } as the walls.
# Both are ranges with their sheet; $before is where the earlier codes were.
walls-resized = The codes now fill { $range }: in formulas, use that instead of { $before }.

# The table of a search. $from is the cell where it began.

search-needs-solution = No search is being shown, so there is none to list. Press { solve-button } first.
# $solver is its name.
search-written =
    { $visits ->
        [one] The table on the sheet { $name } holds { $visits } visit ({ $solver }).
       *[other] The table on the sheet { $name } holds { $visits } visits ({ $solver }).
    }

# Check

maze-is-perfect =
    { $cells ->
        [one] The maze { $maze } on { $sheet } is perfect: it is a single cell.
       *[other] The maze { $maze } on { $sheet } is perfect{ $rooms ->
            [some] , apart from its rooms
           *[none] {""}
        }: one path leads between any two of its { $cells } cells.
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
shortest-solutions =
    { $count ->
        [one] One shortest solution leads from the entrance { $entrance } to the nearest exit.
       *[other] { NUMBER($count) } solutions are equally short from the entrance { $entrance }.
    }

# What was found, a line of a list each.
part-cut-off =
    { $count ->
        [one] The cell { $cell } is cut off.
       *[other] { $count } cells, beginning at { $cell }, are cut off.
    }
loop-closes =
    { $count ->
        [one] A loop of { $count } cell closes between { $one } and { $other }.
       *[other] A loop of { $count } cells closes between { $one } and { $other }.
    }
cells-out-of-maze =
    { $count ->
        [one] { $count } cell is not in the maze.
       *[other] { $count } cells are not in the maze.
    }
frame-is-open =
    { $side ->
        [right] The frame is open on the right of { $cell }.
        [bottom] The frame is open below { $cell }.
        [left] The frame is open on the left of { $cell }.
       *[top] The frame is open above { $cell }.
    }
and-more =
    { $count ->
        [one] There is { $count } more of this kind.
       *[other] There are { $count } more of this kind.
    }

# Repair

maze-mended = The maze { $maze } on { $sheet } is repaired. Walls added: { NUMBER($added) }, removed: { NUMBER($removed) }.
# Mending a maze that somebody else drew. $walls are pairs of cells, B2–C2, and $more is the number of further ones.
mend-theirs = The maze { $maze } on { $sheet } was not drawn by Lavirint.
mending-changes = Walls that would be { $done ->
    [removed] removed
   *[added] added
 }: { $walls }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
 }
mend-them = Repair it?
rooms-stay = Its rooms, open blocks of at least 2 by 3 cells, stay as they are.
perfect-already = There is nothing to repair in the maze { $maze } on { $sheet }.
parts-beyond-mending = Some parts can’t be joined, because the cells between them are not in the maze.
wall-put-up = The wall between { $one } and { $other } was added.
wall-taken-down = The wall between { $one } and { $other } was removed.
no-exit = The maze { $maze } on { $sheet } has no exit. Select a cell and press { add-exit-button }, or solve between selected cells.

# For “Solve from here”.
only-exit-selected = { $cell } on { $sheet } is the only exit of the maze. Select another cell and try again.

# What a solver remembers between two steps. { $cells } are addresses, each with its cost behind it on a list: D4 (7).
memory-title = What the solver remembers
solver-remembers-cells = { $kind ->
    [queue] In the queue, next first
    [edges] At the edges of both searches
    [stack] On the stack, newest first
   *[list] On the list with their costs, cheapest first
} ({ NUMBER($count) }): { $cells }
solver-remembers-marks = Passages marked once: { NUMBER($once) }; marked twice: { NUMBER($twice) }.
solver-remembers-turns = Quarter turns to the right, less those to the left: { NUMBER($turns) }.
solver-remembers-rest = { $kind ->
    [ways] For each cell, how many ways out of it are left.
    [table] For each pair of cells, their distance and the cell before the last.
   *[facing] Nothing but where it is and which way it faces.
}
