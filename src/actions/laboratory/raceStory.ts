import { message, type Message, together } from "../../message";
import type { Solution } from "../../maze/solvers";
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
import type { SearchStory } from "../solve";

/** One of the two in a race: a solver's name and what it did. */
export interface Racer {
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
export function raceStory(
  size: number,
  racers: readonly [Racer, Racer],
  isFree: (cell: number) => boolean,
): SearchStory {
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
export function resultOf({ name: solver, solution: { path, visited } }: Racer): Message {
  const visits = visited.length;
  if (path === undefined) return message("racer-found-no-path", { solver, visits });
  return message("racer-found-path", { solver, steps: path.length - 1, visits });
}
