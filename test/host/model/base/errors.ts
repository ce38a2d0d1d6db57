/** An error as Excel reports it. `location` ("Range.values") is added by the interpreter, which knows what was called. */
export class ExcelError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = "ExcelError";
  }
}

export const invalidArgument = (): ExcelError =>
  new ExcelError("InvalidArgument", "The argument is invalid or missing or has an incorrect format.");
export const itemNotFound = (): ExcelError => new ExcelError("ItemNotFound", "The requested resource doesn't exist.");
export const itemAlreadyExists = (): ExcelError =>
  new ExcelError("ItemAlreadyExists", "The resource being created already exists.");
export const invalidOperation = (): ExcelError =>
  new ExcelError("InvalidOperation", "The operation attempted is invalid on the object.");
export const invalidReference = (): ExcelError =>
  new ExcelError("InvalidReference", "This reference is not valid for the current operation.");
export const invalidSelection = (): ExcelError =>
  new ExcelError("InvalidSelection", "The current selection is invalid for this operation.");
export const accessDenied = (): ExcelError =>
  new ExcelError("AccessDenied", "You cannot perform the requested operation.");
export const apiNotFound = (): ExcelError =>
  new ExcelError(
    "ApiNotFound",
    "The API you are trying to use could not be found. It may be available in a newer version of Excel.",
  );
export const generalException = (): ExcelError =>
  new ExcelError("GeneralException", "There was an internal error while processing the request.");
export const requestTooLarge = (): ExcelError =>
  new ExcelError("RequestPayloadSizeLimitExceeded", "The request payload size has exceeded the limit.");
export const responseTooLarge = (): ExcelError =>
  new ExcelError("ResponsePayloadSizeLimitExceeded", "The response payload size has exceeded the limit.");
export const inCellEditMode = (): ExcelError =>
  new ExcelError(
    "InvalidOperationInCellEditMode",
    "Excel is in cell-editing mode. Please exit the edit mode by pressing ENTER or TAB or selecting another cell, and then try again.",
  );
export const nonBlankCellOffSheet = (): ExcelError =>
  new ExcelError(
    "NonBlankCellOffSheet",
    "Microsoft Excel can't insert new cells because it would push non-empty cells off the end of the worksheet.",
  );
