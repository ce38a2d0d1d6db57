# Changes to a maze that stands: walls, cells, rows and columns, entrance and exits.
# $sheet is the name of a sheet; $cell, $cells, $area and $maze are addresses, such as B2 or B2:I6.

# Walls

# Two neighbouring cells, as “between { two-cells }”.
two-cells = { $one } and { $other } on { $sheet }
# Cells of a block, as “between { cells-of-block }”.
cells-of-block = the cells of { $area } on { $sheet }
# $cells is { two-cells } or { cells-of-block }, here and below.
passage-there-already = There is already a passage between { $cells }. Nothing was changed.
wall-there-already = There is already a wall between { $cells }. Nothing was changed.
walls-taken-down =
    { $count ->
        [one] { $count } wall between { $cells } was removed.
       *[other] { $count } walls between { $cells } were removed.
    }
walls-put-up =
    { $count ->
        [one] { $count } wall between { $cells } was added.
       *[other] { $count } walls between { $cells } were added.
    }
walls-changed-in-part = Press the button again. Only some of the walls between { $cells } were changed.
distances-out-of-date = To update the distance colours, press { colour-distances-button }. They are from before this change.
solution-out-of-date = To update the solution, press { solve-button }. It is from before this change.
too-many-pairs-typed = Type fewer pairs of cells. There are { NUMBER($count) }, and at most { NUMBER($most) } can be changed at once.
# $text is what was typed into the field of cells to add or remove.
typed-no-cells = Type addresses such as B2 or B2:C4, or rows and columns counted from 0, such as 0 3, with commas between them. “{ $text }” is neither.
addresses-needed = Type addresses such as B2 C2. Numbers of rows and columns work only in a maze that Lavirint knows, and there is none on { $sheet }.
chosen-cells-outside =
    { $areas ->
        [one] Choose cells of the maze and try again. { $cells } is not inside the maze { $maze } on { $sheet }.
       *[other] Choose cells of the maze and try again. { $cells } are not inside the maze { $maze } on { $sheet }.
    }
block-too-large = Choose a smaller block. { $area } has { NUMBER($cells) } cells, and at most { NUMBER($most) } can be changed at once.
# One of the three sentences below follows.
select-neighbours = Select two neighbouring cells of the maze or a block of its cells, or type pairs of cells.
single-cell = { $cells } on { $sheet } is a single cell.
no-neighbours = No two of the cells { $cells } on { $sheet } are neighbours.
no-neighbours-in-maze = No two neighbouring cells of { $cells } on { $sheet } are both in the maze.

# Cells

cells-there-already =
    { $count ->
        [one] { $cells } on { $sheet } is already in the maze. Nothing was changed.
       *[other] { $cells } on { $sheet } are already in the maze. Nothing was changed.
    }
cells-out-already =
    { $count ->
        [one] { $cells } on { $sheet } was already removed from the maze. Nothing was changed.
       *[other] { $cells } on { $sheet } were already removed from the maze. Nothing was changed.
    }
cells-added =
    { $count ->
        [one] { $count } cell of { $cells } on { $sheet } is back in the maze, with walls on all sides. To open it, press { make-passage-button } or { mend-button }.
       *[other] { $count } cells of { $cells } on { $sheet } are back in the maze, with walls on all sides. To open them, press { make-passage-button } or { mend-button }.
    }
cells-removed =
    { $count ->
        [one] { $count } cell of { $cells } on { $sheet } was removed from the maze and is now { $outside ->
            [blank] blank
            [filled] filled
           *[hatched] hatched
        }.
       *[other] { $count } cells of { $cells } on { $sheet } were removed from the maze and are now { $outside ->
            [blank] blank
            [filled] filled
           *[hatched] hatched
        }.
    }
cells-changed-in-part = Press the button again. Only part of { $cells } on { $sheet } was changed.
selected-cells-outside =
    { $areas ->
        [one] Choose cells of the maze; to add rows and columns, press { insert-row-button } or { insert-column-button }. { $cells } is not inside the maze { $maze } on { $sheet }.
       *[other] Choose cells of the maze; to add rows and columns, press { insert-row-button } or { insert-column-button }. { $cells } are not inside the maze { $maze } on { $sheet }.
    }
too-many-cells-selected = Choose fewer cells, and press the button for each part. { $area } has too many cells to change at once; the limit is about { NUMBER($most) }.
last-cells-selected = Leave at least one cell in the maze, or press { clear-maze-button }. { $cells } on { $sheet } is all that is left of the maze.
end-selected =
    { $end ->
        [entrance] Select { $cell } and press { remove-end-button }, or set another entrance, and try again. { $cell } on { $sheet } is the entrance of the maze.
       *[exit] Select { $cell } and press { remove-end-button }, and try again. { $cell } on { $sheet } is an exit of the maze.
    }

# Rows and columns

rows-inserted =
    { $count ->
        [one] { $count } row was inserted into the maze { $maze } on { $sheet }, which is now { $area }.
       *[other] { $count } rows were inserted into the maze { $maze } on { $sheet }, which is now { $area }.
    }
