# What the program that holds the workbook refuses, and what to do about it. It may be Excel or another program, so no message names it,
# or a menu of it.

access-denied = The sheet or the workbook is protected or read-only, so it can’t be changed. Remove the protection, or save a copy, and try again.
activity-limit = The workbook is too busy at the moment. Wait a minute and try again.
host-too-old = Your spreadsheet program lacks something that Lavirint needs. Update it and try again.
edit-conflict = Something in the workbook changed in the meantime. Try again.
connection-broke = The connection to the workbook was lost. Reload it, sign in if you are asked to, and try again.
filter-in-way = A filter is in the way of the maze. Remove the filter and try again.
refused-without-reason = The change was rejected, and no reason was given. Try again; if it fails again, save and reopen the workbook.
other-workbook-in-front = Another workbook is in front. Switch to the workbook with the maze and try again.
names-in-r1c1 = With the R1C1 reference style, Lavirint can’t find the maze. Switch the style off and try again.
cells-cannot-move = Something on this sheet is in the way, such as a PivotTable, a chart or other contents. Choose another sheet and try again.
not-allowed-now = The workbook doesn’t allow this right now. Close any open dialogs and try again.
cell-edited = A cell is being edited. Press Enter or Esc in the sheet and try again.
page-set-up-refused = Your spreadsheet program refused the page set-up, which can happen without a printer. Install or choose a printer and try again.
new-sheet-refused = Your spreadsheet program refused to add a sheet. Add a sheet by hand to see what is in the way, and try again.
not-found = A sheet or name that Lavirint needs is gone, or no worksheet is in front. Choose a worksheet and try again.
merged-cells-in-way = Merged cells are in the way. Unmerge the cells and try again.
request-too-large = This is more than the workbook can take at once. Choose a smaller maze or another sheet, and try again.
# $cell on $sheet holds the longest text.
not-done-here = This can’t be done here. Choose an ordinary worksheet and try again.
# $code is the error as the program calls it: FromTheFuture.
refused-with-code = The change was rejected with the error “{ $code }”. Try again; if it fails again, report the details below.

# Details of a refusal: what the program said, as it came. $code is the error as the program calls it, $location the part of the request.
excel-error = { $code }: { $text }

# $action is the label of the button that was pressed before.
still-at-work = “{ $action }” is still running. Wait until it is done, or press { stop-button }, and try again.
waiting-for-edit = A cell is being edited. Press Enter or Esc in the sheet to go on.
waiting-for-other-workbook = Another workbook is in front. Click a cell of the workbook with the maze to go on.
waiting-for-workbook = The workbook is busy. Waiting for it…
workbook-not-watched = The workbook doesn’t report changes to the pane, so the pane may show old numbers. Close the pane and open it again.
