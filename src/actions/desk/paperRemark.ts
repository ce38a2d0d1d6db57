import { type Message, message, together } from "../../message";
import type { Changes } from "../../worksheet/changes";
import { type Job, Refusal } from "../../worksheet/excel";
import type { SheetState } from "../../worksheet/sheet";
import { emptyFooter } from "../../worksheet/paper";
import { facts, isRemembered } from "../../worksheet/memory";

/**
 * Sees to it that no paper tells of a maze that was changed: empties the footer that Prepare page wrote, and says so; nothing where
 * there is none. The change itself is done, whatever comes of this. Two requests, or none. Throws Stopped.
 */
export async function paperRemark(job: Job, changes: Changes, state: SheetState): Promise<Message | undefined> {
  changes.keep();
  return together(await footerRemark(job, state), pageRemark(state)) || undefined;
}

async function footerRemark(job: Job, state: SheetState): Promise<Message | undefined> {
  try {
    // The change stands: Stop has nothing to leave out any more.
    return (await emptyFooter(job.unstoppable(), state)) ? message("footer-emptied") : undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return message("footer-out-of-date");
  }
}

/** What there is to say of a changed maze on a sheet that other sheets tell of, or that tells of another one. */
export function pageRemark({ names: list, name }: SheetState): Message | undefined {
  if (isRemembered(list, facts.book)) return message("booklet-out-of-date");
  return isRemembered(list, facts.answer) ? message("answer-out-of-date", { sheet: name }) : undefined;
}
