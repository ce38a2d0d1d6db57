import { type Look, colorOf, distanceMarks, pathMark, raceMarks, visitedMark } from "../cells";

/** What is to be seen of a cell of a solution, a number. */
export const UNMARKED = 0;
export const SEARCHED = 1;
export const ON_PATH = 2;
/** In a race of two solvers: looked at by the first, the second, by both; on the path of the first alone, of the second alone. */
export const BY_FIRST = 3;
export const BY_SECOND = 4;
export const BY_BOTH = 5;
export const FIRST_PATH = 6;
export const SECOND_PATH = 7;
/** The nearest band of distances; those farther away follow. */
export const NEAREST = 8;

const marks: readonly Look[] = ["", visitedMark, pathMark, ...raceMarks, ...distanceMarks];

/** How many kinds there are. */
export const KINDS = marks.length;

/** The look of a cell of this kind; nothing for one that is not marked. */
export function markOf(kind: number): Look | undefined {
  return kind === UNMARKED ? undefined : marks[kind];
}

const shown: ReadonlySet<Look> = new Set(marks.slice(1));
const colours: ReadonlySet<string> = new Set([...shown].map(colorOf));

/** Whether a look is that of one of the kinds. */
export function isMark(look: Look): boolean {
  return shown.has(look);
}

/** Whether it has the colour of one of the kinds, or of this one: not every Excel tells a pattern. */
export function hasMarkColour(look: Look, kind?: number): boolean {
  const colour = colorOf(look);
  return kind === undefined ? colours.has(colour) : colour === colorOf(marks[kind]!);
}
