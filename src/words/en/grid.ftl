# A maze's grid comes and goes. $area is where it stands, or would: B2:U16.

merged-unknown = Whether cells of { $area } are merged could not be found out.
# Asked before a maze is drawn. $area is the smallest block around the values, of so many $cells.
overwrite-values = { $area } on { $sheet } { $cells ->
    [one] holds
   *[other] hold
  } { $count ->
    [one] 1 value. Overwrite it?
   *[other] { $count } values. Overwrite them?
  }
# $names are texts as the two that follow.
overwrite-values-and-names = { $area } on { $sheet } { $cells ->
    [one] holds
   *[other] hold
  } { $count ->
    [one] 1 value
   *[other] { $count } values
  }, and names refer to cells there: { LIST($names) }. Overwrite { $count ->
    [one] it
   *[other] them
  }?
name-of-cells = { $name } ({ $cells })
# The last of the names; three stand before it.
more-names = { $count ->
    [one] one more name
   *[other] { $count } more names
  }
draw-over-names = { $count ->
    [one] A name refers
   *[other] Names refer
  } to cells on { $sheet } where the maze would be: { LIST($names) }. Draw over { $count ->
    [one] it
   *[other] them
  }?
# Asked before a maze is cleared.
delete-values = { $area } on { $sheet } { $cells ->
    [one] holds
   *[other] hold
  } { $count ->
    [one] 1 value. Delete it
   *[other] { $count } values. Delete them
  } with the maze?

shape-over-size-cells = Choose cells that leave the size cells free, or another sheet. A maze in { $area } would run over the size cells of { $sheet }.
shape-beside-maze = Press Clear maze first, or choose cells on another sheet. { $sheet } has a maze in { $maze } already, and the shape { $shape } begins in another cell.
shape-is-one-cell = Select all cells that the maze is to have, several areas with Ctrl (on a Mac Cmd), and try again. { $cell } on { $sheet } is a single cell.
shape-colourless = Fill the cells of the shape with a colour, select one of them, and try again. { $cell } on { $sheet } has no colour that a shape could be known by.
shape-selected-too-large = Choose fewer cells. The selection { $areas } on { $sheet } spans { NUMBER($count) } cells, and Lavirint draws at most { NUMBER($most) }, and no whole rows or columns.
used-part-too-large = Choose fewer cells. The used part of { $sheet }, { $area }, spans { NUMBER($count) } cells, and Lavirint draws at most { NUMBER($most) }, and no whole rows or columns.

# Rows or columns of a maze are inserted or deleted. One of the three sentences below follows.
move-formulas-away = Move formulas and names away, or insert or delete whole rows or columns by the workbook's own commands, because Lavirint cannot move them along.
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
formulas-elsewhere-stay = Formulas elsewhere that refer to cells of the maze { $area } on { $sheet } still refer to the same addresses.

walls-still-stand = Close the workbook, open it again and press Generate. The workbook took the maze in { $area } on { $sheet } without a complaint, but walls stand there that were to be taken away.
grid-unfinished = The grid { $area } on { $sheet } may be unfinished. Press Generate to draw it again, or Clear maze to take away what is there of it.
grid-closed = The grid { $area } on { $sheet } stands with every wall closed. Press Generate to draw a maze in it.
grid-closed-maze-kept = The grid { $area } on { $sheet } stands with every wall closed. Press Generate to draw a maze in it, or Previous maze for the one that stood there.
sheet-as-before = The sheet { $sheet } is as it was before.
# Two pages have pressed Generate at the same time, and this one was later.
other-maze-stands = The maze that another window has drawn on { $sheet } stays as it is.
earlier-maze-gone = The earlier maze on { $sheet } is gone, and the sheet is as it was before it.
earlier-maze-gone-but-kept = The earlier maze on { $sheet } is gone, and the sheet is as it was before it. Previous maze draws it again.
maze-unfinished = The maze on { $sheet } may be unfinished. Press Clear maze and try again.
size-cell-looks-lost = Fills and formats of the empty cells in which the size was to stand do not come back.

# What stays after a maze was cleared: "its" and "it" are the maze's, which a sentence before these names.
contents-not-back = What its cells held and how they looked before does not come back, because the hidden sheet that kept it is gone or belongs to another maze.
widths-stay = { $count ->
    [one] The width of 1 column stays as it is, because the workbook does not hold what it was before.
   *[other] The widths of { $count } columns stay as they are, because the workbook does not hold what they were before.
  }
heights-stay = { $count ->
    [one] The height of 1 row stays as it is, because the workbook does not hold what it was before.
   *[other] The heights of { $count } rows stay as they are, because the workbook does not hold what they were before.
  }
contents-back-elsewhere = Rows or columns were inserted into it or deleted by the workbook's own commands, so some of what was there before may come back in other cells.
