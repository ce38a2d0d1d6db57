import { message, together, type Message, isSame } from "../../message";
import { solverFactsById, type Solution } from "../../maze/solvers";
import {
  BY_BOTH,
  BY_FIRST,
  BY_SECOND,
  FIRST_PATH,
  ON_PATH,
  SECOND_PATH,
  UNMARKED,
  markOf,
} from "../../worksheet/solution";
import { cellName } from "../../worksheet/borders";
import { Refusal, seedFrom, type ExcelSession } from "../../worksheet/excel";
import type { MazeReading } from "../../worksheet/walls";
import { type Dialogue, type Pace, actFor, type Layout } from "../core";
import { readMarkedMaze, markedEnds } from "../maze";
import { drawSearch, findPath, type SearchNarration } from "../solve";
import { engine } from "../../engine";
import { type GeneratorFacts, UNVARIED, generatorFactsById } from "../../maze/generators";
import { mazeAt } from "../../maze/trace";
import type { Piece } from "../../worksheet/pieces";
import { openPair, pairAreas, pairContents, pairLayout } from "../../worksheet/laboratory";
import { addSheetInFront, findSheetPlace } from "../../worksheet/newSheets";
import { drawingOfPair } from "../../worksheet/identity";
import {
  type Foreign,
  type GeneratedMaze,
  type GenerationPlay,
  type Sign,
  generationPlay,
  startPlayer,
} from "../watch";

export interface RaceChoice {
  readonly solvers: readonly [string, string];
  /** Decides the searches that are random. If empty, a fresh one is used, and the outcome says which. */
  readonly seed: string;
  /** Instant: both are painted at once. Otherwise their player waits before the first step. */
  readonly pace: Pace;
}

/** Has two solvers search the maze in front, and marks what each and both visited, in place of a solution; it is cleared as one is. */
export function raceSolvers(choice: RaceChoice, dialogue: Dialogue) {
  const seed = seedFrom(choice.seed);
  return actFor(dialogue, async (action) => {
    const solvers = choice.solvers.map(solverFactsById);
    if (solvers[0] === solvers[1]) throw new Refusal(message("choose-two-algorithms"));
    const { reading, current, isFree } = await readMarkedMaze(action);
    const ends = markedEnds(reading);
    const racers: Racer[] = [];
    for (const solver of solvers) {
      const search = { solver: solver.id, maze: reading.maze, ends, seed: `${seed} ${solver.id}` };
      racers.push({ name: solver.name, solution: await findPath(search, dialogue) });
    }
    const [first, second] = racers as [Racer, Racer];
    const narration = raceNarration(reading, [first, second], isFree);
    const names = { first: first.name, second: second.name };
    const conclusion = together(resultOf(first), resultOf(second), message("race-signs", names));
    const search = { ...narration, maze: reading.maze, current, conclusionOn: () => conclusion };
    const player = await drawSearch(action, search, choice.pace);
    const { drawing, length: steps } = player.play;
    const sentence =
      choice.pace === "instant" ? conclusion : message("race-ready", { ...names, place: drawing.place, steps });
    return { player, seed, sentence: together(sentence, reading.remark) };
  });
}

interface Racer {
  readonly name: Message;
  readonly solution: Solution;
}

/** By {@link whose}. */
const SEARCHED_BY = [UNMARKED, BY_FIRST, BY_SECOND, BY_BOTH];
const PATH_OF = [UNMARKED, FIRST_PATH, SECOND_PATH, ON_PATH];

/** Two searches of one maze, in step: position k shows the first k visits of each, the last one their paths, in free cells alone. */
function raceNarration(
  { area, maze: { size } }: MazeReading,
  racers: readonly [Racer, Racer],
  isFree: (cell: number) => boolean,
): SearchNarration {
  const length = Math.max(...racers.map(({ solution }) => solution.visited.length)) + 1;
  const [first, second] = racers;
  const sign = (kind: number, words: Message) => ({ looks: [markOf(kind)!], words });
  return {
    length,
    legend: [
      sign(BY_FIRST, message("sign-visited-by", { solver: first.name })),
      sign(BY_SECOND, message("sign-visited-by", { solver: second.name })),
      sign(BY_BOTH, message("sign-visited-by-both")),
      sign(FIRST_PATH, message("sign-path-of", { solver: first.name })),
      sign(SECOND_PATH, message("sign-path-of", { solver: second.name })),
      sign(ON_PATH, message("sign-path-of-both")),
    ],
    kindsAt(position) {
      const visits = racers.map(({ solution }) => solution.visited.subarray(0, position));
      const searched = whose(size, visits);
      const onPath = whose(size, position < length ? [] : racers.map(({ solution }) => solution.path ?? []));
      return searched.map((by, cell) => {
        if (!isFree(cell)) return UNMARKED;
        return onPath[cell] === 0 ? SEARCHED_BY[by]! : PATH_OF[onPath[cell]!]!;
      });
    },
    say(position) {
      const did = (racer: Racer) => {
        const cell = position === length ? undefined : racer.solution.visited[position - 1];
        if (cell === undefined) return resultOf(racer);
        return message("racer-visits", { solver: racer.name, cell: cellName(area, cell) });
      };
      return together(did(racers[0]), did(racers[1]));
    },
  };
}

/** Which of the two lists contain each cell, as bits. */
function whose(size: number, lists: readonly ArrayLike<number>[]): Uint8Array {
  const bits = new Uint8Array(size);
  lists.forEach((list, i) => {
    for (let at = 0; at < list.length; at++) bits[list[at]!]! |= 1 << i;
  });
  return bits;
}

/** "A* found a path of 47 steps in 120 visits." */
function resultOf({ name: solver, solution: { path, visited } }: Racer): Message {
  const visits = visited.length;
  if (path === undefined) return message("racer-found-no-path", { solver, visits });
  return message("racer-found-path", { solver, steps: path.length - 1, visits });
}

