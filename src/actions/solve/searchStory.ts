import { message, type Message } from "../../message";
import type { Solution } from "../../maze/solvers";
import { ON_PATH, SEARCHED, UNMARKED, markOf } from "../../worksheet/solution";
import type { Sign } from "../watch";

/** A search, or several at once, step by step: what is shown and said at each position. */
export interface SearchStory {
  /** The last position; 0 is before the first step. */
  readonly length: number;
  /** What the marks mean. */
  readonly legend: readonly Sign[];
  /** The mark of each cell, as in cellKinds.ts; rows x columns. */
  kindsAt(position: number): Uint8Array;
  /** What the step to a position did, without its number; `nameOf` gives a cell's address. */
  say(position: number, nameOf: (cell: number) => string): Message;
}

/**
 * One search in a maze of `size` cells: position k shows the first k visits, and the last one the path, if there is one. Only free
 * cells are marked; `showsVisited`: whether visited cells stay dotted when the path is shown.
 */
export function searchStory(
  size: number,
  { visited, path }: Solution,
  isFree: (cell: number) => boolean,
  showsVisited: boolean,
): SearchStory {
  return {
    length: visited.length + (path === undefined ? 0 : 1),
    legend: [
      { looks: [markOf(SEARCHED)!], words: message("sign-visited") },
      { looks: [markOf(ON_PATH)!], words: message("sign-path") },
    ],
    kindsAt(position) {
      const kinds = new Uint8Array(size).fill(UNMARKED);
      const isFound = position > visited.length;
      const shown = isFound && !showsVisited ? 0 : position;
      for (let i = 0; i < shown; i++) if (isFree(visited[i]!)) kinds[visited[i]!] = SEARCHED;
      if (isFound) for (const cell of path!) if (isFree(cell)) kinds[cell] = ON_PATH;
      return kinds;
    },
    say(position, nameOf) {
      if (position > visited.length) return message("search-found-path", { cells: path!.length });
      const cell = visited[position - 1]!;
      const isAgain = visited.subarray(0, position - 1).includes(cell);
      return message(isAgain ? "search-visits-again" : "search-visits", { cell: nameOf(cell) });
    },
  };
}
