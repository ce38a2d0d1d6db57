import { type Message, message, together } from "../../message";
import { type Pupil, isClassList } from "../../maze/classes";
import {
  type BookMaze,
  type BookPlace,
  type BookletDesign,
  addBooklet,
  bookNames,
  readBookPlace,
} from "../../worksheet/booklet";
import { type ClassSetSheets, classSetsIn, listContents, listOfSet, selectedList } from "../../worksheet/classroom";
import { markingByPage, markingContents, typedOn } from "../../worksheet/companions";
import { addressOf } from "../../worksheet/addresses";
import { freeSheetName, nameAround } from "../../worksheet/addSheets";
import { type ExcelSession, Refusal, seedFrom } from "../../worksheet/excel";
import { facts } from "../../worksheet/facts";
import { readSheet, replaceSheets } from "../../worksheet/sheet";
import { addSheetBeside, addSheetInFront, findSheetPlace } from "../../worksheet/newSheets";
import { readMaze } from "../../worksheet/walls";
import { type Act, type ActionOutcome, type Dialogue, act, actFor, askAboutUndo, askFirst } from "../core";
import { markingOf } from "../solve";
import {
  type ClassChoice,
  classMazes,
  classStyle,
  classWords,
  mazeSizes,
  pupilsOf,
  savedClassSet,
  wordsOfLists,
} from "./classMazes";

/** Checks every row of the selected list, and makes every maze, before anything is added. */
export function makeClassSet(choice: ClassChoice, dialogue: Dialogue) {
  const seed = seedFrom(choice.seed);
  return actFor(dialogue, async ({ session, changes }) => {
    const chosen = { ...choice, seed };
    classStyle(chosen, dialogue); // refuses before any work
    const languages = await wordsOfLists(dialogue);
    const list = await selectedList(session, (headings) => isClassList(headings, languages));
    const pupils = await pupilsOf(list, choice.title, dialogue);
    const sizes = mazeSizes(chosen, pupils);
    const style = classStyle(chosen, dialogue, sizes);
    const place = await readBookPlace(session, true);
    changes.declareWrites(place, { structure: true });
    const count = pupils.length + 2;
    if (list.place.sheet !== dialogue.workbook.newList) await askAboutUndo(session, dialogue, place.sheets, count);
    const mazes = await classMazes(chosen, pupils, sizes, dialogue);
    const names = classNames(place, pupils, dialogue);
    const classSet = { kept: memoryOf(chosen, pupils), list: list.place, names: [] };
    const design: BookletDesign = { ...style, book: session.stamp, mazes, names, classSet };
    const isZoomed = await changes.make(session, addBooklet(design, place, dialogue));
    const sentence = together(
      message("class-set-ready", { list: addressOf(list.place.area), count: pupils.length, index: names.index }),
      isZoomed ? undefined : message("page-not-all-set"),
      message("to-print-booklet", { first: names.index, last: names.answers }),
    );
    return { seed, sentence };
  });
}

export function newClassList(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async ({ session, changes }) => {
    const { say } = dialogue;
    const place = await findSheetPlace(session, changes, say("class-list-sheet"));
    const { name, level, words, shape, easy, hard, shapes } = classWords(say);
    const rows = [
      [say(message("class-example-name", { number: 1 })), easy, say("class-example-word"), ""],
      [say(message("class-example-name", { number: 2 })), hard, say("class-example-words"), ""],
      [say(message("class-example-name", { number: 3 })), "", "", shapes[0]!.name],
    ];
    const contents = listContents([name, level, words, shape], rows);
    await changes.make(session, addSheetInFront(place, contents));
    dialogue.workbook.newList = place.name;
    return message("class-list-ready", { sheet: place.name });
  });
}

/**
 * Draws the pages whose rows are new or have changed, and deletes those whose rows are gone, after saying which. Where it fails or is
 * stopped, the set is as before, or wholly up to date.
 */