export interface SideBySideChoice {
  readonly generators: readonly [string, string];
  readonly rows: number;
  readonly columns: number;
  /** Both mazes are made from it. If empty, a fresh one is used, and the outcome says which. */
  readonly seed: string;
  /** Cells are smaller if both mazes would not be in view. */
  readonly layout: Layout;
  readonly tint: boolean;
  /** Instant: both are drawn at once. Otherwise their player waits before the first step. */
  readonly pace: Pace;
}

/** The most cells of each maze: both are tinted and read within one request. */
const MOST_CELLS = 2_500;

/** Makes two mazes by two algorithms from the same seed, side by side on a new sheet "Side by side", to be watched in step. */
export function sideBySide(choice: SideBySideChoice, dialogue: Dialogue) {
  const seed = seedFrom(choice.seed);
  return actFor(dialogue, async ({ session, changes }) => {
    const { rows, columns, tint, pace } = choice;
    const makers = choice.generators.map(generatorFactsById) as [GeneratorFacts, GeneratorFacts];
    if (makers[0] === makers[1]) throw new Refusal(message("choose-two-algorithms"));
    const cells = rows * columns;
    if (cells > MOST_CELLS) {
      throw new Refusal(message("choose-smaller-pair", { columns, rows, cells, most: MOST_CELLS }));
    }
    const { say } = dialogue;
    const place = await findSheetPlace(session, changes, say("pair-sheet"));
    const grid = { rows, columns };
    const areas = pairAreas(grid);
    const layout = pairLayout(choice.layout, areas);
    const halves: Pick<GeneratedMaze, "area" | "generator" | "trace">[] = [];
    for (const [i, generator] of makers.entries()) {
      const recipe = { ...grid, generator: generator.id, seed, variation: UNVARIED };
      const { trace } = await engine.run("generation", recipe, dialogue.signal);
      halves.push({ area: i === 0 ? areas.left : areas.right, generator, trace });
    }
    const [first, second] = makers;
    const names = { first: first.name, second: second.name };
    const words = {
      title: say(message("pair-title", { ...names, seed })),
      names: [say(first.name), say(second.name)] as const,
    };
    const id = await changes.make(session, addSheetInFront(place, pairContents(areas, layout, words, session.stamp)));
    const [firstSteps, secondSteps] = halves.map(({ trace }) => trace.steps.length) as [number, number];
    const conclusionOn = (sheet: string) => message("pair-made", { ...names, sheet, firstSteps, secondSteps });
    const drawing = drawingOfPair({ id, name: place.name }, areas.both, session.stamp);
    const common = { drawing, grid, layout, setNumbers: "none", tint, conclusionOn } as const;
    const [left, right] = halves.map((half) => generationPlay({ ...common, ...half }, say));
    const play = inStep(left!, right!);
    const drawn = halves.map(({ area, trace }) => {
      return { area, maze: mazeAt(grid, trace, pace === "instant" ? trace.steps.length : 0) };
    });
    await openPair(session, id, drawn, layout);
    const ready = message("pair-ready", { ...names, sheet: place.name, steps: play.length });
    const sentence = pace === "instant" ? conclusionOn(place.name) : ready;
    return { player: await startPlayer(session, play, pace), seed, sentence };
  });
}

const REACH = 15_000;

/** How two mazes were made, in step: position k shows the first k steps of each; one with fewer steps waits at its end. */
function inStep(left: GenerationPlay, right: GenerationPlay) {
  const { drawing, conclusionOn } = left;
  const halves = [left, right];
  const steps = Math.max(left.length, right.length);
  const piecesOf = async (ask: (half: GenerationPlay) => Promise<readonly Piece[]>) =>
    (await Promise.all(halves.map(ask))).flat();
  return {
    drawing,
    conclusionOn,
    length: steps,
    reach: REACH,
    legend: legendOf(left, right),
    begin: () => piecesOf((half) => half.begin()),
    paint: (from: number, to: number, rests: boolean) =>
      piecesOf((half) => half.paint(Math.min(from, half.length), Math.min(to, half.length), rests)),
    async check(session: ExcelSession, shown: readonly number[]) {
      const found: Foreign[] = [];
      for (const half of halves) {
        const own = new Set(shown.map((position) => Math.min(position, half.length)));
        found.push(...(await half.check(session, [...own])));
      }
      return found;
    },
    /** "Step 14 of 39. Kruskal: H3, left wall. … Wilson: done after 12 steps." */
    async say(position: number): Promise<Message> {
      if (position === 0) return message("before-first-step", { steps });
      const describe = async ({ generated, length, describe }: GenerationPlay) => {
        const { name } = generated.generator;
        const did = position > length ? undefined : await describe(position);
        return did === undefined ? message("pair-done", { name, steps: length }) : message("pair-did", { name, did });
      };
      const [first, second] = await Promise.all(halves.map(describe));
      return message("pair-step", { step: position, steps, first: first!, second: second! });
    },
  };
}

/** If a fill has its meaning in only one of the mazes, the text says in which. */
function legendOf(left: GenerationPlay, right: GenerationPlay): readonly Sign[] {
  const isIn = (half: GenerationPlay, { words }: Sign) => half.legend.some((sign) => isSame(sign.words, words));
  const alone = ({ generated: { generator }, legend }: GenerationPlay, other: GenerationPlay) =>
    legend
      .filter((sign) => !isIn(other, sign))
      .map(({ looks, words }) => ({ looks, words: message("sign-in-one", { name: generator.name, words }) }));
  return [...alone(left, right), ...alone(right, left), ...left.legend.filter((sign) => isIn(right, sign))];
}
