import { type Message, message } from "../../../src/message";

export const excel: readonly (readonly [Message, string])[] = [
  [
    message("access-denied"),
    "Remove the protection, or save a copy, and try again. The sheet or the workbook is protected or read-only, so it can’t be changed.",
  ],
  [message("activity-limit"), "Wait a minute and try again. The workbook is too busy at the moment."],
  [
    message("host-too-old"),
    "Update your spreadsheet program and try again. This version lacks something that Lavirint needs.",
  ],
  [message("bad-password"), "Remove the protection yourself and try again. The password was not accepted."],
  [
    message("changes-not-reported"),
    "Close the pane and open it again. The workbook doesn’t report changes to the pane.",
  ],
  [
    message("setting-read-only"),
    "Update your spreadsheet program, and report the details below if that doesn’t help. This version doesn’t allow a setting to be changed.",
  ],
  [message("edit-conflict"), "Try again. Someone else changed the same place at the same time."],
  [message("connection-broke"), "Check your connection and try again. The connection to the workbook was lost."],
  [message("still-calculating"), "Wait until the workbook has finished calculating, and try again."],
  [message("chart-without-data"), "Choose another sheet and try again. This sheet has a chart without data."],
  [message("filter-in-way"), "Remove the filter and try again. A filter is in the way of the maze."],
  [message("text-too-long-for-formula"), "Choose a smaller maze and try again. A text is too long for a formula."],
  [
    message("refused-without-reason"),
    "Try again; if that fails too, save the workbook and reopen it. The workbook refused, and didn’t say why.",
  ],
  [
    message("other-workbook-in-front"),
    "Switch to the workbook with the maze and try again. Another workbook is in front.",
  ],
  [message("cells-cannot-move"), "Choose another sheet and try again. Cells can’t be moved there."],
  [
    message("value-not-understood"),
    "Check the sizes and the layout, and try again. The workbook didn’t understand a value that Lavirint sent.",
  ],
  [message("place-lost"), "Try again. Lavirint lost track of the cells that it was working on."],
  [message("object-gone"), "Try again. Something that Lavirint was working on is no longer in the workbook."],
  [message("not-allowed-now"), "Close any open dialogs and try again. The workbook doesn’t allow this right now."],
  [message("cell-edited"), "Press Enter or Esc in the sheet and try again. A cell is being edited."],
  [message("session-ended"), "Reload the workbook and try again. Its session has ended."],
  [message("reference-broken"), "Press Size cells and try again. A reference to cells no longer works."],
  [
    message("request-not-understood"),
    "Update your spreadsheet program and try again. It didn’t understand the request.",
  ],
  [
    message("selection-unusable"),
    "Select a cell of the sheet and try again. The current selection can’t be used for this.",
  ],
  [message("already-there"), "Try again. A sheet or name that Lavirint tried to add already exists."],
  [
    message("not-found"),
    "Choose a worksheet and try again. A sheet or name that Lavirint needs is gone, or no worksheet is in front.",
  ],
  [
    message("memory-full"),
    "Close other workbooks or choose a smaller maze, and try again. There is not enough memory.",
  ],
  [message("merged-cells-in-way"), "Unmerge the cells and try again. Merged cells are in the way."],
  [
    message("contents-off-sheet"),
    "Choose another sheet and try again. Cells with contents would be pushed off the sheet.",
  ],
  [message("links-blocked"), "Choose another sheet and try again. Links to other workbooks are blocked here."],
  [
    message("too-many-cells-to-change"),
    "Choose a smaller maze and try again. These are too many cells to change at once.",
  ],
  [message("pivot-table-in-way"), "Choose another sheet and try again. A PivotTable is in the way."],
  [message("data-source-asks"), "Sign in to the data source that asks you to, or cancel its request, and try again."],
  [
    message("too-many-cells"),
    "Choose a smaller maze and try again. These are more cells than the workbook accepts at once.",
  ],
  [message("request-aborted"), "Try again. The work was interrupted, perhaps because something else was changed."],
  [
    message("request-too-large"),
    "Choose a smaller maze and try again. This is more than the workbook accepts at once.",
  ],
  [
    message("answer-too-large"),
    "Choose another sheet and try again. The place of the maze holds more than the workbook can send at once.",
  ],
  [message("service-silent"), "Wait a moment and try again. The workbook’s service doesn’t respond."],
  [message("answer-too-late"), "Wait a minute and try again. The workbook took too long to respond."],
  [message("not-signed-in"), "Sign in and try again. The workbook’s service doesn’t know who you are."],
  [
    message("holds-no-maze"),
    "Choose an ordinary worksheet and try again. This kind of sheet or workbook can’t hold a maze.",
  ],
  [message("fill-refused"), "Choose another fill and try again. Cells can’t have this colour here."],
  [message("not-done-here"), "Choose an ordinary worksheet and try again. This can’t be done here."],
  [message("dialog-open"), "Close the open dialog and try again."],
  [
    message("refused-with-code", { code: "FromTheFuture" }),
    "Try again; if that fails too, report the details below. The workbook refused with the error “FromTheFuture”.",
  ],
  [
    message("still-at-work", { action: "Generate" }),
    "Wait until it is done, or press Stop, and try again. “Generate” is still running.",
  ],
  [message("waiting-for-edit"), "Press Enter or Esc in the sheet to go on. A cell is being edited."],
  [
    message("new-sheet-refused"),
    "Add a sheet by hand to see what is in the way, and try again. Your spreadsheet program refused to add a sheet.",
  ],
  [
    message("page-set-up-refused"),
    "Install or choose a printer and try again. Your spreadsheet program refused the page set-up, which can happen without a printer.",
  ],
  [
    message("waiting-for-other-workbook"),
    "Click a cell of the workbook with the maze to go on. Another workbook is in front.",
  ],
  [message("waiting-for-workbook"), "The workbook is busy. Waiting for it…"],
  [
    message("workbook-not-watched"),
    "Close the pane and open it again. The workbook doesn’t report changes to the pane, so the pane may show old numbers.",
  ],
  [message("excel-error", { code: "AccessDenied", text: "No access." }), "AccessDenied: No access."],
  [
    message("excel-error-at", { code: "AccessDenied", location: "Range.format", text: "No access." }),
    "AccessDenied at Range.format: No access.",
  ],
  [message("way-to-unprotect"), "In Excel: Review, Unprotect Sheet or Protect Workbook."],
  [message("way-to-unmerge"), "In Excel: Home, Merge & Center."],
  [message("way-to-remove-filter"), "In Excel: Data, Filter."],
  [message("way-to-unhide"), "In Excel: Home, Format, Hide & Unhide."],
  [message("way-to-names"), "In Excel: Formulas, Name Manager."],
  [message("way-to-page"), "In Excel: the Page Layout tab."],
];
