# Changes to a maze that stands: walls, cells, rows and columns, entrance and exits.
# $sheet is the name of a sheet; $cell, $cells, $area and $maze are addresses, such as B2 or B2:I6.

# Walls

# Two neighbouring cells, as “between { two-cells }”.
two-cells = { $one } and { $other } on { $sheet }
# Cells of a block, as “between { cells-of-block }”.
cells-of-block = the cells of { $area } on { $sheet }
# $cells is { two-cells } or { cells-of-block }, here and below.
passage-there-already = There is a passage between { $cells } already. Nothing was changed.
wall-there-already = A wall stands between { $cells } already. Nothing was changed.
walls-taken-down =
    { $count ->
        [one] { $count } wall was taken down between { $cells }.
       *[other] { $count } walls were taken down between { $cells }.
    }
walls-put-up =
    { $count ->
        [one] { $count } wall was put up between { $cells }.
       *[other] { $count } walls were put up between { $cells }.
    }
walls-changed-in-part = Press the button again. The walls between { $cells } are only partly changed.
distances-out-of-date = The distance colours are from before this change; press Colour distances again.
solution-out-of-date = The solution shown is from before this change; press Solve for the new one.
too-many-pairs-typed = Type fewer pairs of cells. { NUMBER($count) } pairs of cells were typed, and at most { NUMBER($most) } are edited at once.
addresses-needed = Type addresses such as B2 C2. Rows and columns count within a maze that Lavirint knows, and there is none on { $sheet }.
chosen-cells-outside =
    { $areas ->
        [one] Choose cells of the maze and try again. { $cells } is not inside the maze { $maze } on { $sheet }.
       *[other] Choose cells of the maze and try again. { $cells } are not inside the maze { $maze } on { $sheet }.
    }
block-too-large = Choose a smaller block. { $area } has { NUMBER($cells) } cells, and at most { NUMBER($most) } are edited at once.
# One of the three sentences below follows.
select-neighbours = Select two neighbouring cells of the maze, or a block of them, or type pairs of cells.
single-cell = { $cells } on { $sheet } is a single cell.
no-neighbours = There are no two neighbouring cells in { $cells } on { $sheet }.
no-neighbours-in-maze = In { $cells } on { $sheet } no two neighbouring cells are both in the maze.

# Cells

cells-there-already =
    { $count ->
        [one] { $cells } on { $sheet } is in the maze already. Nothing was changed.
       *[other] { $cells } on { $sheet } are in the maze already. Nothing was changed.
    }
cells-out-already =
    { $count ->
        [one] { $cells } on { $sheet } is out of the maze already. Nothing was changed.
       *[other] { $cells } on { $sheet } are out of the maze already. Nothing was changed.
    }
cells-added =
    { $count ->
        [one] { $count } cell of { $cells } on { $sheet } is back in the maze, walled on all sides; open it with Make passage, or press Mend.
       *[other] { $count } cells of { $cells } on { $sheet } are back in the maze, walled on all sides; open them with Make passage, or press Mend.
    }
cells-removed =
    { $count ->
        [one] { $count } cell of { $cells } on { $sheet } is out of the maze now, and hatched.
       *[other] { $count } cells of { $cells } on { $sheet } are out of the maze now, and hatched.
    }
cells-changed-in-part = Press the button again. The change to { $cells } on { $sheet } is only partly done.
selected-cells-outside =
    { $areas ->
        [one] Select cells of the maze; to add rows and columns, press Insert row or Insert column. { $cells } is not inside the maze { $maze } on { $sheet }.
       *[other] Select cells of the maze; to add rows and columns, press Insert row or Insert column. { $cells } are not inside the maze { $maze } on { $sheet }.
    }
too-many-cells-selected = Select fewer cells and press the button for each part. { $area } has too many cells to be changed at once: at most about { NUMBER($most) }.
last-cells-selected = Leave at least one cell in the maze, or press Clear maze. { $cells } on { $sheet } is all that is left of the maze.
end-selected =
    { $end ->
        [entrance] Select { $cell } and press Remove, or set another entrance, and try again. { $cell } on { $sheet } is the entrance of the maze.
       *[exit] Select { $cell } and press Remove, and try again. { $cell } on { $sheet } is an exit of the maze.
    }

# Rows and columns

rows-inserted =
    { $count ->
        [one] { $count } row was inserted into the maze { $maze } on { $sheet }, which is { $area } now.
       *[other] { $count } rows were inserted into the maze { $maze } on { $sheet }, which is { $area } now.
    }
columns-inserted =
    { $count ->
        [one] { $count } column was inserted into the maze { $maze } on { $sheet }, which is { $area } now.
       *[other] { $count } columns were inserted into the maze { $maze } on { $sheet }, which is { $area } now.
    }
