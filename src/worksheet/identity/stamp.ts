import type { Difference } from "../changes";
import { type Painting, paintingOn } from "../cells";
import { type Area, type ReadName, addressOf } from "../excel";
import { factBetween, facts } from "../memory";
import type { SheetState } from "../sheet";

/**
 * Stamps: hidden sheet-scoped names over the cells of a maze, of a solution, and of two mazes beside each other, with the stamp of the
 * act that drew or changed it last. Whoever holds something of a maze (its steps, what was found in it) holds the stamp that it was of.
 *
 * The stamp is the name and not what the name holds, so that a request can begin with it: Excel does the calls of a request in
 * their order and none after the first that fails, so nothing is painted where the stamp is another by then.
 */
const stamps = { maze: facts.mazeStamp, solution: facts.solutionStamp, pair: facts.pairStamp } as const;
type Stamped = keyof typeof stamps;

/** The name that the act with this stamp gives. */
export function stampName(what: Stamped, act: string): string {
  return stamps[what].name + act;
}

/** The name that stands on a sheet; of several, which two acts at once may have left, all of them; "" for none. */
export function stampOf(list: readonly ReadName[], what: Stamped): string {
  return stamps[what].read(list) ?? "";
}

/** A new stamp for the grid of a sheet whose walls are about to change; where it has none, nothing. */
export function stampBetween(state: SheetState, act: string): Difference[] {
  const { grid: area } = state;
  return area === undefined ? [] : [factBetween(state, facts.mazeStamp, { act, area })];
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
