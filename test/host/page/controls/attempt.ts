import { ExcelError } from "../../model/base/errors";

type Sentences = Readonly<Record<string, string>>;

/** What the person reads, in a dialog, when Excel refuses something; by the code of the refusal. */
const SENTENCES: Sentences = {
  AccessDenied:
    "That is protected, so nothing was changed. To change it, end the protection first: Protect sheet or Protect workbook, in the ribbon.",
  InvalidArgument: "There is no room for that here, or it is too much at once. Nothing was changed.",
  InvalidOperation:
    "That would change a part of merged cells or of a table. Nothing was changed: select the whole of it, or choose another place.",
  NonBlankCellOffSheet:
    "Cells that hold something would be pushed off the end of the sheet. Nothing was inserted: clear the last rows or columns first.",
};

/**
 * Does it and returns true; if it is refused, passes the sentence to `say` and returns false.
 * @param sentences by code, in place of the usual ones
 */
export function attempt(act: () => void, say: (sentence: string) => void, sentences: Sentences = {}): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (!(error instanceof ExcelError)) throw error;
    say(sentences[error.code] ?? SENTENCES[error.code] ?? error.message);
    return false;
  }
}
