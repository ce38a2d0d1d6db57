/** A file that cannot be opened or saved; the message is a sentence to show: what happened, why, what to do. */
export class WorkbookFileError extends Error {
  override readonly name = "WorkbookFileError";

  /** @param details the library's message, shown when unfolded. */
  constructor(
    sentence: string,
    readonly details = "",
  ) {
    super(sentence);
  }
}

export function damaged(details: string): WorkbookFileError {
  return new WorkbookFileError(
    "The file cannot be opened, because its contents are damaged or are no Excel workbook. Open it in Excel, save it again as .xlsx, and try that copy.",
    details,
  );
}

/** @param what for example "3,000,000 cells". @param most for example "1,000,000". */
export function tooLarge(what: string, most: string): WorkbookFileError {
  return new WorkbookFileError(
    `The file cannot be opened, because it holds ${what} and the embedded workbook takes at most ${most}. Open it in Excel, or make it smaller there.`,
  );
}
