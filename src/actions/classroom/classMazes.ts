import { type Message, message, together, type SayWords } from "../../message";
import { engine } from "../../engine";
import { type BookletPlan, type Level, levelShare, sizeBetween } from "../../maze/booklet";
import { type ClassWords, type Pupil, type ExistingPages, readClassList } from "../../maze/classes";
import { fillContent } from "../../maze/content";
import { generatorFacts, generatorFactsById } from "../../maze/generators";
import { stars } from "../../maze/measures";
import { type Grid, Random, MazeError } from "../../maze/model";
import { pictureShapes, wordSize } from "../../maze/shapes";
import { addressOf } from "../../worksheet/addresses";
import { type BookMaze, type BookletDesign, bookLook } from "../../worksheet/booklet";
import { Refusal } from "../../worksheet/excel";
import type { ListCells } from "../../worksheet/lists";
import { fieldsOf } from "../../worksheet/names";
import { type BelowMaze, headerOf } from "../../worksheet/pageTexts";
import { type PaperName, fillPage, paperNames } from "../../worksheet/paper";
import { type Dialogue, type Layout, shareOf } from "../core";

type Size = Pick<Grid, "columns" | "rows">;

/** The most pupils of a class set: each has a sheet. */
const MOST_PUPILS = 50;

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
  const { hardest, generators, difficulty, seed, paper, title, order, wallShare } = fields;
  const isLines = (count: unknown) => Number.isInteger(count) && Number(count) >= 2 && Number(count) <= MOST_LINES;
  const sizes = [fields, hardest === undefined ? fields : fieldsOf<Size>(hardest)];
  const known = new Set<unknown>(generatorFacts.map(({ id }) => id));
  const isRight =
    sizes.every(({ columns, rows }) => isLines(columns) && isLines(rows)) &&
    Array.isArray(generators) &&
    generators.length > 0 &&
    generators.every((id) => known.has(id)) &&
    ["easy", "medium", "hard"].includes(difficulty as string) &&
    [seed, title].every((text) => typeof text === "string") &&
    paperNames.includes(paper as PaperName);
  if (!isRight || !Array.isArray(order)) return undefined;
  const page = fieldsOf<BelowMaze>(fields.below);
  return {
    ...(kept as ClassChoice),
    order: order.map(String),
    wallShare: shareOf(wallShare),
    below: { stars: page.stars === true, difficulty: page.difficulty === true, code: page.code === true },
  };
}

/** Answers have room for mazes whose `sizes` exceed the chosen ones. Throws {@link Refusal} for impossible choices. */
export function classStyle(choice: ClassChoice, { say }: Pick<Dialogue, "say">, sizes: readonly Size[] = []) {
  const { columns, rows, hardest = { columns, rows }, paper, title, below, seed, wallShare } = choice;
  const chosen = [{ columns, rows }, hardest];
  const look = bookLook(paper, chosen, { wallShare }, sizes);
  const about = message("about-class-set", {
    columns,
    rows,
    mostColumns: hardest.columns,
    mostRows: hardest.rows,
    seed,
    sizes: hardest.columns === columns && hardest.rows === rows ? "same" : "several",
  });
  const alone = { middle: "", isOnOneSheet: false, perPage: 1 } as const;
  return { ...look, ...alone, paper, title, below, about, say } satisfies Partial<BookletDesign>;
}

/** A maze follows from the choice and its pupil's row alone. Rejects as generators do, and with Refusal for words that do not fit. */
export async function classMazes(
  choice: ClassChoice,
  pupils: readonly Pupil[],
  sizes: readonly Size[],
  { say, signal, progress }: Dialogue,
): Promise<BookMaze[]> {
  const { generators, difficulty, seed } = choice;
  const count = pupils.length;
  progress(0, count);
  /** By shape and size: a level is a rank among mazes of one shape and size. */
  const kinds = new Map<string, Awaited<ReturnType<typeof measuredKind>>>();
  const mazes: BookMaze[] = [];
  for (const [i, pupil] of pupils.entries()) {
    progress(i, count);
    const { key, print, name, shape, level = difficulty } = pupil;
    const like = JSON.stringify([shape, sizes[i]]);
    const plan = { count, ...sizes[i]!, generators, difficulty, ends: "corners", seed } as const;
    const kind = kinds.get(like) ?? (await measuredKind(plan, pupil, signal));
    kinds.set(like, kind);
    mazes.push({
      ...(await engine.run("mazeOfLevel", { ...kind, level, seed: `${seed}/${key}` }, signal)),
      number: i + 1,
      // The stars follow from the level alone, so that they say on the page what the list says.
      pupil: { key, print, name, stars: stars(levelShare(level)) },
      level: typeof level === "number" ? String(level) : say(message(`class-level-${level}`)),
    });
  }
  return ofEachRow(pupils, ({ key, items }, i) => {
    const random = new Random(`${seed}/${key}/words`);
    return { ...mazes[i]!, items: items.length === 0 ? undefined : fillContent(mazes[i]!, items, "once", random) };
  });
}

