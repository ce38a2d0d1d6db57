import { type MessageId, message } from "../../../src/message";
import { errorDetails, errorSentence } from "../../../src/worksheet/excel/refusal";
import { openNodeWorkbook } from "../../host/node";

/** Codes of Microsoft's page on errors that the enumerations of office.js lack. */
const documented = [
  "ActivityLimitReached",
  "ApiNotAvailable",
  "BadPassword",
  "ContentLengthRequired",
  "InvalidRequest",
  "MemoryLimitReached",
  "RequestPayloadSizeLimitExceeded",
  "ServiceNotAvailable",
  "Unauthenticated",
];

test("every error code of office.js and of its documentation has a sentence of its own", () => {
  const book = openNodeWorkbook();
  const codes = [...new Set([...Object.values<string>(Excel.ErrorCodes), ...documented])];
  book.dispose();
  expect(codes.length).toBeGreaterThan(35);
  expect(codes.filter((code) => errorSentence(code).id === "refused-with-code")).toEqual([]);
});

test("a code that nobody knows yet still gets a sentence with its name", () => {
  expect(errorSentence("FromTheFuture")).toEqual(message("refused-with-code", { code: "FromTheFuture" }));
});

/** What the person is told, and after which codes. */
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

test("codes that ask the same of a person have the same sentence", () => {
  const told = Object.entries(TOLD).flatMap(([id, codes]) => codes.split(" ").map((code) => [code, id]));
  expect(told.map(([code]) => [code, errorSentence(code!)])).toEqual(
    told.map(([code, id]) => [code, { id, args: {} }]),
  );
});

test("below the sentence stand the code, the place if there is one, and what Excel said", () => {
  expect(errorDetails("Timeout", "Range.values", "Late.")).toEqual(
    message("excel-error", { code: "Timeout, Range.values", text: "Late." }),
  );
  const placeless = message("excel-error", { code: "Timeout", text: "Late." });
  for (const nowhere of ["", undefined]) expect(errorDetails("Timeout", nowhere, "Late.")).toEqual(placeless);
});
