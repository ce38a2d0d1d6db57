import { paintingOn, type Painting, type Piece } from "../cells/pieces";
import { addressOf, type Area } from "../excel/addresses";
import { deleteName, putNameBack, setHiddenName, type ReadName } from "../excel/names";
import { rangeAt } from "../excel/rangeAt";
import type { SheetState } from "./sheetState";

/**
 * Stamps: hidden sheet-scoped names over the cells of a maze, of a solution, and of two mazes beside each other, with the stamp of the
 * act that drew or changed it last. Whoever holds something of a maze (its steps, what was found in it) holds the stamp that it was of.
 *
 * The stamp is the name and not what the name holds, so that a request can begin with it: Excel does the calls of a request in
 * their order and none after the first that fails, so nothing is painted where the stamp is another by then.
 */
const prefixes = { maze: "MazeStamp_", solution: "MazeSolved_", pair: "MazePair_" } as const;
type Stamped = keyof typeof prefixes;

/** What a stamp costs in a request, in bytes, with the one that it takes the place of. */
const STAMP_BYTES = 1_200;

const startsWith = (name: string, prefix: string) => name.toUpperCase().startsWith(prefix.toUpperCase());

/** Whether a name is a stamp. */
export function isStamp(name: string): boolean {
  return Object.values(prefixes).some((prefix) => startsWith(name, prefix));
}

/** The name that the act with this stamp gives. */
export function stampName(what: Stamped, act: string): string {
  return prefixes[what] + act;
}

/** The name that stands on a sheet; of several, which two acts at once may have left, all of them; "" for none. */
export function stampOf(list: readonly ReadName[], what: Stamped): string {
  return stampsIn(list, what)
    .map(({ name }) => name)
    .sort()
    .join(" ");
}

function stampsIn(list: readonly ReadName[], what: Stamped): readonly ReadName[] {
  return list.filter(({ name }) => startsWith(name, prefixes[what]));
}

/** Queues a new stamp in place of those in the list, over `area` of the sheet. */
export function setStamp(
  sheet: Excel.Worksheet,
  list: readonly ReadName[],
  what: Stamped,
  act: string,
  area: Area,
): void {
  dropStamp(sheet, list, what);
  setHiddenName(sheet, stampName(what, act), rangeAt(sheet, area));
}

/** Queues the end of the stamps in the list, and of the one that this act may have given. */
export function dropStamp(sheet: Excel.Worksheet, list: readonly ReadName[], what: Stamped, act?: string): void {
  const given = act === undefined ? [] : [stampName(what, act)];
  for (const name of new Set([...stampsIn(list, what).map((stamp) => stamp.name), ...given])) deleteName(sheet, name);
}

/** Queues the stamps of the list in place of the one that this act may have given: everything is as it was. */
export function putStampBack(sheet: Excel.Worksheet, list: readonly ReadName[], what: Stamped, act: string): void {
  dropStamp(sheet, [], what, act);
  for (const stamp of stampsIn(list, what)) putNameBack(sheet, stamp);
}

/** Queues a new stamp for the grid of a sheet whose walls are about to change; where it has none, nothing. */
export function stampChange(sheet: Excel.Worksheet, state: SheetState, act: string): void {
  if (state.grid !== undefined) setStamp(sheet, state.names, "maze", act, state.grid);
}

/** {@link stampChange} as a piece of a request, and the way back. */
export function stampPiece(state: SheetState, act: string): Piece {
  return { bytes: STAMP_BYTES, paint: paintingOn(state.id, (sheet) => stampChange(sheet, state, act)) };
}

export function stampBackPiece(state: SheetState, act: string): Piece {
  const paint = paintingOn(state.id, (sheet) => putStampBack(sheet, state.names, "maze", act));
  return { bytes: STAMP_BYTES, paint };
}

/**
 * Queues, as the first calls of a request, a look whether the stamp is still there and its cells are where they were. Where they
 * are not, Excel refuses the request with ItemNotFound (of deleted cells, InvalidReference) and has done nothing of it.
 */
export function guardStamp(sheet: Excel.Worksheet, stamp: string, area: Area): void {
  const cells = sheet.names.getItem(stamp).getRange().untrack();
  const { row, column, rows, columns } = area;
  const last = { row: row + rows - 1, column: column + columns - 1, rows: 1, columns: 1 };
  cells
    .getCell(0, 0)
    .untrack()
    .getIntersection(addressOf({ row, column, rows: 1, columns: 1 }))
    .untrack();
  if (rows * columns > 1) cells.getLastCell().untrack().getIntersection(addressOf(last)).untrack();
}

/** {@link guardStamp} as a part of a request. */
export function guarding(sheetId: string, stamp: string, area: Area): Painting {
  return paintingOn(sheetId, (sheet) => guardStamp(sheet, stamp, area));
}

/** What Excel answers where {@link guardStamp} finds another. */
export const guardCodes: ReadonlySet<string> = new Set(["ItemNotFound", "InvalidReference"]);