export function updateClassSet(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const { session, changes } = action;
    const place = await readBookPlace(session, true);
    const set = await classSetInFront(session, place);
    const { index, answers, kept } = set;
    if (set.list === undefined) throw new Refusal(message("class-list-gone"));
    const list = await listOfSet(session, set.list);
    const prints = new Map(set.pages.map(({ pupil }) => [pupil.key, pupil.print]));
    const pupils = await pupilsOf(list, kept.title, dialogue, prints);
    const { pageOf, existing, fresh, changed, gone, replaced, left } = compare(set, pupils);
    const sizes = mazeSizes(kept, pupils);
    const style = classStyle(kept, dialogue, sizes);
    const during = classNames(place, pupils, dialogue);
    // A changed page keeps its name.
    const names = {
      index: index.name,
      answers: answers?.name ?? during.answers,
      mazes: pupils.map(({ key }, i) => pageOf.get(key)?.name ?? during.mazes[i]!),
    };
    const old = [...replaced, ...left, ...(answers === undefined ? [] : [answers])];
    const marking = await markingOfSet(session, place, set, replaced);
    // Lavirint has protected sheets for self-marking itself.
    const unlocked = marking.old.map(({ sheet }) => ({ ...sheet, isProtected: false }));
    changes.declareWrites(place, { structure: true, deleted: [...old, ...unlocked], written: [index] });
    await askFirst(dialogue, {
      sentence: together(
        fresh.length === 0 ? undefined : message("class-pages", { done: "new", names: fresh }),
        changed.length === 0 ? undefined : message("class-pages", { done: "changed", names: changed }),
        gone.length === 0 ? undefined : message("class-pages", { done: "gone", names: gone }),
        left.length === 0 ? undefined : message("class-pages", { done: "left", names: left.map(({ name }) => name) }),
        marking.typed.length === 0
          ? undefined
          : message("class-typed-paths-go", { count: marking.typed.length, names: marking.typed }),
        message("class-update-question"),
      ),
      yes: message("class-update-yes"),
    });
    const mazes = await classMazes(kept, pupils, sizes, dialogue);
    const drawn = mazes.filter(({ pupil }) => !existing.has(pupil!.key));
    const design: BookletDesign = {
      ...style,
      book: set.book,
      mazes,
      names,
      classSet: { kept: memoryOf(kept, pupils), list: list.place, names: set.names },
      update: { drawn, during, gone: old, listed: kept.order.length },
    };
    const isZoomed = await changes.make(session, addBooklet(design, place, dialogue));
    const done = message("class-set-updated", { drawn: drawn.length, gone: gone.length, count: pupils.length });
    const marked = await markAgain(action, marking, mazes, names.mazes, (key) => !existing.has(key));
    return together(done, isZoomed ? undefined : message("page-not-all-set"), marked);
  });
}

/** What its index remembers: also the keys of the pupils, in the order of the index. */
function memoryOf(choice: ClassChoice, pupils: readonly Pupil[]) {
  return { ...choice, order: pupils.map(({ key }) => key) };
}

function classNames({ sheets }: BookPlace, pupils: readonly Pupil[], { say }: Dialogue): BookletDesign["names"] {
  const mazes = pupils.map(({ name }) => name);
  return bookNames({ index: say("index-sheet"), answers: say("answers-sheet"), mazes }, sheets);
}

/** An update that was broken off may have left several pages of a pupil; the first that says what the row says stays. */
function compare({ sheets, index, answers, pages }: ClassSetSheets, pupils: readonly Pupil[]) {
  const rows = pupils.map(({ key, print, name }) => {
    const own = pages.filter(({ pupil }) => pupil.key === key);
    return { key, name, page: own[own.length - 1], existing: own.find(({ pupil }) => pupil.print === print) };
  });
  const drawn = rows.filter((row) => row.existing === undefined);
  const existing = new Set(rows.flatMap((row) => (row.existing === undefined ? [] : [row.key])));
  const keys = new Set(rows.map(({ key }) => key));
  /** Pages that are gone or are drawn again. */
  const replaced = pages.filter(({ pupil }) => !existing.has(pupil.key));
  const known = new Set([index, answers, ...rows.map((row) => row.existing), ...replaced].map((sheet) => sheet?.id));
  return {
    pageOf: new Map(rows.map((row) => [row.key, row.existing ?? row.page])),
    existing,
    fresh: drawn.filter(({ page }) => page === undefined).map(({ name }) => name),
    changed: drawn.filter(({ page }) => page !== undefined).map(({ name }) => name),
    gone: pages.filter(({ pupil }) => !keys.has(pupil.key)).map(({ pupil }) => pupil.name),
    replaced,
    left: sheets.filter(({ id }) => !known.has(id)),
  };
}

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
async function classSetInFront(session: ExcelSession, { books, frontId }: BookPlace) {
  const sets = await classSetsIn(session, books);
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
async function markingOfSet(
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
async function markAgain(
  action: Act,
  { old, isWhole }: Awaited<ReturnType<typeof markingOfSet>>,
  mazes: readonly BookMaze[],
  sheetNames: readonly string[],
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
