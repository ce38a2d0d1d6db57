# The two cells of a sheet that hold the numbers of columns and rows. $dimension: which of them.

no-size-cell = { $sheet } has no cell for the number of { $dimension ->
    [columns] columns
   *[rows] rows
  }. Press { set-up-sheet-button } first.
# Details: $name is the name of a cell, as the workbook keeps it: MazeColumns.
no-cell-named = No cell has the name { $name }, and { $cell } holds no number.
name-points-nowhere = The name { $name } no longer points to a cell.
name-is = The name is { $name }.
cell-and-name = The cell is { $cell }; its name is { $name }.

size-cell-gone = The cell for the number of { $dimension ->
    [columns] columns
   *[rows] rows
  } on { $sheet } is gone. Press { set-up-sheet-button } to make the size cells again.
size-cell-is-several = The name of the cell for the number of { $dimension ->
    [columns] columns
   *[rows] rows
  } refers to { $area } on { $sheet }. Make it refer to a single cell.
size-too-large = { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
  } and { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
  } are { NUMBER($count) } cells, and Lavirint draws at most { NUMBER($most) }. Enter smaller numbers.
size-wrong = { $cell } on { $sheet }, for the number of { $dimension ->
    [columns] columns
   *[rows] rows
  }, { $kind ->
    [nothing] is empty
   *[value] holds “{ $value }”
  }. Enter a whole number from 1 to { NUMBER($most) }.
# $cell is an address: BC12. One of the sentences below follows.
# $value is as the sheet writes it: 2.5, TRUE, #REF!
