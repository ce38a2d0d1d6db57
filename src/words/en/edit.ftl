# Changes to a maze that stands: walls, cells, rows and columns, entrance and exits.
# $sheet is the name of a sheet; $cell, $cells, $area and $maze are addresses, such as B2 or B2:I6.

# Walls

walls-taken-down =
    { $count ->
        [one] { $count } wall between the cells of { $area } on { $sheet } was removed.
       *[other] { $count } walls between the cells of { $area } on { $sheet } were removed.
    }
walls-put-up =
    { $count ->
        [one] { $count } wall between the cells of { $area } on { $sheet } was added.
       *[other] { $count } walls between the cells of { $area } on { $sheet } were added.
    }
solution-out-of-date = The colours in the maze are from before this change. To update them, press { solve-button } or { colour-distances-button }.
too-many-pairs-typed = You typed { NUMBER($count) } pairs of cells, and at most { NUMBER($most) } can be changed at once. Type fewer.
# $text is what was typed into the field of cells to add or remove.
typed-no-cells = “{ $text }” is not a cell. Type addresses such as B2 or B2:C4, with commas between them.
addresses-needed = There is no maze on { $sheet } in which rows and columns could be counted. Type addresses such as B2 C2.
chosen-cells-outside =
    { $areas ->
        [one] { $cells } is not in the maze { $maze } on { $sheet }. Choose cells of the maze and try again.
       *[other] { $cells } are not one block in the maze { $maze } on { $sheet }. Choose cells of the maze and try again.
    }
block-too-large = { $area } has { NUMBER($cells) } cells, and at most { NUMBER($most) } can be changed at once. Choose a smaller block.
select-neighbours = No two cells of { $cells } on { $sheet } are neighbours in the maze. Select two neighbouring cells of the maze or a block of its cells, or type pairs of cells.

# Cells

already-so = It’s already like that, so nothing was changed.
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
last-cells-selected = { $cells } on { $sheet } is all that is left of the maze. Leave at least one cell in the maze, or press { clear-maze-button }.
end-selected =
    { $end ->
        [entrance] { $cell } on { $sheet } is the entrance of the maze. Select { $cell } and press { remove-end-button }, or set another entrance, and try again.
       *[exit] { $cell } on { $sheet } is an exit of the maze. Select { $cell } and press { remove-end-button }, and try again.
    }

# Rows and columns

lines-changed = The maze { $maze } on { $sheet } is now { $area }.
inserted-cells-walled = The new cells have walls on all sides. To open them, press { make-passage-button } or { mend-button }.
redrawing-inexact = Fonts, number formats and walls with a look of their own in { $maze } on { $sheet } can’t be restored.
every-line-selected = The selection covers all of the maze { $maze } on { $sheet }. Leave at least one row or column, or press { clear-maze-button }.
grows-too-far = { $area } on { $sheet } would cover the size cells, run past the edge of the sheet, or have more than { NUMBER($most) } cells. Insert fewer rows or columns.

# Entrance and exits

entrance-set = { $cell } on { $sheet } is now the entrance, marked with S.
exit-added =
    { $exits ->
        [one] { $cell } on { $sheet } is now an exit, marked with E. The maze has { $exits } exit.
       *[other] { $cell } on { $sheet } is now an exit, marked with E. The maze has { $exits } exits.
    }
# $end is “entrance” or “exit”.
end-lost =
    { $end ->
        [entrance] The maze no longer has an entrance. To set one, select a cell and press { set-entrance-button }.
       *[exit] The maze no longer has an exit. To add one, select a cell and press { add-exit-button }.
    }
end-removed =
    { $end ->
        [entrance] { $cell } on { $sheet } is no longer the entrance.
       *[exit] { $cell } on { $sheet } is no longer an exit.
    }
not-an-end = { $cell } on { $sheet } is neither an entrance nor an exit. Select a cell marked with S or E and try again.
cell-outside-maze = { $cell } on { $sheet } is outside the maze { $maze }. Choose a cell of the maze and try again.
cell-out-of-maze = { $cell } on { $sheet } was removed from the maze. Choose another cell, or put this one back with { add-cells-button }.
ends-of-longest-path =
    The entrance is now { $entrance } and the exit { $exit } on { $sheet }: the ends of the longest path { $between ->
        [edges] from edge to edge{" "}
       *[cells] {""}
    }{ $surely ->
        [yes] {""}
       *[no] that was found{" "}
    }({ NUMBER($cells) } cells).
no-longest-path = No passage connects any two cells of { $maze } on { $sheet }, so there is no path with two ends. Make some passages and try again.

# Shared by several actions

# Label of a button that says yes.
overwrite = Overwrite
