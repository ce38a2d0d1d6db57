import { decodeWalls, encodeWalls } from "../../maze/code";
import { type Maze, MazeError } from "../../maze/model";
import type { Difference } from "../changes";
import type { Area, ReadName } from "../excel";
import { factBetween, facts } from "../memory";
import type { SheetState } from "../sheet";

/**
 * What the share code of a sheet's maze does not say about its walls, in hidden names of the sheet: all walls of a maze without a code,
 * and the numbers of those edited since it was drawn. They save reading every wall and are never trusted: code that reads the
 * maze asks Excel whether the walls agree (askForWalls).
 *
 * "E 2s 9z": as in the share code, except walls 100 and 359 (in base 36); "W400K…": as in this wall code; "W400K… 2s": both.
 */
const BY_CODE = "E";
const BY_WALLS = "W";

/** The most characters that are kept: each look at the sheet reads them. */
const LONGEST = 20_000;
/** Mazes with more cells are not kept wall by wall: half a character a cell. */
const MOST_CELLS = 36_000;

/** The text for a maze without a share code; undefined for one that is too large. */
export function wallsText(maze: Maze): string | undefined {
  return maze.size > MOST_CELLS ? undefined : BY_WALLS + encodeWalls(maze);
}

/** What a sheet keeps. */
interface KeptWalls {
  /** Undefined if the share code says it. */
  readonly drawn: Maze | undefined;
  /** Numbers of walls that differ from those drawn; invalid ones are possible. */
  readonly edited: readonly number[];
}

/** What the names of a sheet keep of its maze's walls. A text that somebody damaged counts as none. */
export function keptWalls(list: readonly ReadName[]): KeptWalls {
  const [base = "", ...edited] = facts.walls.read(list)?.split(" ") ?? [];
  const numbers = edited.map((number) => (/^[0-9a-z]{1,5}$/.test(number) ? parseInt(number, 36) : 0));
  try {
    return { drawn: base.startsWith(BY_WALLS) ? decodeWalls(base.slice(1)) : undefined, edited: numbers };
  } catch (error) {
    if (error instanceof MazeError) return { drawn: undefined, edited: numbers }; // somebody changed the name
    throw error;
  }
}

/** The text after these walls were toggled; unchanged where nothing is known about the maze, or too much was edited. */
function textWith({ names: list }: SheetState, walls: Iterable<number>): string | undefined {
  const kept = facts.walls.read(list);
  const [base = BY_CODE, ...before] = kept?.split(" ") ?? [];
  if (kept === undefined && facts.code.read(list) === undefined) return undefined;
  const edited = new Set(before);
  for (const wall of walls) {
    const number = wall.toString(36);
    // A wall edited twice is as it was drawn.
    if (!edited.delete(number)) edited.add(number);
  }
  if (edited.size > LONGEST) return kept;
  const text = [base, ...edited].join(" ");
  return text.length > LONGEST ? kept : text === BY_CODE ? undefined : text;
}

/** The change of what is kept when these walls, by their numbers in the maze, are edited. */
export function editedBetween(state: SheetState, walls: Iterable<number>): Difference {
  const text = textWith(state, walls);
  return factBetween(state, facts.walls, text);
}

/** The walls, numbered in the whole maze, of a block's cells whose bits are set: 1 for the right wall, 2 for the bottom one. */
export function* wallsOfBlock(bits: Iterable<number>, block: Area, whole: Area): Generator<number> {
  let cell = 0;
  for (const each of bits) {
    const row = block.row - whole.row + Math.floor(cell / block.columns);
    const there = row * whole.columns + block.column - whole.column + (cell % block.columns);
    if ((each & 1) !== 0) yield 2 * there;
    if ((each & 2) !== 0) yield 2 * there + 1;
    cell++;
  }
}
