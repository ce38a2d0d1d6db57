import type { Grid } from "../../maze/model";
import { message, type SayWords } from "../../message";
import { type BookletDesign, type BookNames, bookLook, bookNames } from "../../worksheet/booklet";
import type { Reference } from "../../worksheet/addresses";
import { type PaperName, paperNames } from "../../worksheet/paper";
import { type Dialogue, type Layout, shareOf } from "../core";
import type { BelowMaze } from "../../worksheet/pageTexts";
import type { Pupil, ExistingPages } from "../../maze/classes";
import type { SheetName } from "../../worksheet/sheet";
import type { ClassSetSheets } from "../../worksheet/classroom";
import type { Level } from "../../maze/booklet";
import { generatorFacts } from "../../maze/generators";
import { type ReadName, fieldsOf } from "../../worksheet/names";

export type Size = Pick<Grid, "columns" | "rows">;

/** Answers have room for mazes whose `sizes` exceed the chosen ones. Throws {@link Refusal} for impossible choices. */
export function classStyle(choice: ClassChoice, { say }: Pick<Dialogue, "say">, sizes: Iterable<Size> = []) {
  const { columns, rows, hardest = { columns, rows }, paper, title, below, seed, wallShare } = choice;
  const chosen = [{ columns, rows }, hardest];
  const look = bookLook(paper, chosen, { wallShare }, [...sizes]);
  const about = message("about-class-set", {
    columns,
    rows,
    mostColumns: hardest.columns,
    mostRows: hardest.rows,
    seed,
    sizes: hardest.columns === columns && hardest.rows === rows ? "same" : "several",
  });
  return {
    ...look,
    paper,
    title,
    middle: "",
    below,
    about,
    say,
    isOnOneSheet: false,
    perPage: 1,
  } satisfies Partial<BookletDesign>;
}

/** `names`: what its index has. */
export function memoryOf(
  choice: ClassChoice,
  pupils: readonly Pupil[],
  list: Reference,
  names: readonly ReadName[] = [],
): BookletDesign["classSet"] {
  const kept: SavedClassSet = { ...choice, order: pupils.map(({ key }) => key) };
  return { kept, list, names };
}

export function classNames(sheets: readonly SheetName[], pupils: readonly Pupil[], say: SayWords): BookNames {
  const mazes = pupils.map(({ name }) => name);
  return bookNames({ index: say("index-sheet"), answers: say("answers-sheet"), mazes }, sheets);
}

/** The pages that a class set has, by which its list's rows of one name are told apart. */
export function existingPages({ pages }: Pick<ClassSetSheets, "pages">): ExistingPages {
  return new Map(pages.map(({ pupil }) => [pupil.key, pupil.print]));
}

/** The most pupils of a class set: each has a sheet. */
export const MOST_PUPILS = 50;

const MOST_LINES = 200;

export interface ClassChoice extends Size, Pick<Layout, "wallShare"> {
  /** The size of the hardest mazes; its own is that of the easiest, and levels between have sizes between. If missing, all have one. */
  readonly hardest?: Size | undefined;
  /** Ids of generators, at least one. */
  readonly generators: readonly string[];
  /** Of the pupils without a level of their own. */
  readonly difficulty: Extract<Level, string>;
  /** If empty, a fresh one is used, and the outcome says which. */
  readonly seed: string;
  readonly paper: PaperName;
  /** Above each maze; "" for none. */
  readonly title: string;
  readonly below: BelowMaze;
}

interface SavedClassSet extends ClassChoice {
  /** The keys of the pupils in the order of the index. */
  readonly order: readonly string[];
}

/** What was remembered, checked; undefined if somebody changed it. */
export function savedClassSet(kept: unknown): SavedClassSet | undefined {
  const fields = fieldsOf<SavedClassSet>(kept);
  const { columns, rows, hardest, generators, difficulty, seed, paper, title, order, wallShare } = fields;
  const page = fieldsOf<BelowMaze>(fields.below);
  const [size, last] = [{ columns, rows }, hardest === undefined ? undefined : fieldsOf(hardest)].map((each) => {
    return each && { columns: Number(each["columns"]), rows: Number(each["rows"]) };
  });
  const isLines = (count: number) => Number.isInteger(count) && count >= 2 && count <= MOST_LINES;
  const isSize = [size!, last ?? size!].every((each) => Object.values(each).every(isLines));
  const known = new Set<unknown>(generatorFacts.map(({ id }) => id));
  const areKinds = Array.isArray(generators) && generators.length > 0 && generators.every((id) => known.has(id));
  if (!isSize || !areKinds || !Array.isArray(order)) return undefined;
  if (difficulty !== "easy" && difficulty !== "medium" && difficulty !== "hard") return undefined;
  if (typeof seed !== "string" || typeof title !== "string" || !paperNames.includes(paper as PaperName))
    return undefined;
  return {
    ...size!,
    hardest: last,
    generators: generators as string[],
    difficulty,
    seed,
    paper: paper as PaperName,
    title,
    order: order.map(String),
    wallShare: shareOf(wallShare),
    below: { stars: page.stars === true, difficulty: page.difficulty === true, code: page.code === true },
  };
}
