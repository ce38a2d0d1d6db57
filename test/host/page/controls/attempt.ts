import { ExcelError } from "../../model/base/errors";

/** What Excel says, in a window of its own, when it does not do what a person wanted; by the code of its refusal. */
const SENTENCES: Readonly<Record<string, string>> = {
  AccessDenied: "That is protected, so nothing was changed. To change it, unprotect the sheet first.",
  ItemAlreadyExists: "That name is already taken. Try a different one.",
  InvalidArgument:
    "Excel does not take that. A sheet’s name has 1 to 31 characters, none of : \\ / ? * [ ], and is not blank.",
  InvalidOperation: "A workbook must contain at least one visible sheet. Insert a sheet, or unhide one, and try again.",
};

/** Does it and returns true; where Excel refuses, hands the sentence to `say` and returns false. */
export function attempt(act: () => void, say: (sentence: string) => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (!(error instanceof ExcelError)) throw error;
    say(SENTENCES[error.code] ?? error.message);
    return false;
  }
}
