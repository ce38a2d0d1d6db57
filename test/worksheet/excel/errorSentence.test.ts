import { type MessageId, message } from "../../../src/message";
import { errorDetails, errorSentence } from "../../../src/worksheet/excel/refusal";
import { openNodeWorkbook } from "../../host/node";

test("a code that nobody knows yet still gets a sentence with its name", () => {
  expect(errorSentence("FromTheFuture")).toEqual(message("refused-with-code", { code: "FromTheFuture" }));
});

/** What the person is told, and after which codes: those of office.js, and of Microsoft's page on errors. */
const TOLD: Partial<Record<MessageId, string>> = {
  "access-denied": "AccessDenied BadPassword",
  "activity-limit": "ActivityLimitReached DirtySupportingFormula ServiceNotAvailable Timeout",
  "host-too-old": "ApiNotAvailable ApiNotFound CannotUpdateReadOnlyProperty InvalidRequest NotImplemented",
  "workbook-not-watched": "CannotRegisterEvent",
  "edit-conflict": "Conflict InvalidBinding InvalidObjectPath ItemAlreadyExists RequestAborted",
  "connection-broke":
    "ConnectionFailure ContentLengthRequired InvalidOrTimedOutSession InvalidRequestContext PowerQueryRefreshResourceChallenge Unauthenticated",
  "cells-cannot-move":
    "EmptyChartSeries InsertDeleteConflict NonBlankCellOffSheet OpenWorkbookLinksBlocked PivotTableRangeConflict RefreshWorkbookLinksBlocked",
  "filter-in-way": "FilteredRangeConflict",
  "request-too-large":
    "FormulaLengthExceedsLimit MemoryLimitReached OperationCellsExceedLimit RangeExceedsLimit RangeImageExceedsLimit RequestPayloadSizeLimitExceeded ResponsePayloadSizeLimitExceeded",
  "refused-without-reason": "GeneralException InvalidArgument UnsupportedFillType",
  "other-workbook-in-front": "InactiveWorkbook",
  "not-allowed-now": "InvalidOperation WriteNotSupportedWhenModalDialogOpen",
  "cell-edited": "InvalidOperationInCellEditMode",
  "not-found": "InvalidReference ItemNotFound",
  "not-done-here": "InvalidSelection UnsupportedFeature UnsupportedOperation UnsupportedSheet",
  "merged-cells-in-way": "MergedRangeConflict",
};

test("every code has a sentence, and those that ask the same of a person have the same", () => {
  const book = openNodeWorkbook();
  const codes = Object.values<string>(Excel.ErrorCodes);
  book.dispose();
  const told = Object.entries(TOLD).flatMap(([id, codes]) => codes.split(" ").map((code) => [code, id]));
  expect(told.map(([code]) => [code, errorSentence(code!)])).toEqual(
    told.map(([code, id]) => [code, { id, args: {} }]),
  );
  expect(told.map(([code]) => code)).toEqual(expect.arrayContaining(codes));
});

test("below the sentence stand the code, the place if there is one, and what Excel said", () => {
  expect(errorDetails("Timeout", "Range.values", "Late.")).toEqual(
    message("excel-error", { code: "Timeout, Range.values", text: "Late." }),
  );
  const placeless = message("excel-error", { code: "Timeout", text: "Late." });
  for (const nowhere of ["", undefined]) expect(errorDetails("Timeout", nowhere, "Late.")).toEqual(placeless);
});
