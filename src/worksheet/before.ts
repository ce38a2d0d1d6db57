/** What was there before a maze: widths, heights, and lines where its frame is, pinned to cells. */
import { type Run, runsOf, SIDES } from "../maze/model";
import {
  type Area,
  SHEET_COLUMNS,
  SHEET_ROWS,
  type Reference,
  cellsOf,
  intersection,
  rowBands,
  wholeColumns,
  wholeRows,
  isOnSheet,
} from "./addresses";
import type { Border, CellSide } from "./borders";
import { type ExcelSession, rangeAt } from "./excel";
import { CELL_LIMIT, type CellSize, wallSize } from "./looks";

export interface Pin {
  /** Without spaces and quotation marks. */
  readonly text: string;
  /** Undefined if its cells were deleted. */
  readonly place: Reference | undefined;
}

export interface NewPin extends Reference {
  readonly text: string;
}

/**
 * What a maze replaced. Hidden names of the sheet pin widths and heights to whole columns and rows, which stay where the maze's cells are
 * cut and pasted, and the frame's lines to the maze's cells; cells that were not blank are copied to a hidden sheet (grid/covered.ts).
 */
export interface Before {
  /** Points, one for each column and row of the place from its top left; undefined, or missing, if it is not known. */
  readonly widths: readonly (number | undefined)[];
  readonly heights: readonly (number | undefined)[];
  readonly frame?: readonly FrameLine[] | undefined;
}

export interface SavedBefore extends Before {
  /** Where the grid is according to the names; undefined if these, or its cells, were deleted, or cut to another sheet. */
  readonly grid?: Area | undefined;
  /** The place where it was drawn, to which the sizes belong: usually the grid; undefined if nothing is known of it. */
  readonly home?: Area | undefined;
  /** The width that the maze gave its cells, in points; undefined if the names were deleted. */
  readonly cellSize?: number | undefined;
  readonly cellHeight?: number | undefined;
  readonly wallShare?: number | undefined;
}

export const NOTHING_BEFORE: SavedBefore = { widths: [], heights: [] };

/** The most runs of equal widths, and of heights, that are kept; sizes beyond them are forgotten. */
const MOST_RUNS = 1_000;

type Sizes = Before["widths"];

function keptRuns(sizes: Sizes, count: number): Run<number | undefined>[] {
  const runs = [...runsOf(count, (i) => sizes[i])];
  const rest = runs[MOST_RUNS - 1];
  if (rest === undefined) return runs;
  return [...runs.slice(0, MOST_RUNS - 1), { first: rest.first, length: count - rest.first, value: undefined }];
}

/** The first pin, on the whole grid: "grid24" for square cells of 24 points, "grid24x18" for lower ones, "grid24w25" for walls of 25 %. */
const GRID = /^grid(\d{1,4}(?:\.\d{1,12})?)(?:x(\d{1,4}(?:\.\d{1,12})?))?(?:w(\d{1,3}))?$/;

/** The lists are empty if there are no pins, or they are invalid. */
export function savedBefore(sheet: string, pins: readonly Pin[] = [], named: Area | undefined): SavedBefore {
  const first = GRID.exec(pins[0]?.text ?? "");
  const pinned = first === null ? undefined : areaOn(sheet, pins[0]!);
  const grid = [named, pinned].find((area) => area !== undefined && isDrawable(area));
  const { first: column = 0, sizes: widths = [] } = pinnedSizes(sheet, pins, "w") ?? {};
  const { first: row = 0, sizes: heights = [] } = pinnedSizes(sheet, pins, "h") ?? {};
  const crossing = { row, column, rows: heights.length, columns: widths.length };
  const isKnown = cellsOf(crossing) > 0 && isDrawable(crossing);
  const home = isKnown ? crossing : grid;
  if (first === null || home === undefined) return { ...NOTHING_BEFORE, grid };
  return {
    grid,
    home,
    cellSize: Number(first[1]),
    cellHeight: first[2] === undefined ? undefined : Number(first[2]),
    wallShare: first[3] === undefined ? undefined : Number(first[3]),
    widths: isKnown ? widths : [],
    heights: isKnown ? heights : [],
    frame: frameFrom(pins, grid === undefined ? pins[0]!.place : { sheet, area: grid }, home),
  };
}

