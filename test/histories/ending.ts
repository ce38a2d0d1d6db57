import type { ActionFailure } from "../../src/actions/core/work";
import { type Message, inShort } from "../../src/message";
import { idsIn } from "../words/sentencesIn";

/** How an act of the add-in ended. */
export interface Ending {
  /** Undefined if it failed. */
  readonly outcome: object | undefined;
  readonly sentence: Message | undefined;
}

/** Whether an act did what it was asked for. */
export const hasSucceeded = (outcome: object | undefined, told: readonly string[]) =>
  outcome !== undefined && !/^(?:stopped|cancelled)$/.test(told[0] ?? "");

/** Rejects if an act ended in a way in which none may end. */
export async function endingOf(act: Promise<unknown>): Promise<Ending> {
  try {
    const outcome = (await act) as { sentence: Message | undefined };
    return { outcome, sentence: outcome.sentence };
  } catch (error) {
    // Of this window or of the other, which has its own classes.
    if (error instanceof Error && error.name === "Stopped") {
      return { outcome: {}, sentence: (error as Error & { sentence: Message }).sentence };
    }
    if (!(error instanceof Error) || error.name !== "ActionFailure") throw error;
    const { sentence, details } = error as ActionFailure;
    if (idsIn(sentence).some((id) => id === "internal-error" || id === "still-at-work")) throw error;
    const said = details === undefined ? "" : inShort(details);
    if (said.includes("embedded workbook:")) throw new Error(said, { cause: error });
    return { outcome: undefined, sentence };
  }
}
