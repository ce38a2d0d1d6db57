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

text-too-long-for-end = Move the text to another cell and try again. { $cell } on { $sheet } holds a text too long to be put aside for the mark of an entrance or exit.
# $cells are addresses.
overwrite-for-ends = { $count ->
    [one] { LIST($cells) } on { $sheet } holds 1 value. Overwrite it? It comes back when the mark is removed.
   *[other] { LIST($cells) } on { $sheet } hold { $count } values. Overwrite them? They come back when the marks are removed.
  }
ends-partly-marked = Some entrances or exits on { $sheet } are only partly marked. Press the button again.

no-solution = Press Solve first. There is no solution on { $sheet } that Lavirint knows of.

maze-selected-too-large = Select the cells of the maze alone. The selection { $area } on { $sheet } has { NUMBER($count) } cells, and Lavirint reads at most { NUMBER($most) }, and no whole rows or columns.
taken-out-unknown = The record of the cells that were taken out of the maze is for another size, so every cell of { $area } counts as part of it.

maze-sheet-protected = Remove the protection and try again. { $sheet } is protected.
watched-maze-gone = Press Generate for a new maze. The maze that was drawn in { $area } is no longer there, so its steps cannot be shown.
watched-maze-changed = Press Generate for a new maze. The maze in { $area } on { $sheet } has changed; its old steps cannot be shown.
watched-solution-gone = Press Solve again. The solution that was drawn in { $area } is no longer there, or its maze has changed, so the search cannot be shown.

walls-unseen = The walls have the colour of the cells, so they cannot be seen; choose another colour under Look.
