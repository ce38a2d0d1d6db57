# Questions about a maze that stands, and repairs: solutions, distances, faults.
# $sheet is the name of a sheet; $cell, $from, $area and $maze are addresses, such as B2 or B2:I6.

# Solve

# $solver is the name of a solver, here and below.
search-ready =
    { $steps ->
        [one] { $solver } searches { $maze } on { $sheet } in { $steps } step; none is shown yet.
       *[other] { $solver } searches { $maze } on { $sheet } in { $steps } steps; none is shown yet.
    }
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
solver-circled = { $solver } returned to its start, { $from }, without finding { $to } on { $sheet }.
# $areas are addresses, such as “B2:D3, C4”.
cells-reached =
    { $count ->
        [one] The search reached { $count } cell: { $areas }.
       *[other] The search reached { $count } cells: { $areas }.
    }
mend-to-join = To join the parts of the maze, press { mend-button }.
try-another-solver = Another solver may find a path.
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
readable-written = The sheet { $written } says in every cell which sides of the same cell of the maze on { $sheet } are open. It is the maze { $maze }.
readable-starts = Start at { $entrance }; { LIST($exits) } { $count ->
    [one] is the exit.
   *[other] are the exits.
}
readable-without-ends = No entrance or exit is marked.
walls-written = The sheet { $written } holds the wall code of every cell of the maze { $maze } on { $sheet }, in the same cell.
# $range is the range of the codes with its sheet, as formulas say it.
walls-in-functions = In functions, use { $range } as the walls.
walls-written-again = The sheet { $written } now holds the wall codes of the maze { $maze } on { $sheet }. Formulas that refer to them use the new codes at once.
# Both are ranges with their sheet; $before is where the earlier codes were.
walls-resized = The codes now fill { $range }: in formulas, use that instead of { $before }.
walls-hidden = The sheet { $written } is hidden.

# The table of a search. $from is the cell where it began.

search-needs-solution = No search is being shown, so there is none to list. Press { solve-button } first.
# $solver is its name.
search-written =
    { $visits ->
        [one] The table on the sheet { $name } holds { $visits } visit of { $solver }.
       *[other] The table on the sheet { $name } holds { $visits } visits of { $solver }.
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
one-shortest-solution = One shortest solution leads from the entrance { $entrance } to the nearest exit.
shortest-solutions = { NUMBER($count) } solutions are equally short from the entrance { $entrance }.
shortest-solutions-at-least = At least { NUMBER($count) } solutions are equally short from the entrance { $entrance }.

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

# $changes are { walls-up-counted }, { walls-down-counted } or both.
maze-mended = The maze { $maze } on { $sheet } is now perfect: { LIST($changes) }.
maze-mended-but-for-parts = The maze { $maze } on { $sheet } is now perfect except for parts that can’t be joined, because cells between them are not in the maze: { LIST($changes) }.
walls-up-counted =
    { $count ->
        [one] { $count } wall was added
       *[other] { $count } walls were added
    }
walls-down-counted =
    { $count ->
        [one] { $count } wall was removed
       *[other] { $count } walls were removed
    }
# Mending a maze that somebody else drew. $walls are pairs of cells, B2–C2, and $more is the number of further ones.
mend-theirs = The maze { $maze } on { $sheet } was not drawn by Lavirint.
mending-opens = { $count ->
    [one] One wall would be removed: { $walls }.
   *[other] { $count } walls would be removed: { $walls }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }.
}
mending-closes = { $count ->
    [one] One wall would be added: { $walls }.
   *[other] { $count } walls would be added: { $walls }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }.
}
mend-them = Repair it?
rooms-stay = Its rooms, open blocks of at least 2 by 3 cells, stay as they are.
perfect-already = The maze { $maze } on { $sheet } is already perfect. Nothing was changed.
parts-beyond-mending = The maze { $maze } on { $sheet } is perfect except for parts that can’t be joined, because cells between them are not in the maze. Nothing was changed.
mending-inexact = Removed walls in { $maze } on { $sheet } are drawn again, all in the same style.
wall-put-up = The wall between { $one } and { $other } was added.
wall-taken-down = The wall between { $one } and { $other } was removed.
no-exit = The maze { $maze } on { $sheet } has no exit. Select a cell and press { add-exit-button }, or solve between selected cells.

# For “Solve from here”.
only-exit-selected = { $cell } on { $sheet } is the only exit of the maze. Select another cell and try again.

# What a solver remembers between two steps. { $cells } are addresses, each with its cost behind it on a list: D4 (7).
memory-title = What the solver remembers
solver-remembers-cells = { $kind ->
    [queue] In the queue, next first
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
