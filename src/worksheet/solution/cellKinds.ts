import { type Look, colorOf, distanceMarks, pathMark, raceMarks, visitedMark } from "../looks";

/** The kinds of cells in a solution, as numbers: here one without a mark. */
export const UNMARKED = 0;
/** A cell that the search visited, beside the path. */
export const SEARCHED = 1;
export const ON_PATH = 2;
/** In a race of two solvers: visited by the first only. */
export const BY_FIRST = 3;
/** In a race: visited by the second solver only. */
export const BY_SECOND = 4;
export const BY_BOTH = 5;
/** In a race: on the path of the first solver only. */
export const FIRST_PATH = 6;
/** In a race: on the path of the second solver only. */
export const SECOND_PATH = 7;
/** The nearest band of distances; farther ones follow. */
export const NEAREST = 8;

const marks: readonly Look[] = ["", visitedMark, pathMark, ...raceMarks, ...distanceMarks];

export const KINDS = marks.length;

export function markOf(kind: number): Look | undefined {
  return kind === UNMARKED ? undefined : marks[kind];
}

const shown: ReadonlySet<Look> = new Set(marks.slice(1));
const colours: ReadonlySet<string> = new Set([...shown].map(colorOf));

export function isMark(look: Look): boolean {
  return shown.has(look);
}

/** Whether it has the colour of any kind, or of this one: not every Excel reports a pattern. */
export function hasMarkColour(look: Look, kind?: number): boolean {
  const colour = colorOf(look);
  return kind === undefined ? colours.has(colour) : colour === colorOf(marks[kind]!);
}