/**
 * The sizes that are pinned to whole columns or rows, and which line has the first of them; undefined if none are, or the names are not
 * ours. A line without a pin was inserted later; it takes the size of the line before it, as in Excel.
 */
function pinnedSizes(sheet: string, pins: readonly Pin[], kind: "w" | "h") {
  const runs = pins.flatMap((pin) => {
    const parts = /^([wh])(\d{1,4}(?:\.\d{1,12})?|\?)$/.exec(pin.text);
    const area = areaOn(sheet, pin);
    if (parts?.[1] !== kind || area === undefined) return [];
    const { row, column, rows, columns } = area;
    const [first, length, isWhole] =
      kind === "w" ? [column, columns, rows === SHEET_ROWS] : [row, rows, columns === SHEET_COLUMNS];
    return { first, length, isWhole, size: parts[2] === "?" ? undefined : Number(parts[2]) };
  });
  if (runs.length === 0 || runs.some(({ isWhole }) => !isWhole)) return undefined;
  const first = Math.min(...runs.map((run) => run.first));
  const sizes: (number | undefined)[] = [];
  for (const run of runs) {
    for (let i = run.first - first; i < run.first - first + run.length; i++) {
      if (i in sizes) return undefined; // two runs never meet
      sizes[i] = run.size;
    }
  }
  return { first, sizes: Array.from(sizes, (_, i) => (i in sizes ? sizes[i] : (sizes[i] = sizes[i - 1]))) };
}

/** The lines that were where the frame ran at `home`: the cells to which they are pinned may have been cut and pasted with the maze. */
function frameFrom(pins: readonly Pin[], maze: Reference | undefined, home: Area): FrameLine[] {
  if (maze === undefined) return [];
  const { sheet, area } = maze;
  return pins.flatMap(({ text, place }) => {
    const now = place?.sheet === sheet ? intersection(place.area, area) : undefined;
    const parts = /^(left|top|right|bottom)\.(\w{1,20})\.(\w{1,20})\.([0-9A-Fa-f]{6})$/.exec(text);
    if (now === undefined || parts === null) return [];
    const [, name, style, weight, color] = parts;
    const side = SIDES.findIndex((each) => each === name) as CellSide;
    const inside = { ...now, row: now.row - area.row + home.row, column: now.column - area.column + home.column };
    return [{ side, inside, style: style!, weight: weight!, color: `#${color!}` }];
  });
}

function areaOn(sheet: string, { place }: Pin): Area | undefined {
  return place?.sheet === sheet ? place.area : undefined;
}

/** Whether an area can be a grid of ours: anybody can change names, and this is checked before anything is allocated. */
function isDrawable(area: Area): boolean {
  return cellsOf(area) <= CELL_LIMIT && isOnSheet(area);
}

export function pinsOfBefore({ sheet, area }: Reference, before: Before, cell: CellSize): NewPin[] {
  const { widths, heights, frame } = before;
  const height = cell.cellHeight === undefined ? "" : `x${cell.cellHeight}`;
  const share = cell.wallShare === undefined ? "" : `w${cell.wallShare}`;
  const pins = [
    { text: `grid${cell.cellSize}${height}${share}`, area },
    ...keptRuns(widths, area.columns).map(({ first, length, value }) => ({
      text: `w${value ?? "?"}`,
      area: wholeColumns({ ...area, column: area.column + first, columns: length }),
    })),
    ...keptRuns(heights, area.rows).map(({ first, length, value }) => ({
      text: `h${value ?? "?"}`,
      area: wholeRows({ ...area, row: area.row + first, rows: length }),
    })),
    // "left.Continuous.Thin.FF0000", beside these cells.
    ...(frame ?? []).map(({ side, inside, style, weight, color }) => ({
      text: [SIDES[side], style, weight, color.replace("#", "")].join("."),
      area: inside,
    })),
  ];
  return pins.map((pin) => ({ ...pin, sheet }));
}