rows-deleted =
    { $count ->
        [one] { $count } row was deleted from the maze { $maze } on { $sheet }, which is { $area } now.
       *[other] { $count } rows were deleted from the maze { $maze } on { $sheet }, which is { $area } now.
    }
columns-deleted =
    { $count ->
        [one] { $count } column was deleted from the maze { $maze } on { $sheet }, which is { $area } now.
       *[other] { $count } columns were deleted from the maze { $maze } on { $sheet }, which is { $area } now.
    }
inserted-cells-walled = The new cells are walled on all sides; open them with Make passage, or press Mend.
ends-deleted-too =
    { $count ->
        [one] { $count } entrance or exit was deleted too.
       *[other] { $count } entrances and exits were deleted too.
    }
distances-gone = The distance colours are gone; press Colour distances for new ones.
solution-gone = The old solution is gone; press Solve for the new one.
# $sheet is the sheet with the set numbers.
set-numbers-out-of-date = The set numbers on { $sheet } are from before this change.
redrawing-inexact = Fonts and number formats of cells in { $maze } on { $sheet }, and single walls of another look, do not come back.
redrawn-in-part = Press Generate for a new maze, or Clear maze. The maze { $maze } on { $sheet } is only partly redrawn.
lines-outside =
    { $line ->
        [row] Select cells in the rows of the maze that you mean, and try again. { $cells } on { $sheet } is outside the maze { $maze }.
       *[column] Select cells in the columns of the maze that you mean, and try again. { $cells } on { $sheet } is outside the maze { $maze }.
    }
lines-in-several-areas =
    { $line ->
        [row] Select cells in the rows of the maze that you mean, and try again. { $cells } on { $sheet } are several areas, not one in the maze { $maze }.
       *[column] Select cells in the columns of the maze that you mean, and try again. { $cells } on { $sheet } are several areas, not one in the maze { $maze }.
    }
every-line-selected =
    { $line ->
        [row] Leave at least one row, or press Clear maze. The selection holds every row of the maze { $maze } on { $sheet }.
       *[column] Leave at least one column, or press Clear maze. The selection holds every column of the maze { $maze } on { $sheet }.
    }
grows-over-edge = Insert fewer rows or columns. The maze would run over the edge of { $sheet }.
grows-too-large = Insert fewer rows or columns. The maze would have { NUMBER($cells) } cells, and Lavirint draws at most { NUMBER($most) }.
grows-over-size-cells = Insert fewer rows or columns. The maze would be { $area } on { $sheet } and run over the size cells there.

# Entrance and exits

entrance-there-already = { $cell } on { $sheet } is the entrance already.
entrance-set = { $cell } on { $sheet } is the entrance now, marked with S.
exit-there-already = { $cell } on { $sheet } is an exit already.
exit-added =
    { $exits ->
        [one] { $cell } on { $sheet } is an exit now, marked with E. The maze has { $exits } exit.
       *[other] { $cell } on { $sheet } is an exit now, marked with E. The maze has { $exits } exits.
    }
entrance-lost = The maze has no entrance any more; select a cell and press Set entrance.
end-removed =
    { $end ->
        [entrance] { $cell } on { $sheet } is no longer the entrance.
       *[exit] { $cell } on { $sheet } is no longer an exit.
    }
not-an-end = Select a cell that is marked with S or E and try again. { $cell } on { $sheet } is neither entrance nor exit.
selected-cell-outside = Select a cell of the maze and try again. { $cell } on { $sheet } is outside the maze { $maze }.
selected-cell-out = Select another cell, or put this one back with Add cells. { $cell } on { $sheet } was taken out of the maze.
ends-of-longest-path =
    { $between ->
        [edges] The entrance is { $entrance } and the exit { $exit } on { $sheet } now, the ends of the longest path from edge to edge, which has { NUMBER($cells) } cells.
       *[cells] The entrance is { $entrance } and the exit { $exit } on { $sheet } now, the ends of the longest path, which has { NUMBER($cells) } cells.
    }
# In a maze with loops.
ends-of-long-path =
    { $between ->
        [edges] The entrance is { $entrance } and the exit { $exit } on { $sheet } now, the ends of a long path from edge to edge, which has { NUMBER($cells) } cells. The maze has loops, so another path may be a little longer.
       *[cells] The entrance is { $entrance } and the exit { $exit } on { $sheet } now, the ends of a long path, which has { NUMBER($cells) } cells. The maze has loops, so another path may be a little longer.
    }
no-longest-path = Draw some passages and try again. No passage leads from any cell of { $maze } on { $sheet } to another, so there is no path with two ends.

# Shared by several actions

# Label of a button that says yes.
overwrite = Overwrite
drawing-maze = Drawing the maze…
