# The two cells of a sheet that hold the numbers of columns and rows. $dimension: which of them.

no-size-cell = Press { set-up-sheet-button } first. { $sheet } has no cell for the number of { $dimension ->
    [columns] columns
   *[rows] rows
  }.
# Details: $name is the name of a cell, as the workbook keeps it: MazeColumns.
no-cell-named = No cell has the name { $name }, and { $cell } holds no number.
name-points-nowhere = The name { $name } no longer points to a cell.
name-is = The name is { $name }.
cell-and-name = The cell is { $cell }; its name is { $name }.

size-cell-gone = Press { set-up-sheet-button } to make the size cells again. The cell for the number of { $dimension ->
    [columns] columns
   *[rows] rows
  } on { $sheet } is gone.
size-cell-is-several = Make the name of the cell for the number of { $dimension ->
    [columns] columns
   *[rows] rows
  } refer to a single cell. It refers to { $area } on { $sheet }.
size-too-large = Enter smaller numbers. { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
  } and { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  } are { NUMBER($count) } cells, and Lavirint draws at most { NUMBER($most) }.
# $cell is an address: BC12. One of the sentences below follows.
enter-size = Enter a whole number from 1 to { NUMBER($most) } in { $cell } ({ $dimension ->
    [columns] columns
   *[rows] rows
  }) on { $sheet }.
size-empty = It is empty.
# $value is as the sheet writes it: 2.5, TRUE, #REF!
size-holds = It holds “{ $value }”.
