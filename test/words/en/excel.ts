import { type Message, message } from "../../../src/message";

export const excel: readonly (readonly [Message, string])[] = [
  [
    message("access-denied"),
    "Remove the protection, or save a copy, and try again. The change is not allowed, because the sheet or the workbook is protected or opened read-only.",
  ],
  [message("activity-limit"), "Wait a minute and try again. The workbook has too much to do at the moment."],
  [
    message("host-too-old"),
    "Update the program that holds the workbook and try again. Its version lacks something that Lavirint needs.",
  ],
  [message("bad-password"), "Remove the protection by hand and try again. The password was not accepted."],
  [
    message("changes-not-reported"),
    "Close the pane and open it again. The workbook does not report changes to the pane.",
  ],
  [
    message("setting-read-only"),
    "Update the program that holds the workbook, and report the details below if that does not help. It does not let a setting be changed.",
  ],
  [message("edit-conflict"), "Try again. Somebody else changed the same place at the same time."],
  [message("connection-broke"), "Check the network and try again. The connection to the workbook broke."],
  [message("still-calculating"), "Wait until the workbook has calculated and try again."],
  [message("chart-without-data"), "Choose another sheet and try again. A chart without data is on this sheet."],
  [message("filter-in-way"), "Remove the filter and try again. A filter lies across the place of the maze."],
  [message("text-too-long-for-formula"), "Choose a smaller maze and try again. A text is too long for a formula."],
  [
    message("refused-without-reason"),
    "Try again; if that fails too, save the workbook and open it again. It could not be done, and the workbook did not say why.",
  ],
  [
    message("other-workbook-in-front"),
    "Click into the workbook of the maze and try again. Another workbook is in front.",
  ],
  [message("cells-cannot-move"), "Choose another sheet and try again. Cells cannot be moved there."],
  [
    message("value-not-understood"),
    "Check sizes and layout and try again. The workbook did not understand a value that Lavirint sent.",
  ],
  [message("place-lost"), "Try again. The place that Lavirint worked on is lost."],
  [message("object-gone"), "Try again. Something that Lavirint worked on is gone from the workbook."],
  [message("not-allowed-now"), "Close open dialogs and try again. The workbook does not allow this at the moment."],
  [message("cell-edited"), "Press Enter or Esc in the sheet and try again. A cell is being edited."],
  [message("session-ended"), "Load the workbook again and try again. The session with it has ended."],
  [message("reference-broken"), "Press “Set up sheet” and try again. A reference to cells no longer works."],
  [
    message("request-not-understood"),
    "Update the program that holds the workbook and try again. It did not understand the request.",
  ],
  [message("selection-unusable"), "Select a cell of the sheet and try again. The selection cannot be used for this."],
  [message("already-there"), "Try again. A sheet or name that Lavirint wanted to make is there already."],
  [
    message("not-found"),
    "Choose a worksheet and try again. A sheet or name that Lavirint worked on is gone, or no worksheet is in front.",
  ],
  [message("memory-full"), "Close other workbooks or choose a smaller maze, and try again. Memory has run out."],
  [message("merged-cells-in-way"), "Unmerge the cells and try again. Merged cells are in the way."],
  [
    message("contents-off-sheet"),
    "Choose another sheet and try again. Cells with contents would be pushed off the sheet.",
  ],
  [message("links-blocked"), "Choose another sheet and try again. Links to other workbooks are blocked here."],
  [
    message("too-many-cells-to-change"),
    "Choose a smaller maze and try again. These are more cells than can be changed at once.",
  ],
  [message("pivot-table-in-way"), "Choose another sheet and try again. A PivotTable is in the way."],
  [message("data-source-asks"), "Sign in to the data source that is asked about, or cancel that, and try again."],
  [
    message("too-many-cells"),
    "Choose a smaller maze and try again. These are more cells than the workbook takes at once.",
  ],
  [message("request-aborted"), "Try again. The work was broken off, perhaps because something was changed meanwhile."],
  [message("request-too-large"), "Choose a smaller maze and try again. This is more than the workbook takes at once."],
  [
    message("answer-too-large"),
    "Choose another sheet and try again. The place of the maze holds more than the workbook tells at once.",
  ],
  [message("service-silent"), "Wait a moment and try again. The service that holds the workbook does not answer."],
  [message("answer-too-late"), "Wait a minute and try again. The workbook took too long to answer."],
  [message("not-signed-in"), "Sign in and try again. The workbook's service does not know who you are."],
  [
    message("holds-no-maze"),
    "Choose an ordinary worksheet and try again. This kind of sheet or workbook cannot hold a maze.",
  ],
  [message("fill-refused"), "Choose another fill and try again. Cells cannot be filled in the chosen colour here."],
  [message("not-done-here"), "Choose an ordinary worksheet and try again. This cannot be done here."],
  [
    message("sheet-holds-no-maze"),
    "Choose an ordinary worksheet and try again. This kind of sheet cannot hold a maze.",
  ],
  [message("dialog-open"), "Close the dialog that is open, and try again."],
  [
    message("refused-with-code", { code: "FromTheFuture" }),
    "Try again; the details may help whoever looks into it. The workbook refused with the error “FromTheFuture”.",
  ],
  [
    message("still-at-work", { action: "Generate" }),
    "Wait until that is done, or press Stop, and try again: “Generate” is still at work.",
  ],
  [message("waiting-for-edit"), "A cell is being edited. Press Enter or Esc in the sheet; Lavirint then goes on."],
  [message("waiting-for-workbook"), "The workbook is busy. Lavirint waits and goes on."],
  [
    message("workbook-not-watched"),
    "Close the pane and open it again. The workbook does not tell the pane about changes, so the pane may show old numbers.",
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
