# A maze's grid comes and goes. $area is where it stands, or would: B2:U16.

# Asked before a maze is drawn. $area is the smallest block around the values, and $cells is how many cells that block has.
overwrite-values = { $area } on { $sheet } { $cells ->
    [one] holds
   *[other] hold
  } { $count ->
    [one] 1 value. Overwrite it?
   *[other] { $count } values. Overwrite them?
  }
draw-over-names = Names refer to cells on { $sheet } where the maze would be: { LIST($names) }{ $more ->
    [0] {""}
   *[other] {" "}and { $more } more
}. Draw over them?
# Asked before a maze is cleared.
delete-values = { $area } on { $sheet } { $cells ->
    [one] holds
   *[other] hold
  } { $count ->
    [one] 1 value. Delete it
   *[other] { $count } values. Delete them
  } with the maze?
# Asked before a maze is cleared whose copy of covered cells is gone.
clear-without-contents = What the maze { $area } on { $sheet } covers can’t come back, because the hidden sheet that kept it is gone or belongs to another maze. Clear the maze and leave its cells empty?

shape-over-size-cells = A maze in { $area } would cover the size cells of { $sheet }. Choose cells that leave the size cells free, or another sheet.
shape-beside-maze = { $sheet } already has a maze in { $maze }, and the shape { $shape } begins in another cell. Press { clear-maze-button } first, or choose cells on another sheet.
shape-is-one-cell = { $cell } on { $sheet } is a single cell. Select all cells for the maze, several areas with Ctrl (on a Mac, Cmd), or choose “{ shape-colour }”, and try again.
shape-colourless = { $cell } on { $sheet } has no fill colour. Fill the cells of the shape with a colour and select one of them, or choose “{ shape-areas }”, and try again.
shape-selected-too-large = The selection { $areas } on { $sheet } spans { NUMBER($count) } cells. Lavirint draws at most { NUMBER($most) }, and no whole rows or columns. Choose fewer cells.
used-part-too-large = The used part of { $sheet }, { $area }, spans { NUMBER($count) } cells. Lavirint draws at most { NUMBER($most) }, and no whole rows or columns. Choose fewer cells.

# Rows or columns of a maze are inserted or deleted. One of the three sentences below follows.
move-formulas-away = Move formulas and names away, or insert or delete whole rows or columns with the workbook’s own commands.
formulas-in-maze = { $cells } in the maze { $area } on { $sheet } { $count ->
    [one] holds a formula
   *[other] hold formulas
  }.
name-refers-to-maze = The name { $name } refers to { $cells } in the maze { $area } on { $sheet }.
# $other is the sheet of the $cells.
formulas-refer-to-maze = { $cells } on { $other } { $count ->
    [one] refers
   *[other] refer
  } to cells of the maze { $area } on { $sheet }.

walls-still-stand = The workbook accepted the maze in { $area } on { $sheet }, but some walls that should be gone are still there. Close the workbook, open it again and press { generate-button }.
grid-unfinished = The grid { $area } on { $sheet } may be unfinished. Press { generate-button } to draw the grid again, or { clear-maze-button } to remove it.
grid-closed = The grid { $area } on { $sheet } has all its walls. Press { generate-button } to draw a maze.
sheet-as-before = The sheet { $sheet } is as it was before.
# Two pages have pressed Generate at the same time, and this one was later.
earlier-maze-gone = The earlier maze on { $sheet } is gone, and the sheet is as it was before that maze.
size-cell-looks-lost = Fills and formats of the empty cells that were chosen for the size can’t be restored.

# What stays after a maze was cleared: "its" and "it" are the maze's, which a sentence before these names.
contents-not-back = What its cells held and how they looked before can’t be restored, because the hidden sheet that kept it is gone or belongs to another maze.
widths-stay = { $count ->
    [one] The width of 1 column stays as it is, because the workbook doesn’t hold the earlier width.
   *[other] The widths of { $count } columns stay as they are, because the workbook doesn’t hold the earlier widths.
  }
heights-stay = { $count ->
    [one] The height of 1 row stays as it is, because the workbook doesn’t hold the earlier height.
   *[other] The heights of { $count } rows stay as they are, because the workbook doesn’t hold the earlier heights.
  }
lines-changed-inside = Rows or columns were inserted or deleted inside the maze by the workbook’s own commands. What it had covered is on the sheet { $copy }, which is no longer hidden.
