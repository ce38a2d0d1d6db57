import { type Message, inShort, message } from "../../message";

/**
 * Something that cannot be done in the sheet, in words for the person: what to do, and why.
 * `details` holds Excel's code, message and location if Excel refused; if Lavirint did, more of what it found, or nothing.
 */
export class Refusal extends Error {
  override name = "Refusal";
  constructor(
    readonly sentence: Message,
    readonly details?: Message,
    /** Excel's error code, or "" if Lavirint refused. */
    readonly code: string = "",
    /** The member that Excel refused, "Range.values"; "" if it does not say. */
    readonly location: string = "",
  ) {
    super(inShort(sentence));
  }
}

/** What a request gives that may be left out: undefined where Excel refuses it. */
export function unlessRefused<T>(request: Promise<T>): Promise<T | undefined> {
  return request.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    return undefined;
  });
}

/** What an action was to continue is no longer in the workbook: trying again does not help. */
export class Gone extends Refusal {
  override name = "Gone";
}

/**
 * What Excel's error codes mean to somebody who makes a maze, and what to do. The codes are those that Microsoft
 * documents (https://learn.microsoft.com/office/dev/add-ins/testing/application-specific-api-error-handling) and those
 * of `Excel.ErrorCodes` and `OfficeExtension.ErrorCodes` in office.js.
 */
const sentences: Readonly<Record<string, Message>> = {
  AccessDenied: message("access-denied"),
  ActivityLimitReached: message("activity-limit"),
  ApiNotAvailable: message("host-too-old"),
  ApiNotFound: message("host-too-old"),
  BadPassword: message("access-denied"),
  CannotRegisterEvent: message("workbook-not-watched"),
  CannotUpdateReadOnlyProperty: message("host-too-old"),
  Conflict: message("edit-conflict"),
  ConnectionFailure: message("connection-broke"),
  ContentLengthRequired: message("connection-broke"),
  DirtySupportingFormula: message("activity-limit"),
  EmptyChartSeries: message("cells-cannot-move"),
  FilteredRangeConflict: message("filter-in-way"),
  FormulaLengthExceedsLimit: message("request-too-large"),
  GeneralException: message("refused-without-reason"),
  InactiveWorkbook: message("other-workbook-in-front"),
  InsertDeleteConflict: message("cells-cannot-move"),
  InvalidArgument: message("refused-without-reason"),
  InvalidBinding: message("edit-conflict"),
  InvalidObjectPath: message("edit-conflict"),
  InvalidOperation: message("not-allowed-now"),
  InvalidOperationInCellEditMode: message("cell-edited"),
  InvalidOrTimedOutSession: message("connection-broke"),
  InvalidReference: message("not-found"),
  InvalidRequest: message("host-too-old"),
  InvalidRequestContext: message("connection-broke"),
  InvalidSelection: message("not-done-here"),
  ItemAlreadyExists: message("edit-conflict"),
  ItemNotFound: message("not-found"),
  MemoryLimitReached: message("request-too-large"),
  MergedRangeConflict: message("merged-cells-in-way"),
  NonBlankCellOffSheet: message("cells-cannot-move"),
  NotImplemented: message("host-too-old"),
  OpenWorkbookLinksBlocked: message("cells-cannot-move"),
  OperationCellsExceedLimit: message("request-too-large"),
  PivotTableRangeConflict: message("cells-cannot-move"),
  PowerQueryRefreshResourceChallenge: message("connection-broke"),
  RangeExceedsLimit: message("request-too-large"),
  RangeImageExceedsLimit: message("request-too-large"),
  RefreshWorkbookLinksBlocked: message("cells-cannot-move"),
  RequestAborted: message("edit-conflict"),
  RequestPayloadSizeLimitExceeded: message("request-too-large"),
  ResponsePayloadSizeLimitExceeded: message("request-too-large"),
  ServiceNotAvailable: message("activity-limit"),
  Timeout: message("activity-limit"),
  Unauthenticated: message("connection-broke"),
  UnsupportedFeature: message("not-done-here"),
  UnsupportedFillType: message("refused-without-reason"),
  UnsupportedOperation: message("not-done-here"),
  UnsupportedSheet: message("not-done-here"),
  WriteNotSupportedWhenModalDialogOpen: message("not-allowed-now"),
};

export function errorDetails(code: string, location: string | undefined, text: string): Message {
  return message("excel-error", { code: location ? `${code}, ${location}` : code, text });
}

/** A sentence for any code, also one that Excel may learn later. */
export function errorSentence(code: string): Message {
  return sentences[code] ?? message("refused-with-code", { code });
}