async function measuredKind(plan: BookletPlan, { shape }: Pupil, signal: AbortSignal) {
  const { rows, columns, generators } = plan;
  const outlined = shape && (await engine.run("outlined", { outline: shape, grid: { rows, columns } }, signal));
  const own = outlined === undefined ? plan : { ...plan, generators: fillingShapes(generators), shape: outlined };
  return { plan: own, scale: await engine.run("difficultyScale", own, signal) };
}

function fillingShapes(generators: ClassChoice["generators"]): string[] {
  return generators.filter((id) => generatorFactsById(id).honoursMask);
}

/** Throws {@link Refusal}, which names the rows whose shapes do not fit the paper or the kinds of the set, or cannot be drawn. */
export function mazeSizes(choice: ClassChoice, pupils: readonly Pupil[]): Size[] {
  const unfilled = fillingShapes(choice.generators).length > 0 ? [] : pupils.filter(({ shape }) => shape !== undefined);
  refuseFaults(unfilled.map(({ row, name }) => message("class-shape-kinds", { row, name })));
  return ofEachRow(pupils, (pupil) => sizeOf(choice, pupil));
}

/** The size of the pupil's level; for a shape, in its own proportion, with as many cells in its rectangle, or as many more as it needs. */
function sizeOf(choice: ClassChoice, { level = choice.difficulty, shape }: Pupil): Size {
  const { columns, rows, hardest = { columns, rows }, paper, wallShare } = choice;
  const ofLevel = sizeBetween({ columns, rows }, hardest, levelShare(level));
  if (shape === undefined) return ofLevel;
  const least =
    shape.kind === "word" ? wordSize(shape.text) : pictureShapes.find(({ id }) => id === shape.id)!.smallest;
  const larger = Math.max(1, Math.sqrt((ofLevel.columns * ofLevel.rows) / (least.columns * least.rows)));
  const size = { columns: Math.round(least.columns * larger), rows: Math.round(least.rows * larger) };
  fillPage(paper, size, { wallShare }); // throws if its cells would be too small
  return size;
}

/** Throws {@link Refusal}, which names the rows whose shapes do not fit the paper, or whose words do not fit the path. */
function ofEachRow<T>(pupils: readonly Pupil[], make: (pupil: Pupil, i: number) => T): T[] {
  const faults: Message[] = [];
  const made = pupils.flatMap((pupil, i) => {
    const { row, name } = pupil;
    try {
      return [make(pupil, i)];
    } catch (error) {
      if (error instanceof Refusal) faults.push(message("class-shape-too-large", { row, name }));
      else if (error instanceof MazeError)
        faults.push(message("class-row-fault", { row, name, fault: error.sentence }));
      else throw error;
      return [];
    }
  });
  refuseFaults(faults);
  return made;
}

/** `existing` are the pages that their set has. Rejects with {@link Refusal}, which names the rows that are wrong. */
export async function pupilsOf(
  { place, rows }: ListCells,
  title: string,
  dialogue: Pick<Dialogue, "say" | "inEveryLanguage">,
  existing?: ExistingPages,
): Promise<readonly Pupil[]> {
  const { area, sheet } = place;
  const reading = readClassList(rows, area.row + 1, await wordsOfLists(dialogue), existing);
  if (reading === undefined) throw new Refusal(message("class-no-names", { area: addressOf(area), sheet }));
  const { pupils, faults } = reading;
  const tooLong = pupils.filter(({ name }) => !fits(title, name));
  refuseFaults([...faults, ...tooLong.map(({ row, name }) => message("class-header-too-long", { row, name }))]);
  if (pupils.length === 0) throw new Refusal(message("class-list-empty", { area: addressOf(area), sheet }));
  if (pupils.length > MOST_PUPILS) {
    throw new Refusal(message("class-too-many", { count: pupils.length, most: MOST_PUPILS }));
  }
  return pupils;
}

function fits(title: string, name: string): boolean {
  try {
    headerOf({ title, middle: "", label: name });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

const TOLD = 3;

function refuseFaults(faults: readonly Message[]): void {
  const told = together(...faults.slice(0, TOLD));
  if (told === undefined) return;
  const more = faults.length - TOLD;
  throw new Refusal(together(told, more > 0 ? message("class-more-faults", { count: more }) : undefined));
}

export function classWords(say: SayWords): ClassWords {
  return {
    name: say("class-heading-name"),
    level: say("class-heading-level"),
    words: say("class-heading-words"),
    shape: say("class-heading-shape"),
    easy: say("class-level-easy"),
    medium: say("class-level-medium"),
    hard: say("class-level-hard"),
    shapes: pictureShapes.map(({ id, name }) => ({ id, name: say(name) })),
    ownName: say("class-shape-own-name"),
  };
}

/** The same in each language, the own one first; that one alone where the others do not load. */
export async function wordsOfLists({
  say,
  inEveryLanguage,
}: Pick<Dialogue, "say" | "inEveryLanguage">): Promise<readonly [ClassWords, ...ClassWords[]]> {
  const others = await inEveryLanguage().catch(() => []);
  return [classWords(say), ...others.map(classWords)];
}
