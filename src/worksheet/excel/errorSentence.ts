/**
 * What Excel's error codes mean to somebody who makes a maze, and what to do. The codes are those that Microsoft
 * documents (https://learn.microsoft.com/office/dev/add-ins/testing/application-specific-api-error-handling) and those
 * of `Excel.ErrorCodes` and `OfficeExtension.ErrorCodes` in office.js.
 */
const sentences: Readonly<Record<string, string>> = {
  AccessDenied:
    "The change is not allowed, because the sheet or the workbook is protected or opened read-only. Remove the protection (Review, Unprotect Sheet or Protect Workbook), or save a copy, and try again.",
  ActivityLimitReached: "Excel has too much to do at the moment. Wait until it is idle and try again.",
  ApiNotAvailable: "This version of Excel lacks something that Lavirint needs. Update Excel and try again.",
  ApiNotFound: "This version of Excel lacks something that Lavirint needs. Update Excel and try again.",
  BadPassword: "Excel did not accept the password. Remove the protection by hand and try again.",
  CannotRegisterEvent: "Excel does not report changes to the add-in. Close the pane and open it again.",
  CannotUpdateReadOnlyProperty:
    "Excel does not let this setting be changed. Update Excel, and report the details below if that does not help.",
  Conflict: "Somebody else changed the same place at the same time. Try again.",
  ConnectionFailure: "The connection to Excel broke. Check the network and try again.",
  ContentLengthRequired: "The connection to Excel broke. Check the network and try again.",
  DirtySupportingFormula: "Excel is still calculating. Wait until it is done and try again.",
  EmptyChartSeries: "Excel stumbled over a chart without data on this sheet. Choose another sheet and try again.",
  FilteredRangeConflict: "A filter lies across the place of the maze. Clear the filter (Data, Clear) and try again.",
  FormulaLengthExceedsLimit: "Excel found a text that is too long for a formula. Choose a smaller maze and try again.",
  GeneralException:
    "Excel could not do it and did not say why. Try again; if that fails too, save the workbook and open it again.",
  InactiveWorkbook: "Another workbook is in front. Click into the workbook of the maze and try again.",
  InsertDeleteConflict: "Cells cannot be moved there. Choose another sheet and try again.",
  InvalidArgument: "Excel did not understand a value that Lavirint sent. Check sizes and layout and try again.",
  InvalidBinding: "Excel lost the place that Lavirint worked on. Try again.",
  InvalidObjectPath: "Something that Lavirint worked on is gone from the workbook. Try again.",
  InvalidOperation: "Excel does not allow this at the moment. Close open dialogs of Excel and try again.",
  InvalidOperationInCellEditMode: "A cell is being edited. Press Enter or Esc in the sheet and try again.",
  InvalidOrTimedOutSession: "The session with Excel has ended. Load the workbook again and try again.",
  InvalidReference: "A reference to cells does not hold any more. Press “Set up sheet” and try again.",
  InvalidRequest: "Excel did not understand the request. Update Excel and try again.",
  InvalidRequestContext: "The session with Excel has ended. Load the workbook again and try again.",
  InvalidSelection: "The selection is of no use for this. Select a cell of the sheet and try again.",
  ItemAlreadyExists: "A sheet or name that Lavirint wanted to make is there already. Try again.",
  ItemNotFound:
    "A sheet or name that Lavirint worked on is gone, or no worksheet is in front. Choose a worksheet and try again.",
  MemoryLimitReached: "Excel has run out of memory. Close other workbooks or choose a smaller maze, and try again.",
  MergedRangeConflict: "Merged cells are in the way. Unmerge them (Home, Merge & Center) and try again.",
  NonBlankCellOffSheet: "Cells with contents would be pushed off the sheet. Choose another sheet and try again.",
  NotImplemented: "This version of Excel lacks something that Lavirint needs. Update Excel and try again.",
  OpenWorkbookLinksBlocked: "Excel blocks links to other workbooks here. Choose another sheet and try again.",
  OperationCellsExceedLimit: "These are more cells than Excel changes at once. Choose a smaller maze and try again.",
  PivotTableRangeConflict: "A PivotTable is in the way. Choose another sheet and try again.",
  PowerQueryRefreshResourceChallenge:
    "Excel waits for somebody to sign in to a data source. Do that, or cancel it, and try again.",
  RangeExceedsLimit: "These are more cells than Excel takes at once. Choose a smaller maze and try again.",
  RangeImageExceedsLimit: "These are more cells than Excel takes at once. Choose a smaller maze and try again.",
  RefreshWorkbookLinksBlocked: "Excel blocks links to other workbooks here. Choose another sheet and try again.",
  RequestAborted: "Excel broke off the work, perhaps because something was changed meanwhile. Try again.",
  RequestPayloadSizeLimitExceeded: "This is more than Excel takes at once. Choose a smaller maze and try again.",
  ResponsePayloadSizeLimitExceeded:
    "The place of the maze holds more than Excel can tell at once. Choose another sheet and try again.",
  ServiceNotAvailable: "Excel's service does not answer. Wait a moment and try again.",
  Timeout: "Excel took too long to answer. Wait until it is idle and try again.",
  Unauthenticated: "Excel does not know who you are. Sign in and try again.",
  UnsupportedFeature: "This kind of sheet or workbook cannot hold a maze. Choose an ordinary worksheet and try again.",
  UnsupportedFillType:
    "This version of Excel cannot fill cells in the chosen colour. Choose another fill and try again.",
  UnsupportedOperation: "Excel cannot do this here. Choose an ordinary worksheet and try again.",
  UnsupportedSheet: "This kind of sheet cannot hold a maze. Choose an ordinary worksheet and try again.",
  WriteNotSupportedWhenModalDialogOpen: "A dialog of Excel is open. Close it and try again.",
};

/** A sentence for any code, also one that Excel may learn later. */
export function errorSentence(code: string): string {
  return (
    sentences[code] ?? `Excel refused with the error “${code}”. Try again; the details may help whoever looks into it.`
  );
}
