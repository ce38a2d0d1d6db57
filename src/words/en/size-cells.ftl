# The two cells of a sheet that hold the numbers of columns and rows. $dimension: which of them.

no-size-cell = { $sheet } has no cell of its own for the number of { $dimension ->
    [columns] columns
   *[rows] rows
  }. Press { set-up-sheet-button } first.

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
