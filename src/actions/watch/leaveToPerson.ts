import { type Message, message } from "../../message";
import { type SetsSheet, leaveSets } from "../../worksheet/beside";
import type { Job } from "../../worksheet/excel";

/** After the new numbers went elsewhere: leaves the sheet of the earlier ones to the person who wrote on it, and gives a sentence. */
export async function leaveToPerson(job: Job, sets: SetsSheet | undefined): Promise<Message | undefined> {
  if (sets === undefined) return undefined;
  await leaveSets(job, sets);
  return message("own-values-stay-on-sheet", { sheet: sets.name });
}
