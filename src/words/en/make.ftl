# Mazes that come and go: generated, brought back, from texts and codes, cleared; a maze as text. $area is an address: B2:I6.

drawing-maze-part = Drawing the maze, part { NUMBER($part) } of { NUMBER($total) }…
looking-at-sheet = Looking at the sheet…
writing-set-numbers = Writing the set numbers…
reading-text = Reading the text…

maze-ready = A maze of { columns-and-rows } is ready in { $area } on { $sheet }.
maze-ready-on-new-sheet = A maze of { columns-and-rows } is ready in { $area } on the new sheet { $sheet }.
# Nothing but its grid is drawn; the person watches how the walls come down.
maze-ready-to-watch = A maze of { columns-and-rows } is ready to be built in { $area } on { $sheet }, in { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
# Further sentences of the same outcome.
cells-in-shape = { $cells ->
    [one] { $cells } cell belongs to the maze; the others are hatched.
   *[other] { $cells } cells belong to the maze; the others are hatched.
}
parts-apart = { $parts ->
    [one] They form { $parts } part.
   *[other] They form { $parts } parts that do not touch, each with a maze of its own.
}
set-numbers-on-sheet = The set numbers are on the sheet { $sheet }.
seed = Its seed is { $seed }.
to-print = To print it, press Prepare page.
# $front is the sheet that was in front.
sheet-in-use = { $front } is in use, so the maze is on a new sheet, { $sheet }.
outgrown-to-new-sheet = It would have covered the size cells of { $front }, so it is on a new sheet, { $sheet }.
outgrown-to-sheet = It would have covered the size cells of { $front }, so it is on the sheet { $sheet }.

more-than-is-drawn = Choose a smaller size. { columns-and-rows } are more than Lavirint draws: at most { NUMBER($mostColumns) } columns, { NUMBER($mostRows) } rows and { NUMBER($mostCells) } cells.
sheet-beside-maze = Choose a sheet of your own and try again. { $sheet } holds what belongs to the maze of another sheet.
# $generator is the name of an algorithm: Sidewinder.
rectangle-needed = Choose another algorithm, or put the cells back with Add cells. { $generator } needs a whole rectangle, and { $cells ->
    [one] { $cells } cell of { $area } is
   *[other] { $cells } cells of { $area } are
} not part of the maze.

grid-ready = The grid { $area } on { $sheet } is ready.
press-generate-in-grid = Press Generate to draw a maze in it.

previous-maze-back = The previous maze is back in { $area } on { $sheet }: { columns-and-rows }.
changes-not-kept = It is as it was generated: of more than { NUMBER($most) } cells, later changes are not kept.
press-previous-maze-again = Press Previous maze again for the other one.
maze-not-kept = The maze that it replaced cannot be brought back.
no-previous-maze = Press Generate: Previous maze then brings back the maze that it replaces. No earlier maze of { $sheet } is kept.
no-room-for-previous-maze = Make room on { $sheet } and try again. The previous maze, of { columns-and-rows }, would cover the size cells or run over the edge of the sheet.
maze-changed-meanwhile = Look at the maze and try again. The maze on { $sheet } was changed in the meantime.

maze-cleared = The maze { $area } on { $sheet } is cleared.
cleared-as-before = The maze { $area } on { $sheet } is cleared, and the sheet is as it was before.
cleared-but-for-print-area = The maze { $area } on { $sheet } is cleared, and the sheet is as it was before except for its print area, which only you can clear.
its-print-area-stays = Its print area stays; only you can clear it.
page-set-up-stays = The page set-up could not be taken back; change it by hand.
undo-of-clearing = Undo can bring the maze back.
no-undo-of-clearing = Undo cannot bring the maze back, because a hidden sheet goes with it.
# After the question whether values are deleted with the maze.
no-undo = Undo cannot bring it back, because a hidden sheet goes with it.
maze-cleared-nevertheless = The maze on { $sheet } is cleared nevertheless.
maze-partly-cleared = The maze on { $sheet } is cleared in part only. Press Clear maze again.
other-sheet-in-front = Choose the sheet of the maze again. Another sheet came to the front.
leftovers-deleted = There is no maze on { $sheet }. What Lavirint kept for an earlier one is deleted.
column-widths-back = There is no maze on { $sheet }. Its columns are as wide as before it was set up.
no-maze-to-clear = Choose the sheet of a maze. If a maze here has lost its names, select all its cells, as one block, and try again. There is no maze on { $sheet } to clear.
selection-too-large-to-clear = Select the cells of the maze alone and try again. There is no maze on { $sheet } to clear. The selection { $area } on { $sheet } has more than { NUMBER($most) } cells, or whole rows or columns.
selection-empty = Select the cells of a maze and try again. There is no maze on { $sheet } to clear. The selected cells { $area } on { $sheet } are empty.
clear-unknown-cells = Lavirint does not know what was in { $area } on { $sheet } before, or whether it is a maze. Delete contents, fills and lines of these cells, and give their columns and rows the standard sizes?
cells-cleared = { $area } on { $sheet } is cleared. What was there before a maze is not known and does not come back.
cells-cleared-nevertheless = { $area } on { $sheet } is cleared nevertheless.
cells-partly-cleared = { $area } on { $sheet } is cleared in part only. Press Clear maze again.

# $cell is an address in the list of passages that the person typed.
first-cell-moved = Its first cell, B2, is the { $cell } of your list.
no-share-code = Type or paste a share code and try again. There is no share code to draw.
no-code-for-maze = Use Show as text instead. A share code holds how a maze was made, and the maze in { $area } on { $sheet } was drawn or changed by hand, or its mask is too long for a code.
code-shown = This is the share code of the maze in { $area } on { $sheet }.
text-shown = The maze in { $area } on { $sheet } is shown as text.
