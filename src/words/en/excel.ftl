# What the program that holds the workbook refuses, and what to do about it. It may be Excel or another program, so no message names it,
# or a menu of it.

access-denied = Remove the protection, or save a copy, and try again. The change is not allowed, because the sheet or the workbook is protected or opened read-only.
activity-limit = Wait a minute and try again. The workbook has too much to do at the moment.
host-too-old = Update the program that holds the workbook and try again. Its version lacks something that Lavirint needs.
bad-password = Remove the protection by hand and try again. The password was not accepted.
changes-not-reported = Close the pane and open it again. The workbook does not report changes to the pane.
setting-read-only = Update the program that holds the workbook, and report the details below if that does not help. It does not let a setting be changed.
edit-conflict = Try again. Somebody else changed the same place at the same time.
connection-broke = Check the network and try again. The connection to the workbook broke.
still-calculating = Wait until the workbook has calculated and try again.
chart-without-data = Choose another sheet and try again. A chart without data is on this sheet.
filter-in-way = Remove the filter and try again. A filter lies across the place of the maze.
text-too-long-for-formula = Choose a smaller maze and try again. A text is too long for a formula.
refused-without-reason = Try again; if that fails too, save the workbook and open it again. It could not be done, and the workbook did not say why.
other-workbook-in-front = Click into the workbook of the maze and try again. Another workbook is in front.
cells-cannot-move = Choose another sheet and try again. Cells cannot be moved there.
value-not-understood = Check sizes and layout and try again. The workbook did not understand a value that Lavirint sent.
place-lost = Try again. The place that Lavirint worked on is lost.
object-gone = Try again. Something that Lavirint worked on is gone from the workbook.
not-allowed-now = Close open dialogs and try again. The workbook does not allow this at the moment.
cell-edited = Press Enter or Esc in the sheet and try again. A cell is being edited.
session-ended = Load the workbook again and try again. The session with it has ended.
reference-broken = Press “Set up sheet” and try again. A reference to cells no longer works.
request-not-understood = Update the program that holds the workbook and try again. It did not understand the request.
selection-unusable = Select a cell of the sheet and try again. The selection cannot be used for this.
already-there = Try again. A sheet or name that Lavirint wanted to make is there already.
not-found = Choose a worksheet and try again. A sheet or name that Lavirint worked on is gone, or no worksheet is in front.
memory-full = Close other workbooks or choose a smaller maze, and try again. Memory has run out.
merged-cells-in-way = Unmerge the cells and try again. Merged cells are in the way.
contents-off-sheet = Choose another sheet and try again. Cells with contents would be pushed off the sheet.
links-blocked = Choose another sheet and try again. Links to other workbooks are blocked here.
too-many-cells-to-change = Choose a smaller maze and try again. These are more cells than can be changed at once.
pivot-table-in-way = Choose another sheet and try again. A PivotTable is in the way.
data-source-asks = Sign in to the data source that is asked about, or cancel that, and try again.
too-many-cells = Choose a smaller maze and try again. These are more cells than the workbook takes at once.
request-aborted = Try again. The work was broken off, perhaps because something was changed meanwhile.
request-too-large = Choose a smaller maze and try again. This is more than the workbook takes at once.
answer-too-large = Choose another sheet and try again. The place of the maze holds more than the workbook tells at once.
service-silent = Wait a moment and try again. The service that holds the workbook does not answer.
answer-too-late = Wait a minute and try again. The workbook took too long to answer.
not-signed-in = Sign in and try again. The workbook's service does not know who you are.
holds-no-maze = Choose an ordinary worksheet and try again. This kind of sheet or workbook cannot hold a maze.
fill-refused = Choose another fill and try again. Cells cannot be filled in the chosen colour here.
not-done-here = Choose an ordinary worksheet and try again. This cannot be done here.
sheet-holds-no-maze = Choose an ordinary worksheet and try again. This kind of sheet cannot hold a maze.
dialog-open = Close the dialog that is open, and try again.
# $code is the error as the program calls it: FromTheFuture.
refused-with-code = Try again; the details may help whoever looks into it. The workbook refused with the error “{ $code }”.

# Details of a refusal: what the program said, as it came. $code is the error as the program calls it, $location the part of the request.
excel-error = { $code }: { $text }
excel-error-at = { $code } at { $location }: { $text }

# Details of a refusal: where Excel has the command, in the words of its menus.
way-to-unprotect = In Excel: Review, Unprotect Sheet or Protect Workbook.
way-to-unmerge = In Excel: Home, Merge & Center.
way-to-remove-filter = In Excel: Data, Filter.
way-to-unhide = In Excel: Home, Format, Hide & Unhide.
way-to-names = In Excel: Formulas, Name Manager.
way-to-page = In Excel: the Page Layout tab.

# $action is the label of the button that was pressed before.
still-at-work = Wait until that is done, or press Stop, and try again: “{ $action }” is still at work.
waiting-for-edit = A cell is being edited. Press Enter or Esc in the sheet; Lavirint then goes on.
waiting-for-workbook = The workbook is busy. Lavirint waits and goes on.
workbook-not-watched = Close the pane and open it again. The workbook does not tell the pane about changes, so the pane may show old numbers.
