import type { Changes } from "../../worksheet/changes";
import { type Job, Refusal } from "../../worksheet/excel";
import type { SheetState } from "../../worksheet/sheet";
import { emptyFooter } from "../../worksheet/paper";
import { facts, isRemembered } from "../../worksheet/memory";

/**
 * Sees to it that no paper tells of a maze that was changed: empties the footer that Prepare page wrote, and says so with a space
 * before it; "" where there is none. The change itself is done, whatever comes of this. Two requests, or none. Throws Stopped.
 */
export async function paperRemark(job: Job, changes: Changes, state: SheetState): Promise<string> {
  changes.keep();
  const ofBooklet = bookletRemark(state);
  try {
    // The change stands: Stop has nothing to leave out any more.
    const isEmptied = await emptyFooter(job.unstoppable(), state);
    return isEmptied
      ? ` The footer told of the maze before, and is empty now; press Prepare page again.${ofBooklet}`
      : ofBooklet;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return ` The footer of its page still tells of the maze before; press Prepare page again.${ofBooklet}`;
  }
}

/** What there is to say, with a space before it, of a changed maze on a sheet of a booklet; or "". */
export function bookletRemark({ names: list }: SheetState): string {
  if (!isRemembered(list, facts.book)) return "";
  return " The index, the answer and the footer of its booklet tell of the maze as it was made.";
}
