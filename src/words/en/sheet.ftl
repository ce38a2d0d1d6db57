# A look at the sheet in front: what it is, and what is selected on it.

no-worksheet-in-front = Click the tab of a worksheet and try again. A chart sheet or another workbook is in front.
sheet-protected = Remove the protection or choose another sheet, and try again. { $sheet } is protected.
# $shown: whether the person sees that sheet, or it is hidden.
other-sheet-protected = { $shown ->
    [yes] Remove the protection of { $sheet } and try again. That sheet is protected, and this would change or delete it.
   *[no] Unhide { $sheet }, remove its protection, and try again. That hidden sheet is protected, and this would change or delete it.
  }
sheet-is-index = Choose the sheet of a maze and try again. { $sheet } is the index of a booklet.
structure-protected = Remove the protection of the workbook and try again. Its structure is protected, so sheets can’t be added, deleted, shown or hidden.
# $name is a name that a person gave to cells or a value.
name-is-yours = Give your name { $name } another name, or delete it, and try again. Lavirint uses a name like that itself, and this one is not Lavirint’s.
too-many-areas = Select fewer areas and try again. { NUMBER($count) } areas are selected, and Lavirint reads at most { NUMBER($most) }.
nothing-selected = Select cells of the maze and try again.
# $areas are the first of the addresses: B2, D4:D6, F1.
areas-and-more = { $areas } and { $count ->
    [one] one more area
   *[other] { $count } more areas
  }
generate-to-print = Press { generate-button } first, or choose the sheet of a maze. There is no maze on { $sheet } to print.
generate-and-select = Press { generate-button } or { format-grid-button } first, and then select cells of the maze. Lavirint knows of no maze on { $sheet }.
generate-or-select = Press { generate-button } first, or select all cells of a maze as one block, and try again. Lavirint knows of no maze on { $sheet }.
