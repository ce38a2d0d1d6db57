import {
  type Area,
  rowBands,
  addressOf,
  areaIn,
  intersection,
  separateAreas,
  boundsOf,
  sameArea,
  wholeSheet,
  without,
} from "../addresses";
import { type Job, rangeAt, Refusal, formCodes } from "../excel";
import { type Before, type RememberedBefore, runsOf } from "../before";
import { inShort, message } from "../../message";
import { wallSize } from "../looks";
import { type SheetState, someAreas } from "../sheet";
import { sizeCellsOn } from "../sizeCells";

/** Rows whose heights are read one by one in one request, about 70 bytes of answer each; Excel refuses 50,000. */
const ROWS_AT_ONCE = 20_000;

/** Widths and heights of an area, queued for reading. For very many rows first only whether whole bands are equal. */
export interface LoadedSizes {
  readonly columns: OfficeExtension.ClientResult<Excel.ColumnProperties[]>;
  readonly rows: OfficeExtension.ClientResult<Excel.RowProperties[]> | undefined;
  readonly bands: readonly { readonly band: Area; readonly range: Excel.Range }[];
}

/** An area's columns and rows as they are now. */
export interface ReadSizes extends SizesNow {
  readonly hiddenColumns: readonly boolean[];
  readonly hiddenRows: readonly boolean[];
}

/** Queues the reading; `range` is the area's, if there is one already. */
export function loadSizes(sheet: Excel.Worksheet, area: Area, range = rangeAt(sheet, area)): LoadedSizes {
  const columns = range.getColumnProperties({ columnHidden: true, format: { columnWidth: true } });
  if (area.rows <= ROWS_AT_ONCE) return { columns, rows: loadRows(range), bands: [] };
  const bands = [...rowBands({ ...area, columns: 1 }, ROWS_AT_ONCE)].map((band) => {
    const range = rangeAt(sheet, band).load("rowHidden");
    range.format.load("rowHeight");
    return { band, range };
  });
  return { columns, rows: undefined, bands };
}

function loadRows(range: Excel.Range): OfficeExtension.ClientResult<Excel.RowProperties[]> {
  return range.getRowProperties({ rowHidden: true, format: { rowHeight: true } });
}

/** What was loaded, and one more request for every 20,000 rows that are not all equal. */
export async function readLoadedSizes(job: Job, sheetId: string, loaded: LoadedSizes): Promise<ReadSizes> {
  const heights: number[] = [];
  const hiddenRows: boolean[] = [];
  const add = (rows: readonly Excel.RowProperties[]) => {
    for (const { format, rowHidden } of rows) {
      heights.push(format?.rowHeight ?? 0);
      hiddenRows.push(rowHidden === true);
    }
  };
  if (loaded.rows !== undefined) add(loaded.rows.value);
  for (const { band, range } of loaded.bands) {
    // Excel answers null if they are not all equal.
    const [height, isHidden] = [range.format.rowHeight as number | null, range.rowHidden as boolean | null];
    if (height === null || isHidden === null) {
      add((await job.onSheet(sheetId, (sheet) => loadRows(rangeAt(sheet, band)))).value);
      continue;
    }
    for (let row = 0; row < band.rows; row++) {
      heights.push(height);
      hiddenRows.push(isHidden);
    }
  }
  const columns = loaded.columns.value;
  return {
    widths: columns.map(({ format }) => format?.columnWidth ?? 0),
    heights,
    hiddenColumns: columns.map(({ columnHidden }) => columnHidden === true),
    hiddenRows,
  };
}

/** The present widths and heights, as Excel reports them, that a maze would change or has changed. */
export interface SizesNow {
  readonly widths: readonly number[];
  readonly heights: readonly number[];
}

/**
 * The sizes to remember for a grid: those that an earlier grid in the same place remembers, except for columns and rows whose
 * size somebody changed since; and for those that the earlier grid did not have, the sizes just read.
 */
export function sizesBefore(now: SizesNow, area: Area, remembered: RememberedBefore): Before {
  const { cellSize, cellHeight = cellSize, wallShare, home: earlier = remembered.grid } = remembered;
  type Line = { readonly index: number; readonly is: number; readonly ours: number | undefined };
  const size = ({ index, is, ours }: Line, first: number | undefined, count: number, known: Before["widths"]) => {
    const isEarlier = first !== undefined && index >= first && index < first + count;
    if (!isEarlier) return is;
    const isWall = wallShare !== undefined && (index - first) % 2 === 0;
    // A drawing that broke off has not made its walls narrow yet.
    const isOurs = ours === undefined || isGiven(is, ours) || (isWall && isGiven(is, wallSize(ours, remembered)));
    if (!isOurs) return is;
    // A size unknown for a column of the earlier maze can no longer be read: the maze gave the column another one.
    return known[index - first];
  };
  const { widths, heights } = remembered;
  return {
    widths: now.widths.map((is, i) =>
      size({ index: area.column + i, is, ours: cellSize }, earlier?.column, earlier?.columns ?? 0, widths),
    ),
    heights: now.heights.map((is, i) =>
      size({ index: area.row + i, is, ours: cellHeight }, earlier?.row, earlier?.rows ?? 0, heights),
    ),
  };
}

/** Whether a size is the one that a maze gave its cells, both in points: Excel rounds to whole pixels, of at most 1 point. */
function isGiven(now: number, given: number): boolean {
  return Math.abs(now - given) < 1;
}

