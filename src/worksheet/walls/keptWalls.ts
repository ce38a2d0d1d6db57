import { decodeWalls, encodeWalls } from "../../maze/code";
import { type Maze, MazeError } from "../../maze/model";
import type { Difference } from "../changes";
import type { Area, ReadName } from "../excel";
import { factBetween, facts } from "../memory";
import type { SheetState } from "../sheet";

/**
 * The walls of a sheet's maze as far as its share code does not tell them, in hidden names of the sheet: those of a maze that has no code,
 * and the numbers of those that were edited since it was drawn. They save reading every wall and are never believed: whoever reads the
 * maze asks whether the walls stand so (askForWalls).
 *
 * "E 2s 9z": as in the share code, but for the walls 100 and 359 (to the base of 36); "W400K…": as in this wall code; "W400K… 2s": both.
 */
const BY_CODE = "E";
const BY_WALLS = "W";

/** Characters that are kept: each look at the sheet reads them. */
const LONGEST = 20_000;
/** Mazes of more cells are not kept wall by wall: half a character a cell. */
const MOST_CELLS = 36_000;

/** The text for a maze of which no share code is known; nothing for one that is too large. */
export function wallsText(maze: Maze): string | undefined {
  return maze.size > MOST_CELLS ? undefined : BY_WALLS + encodeWalls(maze);
}

/** What a sheet keeps. */
interface KeptWalls {
  /** Nothing where the share code tells. */
  readonly drawn: Maze | undefined;
  /** Numbers of walls that stand otherwise than drawn; they may be none of the maze's. */
  readonly edited: readonly number[];
}

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

/** The text when these walls were taken down or put up; as it was where nothing is known of the maze, or too much was edited. */
function textWith({ names: list }: SheetState, walls: Iterable<number>): string | undefined {
  const kept = facts.walls.read(list);
  const [base = BY_CODE, ...before] = kept?.split(" ") ?? [];
  if (kept === undefined && facts.code.read(list) === undefined) return undefined;
  const edited = new Set(before);
  for (const wall of walls) {
    const number = wall.toString(36);
    // What is edited twice stands as it was drawn.
    if (!edited.delete(number)) edited.add(number);
  }
  if (edited.size > LONGEST) return kept;
  const text = [base, ...edited].join(" ");
  return text.length > LONGEST ? kept : text === BY_CODE ? undefined : text;
}

/** What is kept of the walls, and the same when these, by their numbers in the maze, were edited. */
export function editedBetween(state: SheetState, walls: Iterable<number>): Difference {
  const text = textWith(state, walls);
  return factBetween(state, facts.walls, text);
}

/** The numbers in the maze of those cells of a block whose bits are set: 1 for the right wall, 2 for the bottom one. */
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
