# What the program that holds the workbook refuses, and what to do about it. It may be Excel or another program, so no message names it,
# or a menu of it.

access-denied = The sheet or the workbook is protected or read-only, so it can’t be changed. Remove the protection, or save a copy, and try again.
activity-limit = The workbook is too busy at the moment. Wait a minute and try again.
host-too-old = This version lacks something that Lavirint needs. Update your spreadsheet program and try again.
bad-password = The password was not accepted. Remove the protection yourself and try again.
changes-not-reported = The workbook doesn’t report changes to the pane. Close the pane and open it again.
setting-read-only = This version doesn’t allow a setting to be changed. Update your spreadsheet program, and report the details below if that doesn’t help.
edit-conflict = Someone else changed the same place at the same time. Try again.
connection-broke = The connection to the workbook was lost. Check your connection and try again.
still-calculating = Wait until the workbook has finished calculating, and try again.
chart-without-data = This sheet has a chart without data. Choose another sheet and try again.
filter-in-way = A filter is in the way of the maze. Remove the filter and try again.
text-too-long-for-formula = A text is too long for a formula. Choose a smaller maze and try again.
refused-without-reason = The change was rejected without a reason. Try again; if it fails again, save and reopen the workbook.
other-workbook-in-front = Another workbook is in front. Switch to the workbook with the maze and try again.
names-in-r1c1 = With the R1C1 reference style, Lavirint can’t find the maze. Switch the style off and try again.
cells-cannot-move = Cells can’t be moved there. Choose another sheet and try again.
value-not-understood = The workbook didn’t understand a value that Lavirint sent. Check the sizes and the layout, and try again.
place-lost = Lavirint lost track of the cells that it was working on. Try again.
object-gone = Something that Lavirint was working on is no longer in the workbook. Try again.
not-allowed-now = The workbook doesn’t allow this right now. Close any open dialogs and try again.
cell-edited = A cell is being edited. Press Enter or Esc in the sheet and try again.
session-ended = The session of the workbook has ended. Reload it and try again.
reference-broken = A reference to cells no longer works. Press { set-up-sheet-button } and try again.
page-set-up-refused = Your spreadsheet program refused the page set-up, which can happen without a printer. Install or choose a printer and try again.
new-sheet-refused = Your spreadsheet program refused to add a sheet. Add a sheet by hand to see what is in the way, and try again.
request-not-understood = Your spreadsheet program didn’t understand the request. Update it and try again.
selection-unusable = The current selection can’t be used for this. Select a cell of the sheet and try again.
already-there = A sheet or name that Lavirint tried to add already exists. Try again.
not-found = A sheet or name that Lavirint needs is gone, or no worksheet is in front. Choose a worksheet and try again.
memory-full = There is not enough memory. Close other workbooks or choose a smaller maze, and try again.
merged-cells-in-way = Merged cells are in the way. Unmerge the cells and try again.
contents-off-sheet = Cells with contents would be pushed off the sheet. Choose another sheet and try again.
links-blocked = Links to other workbooks are blocked here. Choose another sheet and try again.
too-many-cells-to-change = These are too many cells to change at once. Choose a smaller maze and try again.
pivot-table-in-way = A PivotTable is in the way. Choose another sheet and try again.
data-source-asks = Sign in to the data source that asks you to, or cancel its request, and try again.
too-many-cells = These are more cells than the workbook accepts at once. Choose a smaller maze and try again.
request-aborted = The work was interrupted, perhaps because something else was changed. Try again.
request-too-large = This is more than the workbook accepts at once. Choose a smaller maze and try again.
answer-too-large = The place of the maze holds more than the workbook can send at once. Choose another sheet and try again.
# $cell on $sheet holds the longest text.
texts-too-long = The cells hold more text than the workbook can send at once. Shorten the text in { $cell } on { $sheet } and try again.
service-silent = The workbook’s service doesn’t respond. Wait a moment and try again.
answer-too-late = The workbook took too long to respond. Wait a minute and try again.
not-signed-in = The workbook’s service doesn’t know who you are. Sign in and try again.
holds-no-maze = This kind of sheet or workbook can’t hold a maze. Choose an ordinary worksheet and try again.
fill-refused = Cells can’t have this colour here. Choose another fill and try again.
not-done-here = This can’t be done here. Choose an ordinary worksheet and try again.
dialog-open = Close the open dialog and try again.
# $code is the error as the program calls it: FromTheFuture.
refused-with-code = The change was rejected with the error “{ $code }”. Try again; if it fails again, report the details below.

# Details of a refusal: what the program said, as it came. $code is the error as the program calls it, $location the part of the request.
excel-error = { $code }: { $text }
excel-error-at = { $code } at { $location }: { $text }

# Details of a refusal: where Excel has the command, in the words of its menus.
way-to-unprotect = In Excel: Review, Unprotect Sheet or Protect Workbook.
way-to-unmerge = In Excel: Home, Merge & Center.
way-to-remove-filter = In Excel: Data, Filter.
way-to-unhide = In Excel: Home, Format, Hide & Unhide.
way-to-names = In Excel: Formulas, Name Manager.
way-to-a1 = In Excel: File, Options, Formulas, R1C1 reference style.
way-to-page = In Excel: the Page Layout tab.

# $action is the label of the button that was pressed before.
still-at-work = “{ $action }” is still running. Wait until it is done, or press { stop-button }, and try again.
waiting-for-edit = A cell is being edited. Press Enter or Esc in the sheet to go on.
waiting-for-other-workbook = Another workbook is in front. Click a cell of the workbook with the maze to go on.
waiting-for-workbook = The workbook is busy. Waiting for it…
workbook-not-watched = The workbook doesn’t report changes to the pane, so the pane may show old numbers. Close the pane and open it again.
