# Mazes that come and go: generated, brought back, from texts and codes, cleared; a maze as text. $area is an address: B2:I6.

maze-ready = A maze of { columns-and-rows } is ready in { $area } on { $sheet }.
maze-ready-on-new-sheet = A maze of { columns-and-rows } is ready in { $area } on the new sheet { $sheet }.
# Nothing but its grid is drawn; the person watches how the walls come down.
maze-ready-to-watch = Ready to build in { $area } on { $sheet } ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}). Press { resume-button } or { step-forward-button }.
# Further sentences of the same outcome.
# Of an image only the largest part becomes a maze.
parts-apart = { $parts ->
    [one] The shape has { $parts } part.
   *[other] The shape has { $parts } parts that don’t touch, each with a maze of its own.
}
set-numbers-plain = The set numbers on { $sheet } are complete; only their walls and colours are missing.
own-values-stay-on-sheet = What you wrote on { $sheet } stays there, and the sheet is visible now.
# $front is the sheet that was in front.
sheet-in-use = { $front } is in use, so the maze is on a new sheet, { $sheet }.
outgrown-to-sheet = It’s on the sheet { $sheet }, so that it doesn’t cover the size cells on { $front }.

more-than-is-drawn = { columns-and-rows } are more than Lavirint draws: at most { NUMBER($mostColumns) } columns, { NUMBER($mostRows) } rows and { NUMBER($mostCells) } cells. Choose a smaller size.
# A command of the ribbon is the button there.
sheet-beside-maze = { $sheet } belongs to a maze on another sheet. Choose another sheet and try again.
# $generator is the name of an algorithm: Sidewinder.
rectangle-needed = { $algorithm } needs a whole rectangle, and { $cells ->
    [one] { $cells } cell is
   *[other] { $cells } cells are
} not in the maze. Choose another kind of maze, or a whole rectangle.

grid-ready = The grid { $area } on { $sheet } is ready.

previous-maze-back = The previous maze is back in { $area } on { $sheet }: { columns-and-rows }.
changes-not-kept = It is as it was generated, because later changes are kept only for mazes of up to { NUMBER($most) } cells.
press-previous-maze-again = For the other one, press { previous-maze-button } again.
maze-not-kept = The maze that it replaced can’t be brought back.
no-previous-maze = No earlier maze of { $sheet } is kept. Press { generate-button } first; { previous-maze-button } can then bring back the maze that was replaced.
no-room-for-previous-maze = The previous maze, of { columns-and-rows }, would cover the size cells or run past the edge of the sheet. Make room on { $sheet } and try again.
maze-changed-meanwhile = The maze on { $sheet } was changed in the meantime. Look at the maze and try again.

maze-cleared = The maze { $area } on { $sheet } is cleared.
cleared-as-before = The maze { $area } on { $sheet } is cleared, and the sheet is as it was before.
page-set-up-stays = The page set-up couldn’t be restored. Change it by hand.
clear-maze-question = Clear the maze { $area } on { $sheet }?
# After the question whether values are deleted with the maze.
no-undo = Undo can’t bring it back, because a hidden sheet is deleted with it.
maze-cleared-nevertheless = The maze on { $sheet } is cleared all the same.
other-sheet-in-front = Another sheet came to the front. Choose the sheet of the maze and try again.
leftovers-deleted = There is no maze on { $sheet }. What Lavirint kept for an earlier one was deleted.
no-maze-to-clear = Lavirint knows of no maze on { $sheet }. Choose the sheet of a maze, or select all cells of a maze as one block, and try again.
clear-unknown-cells = Lavirint doesn’t know whether { $area } on { $sheet } is a maze, or what was there before. Delete the contents, fills and lines of these cells, and give their columns and rows the standard sizes?
cells-cleared = { $area } on { $sheet } is cleared. What was there before is not known and can’t be restored.

# $cell is an address in the list of passages that the person typed.
no-code-for-maze = The maze in { $area } on { $sheet } was drawn or changed by hand, or its shape is too complex for a short code. A share code that holds all walls is for up to { NUMBER($most) } cells. Choose another format instead.
code-shown = This is the share code of the maze in { $area } on { $sheet }.
path-of-text-drawn =
    { $steps ->
        [one] Its path of { $steps } step is filled in.
       *[other] Its path of { $steps } steps is filled in.
    }
text-read =
    A maze of { columns-and-rows }, { $form ->
        [lines] drawn with lines
        [underscores] with floors of underscores
        [dots] with a dot for each cell
        [blocks] with signs for the walls between cells
        [cells] with signs for walls as large as cells
        [numbers] with numbers for the walls of each cell
       *[list] from a list of cells or walls
    }, { $marked ->
        [both] with entrance and exit
        [entrance] with an entrance, but without an exit
        [exit] with an exit, but without an entrance
       *[none] without entrance and exit
    }.
draw-text = Draw
# One text, two mazes.
text-of-two-sizes = This text may be a maze of { NUMBER($columns) } x { NUMBER($rows) } cells, or one of { NUMBER($otherColumns) } x { NUMBER($otherRows) }. Which one do you want?
text-shown = The maze in { $area } on { $sheet } is shown as text.
