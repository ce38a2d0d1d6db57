import { decodeWalls, encodeWalls } from "../../maze/code/wallCode";
import { MazeError } from "../../maze/errors";
import type { Maze } from "../../maze/maze";
import { paintingOn, type Piece } from "../cells/pieces";
import type { Area } from "../excel/addresses";
import { forgetFormulas, PIECE, rememberedText, rememberText } from "../excel/longText";
import { cutText, findName, names, type ReadName } from "../excel/names";
import type { SheetState } from "./sheetState";

/**
 * The walls of a sheet's maze as far as its share code does not tell them, in hidden names of the sheet: those of a maze that has no code,
 * and the numbers of those that were edited since it was drawn. They save reading every wall and are never believed: whoever reads the
 * maze asks whether the walls stand so (askForWalls).
 *
 * "E 2s 9z": as in the share code, but for the walls 100 and 359 (to the base of 36); "W400K…": as in this wall code; "W400K… 2s": both.
 */
const BY_CODE = "E";
const BY_WALLS = "W";

/** Characters that are kept, five names: each look at the sheet reads them. */
const LONGEST = 20_000;
/** Mazes of more cells are not kept wall by wall: half a character a cell. */
const MOST_CELLS = 36_000;
const MOST_NAMES = Math.ceil(LONGEST / PIECE);
/** What these take of a request at most, in bytes. */
const KEPT_BYTES = LONGEST + MOST_NAMES * 700;

/** The text for a maze of which no share code is known; nothing for one that is too large. */
export function wallsText(maze: Maze): string | undefined {
  return maze.size > MOST_CELLS ? undefined : BY_WALLS + encodeWalls(maze);
}

/** What a sheet keeps. */
export interface KeptWalls {
  /** Nothing where the share code tells. */
  readonly drawn: Maze | undefined;
  /** Numbers of walls that stand otherwise than drawn; they may be none of the maze's. */
  readonly edited: readonly number[];
}

export function keptWalls(list: readonly ReadName[]): KeptWalls {
  const [base = "", ...edited] = rememberedText(list, names.walls)?.split(" ") ?? [];
  const numbers = edited.map((number) => (/^[0-9a-z]{1,5}$/.test(number) ? parseInt(number, 36) : 0));
  try {
    return { drawn: base.startsWith(BY_WALLS) ? decodeWalls(base.slice(1)) : undefined, edited: numbers };
  } catch (error) {
    if (error instanceof MazeError) return { drawn: undefined, edited: numbers }; // somebody changed the name
    throw error;
  }
}

/** Queues the text in place of what is kept, or the end of that; also of `made` names that a request which broke off may have made. */
export function keepWalls(
  sheet: Excel.Worksheet,
  list: readonly ReadName[],
  text: string | undefined,
  made = MOST_NAMES,
): void {
  forgetFormulas(sheet, list, names.walls, made);
  if (text !== undefined) rememberText(sheet, list, names.walls, text);
}

/** The text when these walls were taken down or put up; as it was where nothing is known of the maze, or too much was edited. */
function textWith({ names: list }: SheetState, walls: Iterable<number>): string | undefined {
  const kept = rememberedText(list, names.walls);
  const [base = BY_CODE, ...before] = kept?.split(" ") ?? [];
  if (kept === undefined && findName(list, names.code) === undefined) return undefined;
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

/** Queues that these walls, by their numbers in the maze, are edited. */
export function keepEdited(sheet: Excel.Worksheet, state: SheetState, walls: Iterable<number>): void {
  const text = textWith(state, walls);
  // Of a sheet about whose maze nothing is kept nothing is to be ended.
  if (text === rememberedText(state.names, names.walls)) return;
  keepWalls(sheet, state.names, text, cutText(text ?? "", PIECE).length);
}

/** {@link keepEdited} as a piece of a request, and the way back. */
export function editedPiece(state: SheetState, walls: readonly number[]): Piece {
  return { bytes: KEPT_BYTES, paint: paintingOn(state.id, (sheet) => keepEdited(sheet, state, walls)) };
}

export function keptBackPiece(state: SheetState): Piece {
  return { bytes: KEPT_BYTES, paint: paintingOn(state.id, (sheet) => putKeptBack(sheet, state)) };
}

/** Queues the way back of {@link keepEdited}. */
export function putKeptBack(sheet: Excel.Worksheet, { names: list }: SheetState): void {
  keepWalls(sheet, list, rememberedText(list, names.walls));
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
