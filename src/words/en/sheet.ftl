# A look at the sheet in front: what it is, and what is selected on it.

no-worksheet-in-front = A chart sheet or another workbook is in front. Click the tab of a worksheet and try again.
sheet-protected = { $sheet } is protected. Remove the protection or choose another sheet, and try again.
# $shown: whether the person sees that sheet, or it is hidden.
other-sheet-protected = { $shown ->
    [yes] The sheet { $sheet }
   *[no] The hidden sheet { $sheet }
  } is protected, and this would change or delete it. { $shown ->
    [yes] Remove its protection and try again.
   *[no] Unhide it, remove its protection, and try again.
  }
sheet-is-index = { $sheet } is the index of a booklet. Choose the sheet of a maze and try again.
structure-protected = The structure of the workbook is protected, so sheets can’t be added, deleted, shown or hidden. Remove the protection and try again.
# $name is a name that a person gave to cells or a value.
name-is-yours = Lavirint needs the name { $name }, but you’ve already defined it. Rename or delete yours, then try again.
too-many-areas = { NUMBER($count) } areas are selected, and Lavirint reads at most { NUMBER($most) }. Select fewer areas and try again.
nothing-selected = Select cells of the maze and try again.
# $areas are the first of the addresses: B2, D4:D6, F1.
areas-and-more = { $areas } and { $count ->
    [one] one more area
   *[other] { $count } more areas
  }
generate-to-print = There is no maze on { $sheet } to print. Press { generate-button } first, or choose the sheet of a maze.
generate-and-select = Lavirint knows of no maze on { $sheet }. Press { generate-button } or { format-grid-button } first, and then select cells of the maze.
generate-or-select = Lavirint knows of no maze on { $sheet }. Press { generate-button } first, or select all cells of a maze as one block, and try again.
