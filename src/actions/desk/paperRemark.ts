import type { Changes } from "../../worksheet/changes";
import { type Job, Refusal } from "../../worksheet/excel";
import type { SheetState } from "../../worksheet/sheet";
import { emptyFooter } from "../../worksheet/paper";
import { facts, isRemembered } from "../../worksheet/memory";

/**
 * After a maze was changed, clears the footer about it that Prepare page wrote, and gives a sentence about that with a space before it;
 * "" where there is none. The change of the maze is already done, even if this fails. Two requests, or none. Throws Stopped.
 */
export async function paperRemark(job: Job, changes: Changes, state: SheetState): Promise<string> {
  changes.keep();
  const ofBooklet = bookletRemark(state);
  try {
    // The change is done: Stop has nothing left to prevent.
    const isEmptied = await emptyFooter(job.unstoppable(), state);
    return isEmptied
      ? ` The footer told of the maze before, and is empty now; press Prepare page again.${ofBooklet}`
      : ofBooklet;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return ` The footer of its page still tells of the maze before; press Prepare page again.${ofBooklet}`;
  }
}

/** A sentence with a space before it about a changed maze on a sheet of a booklet; or "". */
export function bookletRemark({ names: list }: SheetState): string {
  if (!isRemembered(list, facts.book)) return "";
  return " The index, the answer and the footer of its booklet tell of the maze as it was made.";
}