/** Queues widths and heights as far as they are known, one call for each run of equal ones, for the columns and rows of `area`. */
export function restoreSizes(sheet: Excel.Worksheet, area: Area, before: Before): void {
  for (const { first, count, size } of runsOf(before.widths.slice(0, area.columns))) {
    if (size === undefined) continue;
    sheet.getRangeByIndexes(area.row, area.column + first, 1, count).untrack().format.columnWidth = size;
  }
  for (const { first, count, size } of runsOf(before.heights.slice(0, area.rows))) {
    if (size === undefined) continue;
    sheet.getRangeByIndexes(area.row + first, area.column, count, 1).untrack().format.rowHeight = size;
  }
}

/** What makes cells unfit for a maze, as it was read: merged cells, tables, filters, hidden rows and columns. */
interface LoadedObstacles {
  readonly tables: Excel.TableScopedCollection;
  readonly filtered: Excel.Range;
  readonly merged: Excel.RangeAreas | undefined;
  readonly sizes: LoadedSizes;
}

/**
 * Queues the reading, about 1.5 KB; the answer takes about 100 bytes a row and column. Merged cells are only looked for if
 * `asksForMerged`: the question empties Excel's undo list (OfficeDev/office-js#5918).
 */
export function loadObstacles(sheet: Excel.Worksheet, area: Area, asksForMerged = true): LoadedObstacles {
  const range = rangeAt(sheet, area);
  return {
    tables: range.getTables(false).load("items/name"),
    filtered: sheet.autoFilter.getRangeOrNullObject().untrack().load("address"),
    merged: asksForMerged ? range.getMergedAreasOrNullObject().untrack().load("address") : undefined,
    sizes: loadSizes(sheet, area, range),
  };
}

/**
 * A request that loads obstacles; if Excel cannot report merged cells, as with more than 512 areas, it is sent again without
 * asking for them.
 */
export async function unlessMergedUnknown<T>(asks: boolean, ask: (asksForMerged: boolean) => Promise<T>): Promise<T> {
  try {
    return await ask(asks);
  } catch (error) {
    if (!asks || !isMergedUnknown(error)) throw error;
    return ask(false);
  }
}

/** Whether a request was refused because it asked for merged cells; if Excel does not say at which member, it may have been there. */
export function isMergedUnknown(error: unknown): boolean {
  if (!(error instanceof Refusal)) return false;
  const isNamed = error.details !== undefined && inShort(error.details).includes("MergedAreas");
  return isNamed || (error.location === "" && formCodes.has(error.code));
}

type Presence = "planned" | "drawn";

/**
 * Throws {@link Refusal} for any of these in the area. `maze`: whether the maze is planned or drawn. Requests and result as those of
 * {@link readLoadedSizes}.
 */
export async function checkObstacles(
  job: Job,
  state: SheetState,
  area: Area,
  read: LoadedObstacles,
  maze: Presence,
): Promise<ReadSizes> {
  const place = { area: addressOf(area), sheet: state.name, maze };
  const table = read.tables.items[0];
  if (table !== undefined) {
    throw new Refusal(message("table-in-way", { table: table.name, ...place }));
  }
  if (read.merged !== undefined && !read.merged.isNullObject) {
    const merged = separateAreas(read.merged.address)
      .map(areaIn)
      .filter((found) => found !== undefined);
    throw new Refusal(message("merged-in-way", { cells: someAreas(merged), count: merged.length, ...place }));
  }
  const filtered = usedArea(read.filtered);
  if (filtered !== undefined && intersection(filtered, area) !== undefined) {
    throw new Refusal(message("filter-across", { filter: addressOf(filtered), ...place }));
  }
  const sizes = await readLoadedSizes(job, state.id, read.sizes);
  const hiddenColumns = firstHidden(sizes.hiddenColumns);
  if (hiddenColumns !== undefined) {
    const { first, count } = hiddenColumns;
    const shown = addressOf({ row: 0, column: area.column + first, rows: 1, columns: count }).replace(/\d+/g, "");
    throw new Refusal(message("columns-hidden", { columns: shown, count, sheet: state.name, maze }));
  }
  const hiddenRows = firstHidden(sizes.hiddenRows);
  if (hiddenRows !== undefined) {
    const first = area.row + hiddenRows.first + 1;
    const shown = hiddenRows.count === 1 ? `${first}` : `${first}:${first + hiddenRows.count - 1}`;
    throw new Refusal(message("rows-hidden", { rows: shown, count: hiddenRows.count, sheet: state.name, maze }));
  }
  return sizes;
}

function firstHidden(flags: readonly boolean[]): { first: number; count: number } | undefined {
  const first = flags.indexOf(true);
  if (first < 0) return undefined;
  const end = flags.indexOf(false, first);
  return { first, count: (end < 0 ? flags.length : end) - first };
}

/** The area of a used range; undefined for a null object. */
export function usedArea(range: Excel.Range | undefined): Area | undefined {
  return range === undefined || range.isNullObject ? undefined : areaIn(range.address);
}

/** Queues the question which cells around a place hold anything, about 1 KB. `grid`: an earlier maze. */
export function loadBeside(sheet: Excel.Worksheet, area: Area, grid: Area | undefined): readonly Excel.Range[] {
  return without(wholeSheet, taken(area, grid)).map((part) =>
    rangeAt(sheet, part).getUsedRangeOrNullObject(true).untrack().load("address"),
  );
}

/** Whether these cells hold something that is not Lavirint's. */
export function isBesideContents(state: SheetState, beside: readonly Excel.Range[]): boolean {
  const own = sizeCellsOn(state.sizeCells, state.name);
  return beside.some((used) => {
    const area = used.isNullObject ? undefined : areaIn(used.address);
    const inside = area && own && intersection(area, own);
    return area !== undefined && (inside === undefined || !sameArea(inside, area));
  });
}

const taken = (area: Area, grid: Area | undefined) => (grid === undefined ? area : boundsOf([area, grid]));