columns-inserted =
    { $count ->
        [one] { $count } column was inserted into the maze { $maze } on { $sheet }, which is now { $area }.
       *[other] { $count } columns were inserted into the maze { $maze } on { $sheet }, which is now { $area }.
    }
rows-deleted =
    { $count ->
        [one] { $count } row was deleted from the maze { $maze } on { $sheet }, which is now { $area }.
       *[other] { $count } rows were deleted from the maze { $maze } on { $sheet }, which is now { $area }.
    }
columns-deleted =
    { $count ->
        [one] { $count } column was deleted from the maze { $maze } on { $sheet }, which is now { $area }.
       *[other] { $count } columns were deleted from the maze { $maze } on { $sheet }, which is now { $area }.
    }
inserted-cells-walled = The new cells have walls on all sides. To open them, press { make-passage-button } or { mend-button }.
ends-deleted-too =
    { $count ->
        [one] { $count } entrance or exit was deleted too.
       *[other] { $count } entrances and exits were deleted too.
    }
distances-gone = The distance colours are gone. For new ones, press { colour-distances-button }.
solution-gone = The solution is gone. For a new one, press { solve-button }.
# $sheet is the sheet with the set numbers.
set-numbers-out-of-date = The set numbers on { $sheet } are from before this change.
redrawing-inexact = Fonts, number formats and walls with a look of their own in { $maze } on { $sheet } can’t be restored.
redrawn-in-part = Press { generate-button } for a new maze, or press { clear-maze-button }. Only part of the maze { $maze } on { $sheet } was redrawn.
lines-outside =
    { $line ->
        [row] Select cells of the maze in the rows that you mean, and try again. { $cells } on { $sheet } is outside the maze { $maze }.
       *[column] Select cells of the maze in the columns that you mean, and try again. { $cells } on { $sheet } is outside the maze { $maze }.
    }
lines-in-several-areas =
    { $line ->
        [row] Select one block of cells in the rows that you mean, and try again. { $cells } on { $sheet } are several areas, not one block in the maze { $maze }.
       *[column] Select one block of cells in the columns that you mean, and try again. { $cells } on { $sheet } are several areas, not one block in the maze { $maze }.
    }
every-line-selected =
    { $line ->
        [row] Leave at least one row, or press { clear-maze-button }. The selection covers every row of the maze { $maze } on { $sheet }.
       *[column] Leave at least one column, or press { clear-maze-button }. The selection covers every column of the maze { $maze } on { $sheet }.
    }
grows-over-edge = Insert fewer rows or columns. The maze would run past the edge of { $sheet }.
grows-too-large = Insert fewer rows or columns. The maze would have { NUMBER($cells) } cells, and Lavirint draws at most { NUMBER($most) }.
grows-over-size-cells = Insert fewer rows or columns. The maze would be { $area } on { $sheet } and cover the size cells there.

# Entrance and exits

entrance-there-already = { $cell } on { $sheet } is already the entrance.
entrance-set = { $cell } on { $sheet } is now the entrance, marked with S.
exit-there-already = { $cell } on { $sheet } is already an exit.
exit-added =
    { $exits ->
        [one] { $cell } on { $sheet } is now an exit, marked with E. The maze has { $exits } exit.
       *[other] { $cell } on { $sheet } is now an exit, marked with E. The maze has { $exits } exits.
    }
entrance-lost = The maze no longer has an entrance. To set one, select a cell and press { set-entrance-button }.
end-removed =
    { $end ->
        [entrance] { $cell } on { $sheet } is no longer the entrance.
       *[exit] { $cell } on { $sheet } is no longer an exit.
    }
not-an-end = Select a cell marked with S or E and try again. { $cell } on { $sheet } is neither an entrance nor an exit.
selected-cell-outside = Choose a cell of the maze and try again. { $cell } on { $sheet } is outside the maze { $maze }.
selected-cell-out = Choose another cell, or put this one back with { add-cells-button }. { $cell } on { $sheet } was removed from the maze.
ends-of-longest-path =
    { $between ->
        [edges] The entrance is now { $entrance } and the exit { $exit } on { $sheet }, the ends of the longest path from edge to edge, which has { NUMBER($cells) } cells.
       *[cells] The entrance is now { $entrance } and the exit { $exit } on { $sheet }, the ends of the longest path, which has { NUMBER($cells) } cells.
    }
# In a maze with loops.
ends-of-long-path =
    { $between ->
        [edges] The entrance is now { $entrance } and the exit { $exit } on { $sheet }, the ends of a long path from edge to edge, which has { NUMBER($cells) } cells. The maze has loops, so another path may be a little longer.
       *[cells] The entrance is now { $entrance } and the exit { $exit } on { $sheet }, the ends of a long path, which has { NUMBER($cells) } cells. The maze has loops, so another path may be a little longer.
    }
no-longest-path = Make some passages and try again. No passage connects any two cells of { $maze } on { $sheet }, so there is no path with two ends.

# Shared by several actions

# Label of a button that says yes.
overwrite = Overwrite
drawing-maze = Drawing the maze…
