import type { Difference } from "../changes";
import { type Painting, paintingOn } from "../pieces";
import { type Area, addressOf } from "../addresses";
import type { ReadName } from "../names";
import { factBetween, facts, namesOf } from "../memory";
import type { SheetState, SheetLook } from "../sheet";

/**
 * Stamps: hidden sheet-scoped names over the cells of a maze, of a solution, or of two mazes side by side, with the stamp of the action
 * that drew or changed it last. What holds something of a maze (its steps, what was found in it) also holds the stamp it had then.
 * The stamp is part of the name itself, so that a request can begin by checking it: Excel runs the calls of a request in
 * order and none after the first that fails, so nothing is painted where the stamp has changed.
 */
const stamps = { maze: facts.mazeStamp, solution: facts.solutionStamp, pair: facts.pairStamp } as const;
type Stamped = keyof typeof stamps;

export function stampName(what: Stamped, act: string): string {
  return stamps[what].name + act;
}

/** The stamp's name on a sheet; all of them if two simultaneous actions left several; "" for none. */
export function stampOf(list: readonly ReadName[], what: Stamped): string {
  return stamps[what].read(list) ?? "";
}

/** A new stamp for a grid whose walls are about to change; nothing if it has no stamp. */
export function stampBetween(state: SheetState, act: string): Difference[] {
  const { grid: area } = state;
  return area === undefined ? [] : [factBetween(state, facts.mazeStamp, { act, area })];
}

/**
 * Queues, as the first calls of a request, a check that the stamp is still there and its cells are where they were. Where they
 * are not, Excel refuses the whole request with ItemNotFound (for deleted cells, InvalidReference).
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

export function guarding(sheetId: string, stamp: string, area: Area): Painting {
  return paintingOn(sheetId, (sheet) => guardStamp(sheet, stamp, area));
}

/**
 * Excel's error codes where {@link guardStamp} fails; the last one on a Mac while another workbook is in front (OfficeDev/office-js#6365).
 */
export const guardCodes: ReadonlySet<string> = new Set(["ItemNotFound", "InvalidReference", "InvalidSelection"]);

export type MazeIdentity = Readonly<ReturnType<typeof identityOf>>;

/**
 * What distinguishes the maze of a sheet from another one, and from itself before it was changed: its place ("B2:I6"), the stamps of the
 * maze, or of the two of a pair, and of its solution, and the names of entrance and exits with where they point to; each "" for none.
 */
export function identityOf({ id, grid, names: list }: SheetLook) {
  return {
    sheetId: id,
    place: grid === undefined ? "" : addressOf(grid),
    maze: stampOf(list, "maze") || stampOf(list, "pair"),
    solution: stampOf(list, "solution"),
    ends: endsOf(list),
  };
}

function endsOf(list: readonly ReadName[]): string {
  return namesOf(list, facts.ends)
    .filter(({ name }) => !/Was$/i.test(name))
    .map(({ name, formula }) => `${name}${formula}`)
    .sort()
    .join(" ");
}
