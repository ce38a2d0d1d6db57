/**
 * Something that cannot be done in the sheet, worded for the person: what happened, why, what to do.
 * `details` holds Excel's code, message and location where Excel refused; empty where Lavirint did.
 */
export class Refusal extends Error {
  override name = "Refusal";
  constructor(
    readonly sentence: string,
    readonly details: string = "",
    /** Excel's error code, or "" where Lavirint refused. */
    readonly code: string = "",
  ) {
    super(sentence);
  }
}

/** The person pressed Stop, closed the pane, or said no to a question; `sentence` says which. */
export class Stopped extends Error {
  override name = "Stopped";
  constructor(readonly sentence = "Stopped.") {
    super(sentence);
  }
}
