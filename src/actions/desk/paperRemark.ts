import { type Message, message, together } from "../../message";
import type { Changes } from "../../worksheet/changes";
import { type Job, Refusal } from "../../worksheet/excel";
import type { SheetState } from "../../worksheet/sheet";
import { emptyFooter } from "../../worksheet/paper";
import { facts, isRemembered } from "../../worksheet/memory";

/**
 * Empties the footer that Prepare page wrote, which describes the maze before a change, and says so; nothing if there is no such
 * footer. The change stays even if this fails. Two requests, or none. Throws Stopped.
 */
export async function paperRemark(job: Job, changes: Changes, state: SheetState): Promise<Message | undefined> {
  changes.keep();
  return together(await footerRemark(job, state), pageRemark(state)) || undefined;
}

async function footerRemark(job: Job, state: SheetState): Promise<Message | undefined> {
  try {
    // The change is complete, so Stop has nothing left to prevent.
    return (await emptyFooter(job.unstoppable(), state)) ? message("footer-emptied") : undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return message("footer-out-of-date");
  }
}

/** What to say about a changed maze on a sheet that other sheets refer to, or that refers to another one. */
export function pageRemark({ names: list, name }: SheetState): Message | undefined {
  if (isRemembered(list, facts.book)) return message("booklet-out-of-date");
  return isRemembered(list, facts.answer) ? message("answer-out-of-date", { sheet: name }) : undefined;
}
