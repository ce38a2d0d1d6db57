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

/** What an action was to continue is no longer in the workbook: trying again does not help. */
export class Gone extends Refusal {
  override name = "Gone";
}

/**
 * Where Excel has its commands, for the details of a refusal. The sentence itself names neither commands nor Excel: it is also read
 * in the embedded workbook, which is not Excel and has other menus.
 */
export const commandsInExcel = {
  unprotect: message("way-to-unprotect"),
  unmerge: message("way-to-unmerge"),
  removeFilter: message("way-to-remove-filter"),
  unhide: message("way-to-unhide"),
  names: message("way-to-names"),
  page: message("way-to-page"),
} as const;
