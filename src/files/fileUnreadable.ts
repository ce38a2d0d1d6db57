/**
 * Why a workbook's file is not read: it is damaged or malformed; larger than is read; a form of file that is not read (one with a password,
 * or .xlsb); or it has no worksheet of that name.
 */
export type Unreadable = "damaged" | "too-large" | "another-form" | "no-such-sheet";

/** A workbook's file cannot be read. */
export class FileUnreadable extends Error {
  override name = "FileUnreadable";
  constructor(readonly why: Unreadable) {
    super(why);
  }
}
