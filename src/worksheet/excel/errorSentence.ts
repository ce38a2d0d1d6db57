import { waysInExcel } from "./waysInExcel";

const TOO_OLD =
  "Update the program that holds the workbook and try again. Its version lacks something that Lavirint needs.";

/**
 * What Excel's error codes mean to somebody who makes a maze, and what to do. The codes are those that Microsoft
 * documents (https://learn.microsoft.com/office/dev/add-ins/testing/application-specific-api-error-handling) and those
 * of `Excel.ErrorCodes` and `OfficeExtension.ErrorCodes` in office.js.
 */
const sentences: Readonly<Record<string, string>> = {
  AccessDenied:
    "Remove the protection, or save a copy, and try again. The change is not allowed, because the sheet or the workbook is protected or opened read-only.",
  ActivityLimitReached: "Wait a minute and try again. The workbook has too much to do at the moment.",
  ApiNotAvailable: TOO_OLD,
  ApiNotFound: TOO_OLD,
  BadPassword: "Remove the protection by hand and try again. The password was not accepted.",
  CannotRegisterEvent: "Close the pane and open it again. The workbook does not report changes to the pane.",
  CannotUpdateReadOnlyProperty:
    "Update the program that holds the workbook, and report the details below if that does not help. It does not let a setting be changed.",
  Conflict: "Try again. Somebody else changed the same place at the same time.",
  ConnectionFailure: "Check the network and try again. The connection to the workbook broke.",
  ContentLengthRequired: "Check the network and try again. The connection to the workbook broke.",
  DirtySupportingFormula: "Wait until the workbook has calculated and try again.",
  EmptyChartSeries: "Choose another sheet and try again. A chart without data is on this sheet.",
  FilteredRangeConflict: "Remove the filter and try again. A filter lies across the place of the maze.",
  FormulaLengthExceedsLimit: "Choose a smaller maze and try again. A text is too long for a formula.",
  GeneralException:
    "Try again; if that fails too, save the workbook and open it again. It could not be done, and the workbook did not say why.",
  InactiveWorkbook: "Click into the workbook of the maze and try again. Another workbook is in front.",
  InsertDeleteConflict: "Choose another sheet and try again. Cells cannot be moved there.",
  InvalidArgument: "Check sizes and layout and try again. The workbook did not understand a value that Lavirint sent.",
  InvalidBinding: "Try again. The place that Lavirint worked on is lost.",
  InvalidObjectPath: "Try again. Something that Lavirint worked on is gone from the workbook.",
  InvalidOperation: "Close open dialogs and try again. The workbook does not allow this at the moment.",
  InvalidOperationInCellEditMode: "Press Enter or Esc in the sheet and try again. A cell is being edited.",
  InvalidOrTimedOutSession: "Load the workbook again and try again. The session with it has ended.",
  InvalidReference: "Press “Set up sheet” and try again. A reference to cells does not hold any more.",
  InvalidRequest: "Update the program that holds the workbook and try again. It did not understand the request.",
  InvalidRequestContext: "Load the workbook again and try again. The session with it has ended.",
  InvalidSelection: "Select a cell of the sheet and try again. The selection is of no use for this.",
  ItemAlreadyExists: "Try again. A sheet or name that Lavirint wanted to make is there already.",
  ItemNotFound:
    "Choose a worksheet and try again. A sheet or name that Lavirint worked on is gone, or no worksheet is in front.",
  MemoryLimitReached: "Close other workbooks or choose a smaller maze, and try again. Memory has run out.",
  MergedRangeConflict: "Unmerge the cells and try again. Merged cells are in the way.",
  NonBlankCellOffSheet: "Choose another sheet and try again. Cells with contents would be pushed off the sheet.",
  NotImplemented: TOO_OLD,
  OpenWorkbookLinksBlocked: "Choose another sheet and try again. Links to other workbooks are blocked here.",
  OperationCellsExceedLimit: "Choose a smaller maze and try again. These are more cells than can be changed at once.",
  PivotTableRangeConflict: "Choose another sheet and try again. A PivotTable is in the way.",
  PowerQueryRefreshResourceChallenge: "Sign in to the data source that is asked about, or cancel that, and try again.",
  RangeExceedsLimit: "Choose a smaller maze and try again. These are more cells than the workbook takes at once.",
  RangeImageExceedsLimit: "Choose a smaller maze and try again. These are more cells than the workbook takes at once.",
  RefreshWorkbookLinksBlocked: "Choose another sheet and try again. Links to other workbooks are blocked here.",
  RequestAborted: "Try again. The work was broken off, perhaps because something was changed meanwhile.",
  RequestPayloadSizeLimitExceeded: "Choose a smaller maze and try again. This is more than the workbook takes at once.",
  ResponsePayloadSizeLimitExceeded:
    "Choose another sheet and try again. The place of the maze holds more than can be told at once.",
  ServiceNotAvailable: "Wait a moment and try again. The service that holds the workbook does not answer.",
  Timeout: "Wait a minute and try again. The workbook took too long to answer.",
  Unauthenticated: "Sign in and try again. The workbook's service does not know who you are.",
  UnsupportedFeature: "Choose an ordinary worksheet and try again. This kind of sheet or workbook cannot hold a maze.",
  UnsupportedFillType: "Choose another fill and try again. Cells cannot be filled in the chosen colour here.",
  UnsupportedOperation: "Choose an ordinary worksheet and try again. This cannot be done here.",
  UnsupportedSheet: "Choose an ordinary worksheet and try again. This kind of sheet cannot hold a maze.",
  WriteNotSupportedWhenModalDialogOpen: "Close the dialog that is open, and try again.",
};

/** The menu command in Excel for what a sentence asks, shown in its details. */
const ways: Readonly<Record<string, string>> = {
  AccessDenied: waysInExcel.unprotect,
  BadPassword: waysInExcel.unprotect,
  FilteredRangeConflict: waysInExcel.removeFilter,
  MergedRangeConflict: waysInExcel.unmerge,
};

/** The details of a code's sentence: code, location and message as they came, and the menu command where there is one. */
export function errorDetails(code: string, location: string | undefined, message: string): string {
  const came = `${code}${location ? ` at ${location}` : ""}: ${message}`;
  return ways[code] === undefined ? came : `${came}\n${ways[code]}`;
}

/** A sentence for any code, including unknown ones. */
export function errorSentence(code: string): string {
  return (
    sentences[code] ??
    `Try again; the details may help whoever looks into it. The workbook refused with the error “${code}”.`
  );
}
