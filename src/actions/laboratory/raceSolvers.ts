import { message, together, type Message } from "../../message";
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
import { Refusal, seedFrom } from "../../worksheet/excel";
import { type Dialogue, type Pace, actFor } from "../core";
import { readMarkedMaze, markedEnds } from "../maze";
import { drawSearch, findPath, type SearchNarration } from "../solve";

export interface RaceChoice {
  readonly solvers: readonly [string, string];
  /** Decides the searches that are random. If empty, a fresh one is used, and the outcome says which. */
  readonly seed: string;
  /** Instant: both are painted at once. Otherwise their player waits before the first step. */
  readonly pace: Pace;
}

/**
 * Has two solvers search the maze in front, and marks what each has visited, and what both have. The race takes the place of a solution,
 * and Clear solution removes it.
 */
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
    const narration = raceNarration(reading.maze.size, [first, second], isFree);
    const names = { first: first.name, second: second.name };
    const conclusion = together(resultOf(first), resultOf(second), message("race-signs", names));
    const search = { maze: reading.maze, current, narration, conclusionOn: () => conclusion };
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

const FIRST = 1;
const SECOND = 2;
const SEARCHED_BY = [UNMARKED, BY_FIRST, BY_SECOND, BY_BOTH];
const PATH_OF = [UNMARKED, FIRST_PATH, SECOND_PATH, ON_PATH];

/**
 * Two searches of one maze of `size` cells, in step: position k shows the first k visits of each, and the last one their paths. Only
 * free cells are marked.
 */
function raceNarration(
  size: number,
  racers: readonly [Racer, Racer],
  isFree: (cell: number) => boolean,
): SearchNarration {
  const visits = racers.map(({ solution }) => solution.visited) as [Uint32Array, Uint32Array];
  const length = Math.max(...visits.map((each) => each.length)) + 1;
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
      const searched = whose(size, [visits[0].subarray(0, position), visits[1].subarray(0, position)]);
      const none = new Uint32Array();
      const paths = racers.map(({ solution }) => (position < length ? none : (solution.path ?? none)));
      const onPath = whose(size, paths as [Uint32Array, Uint32Array]);
      return searched.map((by, cell) => {
        if (!isFree(cell)) return UNMARKED;
        return onPath[cell] === 0 ? SEARCHED_BY[by]! : PATH_OF[onPath[cell]!]!;
      });
    },
    say(position, nameOf) {
      const did = (racer: Racer) => {
        const cell = position === length ? undefined : racer.solution.visited[position - 1];
        if (cell === undefined) return resultOf(racer);
        return message("racer-visits", { solver: racer.name, cell: nameOf(cell) });
      };
      return together(did(racers[0]), did(racers[1]));
    },
  };
}

/** Which of the two lists contain each cell, as bits. */
function whose(size: number, [first, second]: readonly [Uint32Array, Uint32Array]): Uint8Array {
  const bits = new Uint8Array(size);
  for (const cell of first) bits[cell]! |= FIRST;
  for (const cell of second) bits[cell]! |= SECOND;
  return bits;
}

/** "A* found a path of 47 steps in 120 visits." */
function resultOf({ name: solver, solution: { path, visited } }: Racer): Message {
  const visits = visited.length;
  if (path === undefined) return message("racer-found-no-path", { solver, visits });
  return message("racer-found-path", { solver, steps: path.length - 1, visits });
}
