import { type Filling, type Message, linesIn, message, together } from "../../message";
import type { Changes } from "../../worksheet/changes";
import { type Job, Refusal } from "../../worksheet/excel";
import { activeSheet, dropEarlierScratch, lookBeforeScratch, planScratch, scratchAdded } from "../../worksheet/probe";

/** A sheet to try things on, or why there is none. */
interface Scratch {
  readonly sheet: string | undefined;
  readonly front: string | undefined;
  /** What refused a sheet. */
  readonly refused: Filling | undefined;
  /** Deletes the sheet, and says how the workbook is left. */
  readonly remove: () => Promise<Message>;
  /** Sentences on the sheets of earlier reports that were deleted. */
  readonly removed: readonly Message[];
}

/** Adds the scratch sheet, called `word` if that is free, after deleting those that an earlier report left. Throws Stopped. */
export async function scratchFor(job: Job, changes: Changes, word: string): Promise<Scratch> {
  const nothing = message("report-leaves-nothing");
  let removed: readonly Message[] = [];
  let remove = (): Promise<Message> => Promise.resolve(nothing);
  try {
    const before = await lookBeforeScratch(job);
    const dropped = await dropEarlierScratch(job, before.earlier);
    removed = dropped.map(({ name }) => message("earlier-report-sheet-removed", { sheet: name }));
    if (removed.length > 0) changes.keep(together(...removed, message("nothing-else-changed")));
    const isGone = (id: string | undefined) => dropped.some((sheet) => sheet.id === id);
    const front = isGone(before.front) ? await activeSheet(job) : before.front;
    const sheets = before.sheets.filter(({ id }) => !isGone(id));
    const scratch = planScratch(sheets, word, front);
    const added = scratchAdded(scratch);
    remove = async () => {
      // A second time if the first one fails: what was in the way may have passed.
      for (let tries = 0; tries < 2; tries++) {
        try {
          await added.takeBack(job.unstoppable());
          return nothing;
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }
      return added.ifStuck!;
    };
    // Whether a sheet can be added is what the report asks.
    changes.touch({ isStructureProtected: false }, { structure: true });
    await changes.make(job, added);
    return { sheet: scratch.name, front: scratch.front, refused: undefined, remove, removed };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { sheet: undefined, front: undefined, refused: firstLine(error), remove, removed };
  }
}

/** What Excel said, without the way to a command that is shown below it. */
export function firstLine({ details, code }: Refusal): Filling {
  return linesIn(details)[0] ?? code;
}
