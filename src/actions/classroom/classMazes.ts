import { type Message, message, together, type SayWords } from "../../message";
import { engine } from "../../engine";
import { type BookletPlan, levelShare, sizeBetween } from "../../maze/booklet";
import { type ClassWords, type Pupil, type ExistingPages, readClassList } from "../../maze/classes";
import { fillContent } from "../../maze/content";
import { generatorFactsById } from "../../maze/generators";
import { stars } from "../../maze/measures";
import { Random, MazeError } from "../../maze/model";
import type { BookMaze } from "../../worksheet/booklet";
import type { Dialogue } from "../core";
import { type ClassChoice, MOST_PUPILS, type Size } from "./classDesign";
import { Refusal } from "../../worksheet/excel";
import { addressOf } from "../../worksheet/addresses";
import type { ListCells } from "../../worksheet/lists";
import { headerOf } from "../../worksheet/pageTexts";
import { fillPage } from "../../worksheet/paper";
import { pictureShapes, wordSize } from "../../maze/shapes";

/**
 * Each maze follows from the choice and its pupil's own row alone. Rejects with Stopped, with what the generators throw, and with Refusal
 * for words that do not fit.
 */
export async function classMazes(
  choice: ClassChoice,
  pupils: readonly Pupil[],
  sizes: ReadonlyMap<string, Size>,
  { say, signal, progress }: Dialogue,
): Promise<BookMaze[]> {
  const { generators, difficulty, seed: ofSet } = choice;
  const count = pupils.length;
  progress(0, count);
  /** By shape and size: a level is a rank among mazes of one shape and size. */
  const kinds = new Map<string, Awaited<ReturnType<typeof measuredKind>>>();
  const mazes: BookMaze[] = [];
  for (const [i, pupil] of pupils.entries()) {
    progress(i, count);
    const seed = `${ofSet}/${pupil.key}`;
    const level = pupil.level ?? difficulty;
    const size = sizes.get(pupil.key)!;
    const like = JSON.stringify([pupil.shape, size]);
    const plan: BookletPlan = {
      count,
      ...size,
      generators,
      difficulty,
      ends: "corners",
      seed: ofSet,
    };
    const kind = kinds.get(like) ?? (await measuredKind(plan, pupil, signal));
    kinds.set(like, kind);
    const made = await engine.run("mazeOfLevel", { ...kind, level, seed }, signal);
    const { key, print, name } = pupil;
    mazes.push({
      ...made,
      number: i + 1,
      // The stars follow from the level alone, so that they say on the page what the list says.
      pupil: { key, print, name, stars: stars(levelShare(level)) },
      level: typeof level === "number" ? String(level) : say(message(`class-level-${level}`)),
    });
  }
  return ofEachRow(pupils, ({ key, items }, i) => {
    const random = new Random(`${ofSet}/${key}/words`);
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

/**
 * Sizes by pupils' keys. Throws {@link Refusal}, which names the rows whose shapes do not fit the paper or the kinds of the set, or
 * cannot be drawn.
 */
export function mazeSizes(choice: ClassChoice, pupils: readonly Pupil[]): ReadonlyMap<string, Size> {
  const unfilled = fillingShapes(choice.generators).length > 0 ? [] : pupils.filter(({ shape }) => shape !== undefined);
  refuseFaults(unfilled.map(({ row, name }) => message("class-shape-kinds", { row, name })));
  return new Map(ofEachRow(pupils, (pupil) => [pupil.key, sizeOf(choice, pupil)] as const));
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
