import { message, together, type Message } from "../../message";
import { markingByPage, markingContents, typedOn } from "../../worksheet/companions";
import { readBookPlace, type BookPlace, type BookMaze, type BookNames } from "../../worksheet/booklet";
import { classSetsIn, type ClassSetSheets } from "../../worksheet/classroom";
import { Refusal, type ExcelSession } from "../../worksheet/excel";
import { type ActionOutcome, type Dialogue, act, type Act, askAboutUndo } from "../core";
import { savedClassSet } from "./classDesign";
import { readSheet, replaceSheets } from "../../worksheet/sheet";
import { freeSheetName, nameAround } from "../../worksheet/addSheets";
import { addSheetBeside } from "../../worksheet/newSheets";
import { facts } from "../../worksheet/facts";
import { readMaze } from "../../worksheet/walls";
import { markingOf } from "../solve";

/** In the order of the list. Where it fails or is stopped, the pages that the outcome names have complete sheets. */
export function markClassSet(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const { session, changes } = action;
    const place = await readBookPlace(session);
    const set = await classSetInFront(session, place);
    changes.declareWrites(place, { structure: true });
    const marking = new Map(await markingByPage(session, place));
    const rank = new Map(set.kept.order.map((key, i) => [key, i]));
    const pages = set.pages
      .filter(({ name }) => !marking.has(name))
      .sort((one, other) => (rank.get(one.pupil.key) ?? 0) - (rank.get(other.pupil.key) ?? 0))
      .map(({ id, pupil }) => ({ id, name: pupil.name }));
    if (pages.length === 0) return message("already-so");
    const count = pages.length;
    await askAboutUndo(session, dialogue, place.sheets, count);
    const { sheets, faults } = await markPages(action, pages, (made) =>
      message("class-marking-stands", { made: made.length, count, first: made[0]!, last: made[made.length - 1]! }),
    );
    const told = sheets.size === 0 ? undefined : message("class-set-marked", { count: sheets.size });
    const open = told && !session.host.locksSheets ? message("self-markings-not-locked") : undefined;
    return together(...faults.slice(0, TOLD), told, open) ?? message("nothing-changed");
  });
}

const TOLD = 3;

/**
 * What is complete stays if the person stops it or the rest fails: `stays` says so of the first pages. Gives the new sheets by the ids of
 * their pages, and why a page has none. Rejects with Refusal and Stopped.
 */
async function markPages(
  { session, dialogue, changes }: Act,
  pages: readonly { readonly id: string; readonly name: string }[],
  stays: (made: readonly string[]) => Message,
) {
  const sheets = new Map<string, string>();
  const [made, faults]: [string[], Message[]] = [[], []];
  for (const [i, { id, name: pupil }] of pages.entries()) {
    dialogue.progress(i, pages.length);
    const state = await readSheet(session, id);
    const { grid: area } = state;
    if (area === undefined) {
      faults.push(message("class-page-not-marked", { name: state.name }));
      continue;
    }
    const reading = await readMaze(session, { state, area }, dialogue.progress, {
      asksForMerged: false,
    });
    const marking = await markingOf(reading, dialogue).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      faults.push(together(message("class-page-not-marked", { name: pupil }), error.sentence));
      return undefined;
    });
    if (marking === undefined) continue;
    const around = nameAround(state.name, (sheet) => dialogue.say(message("self-marking-sheet", { sheet })));
    const place = { ...state, name: freeSheetName(state.sheets, around) };
    const contents = markingContents(area, marking.sheet);
    const marker = await changes.make(session, addSheetBeside(facts.marking, place, { sheet: id, area }, contents));
    sheets.set(id, marker.id);
    made.push(pupil);
    changes.keep(stays(made));
  }
  return { sheets, faults };
}

/** Where none is in front, the only one. Throws {@link Refusal} also if what its index remembers is gone or was changed. */
export async function classSetInFront(session: ExcelSession, place: BookPlace) {
  const sets = await classSetsIn(session, place);
  const { books, frontId } = place;
  const inFront = books.find(({ id }) => id === frontId)?.book;
  const set = sets.find(({ book }) => book === inFront) ?? (sets.length === 1 ? sets[0] : undefined);
  if (set === undefined) {
    throw new Refusal(
      sets.length === 0 ? message("no-class-set") : message("several-class-sets", { count: sets.length }),
    );
  }
  const { index } = set;
  const kept = savedClassSet(set.kept);
  if (kept !== undefined && index !== undefined) return { ...set, kept, index };
  throw new Refusal(message("class-set-unreadable", { count: set.sheets.length }));
}

/**
 * Of the pages that are gone or are drawn again (`old`), with the pupils that typed a path there; `isWhole`: all pages have one, so that
 * new ones get one too. One request, and one more if pages with self-marking are replaced.
 */
export async function markingOfSet(
  session: ExcelSession,
  place: BookPlace,
  { pages }: ClassSetSheets,
  old: ClassSetSheets["pages"],
) {
  const byPage = new Map(await markingByPage(session, place));
  const replaced = old.flatMap(({ name, pupil }) => {
    const sheet = byPage.get(name);
    return sheet === undefined ? [] : [{ sheet, key: pupil.key, name: pupil.name, id: sheet.id }];
  });
  const typed = (await typedOn(session, replaced)).map(({ name }) => name);
  return { old: replaced, typed, isWhole: pages.length > 0 && pages.every(({ name }) => byPage.has(name)) };
}

/** For the pages that were drawn again where they had it, and for new ones where all had it. The new sheets get the earlier ones' names. */
export async function markAgain(
  action: Act,
  { old, isWhole }: Awaited<ReturnType<typeof markingOfSet>>,
  mazes: readonly BookMaze[],
  { mazes: sheetNames }: BookNames,
  isDrawn: (key: string) => boolean,
): Promise<Message | undefined> {
  const { session, changes } = action;
  const oldOf = new Map(old.map(({ key, sheet }) => [key, sheet]));
  const wanted = mazes.flatMap(({ pupil }, i) =>
    oldOf.has(pupil!.key) || (isWhole && isDrawn(pupil!.key)) ? [{ pupil: pupil!, sheet: sheetNames[i]! }] : [],
  );
  const isStill = new Set(wanted.map(({ pupil }) => pupil.key));
  const gone = old.filter(({ key }) => !isStill.has(key));
  if (wanted.length + gone.length === 0) return undefined;
  const upToDate = message("class-set-updated-nevertheless");
  const left = wanted.length === 0 ? upToDate : together(upToDate, message("class-markings-left"));
  changes.keep(left);
  const ids = await session.request(({ workbook: { worksheets } }) =>
    wanted.map(({ sheet }) => worksheets.getItem(sheet).load("id")),
  );
  const pages = wanted.map(({ pupil }, i) => ({ id: ids[i]!.id, name: pupil.name, key: pupil.key }));
  const { sheets, faults } = await markPages(action, pages, () => left);
  const pairs = pages.flatMap(({ id, key }) => {
    const [earlier, marker] = [oldOf.get(key), sheets.get(id)];
    return earlier === undefined || marker === undefined ? [] : [{ old: earlier, id: marker }];
  });
  await replaceSheets(
    session,
    pairs,
    gone.map(({ sheet }) => sheet),
  );
  changes.keep(upToDate);
  return together(...faults);
}
