import { message } from "../../../src/message";
import { say } from "../../../src/words";
import { errorSentence } from "../../../src/worksheet/excel/refusal";
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

test("every error code of office.js and of its documentation has a sentence that ends with what to do", () => {
  const book = openNodeWorkbook();
  const codes = [...new Set([...Object.values<string>(Excel.ErrorCodes), ...documented])];
  book.dispose();
  expect(codes.length).toBeGreaterThan(35);
  expect(codes.filter((code) => errorSentence(code).id === "refused-with-code")).toEqual([]);
  const last =
    /(?:^|[.] )(?:Check|Choose|Clear|Click|Close|Load|Press|Reload|Remove|Select|Sign in|Switch|Try|Unmerge|Update|Wait)\b[^.]*\.$/;
  for (const code of codes) expect(say(errorSentence(code))).toMatch(last);
});

test("a code that nobody knows yet still gets a sentence with its name", () => {
  expect(errorSentence("FromTheFuture")).toEqual(message("refused-with-code", { code: "FromTheFuture" }));
});
