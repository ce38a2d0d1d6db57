# What the program that holds the workbook refuses, and what to do about it. It may be Excel or another program, so no message names it,
# or a menu of it.

access-denied = Remove the protection, or save a copy, and try again. The sheet or the workbook is protected or read-only, so it can’t be changed.
activity-limit = Wait a minute and try again. The workbook is too busy at the moment.
host-too-old = Update your spreadsheet program and try again. This version lacks something that Lavirint needs.
bad-password = Remove the protection yourself and try again. The password was not accepted.
changes-not-reported = Close the pane and open it again. The workbook doesn’t report changes to the pane.
setting-read-only = Update your spreadsheet program, and report the details below if that doesn’t help. This version doesn’t allow a setting to be changed.
edit-conflict = Try again. Someone else changed the same place at the same time.
connection-broke = Check your connection and try again. The connection to the workbook was lost.
still-calculating = Wait until the workbook has finished calculating, and try again.
chart-without-data = Choose another sheet and try again. This sheet has a chart without data.
filter-in-way = Remove the filter and try again. A filter is in the way of the maze.
text-too-long-for-formula = Choose a smaller maze and try again. A text is too long for a formula.
refused-without-reason = Try again; if that fails too, save the workbook and reopen it. The workbook refused, and didn’t say why.
other-workbook-in-front = Switch to the workbook with the maze and try again. Another workbook is in front.
names-in-r1c1 = Switch the R1C1 reference style off and try again. With it, Lavirint doesn’t find the maze.
cells-cannot-move = Choose another sheet and try again. Cells can’t be moved there.
value-not-understood = Check the sizes and the layout, and try again. The workbook didn’t understand a value that Lavirint sent.
place-lost = Try again. Lavirint lost track of the cells that it was working on.
object-gone = Try again. Something that Lavirint was working on is no longer in the workbook.
not-allowed-now = Close any open dialogs and try again. The workbook doesn’t allow this right now.
cell-edited = Press Enter or Esc in the sheet and try again. A cell is being edited.
session-ended = Reload the workbook and try again. Its session has ended.
reference-broken = Press { set-up-sheet-button } and try again. A reference to cells no longer works.
page-set-up-refused = Install or choose a printer and try again. Your spreadsheet program refused the page set-up, which can happen without a printer.
new-sheet-refused = Add a sheet by hand to see what is in the way, and try again. Your spreadsheet program refused to add a sheet.
request-not-understood = Update your spreadsheet program and try again. It didn’t understand the request.
selection-unusable = Select a cell of the sheet and try again. The current selection can’t be used for this.
already-there = Try again. A sheet or name that Lavirint tried to add already exists.
not-found = Choose a worksheet and try again. A sheet or name that Lavirint needs is gone, or no worksheet is in front.
memory-full = Close other workbooks or choose a smaller maze, and try again. There is not enough memory.
merged-cells-in-way = Unmerge the cells and try again. Merged cells are in the way.
contents-off-sheet = Choose another sheet and try again. Cells with contents would be pushed off the sheet.
links-blocked = Choose another sheet and try again. Links to other workbooks are blocked here.
too-many-cells-to-change = Choose a smaller maze and try again. These are too many cells to change at once.
pivot-table-in-way = Choose another sheet and try again. A PivotTable is in the way.
data-source-asks = Sign in to the data source that asks you to, or cancel its request, and try again.
too-many-cells = Choose a smaller maze and try again. These are more cells than the workbook accepts at once.
request-aborted = Try again. The work was interrupted, perhaps because something else was changed.
request-too-large = Choose a smaller maze and try again. This is more than the workbook accepts at once.
answer-too-large = Choose another sheet and try again. The place of the maze holds more than the workbook can send at once.
# $cell on $sheet holds the longest text.
texts-too-long = Shorten the text in { $cell } on { $sheet } and try again. The cells there hold more text than the workbook can send at once.
service-silent = Wait a moment and try again. The workbook’s service doesn’t respond.
answer-too-late = Wait a minute and try again. The workbook took too long to respond.
not-signed-in = Sign in and try again. The workbook’s service doesn’t know who you are.
holds-no-maze = Choose an ordinary worksheet and try again. This kind of sheet or workbook can’t hold a maze.
fill-refused = Choose another fill and try again. Cells can’t have this colour here.
not-done-here = Choose an ordinary worksheet and try again. This can’t be done here.
dialog-open = Close the open dialog and try again.
# $code is the error as the program calls it: FromTheFuture.
refused-with-code = Try again; if that fails too, report the details below. The workbook refused with the error “{ $code }”.

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
still-at-work = Wait until it is done, or press { stop-button }, and try again. “{ $action }” is still running.
waiting-for-edit = Press Enter or Esc in the sheet to go on. A cell is being edited.
waiting-for-other-workbook = Click a cell of the workbook with the maze to go on. Another workbook is in front.
waiting-for-workbook = The workbook is busy. Waiting for it…
workbook-not-watched = Close the pane and open it again. The workbook doesn’t report changes to the pane, so the pane may show old numbers.
