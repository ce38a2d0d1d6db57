import { message } from "../../message";
import type { Grid } from "../../maze/model";
import { type Area, type Reference, addressOf, sameArea, without } from "../addresses";
import { Gone, type ExcelSession, Refusal, rangeAt } from "../excel";
import type { ReadName } from "../names";
import { ENTRANCE_LETTER, EXIT_LETTER, findEnds } from "../ends";
import { type SheetName, findHelper, loadHelpers, loadSheets } from "../sheet";
import { Written, facts, removeFact, hasFact, pinnedLines, saveFact } from "../memory";
import { type SetsBlock, checksumOf, contentsOfBlock, encodeSets, setsRecordOf, withLabel } from "../sets";
import { stampOf } from "./stamp";
import { type Piece, paintingOn } from "../pieces";
import { cellArea } from "../lines";
import { ANY_NUMBER, numberPieces } from "../cells";
import { listInTurns } from "../../engine";
import { stillThere } from "./watchedSolution";

export interface WatchedMaze {
  readonly sheet: string;
  readonly names: readonly ReadName[];
  /** Cells of entrance and exits, with their letters. */
  readonly letters: ReadonlyMap<number, string>;
  /** Undefined if there is none, or if somebody deleted it. */
  readonly sets: HiddenNumbers | undefined;
}

type HiddenNumbers = NonNullable<Awaited<ReturnType<typeof findHiddenNumbers>>>;

/** A maze whose steps can be shown: where it was drawn, and the stamp that it keeps until somebody changes it. */
export interface StampedMaze {
  readonly sheetId: string;
  readonly area: Area;
  readonly stamp: string;
}

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
      if (step === undefined) removeFact(sheet, list, facts.written);
      else saveFact(sheet, list, facts.written, Written.atStep(grid, step));
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
