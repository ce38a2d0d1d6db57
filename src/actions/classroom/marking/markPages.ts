import { type Message, message, together } from "../../../message";
import { markingSheetAdded, printedAndProtected } from "../../../worksheet/beside";
import { freeSheetName, nameAround } from "../../../worksheet/changes";
import { Refusal } from "../../../worksheet/excel";
import { readMazeSheet } from "../../../worksheet/place";
import { readMaze } from "../../../worksheet/walls";
import { type Act, readingProgress } from "../../desk";
import { markingOf } from "../../solve";
import type { BookPlace } from "../../../worksheet/booklet";
import type { ClassSetSheets } from "../../../worksheet/classroom";

/** A pupil's page. */
interface PageToMark {
  readonly id: string;
  /** The pupil's. */
  readonly name: string;
}

/** What came of it. */
interface MarkedPages {
  /** The new sheets, by the ids of the pages. */
  readonly sheets: ReadonlyMap<string, string>;
  /** Whether they could be protected. */
  readonly areLocked: boolean;
  /** Why a page has none. */
  readonly faults: readonly Message[];
}

/**
 * Adds a sheet for self-marking to each of these pages, whose mazes are read from their borders. Four requests a page, and one more for
 * the first. What is complete stays if the person stops it or the rest fails: `standing` says so of the first pages. Rejects with
 * Refusal and Stopped.
 */
export async function markPages(
  { job, dialogue, changes }: Act,
  pages: readonly PageToMark[],
  standing: (made: readonly string[]) => Message,
): Promise<MarkedPages> {
  const sheets = new Map<string, string>();
  const [made, faults]: [string[], Message[]] = [[], []];
  let areLocked: boolean | undefined;
  for (const [i, { id, name: pupil }] of pages.entries()) {
    dialogue.progress(i, pages.length, message("marking-page", { name: pupil, number: i + 1, count: pages.length }));
    const state = await readMazeSheet(job, "reads", id);
    const { grid: area } = state;
    if (area === undefined) {
      faults.push(message("class-page-without-maze", { sheet: state.name }));
      continue;
    }
    const reading = await readMaze(job, { state, area, isNamed: true }, readingProgress(dialogue), undefined, false);
    const marking = await markingOf(reading, dialogue).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      faults.push(together(message("class-page-not-marked", { name: pupil }), error.sentence));
      return undefined;
    });
    if (marking === undefined) continue;
    const around = nameAround(state.name, (sheet) => dialogue.say(message("self-marking-sheet", { sheet })));
    const added = { ...marking.sheet, name: freeSheetName(state.sheets, around) };
    const marker = await changes.make(job, markingSheetAdded(state, area, added, areLocked));
    areLocked ??= await printedAndProtected(job, marker, added);
    sheets.set(id, marker);
    made.push(pupil);
    changes.keep(standing(made));
  }
  return { sheets, areLocked: areLocked ?? true, faults };
}

/** The class set in front, or the only one. Throws {@link Refusal}. */
export function setInFront(sets: readonly ClassSetSheets[], { books, frontId }: BookPlace): ClassSetSheets {
  const inFront = books.find(({ id }) => id === frontId)?.book;
  const set = sets.find(({ book }) => book === inFront) ?? (sets.length === 1 ? sets[0] : undefined);
  if (set !== undefined) return set;
  throw new Refusal(
    sets.length === 0 ? message("no-class-set") : message("several-class-sets", { count: sets.length }),
  );
}