/** A line where the frame of a maze runs: it belongs to the surrounding cells too, so the copy of what was covered may not have it. */
export interface FrameLine extends Border {
  readonly side: CellSide;
  /** The cells of the maze's place on whose side it is, in one row or column. */
  readonly inside: Area;
}

/** Rows whose heights are read one by one in one request, about 70 bytes of answer each; Excel refuses 50,000. */
const ROWS_AT_ONCE = 20_000;

export type ReadSizes = Awaited<ReturnType<ReturnType<typeof loadSizes>>>;

/** Queues the reading of widths and heights; `range` is the area of those. A request more for each further 20,000 rows. */
export function loadSizes(sheet: Excel.Worksheet, area: Area, range = rangeAt(sheet, area)) {
  const columns = range.getColumnProperties({ columnHidden: true, format: { columnWidth: true } });
  const [first, ...bands] = rowBands({ ...area, columns: 1 }, ROWS_AT_ONCE);
  const begin = loadRows(bands.length === 0 ? range : rangeAt(sheet, first!));
  return async (session: ExcelSession, sheetId: string) => {
    let rows: readonly Excel.RowProperties[] = begin.value;
    for (const band of bands) {
      rows = rows.concat((await session.onSheet(sheetId, (sheet) => loadRows(rangeAt(sheet, band)))).value);
    }
    return {
      widths: columns.value.map(({ format }) => format?.columnWidth ?? 0),
      heights: rows.map(({ format }) => format?.rowHeight ?? 0),
      hiddenColumns: columns.value.map(({ columnHidden }) => columnHidden === true),
      hiddenRows: rows.map(({ rowHidden }) => rowHidden === true),
    };
  };
}

function loadRows(range: Excel.Range): OfficeExtension.ClientResult<Excel.RowProperties[]> {
  return range.getRowProperties({ rowHidden: true, format: { rowHeight: true } });
}

/** An earlier grid's in the same place, except where somebody changed a size since; and the sizes just read, where it had none. */
export function sizesBefore(now: Pick<ReadSizes, "widths" | "heights">, area: Area, saved: SavedBefore): Before {
  const { cellSize, cellHeight = cellSize, wallShare, home: earlier = saved.grid } = saved;
  const along = (line: "column" | "row", sizes: readonly number[], ours: number | undefined, known: Sizes) =>
    sizes.map((is, i) => {
      const index = earlier === undefined ? -1 : area[line] + i - earlier[line];
      if (index < 0 || index >= earlier![`${line}s`]) return is;
      const isWall = wallShare !== undefined && index % 2 === 0;
      // A drawing that broke off has not made its walls narrow yet.
      const isOurs = ours === undefined || isGiven(is, ours) || (isWall && isGiven(is, wallSize(ours, saved)));
      // A size unknown for a column of the earlier maze can no longer be read: the maze gave the column another one.
      return isOurs ? known[index] : is;
    });
  return {
    widths: along("column", now.widths, cellSize, saved.widths),
    heights: along("row", now.heights, cellHeight, saved.heights),
  };
}

/** Whether a size is the one that a maze gave its cells, both in points: Excel rounds to whole pixels, of at most 1 point. */
function isGiven(now: number, given: number): boolean {
  return Math.abs(now - given) < 1;
}

export function restoreSizes(sheet: Excel.Worksheet, area: Area, before: Before): void {
  for (const { first, length, value } of runsOf(area.columns, (i) => before.widths[i])) {
    if (value === undefined) continue;
    sheet.getRangeByIndexes(area.row, area.column + first, 1, length).untrack().format.columnWidth = value;
  }
  for (const { first, length, value } of runsOf(area.rows, (i) => before.heights[i])) {
    if (value === undefined) continue;
    sheet.getRangeByIndexes(area.row + first, area.column, length, 1).untrack().format.rowHeight = value;
  }
}
