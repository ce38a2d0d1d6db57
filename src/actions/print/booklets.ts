import { type Message, message, together, type SayWords } from "../../message";
import { engine } from "../../engine";
import {
  type BookletDifficulty,
  type BookletEnds,
  type BookletPlan,
  type Candidate,
  type DifficultyScale,
  type Rise,
  areAlike,
  riseOf,
} from "../../maze/booklet";
import {
  type BookSheet,
  type BookletDesign,
  STACK_EXTRA,
  addBooklet,
  bookLook,
  bookNames,
  readBookPlace,
  sheetsOfBook,
} from "../../worksheet/booklet";
import { markingByPage } from "../../worksheet/companions";
import { type ExcelSession, Refusal, seedFrom, sheetAt } from "../../worksheet/excel";
import { facts } from "../../worksheet/facts";
import { deleteName } from "../../worksheet/names";
import { headerOf } from "../../worksheet/pageTexts";
import type { MazesAPage } from "../../worksheet/paper";
import { type SheetName, deleteSheet } from "../../worksheet/sheet";
import { type ActionOutcome, type Dialogue, type Layout, act, actFor, askAboutUndo, askFirst } from "../core";
import { type PrintChoice, checkSaved, nameLine, savePaper } from "./printChoice";

/**
 * The same choice always gives the same booklet. Its sheets arrive in one file, in 7 requests; if Excel does not take that, 30 mazes of
 * 20x28 take 8 requests to draw, 200 take 25.
 */
export function makeBooklet(choice: BookletChoice, dialogue: Dialogue) {
  const seed = seedFrom(choice.seed);
  return actFor(dialogue, async ({ session, changes }) => {
    const { count, columns, rows, generators, difficulty, ends } = choice;
    const largest = largestOf(choice);
    const style = styleOf(choice, dialogue.say);
    const { names } = style;
    const place = await readBookPlace(session, choice.booklet !== undefined);
    changes.declareWrites(place, { structure: true });
    checkSaved(place, choice);
    const all = [names.index, ...names.mazes, names.answers];
    const taken = new Set(place.sheets.map(({ name }) => name.toUpperCase()));
    const clash = all.find((name) => taken.has(name.toUpperCase()));
    if (clash !== undefined) throw new Refusal(message("booklet-name-taken", { sheet: clash }));
    await askAboutUndo(session, dialogue, place.sheets, all.length);
    const plan: BookletPlan = { count, columns, rows, generators, difficulty, ends, seed };
    const mazes = (await bookletMazes(plan, largest, dialogue)).map((made, i) => ({ ...made, number: i + 1 }));
    const { columns: mostColumns, rows: mostRows } = largest ?? choice;
    const sizes = { sizes: largest ? "several" : "same", columns, rows, mostColumns, mostRows } as const;
    const about = message("about-booklet", { count, ...sizes, difficulty, seed });
    const design: BookletDesign = { ...style, book: session.stamp, mazes, about };
    const isZoomed = await changes.make(session, addBooklet(design, place, dialogue));
    await savePaper(session, place, choice);
    const sentence = together(
      message("booklet-ready", { count, ...sizes }),
      isZoomed ? undefined : message("page-not-all-set"),
      message("to-print-booklet", { first: names.index, last: names.answers }),
    );
    return { seed, sentence };
  });
}

/** What is known before there are mazes. Throws {@link Refusal} for impossible choices. */
function styleOf(choice: BookletChoice, say: SayWords) {
  const { count, paper, title, below, perPage = 1, wallShare } = choice;
  const pages = Math.ceil(count / perPage);
  const isOnOneSheet = choice.isOnOneSheet === true || pages > MOST_SHEETS;
  const smallest = { columns: choice.columns, rows: choice.rows };
  const largest = largestOf(choice);
  if (largest !== undefined && isOnOneSheet) {
    throw new Refusal(message("booklet-sizes-on-one-sheet", { most: MOST_SHEETS }));
  }
  const holdSeveral = isOnOneSheet || perPage > 1;
  const page = { count: perPage, extra: holdSeveral ? STACK_EXTRA : 0, wallShare };
  const look = bookLook(paper, [smallest, largest ?? smallest], page);
  const middle = nameLine(choice, say);
  headerOf({ title, middle, label: say(message("maze-label", { number: MOST_MAZES })) });
  const nameOf = (_: unknown, i: number) =>
    say(holdSeveral ? message("mazes-sheet") : message("maze-label", { number: i + 1 }));
  const mazes = Array.from({ length: isOnOneSheet ? 1 : pages }, nameOf);
  const names = bookNames({ index: say("index-sheet"), mazes, answers: say("answers-sheet") });
  return { ...look, paper, title, middle, below, say, names, isOnOneSheet, perPage };
}

/** The size of the largest mazes; undefined if all have one size. */
function largestOf({ columns, rows, largest }: BookletChoice): BookletChoice["largest"] {
  return largest?.columns === columns && largest.rows === rows ? undefined : largest;
}

export const MOST_MAZES = 200;
/** The most mazes of a booklet with a sheet for each. */
const MOST_SHEETS = 50;

type BookletSize = Rise["largest"];

