/**
 * An action that could not be done, worded for the person: what happened, why, what to do, and how the sheet stands.
 * `details` is for whoever unfolds it: Excel's code, message and location, or nothing.
 */
export class ActionFailure extends Error {
  override name = "ActionFailure";
  constructor(
    readonly sentence: string,
    readonly details: string = "",
  ) {
    super(sentence);
  }
}
