# The place of a maze on its sheet, and what is drawn there: what is in the way, ends, walls, solution. $maze says whether the maze is
# there (drawn) or would be (planned).

table-in-way = Move the table, or choose another sheet, and try again. The table { $table } lies in { $area } on { $sheet }, where the maze { $maze ->
    [drawn] is
   *[planned] would be
  }.
# $cells are one address or more, $count says how many.
merged-in-way = Unmerge the cells, or choose another sheet, and try again. { $cells } on { $sheet } { $count ->
    [one] is a merged cell
   *[other] are merged cells
  } in { $area }, where the maze { $maze ->
    [drawn] is
   *[planned] would be
  }.
filter-across = Remove the filter, or choose another sheet, and try again. A filter on { $filter } lies across { $area } on { $sheet }, where the maze { $maze ->
    [drawn] is
   *[planned] would be
  }.
# $columns are letters: C, or C:E.
columns-hidden = Unhide what is hidden, or choose another sheet, and try again. { $count ->
    [one] Column { $columns } on { $sheet } is
   *[other] Columns { $columns } on { $sheet } are
  } hidden, and the maze { $maze ->
    [drawn] runs
   *[planned] would run
  } across.
# $rows are numbers: 4, or 4:6.
rows-hidden = Unhide what is hidden, or choose another sheet, and try again. { $count ->
    [one] Row { $rows } on { $sheet } is
   *[other] Rows { $rows } on { $sheet } are
  } hidden, and the maze { $maze ->
    [drawn] runs
   *[planned] would run
  } across.

text-too-long-for-end = Move the text to another cell and try again. { $cell } on { $sheet } holds a text that is too long to keep while an entrance or exit is marked there.
# $cells are addresses.
overwrite-for-ends = { $count ->
    [one] { LIST($cells) } on { $sheet } holds 1 value. Overwrite it? It comes back when the mark is removed.
   *[other] { LIST($cells) } on { $sheet } hold { $count } values. Overwrite them? They come back when the marks are removed.
  }
ends-partly-marked = Press the button again. Some entrances or exits on { $sheet } are only partly marked.

no-solution = Press { solve-button } first. Lavirint knows of no solution on { $sheet }.

maze-selected-too-large = Select only the cells of the maze. The selection { $area } on { $sheet } has { NUMBER($count) } cells. Lavirint reads at most { NUMBER($most) }, and no whole rows or columns.
taken-out-unknown = Every cell of { $area } counts as part of the maze, because the record of removed cells is for another size.

maze-sheet-protected = Remove the protection and try again. { $sheet } is protected.
watched-maze-gone = Press { generate-button } for a new maze. The maze that was drawn in { $area } is gone, so its steps can’t be shown.
watched-maze-changed = Press { generate-button } for a new maze. The maze in { $area } on { $sheet } has changed, so its old steps can’t be shown.
watched-solution-gone = Press { solve-button } again. The solution that was drawn in { $area } is gone, or its maze has changed, so the search can’t be shown.

walls-unseen = To see the walls, choose another colour under “{ look-title }”. They have the colour of the cells.

# A person has cut and pasted a maze. $area on $sheet is where it was drawn, $copy a sheet.
maze-left-place = The maze was moved away from { $area } on { $sheet }.
maze-left-unknown-place = The maze was moved away from its place on { $sheet }. The widths and heights there stay as they are.
covered-cells-shown = What it had covered there is on the sheet { $copy }, which is no longer hidden.
covered-cells-lost = What it had covered there can’t be restored, because the hidden sheet that kept it is gone.

# Why a maze was read cell by cell after all.
# $details is what Excel said: 7000, Permission Denied: You don’t have sufficient permissions for this action.
# $why: what is wrong with the file.