export interface BookletChoice extends PrintChoice, BookletSize, Pick<Layout, "wallShare"> {
  /** 1 to {@link MOST_MAZES}. */
  readonly count: number;
  readonly difficulty: BookletDifficulty;
  /** From easy to hard, the size of the last maze, to which those before it grow; without it, all have one size. */
  readonly largest?: BookletSize | undefined;
  /** Ids of generators, at least one. */
  readonly generators: readonly string[];
  readonly ends: BookletEnds;
  /** One, if missing. */
  readonly perPage?: MazesAPage | undefined;
  /** All mazes on one sheet; from 51 pages on that is always so. */
  readonly isOnOneSheet?: boolean;
  /** If empty, a fresh one is used, and the outcome says which. */
  readonly seed: string;
}

/** If they differ too little in difficulty it asks whether the nearest will do. Rejects with Stopped, and with what generators throw. */
async function bookletMazes(
  plan: BookletPlan,
  largest: BookletSize | undefined,
  dialogue: Dialogue,
): Promise<Candidate[]> {
  dialogue.progress(0, plan.count);
  const { columns, rows } = plan;
  const { rise, scale } =
    largest === undefined
      ? { rise: undefined, scale: await engine.run("difficultyScale", plan, dialogue.signal) }
      : await measuredRise(plan, largest, dialogue.signal);
  const isFlat = rise === undefined ? areAlike(scale) : rise.to - rise.from < 1;
  if (plan.difficulty !== "medium" && isFlat) {
    const difficulty = Math.round(scale[Math.floor(scale.length / 2)]!);
    await askFirst(dialogue, {
      sentence: message("mazes-alike", { columns, rows, difficulty }),
      yes: message("make-it"),
    });
  }
  const made: Candidate[] = [];
  for (let index = 0; index < plan.count; index++) {
    dialogue.progress(index, plan.count);
    made.push(await engine.run("bookletMaze", { plan: { ...plan, rise }, scale, index }, dialogue.signal));
  }
  if (plan.difficulty === "rising" && rise === undefined)
    made.sort((one, other) => one.rating.score - other.rating.score);
  return made;
}

/** `scale`: the difficulties of the smallest mazes. Rejects with Stopped. */
export async function measuredRise(
  kind: Pick<BookletPlan, "columns" | "rows" | "generators" | "ends">,
  largest: BookletSize,
  signal: AbortSignal,
): Promise<{ readonly rise: Rise; readonly scale: DifficultyScale }> {
  const plan: BookletPlan = { ...kind, count: 1, difficulty: "rising", seed: "" };
  const scale = await engine.run("difficultyScale", plan, signal);
  const last = await engine.run("difficultyScale", { ...plan, ...largest }, signal);
  return { rise: { largest, ...riseOf(scale, last) }, scale };
}

/** Deletes the booklet in front, or the only one, with the sheets that mark paths through its mazes; ends an interrupted deletion. */
export function deleteBooklet(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async ({ session, changes }) => {
    const place = await readBookPlace(session);
    const { sheets, frontId, books } = place;
    const ids = [...new Set(books.map(({ book }) => book))];
    const inFront = books.find(({ id }) => id === frontId)?.book;
    const book = inFront ?? (ids.length === 1 ? ids[0] : undefined);
    if (book === undefined) {
      throw new Refusal(ids.length === 0 ? message("no-booklet") : message("several-booklets", { count: ids.length }));
    }
    const own = sheetsOfBook(books, book);
    const isOwn = new Set(own.map(({ id }) => id));
    const names = new Set(own.map(({ name }) => name));
    const marking = (await markingByPage(session, { sheets, books: own })).flatMap(([page, sheet]) =>
      names.has(page) ? [sheet] : [],
    );
    for (const { id } of marking) isOwn.add(id);
    changes.declareWrites(place, { deleted: own });
    if (!sheets.some(({ id, visibility }) => visibility === "Visible" && !isOwn.has(id))) {
      throw new Refusal(message("no-other-sheet"));
    }
    const count = own.length;
    const [first, last] = [own[0]!.name, own[count - 1]!.name];
    await askFirst(dialogue, {
      sentence: together(message("delete-sheets", { count, first, last }), goesToo(marking)),
      yes: message("delete"),
    });
    await changes.make(session, {
      make: (remover) => remove(remover, own, marking),
      // Deleted sheets cannot be restored.
      rollBack: (remover) => remove(remover, own, marking),
      leaves: message("booklet-deleted", { count: isOwn.size }),
    });
    await leaveCopies(
      session.aside(),
      books.filter((sheet) => sheet.book === book && !isOwn.has(sheet.id)),
    );
    return message("booklet-deleted", { count: isOwn.size });
  });
}

/** A sheet that somebody copied of a booklet that is gone belongs to none; where Excel refuses, it is asked about the next time. */
async function leaveCopies(session: ExcelSession, copies: readonly BookSheet[]): Promise<void> {
  if (copies.length === 0) return;
  const leave = session.repeatable((context) => {
    for (const { id } of copies) deleteName(sheetAt(context, id), facts.book.name);
  });
  await leave.catch(() => undefined);
}

function goesToo(marking: readonly SheetName[]): Message | undefined {
  const [first, last] = [marking[0], marking[marking.length - 1]];
  return first && last && message("delete-markings-too", { count: marking.length, first: first.name, last: last.name });
}

/** The index is deleted first, so that none lists deleted mazes; then the sheets for self-marking, which are found by their mazes. */
async function remove(session: ExcelSession, own: readonly BookSheet[], marking: readonly SheetName[]): Promise<void> {
  const isIndex = ({ part }: BookSheet) => part === "index";
  const sorted = [...own.filter(isIndex), ...marking, ...own.filter((sheet) => !isIndex(sheet))];
  await session.repeatable((context) => {
    for (const sheet of sorted) deleteSheet(context, sheet);
  });
}
