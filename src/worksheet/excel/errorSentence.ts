/**
 * What Excel's error codes mean to somebody who makes a maze, and what to do. The codes are those that Microsoft
 * documents (https://learn.microsoft.com/office/dev/add-ins/testing/application-specific-api-error-handling) and those
 * of `Excel.ErrorCodes` and `OfficeExtension.ErrorCodes` in office.js.
 */
const sentences: Readonly<Record<string, string>> = {
  AccessDenied:
    "Remove the protection (Review, Unprotect Sheet or Protect Workbook), or save a copy, and try again. The change is not allowed, because the sheet or the workbook is protected or opened read-only.",
  ActivityLimitReached: "Wait until Excel is idle and try again. It has too much to do at the moment.",
  ApiNotAvailable: "Update Excel and try again. This version of Excel lacks something that Lavirint needs.",
  ApiNotFound: "Update Excel and try again. This version of Excel lacks something that Lavirint needs.",
  BadPassword: "Remove the protection by hand and try again. Excel did not accept the password.",
  CannotRegisterEvent: "Close the pane and open it again. Excel does not report changes to the add-in.",
  CannotUpdateReadOnlyProperty:
    "Update Excel, and report the details below if that does not help. Excel does not let this setting be changed.",
  Conflict: "Try again. Somebody else changed the same place at the same time.",
  ConnectionFailure: "Check the network and try again. The connection to Excel broke.",
  ContentLengthRequired: "Check the network and try again. The connection to Excel broke.",
  DirtySupportingFormula: "Wait until Excel has calculated and try again.",
  EmptyChartSeries: "Choose another sheet and try again. Excel stumbled over a chart without data on this sheet.",
  FilteredRangeConflict: "Clear the filter (Data, Clear) and try again. A filter lies across the place of the maze.",
  FormulaLengthExceedsLimit: "Choose a smaller maze and try again. Excel found a text that is too long for a formula.",
  GeneralException:
    "Try again; if that fails too, save the workbook and open it again. Excel could not do it and did not say why.",
  InactiveWorkbook: "Click into the workbook of the maze and try again. Another workbook is in front.",
  InsertDeleteConflict: "Choose another sheet and try again. Cells cannot be moved there.",
  InvalidArgument: "Check sizes and layout and try again. Excel did not understand a value that Lavirint sent.",
  InvalidBinding: "Try again. Excel lost the place that Lavirint worked on.",
  InvalidObjectPath: "Try again. Something that Lavirint worked on is gone from the workbook.",
  InvalidOperation: "Close open dialogs of Excel and try again. Excel does not allow this at the moment.",
  InvalidOperationInCellEditMode: "Press Enter or Esc in the sheet and try again. A cell is being edited.",
  InvalidOrTimedOutSession: "Load the workbook again and try again. The session with Excel has ended.",
  InvalidReference: "Press “Set up sheet” and try again. A reference to cells does not hold any more.",
  InvalidRequest: "Update Excel and try again. Excel did not understand the request.",
  InvalidRequestContext: "Load the workbook again and try again. The session with Excel has ended.",
  InvalidSelection: "Select a cell of the sheet and try again. The selection is of no use for this.",
  ItemAlreadyExists: "Try again. A sheet or name that Lavirint wanted to make is there already.",
  ItemNotFound:
    "Choose a worksheet and try again. A sheet or name that Lavirint worked on is gone, or no worksheet is in front.",
  MemoryLimitReached: "Close other workbooks or choose a smaller maze, and try again. Excel has run out of memory.",
  MergedRangeConflict: "Unmerge cells (Home, Merge & Center) and try again. Merged cells are in the way.",
  NonBlankCellOffSheet: "Choose another sheet and try again. Cells with contents would be pushed off the sheet.",
  NotImplemented: "Update Excel and try again. This version of Excel lacks something that Lavirint needs.",
  OpenWorkbookLinksBlocked: "Choose another sheet and try again. Excel blocks links to other workbooks here.",
  OperationCellsExceedLimit: "Choose a smaller maze and try again. These are more cells than Excel changes at once.",
  PivotTableRangeConflict: "Choose another sheet and try again. A PivotTable is in the way.",
  PowerQueryRefreshResourceChallenge:
    "Sign in to the data source that Excel asks about, or cancel that, and try again.",
  RangeExceedsLimit: "Choose a smaller maze and try again. These are more cells than Excel takes at once.",
  RangeImageExceedsLimit: "Choose a smaller maze and try again. These are more cells than Excel takes at once.",
  RefreshWorkbookLinksBlocked: "Choose another sheet and try again. Excel blocks links to other workbooks here.",
  RequestAborted: "Try again. Excel broke off the work, perhaps because something was changed meanwhile.",
  RequestPayloadSizeLimitExceeded: "Choose a smaller maze and try again. This is more than Excel takes at once.",
  ResponsePayloadSizeLimitExceeded:
    "Choose another sheet and try again. The place of the maze holds more than Excel can tell at once.",
  ServiceNotAvailable: "Wait a moment and try again. Excel's service does not answer.",
  Timeout: "Wait until Excel is idle and try again. It took too long to answer.",
  Unauthenticated: "Sign in and try again. Excel does not know who you are.",
  UnsupportedFeature: "Choose an ordinary worksheet and try again. This kind of sheet or workbook cannot hold a maze.",
  UnsupportedFillType:
    "Choose another fill and try again. This version of Excel cannot fill cells in the chosen colour.",
  UnsupportedOperation: "Choose an ordinary worksheet and try again. Excel cannot do this here.",
  UnsupportedSheet: "Choose an ordinary worksheet and try again. This kind of sheet cannot hold a maze.",
  WriteNotSupportedWhenModalDialogOpen: "Close the dialog of Excel that is open, and try again.",
};

/** A sentence for any code, also one that Excel may learn later. */
export function errorSentence(code: string): string {
  return (
    sentences[code] ?? `Try again; the details may help whoever looks into it. Excel refused with the error “${code}”.`
  );
}
