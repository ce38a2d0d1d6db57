import { type Told, inShort } from "../../message";

/**
 * Something that cannot be done in the sheet, worded for the person: what happened, why, what to do.
 * `details` holds Excel's code, message and location where Excel refused; empty where Lavirint did.
 */
export class Refusal extends Error {
  override name = "Refusal";
  constructor(
    readonly sentence: Told,
    readonly details: string = "",
    /** Excel's error code, or "" where Lavirint refused. */
    readonly code: string = "",
  ) {
    super(inShort(sentence));
  }
}

/** What an action was to go on with is not in the workbook any more: trying again is of no use. */
export class Gone extends Refusal {
  override name = "Gone";
}
