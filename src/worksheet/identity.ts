/** Which maze it is: stamps, and whether the watched maze or solution is still there. */
import { message } from "../message";
import type { Grid } from "../maze/model";
import { type Area, type Reference, addressOf, sameArea, without } from "./addresses";
import { Gone, type ExcelSession, Refusal, rangeAt } from "./excel";
import { type ReadName, areaOfName, loadNames } from "./names";
import type { Difference } from "./changes";
import { type Painting, type Piece, paintingOn } from "./pieces";
import { ANY_NUMBER, numberPieces } from "./cells";
import { cellArea } from "./lines";
import { Written, factBetween, facts, hasFact, namesOf, pinnedLines, saveFact } from "./memory";
import { type SheetLook, type SheetName, type SheetState, findHelper, loadHelpers, loadSheets } from "./sheet";
import { ENTRANCE_LETTER, EXIT_LETTER, findEnds } from "./ends";
import { type SetsBlock, checksumOf, contentsOfBlock, encodeSets, setsRecordOf, withLabel } from "./sets";
import { listInTurns } from "../engine";

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

/** The first part of every request about a maze or solution; see {@link guardStamp}. */
export function guarding({ sheetId, area, stamp, mazeStamp = "" }: StampedMaze & Partial<StampedSolution>): Painting {
  return paintingOn(sheetId, (sheet) => {
    guardStamp(sheet, stamp, area);
    if (mazeStamp !== "") guardStamp(sheet, mazeStamp, area);
  });
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

/** A maze whose steps can be shown, or a solution: where it was drawn, and the stamp that it keeps until somebody changes it. */
export interface StampedMaze {
  readonly sheetId: string;
  readonly area: Area;
  readonly stamp: string;
}

export interface StampedSolution extends StampedMaze {
  /** "" for a maze that Lavirint did not draw. */
  readonly mazeStamp: string;
}

export function stampedSolution({ id, names }: SheetState, area: Area, act: string): StampedSolution {
  return { sheetId: id, area, stamp: stampName("solution", act), mazeStamp: stampOf(names, "maze") };
}

/**
 * Checks whether the solution is still where it was drawn and unchanged, in one request; `alongside` queues further reads of its
 * sheet. Throws {@link Gone} if it is gone or its maze changed, {@link Refusal} if the sheet is protected.
 */
export async function findWatchedSolution<T>(
  session: ExcelSession,
  { sheetId, area, stamp, mazeStamp }: StampedSolution,
  alongside: (sheet: Excel.Worksheet) => T,
) {
  const gone = new Gone(message("watched-solution-gone", { area: addressOf(area) }));
  const isThere = (names: readonly ReadName[]) => {
    const place = areaOfName(names, stamp);
    const isSame = stampOf(names, "solution") === stamp && stampOf(names, "maze") === mazeStamp;
    return isSame && place !== undefined && sameArea(place.area, area);
  };
  return stillThere(session, sheetId, gone, isThere, alongside);
}

/**
 * Reads the names of a sheet, in one request, which say whether a drawing is still there. Throws `gone` if it is not, or the sheet was
 * deleted, and {@link Refusal} if the sheet is protected.
 */
export async function stillThere<T>(
  session: ExcelSession,
  sheetId: string,
  gone: Gone,
  isThere: (names: readonly ReadName[], sheet: string) => boolean,
  alongside: (sheet: Excel.Worksheet, context: Excel.RequestContext) => T,
) {
  const read = await session
    .onSheet(sheetId, (sheet, context) => ({
      sheet: sheet.load("name"),
      protection: sheet.protection.load("protected"),
      names: loadNames(sheet.names),
      alongside: alongside(sheet, context),
    }))
    .catch((error: unknown) => {
      throw error instanceof Refusal && error.code === "ItemNotFound" ? gone : error;
    });
  const { name } = read.sheet;
  const names = read.names();
  if (!isThere(names, name)) throw gone;
  if (read.protection.protected) {
    throw new Refusal(message("maze-sheet-protected", { sheet: name }));
  }
  return { sheet: name, names, alongside: read.alongside };
}

export interface WatchedMaze {
  readonly sheet: string;
  readonly names: readonly ReadName[];
  /** Cells of entrance and exits, with their letters. */
  readonly letters: ReadonlyMap<number, string>;
  /** Undefined if there is none, or if somebody deleted it. */
  readonly sets: HiddenNumbers | undefined;
}

type HiddenNumbers = NonNullable<Awaited<ReturnType<typeof findHiddenNumbers>>>;

interface WatchedLook<T> {
  /** Queues further reads of the maze's sheet, with the first request. */
  readonly alongside?: (sheet: Excel.Worksheet) => T;
  /** Whether the set numbers are on a hidden sheet; if so, the id that it had last, so that its cells are read in the same request. */
  readonly hidden?: { readonly known: string | undefined; readonly contents: boolean } | undefined;
}

/**
 * Checks whether the maze is still where it was drawn and unchanged, in one request, and one more if its set numbers are on
 * a hidden sheet, or two the first time. Throws {@link Gone} if it is gone or changed, {@link Refusal} if the sheet, or that
 * of its set numbers, is protected.
 */
export async function findWatchedMaze<T = undefined>(
  session: ExcelSession,
  { sheetId, area, stamp }: StampedMaze,
  { alongside, hidden }: WatchedLook<T> = {},
): Promise<WatchedMaze & { readonly alongside: T }> {
  const gone = new Gone(message("watched-maze-changed", { area: addressOf(area) }));
  const isThere = (names: readonly ReadName[], sheet: string) => {
    const grid = facts.grid.read(names);
    return grid?.sheet === sheet && sameArea(grid.area, area) && stampOf(names, "maze") === stamp;
  };
  const read = await stillThere(session, sheetId, gone, isThere, (sheet, context) => ({
    sheets: hidden && loadSheets(context),
    more: alongside?.(sheet) as T,
  }));
  const { sheet, names: list } = read;
  const { sheets, more } = read.alongside;
  const { entrance, exits } = findEnds(list, sheet, area);
  const begin = entrance === undefined ? [] : [[entrance.cell, ENTRANCE_LETTER] as const];
  // In a maze of one cell the exit has the last word, as when it is drawn.
  const letters = new Map([...begin, ...exits.map(({ cell }) => [cell, EXIT_LETTER] as const)]);
  const sets = sheets && hidden && (await findHiddenNumbers(session, sheets(), sheet, area, hidden));
  return { sheet, names: list, letters, alongside: more, sets };
}

export type FindMaze = typeof findWatchedMaze;

/** `contents`: what the first block and its label hold, row by row, if that is asked for. */
async function findHiddenNumbers(
  session: ExcelSession,
  sheets: readonly SheetName[],
  mazeSheet: string,
  area: Area,
  { known, contents }: { known: string | undefined; contents: boolean },
) {
  const place = withLabel(area);
  const load = (sheet: Excel.Worksheet) => rangeAt(sheet, place).load("formulas");
  const there = contents && sheets.some(({ id }) => id === known) ? known : undefined;
  const look = (context: Excel.RequestContext, sheet?: Excel.Worksheet) => ({
    helpers: loadHelpers(context, sheets, mazeSheet),
    cells: sheet && load(sheet),
  });
  const read =
    there === undefined
      ? await session.request((context) => look(context))
      : await session.onSheet(there, (sheet, context) => look(context, sheet));
  const helper = findHelper(read.helpers(), facts.sets, mazeSheet);
  if (helper?.isProtected === true) {
    throw new Refusal(message("maze-sheet-protected", { sheet: helper.name }));
  }
  const record = helper && setsRecordOf(helper.names);
  if (helper === undefined || record === undefined || without(place, record.area).length > 0) return undefined;
  const found = { ...helper, record };
  if (!contents) return { ...found, contents: undefined };
  const cells = read.cells !== undefined && there === helper.id ? read.cells : await session.onSheet(helper.id, load);
  return { ...found, contents: cells.formulas.flat() as readonly unknown[] };
}

/**
 * Notes, in a hidden name, that the cells of the grid hold the set numbers of this step, or of none, so that they are not taken for the
 * person's own. `names` are those of the sheet as it was read last.
 */
export function noteNumbers(
  { sheetId, area, grid }: StampedMaze & { readonly grid: Grid },
  { sheet: name, names: list }: Pick<WatchedMaze, "sheet" | "names">,
  step: number | undefined,
): Piece {
  // Lines to which nothing refers may be those of an earlier maze.
  const refers = hasFact(list, facts.written) || hasFact(list, facts.solution);
  const pins = refers && facts.lines.read(list) !== undefined ? undefined : pinnedLines(name, area);
  return {
    bytes: 900 + BYTES_OF_LINE * (pins?.length ?? 0),
    paint: paintingOn(sheetId, (sheet) => {
      saveFact(sheet, list, facts.written, step === undefined ? undefined : Written.atStep(grid, step));
      if (step !== undefined && pins !== undefined) saveFact(sheet, list, facts.lines, pins);
    }),
  };
}

const BYTES_OF_LINE = 30;

/** Restores the letters of entrance and exits, which numbers had replaced. */
export function letterPieces({ sheet: sheetId, area }: Reference, letters: ReadonlyMap<number, string>): Piece[] {
  return [...letters].map(([cell, letter]) => ({
    bytes: 350,
    paint: paintingOn(sheetId, (sheet) => {
      rangeAt(sheet, cellArea(area, cell)).values = [[letter]];
    }),
  }));
}

/** Brings the hidden sheet from the numbers that its first block is known to hold, or from unknown ones, to those of `block`. */
export async function hiddenPieces(
  { id, names: list, record }: HiddenNumbers,
  known: Uint32Array | undefined,
  block: SetsBlock,
): Promise<Piece[]> {
  const { area, label, numbers } = block;
  const place = withLabel(area);
  const [, ...others] = record.sums;
  const text = encodeSets({ ...record, sums: [checksumOf(place, contentsOfBlock(block)), ...others] });
  const labelAndRecord: Piece = {
    bytes: 1_200,
    paint: paintingOn(id, (sheet) => {
      saveFact(sheet, list, facts.setsWritten, text);
      if (area.row > 0) rangeAt(sheet, { ...place, rows: 1, columns: 1 }).values = [[label]];
    }),
  };
  const from = known ?? numbers.map(() => ANY_NUMBER);
  const pieces = numberPieces({ sheet: id, area }, from, numbers, known === undefined ? { isOurs: () => true } : {});
  return [labelAndRecord, ...(await listInTurns(pieces))];
}
