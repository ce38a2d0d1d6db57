import {
  type Area,
  type Job,
  Refusal,
  addressOf,
  areaIn,
  intersection,
  rangeAt,
  separateAreas,
  supports,
  waysInExcel,
} from "../excel";
import { type SheetState, nameAreas } from "../sheet";
import { loadSizes, readLoadedSizes, type LoadedSizes, type ReadSizes } from "./sizes";

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
    // Before ExcelApi 1.13 merged cells cannot be asked for; Excel then refuses what it cannot do with them.
    merged:
      asksForMerged && supports("1.13") ? range.getMergedAreasOrNullObject().untrack().load("address") : undefined,
    sizes: loadSizes(sheet, area, range),
  };
}

/**
 * A request that loads obstacles; where Excel cannot report merged cells, as with more than 512 areas, it is sent again without
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

/** Whether a request was refused because it asked for merged cells. */
export function isMergedUnknown(error: unknown): boolean {
  return error instanceof Refusal && error.details.includes("MergedAreas");
}

type Tense = "would be" | "is";
const across: Readonly<Record<Tense, string>> = { "would be": "would run", is: "runs" };

/**
 * Throws {@link Refusal} for any obstacle in the area. `tense`: whether the maze is still to be drawn or is there.
 * Requests and result as those of {@link readLoadedSizes}.
 */
export async function checkObstacles(
  job: Job,
  state: SheetState,
  area: Area,
  read: LoadedObstacles,
  tense: Tense,
): Promise<ReadSizes> {
  const place = `${addressOf(area)} on ${state.name}`;
  const table = read.tables.items[0];
  if (table !== undefined) {
    throw new Refusal(
      `Move the table, or choose another sheet, and try again. The table ${table.name} lies in ${place}, where the maze ${tense}.`,
    );
  }
  if (read.merged !== undefined && !read.merged.isNullObject) {
    const merged = separateAreas(read.merged.address)
      .map(areaIn)
      .filter((found) => found !== undefined);
    const some = nameAreas(merged);
    throw new Refusal(
      `Unmerge the cells, or choose another sheet, and try again. ${some} on ${state.name} ${merged.length === 1 ? "is a merged cell" : "are merged cells"} in ${addressOf(area)}, where the maze ${tense}.`,
      waysInExcel.unmerge,
    );
  }
  const filtered = usedArea(read.filtered);
  if (filtered !== undefined && intersection(filtered, area) !== undefined) {
    throw new Refusal(
      `Remove the filter, or choose another sheet, and try again. A filter on ${addressOf(filtered)} lies across ${place}, where the maze ${tense}.`,
      waysInExcel.removeFilter,
    );
  }
  const sizes = await readLoadedSizes(job, state.id, read.sizes);
  const hiddenColumns = firstHidden(sizes.hiddenColumns);
  if (hiddenColumns !== undefined) {
    const { column } = area;
    const shown = addressOf({ row: 0, column: column + hiddenColumns.first, rows: 1, columns: hiddenColumns.count });
    throw hidden(state, shown.replace(/\d+/g, ""), "column", hiddenColumns.count, tense);
  }
  const hiddenRows = firstHidden(sizes.hiddenRows);
  if (hiddenRows !== undefined) {
    const first = area.row + hiddenRows.first + 1;
    const shown = hiddenRows.count === 1 ? `${first}` : `${first}:${first + hiddenRows.count - 1}`;
    throw hidden(state, shown, "row", hiddenRows.count, tense);
  }
  return sizes;
}

function hidden(state: SheetState, shown: string, what: "column" | "row", count: number, tense: Tense): Refusal {
  const subject =
    count === 1 ? `The ${what} ${shown} on ${state.name} is` : `The ${what}s ${shown} on ${state.name} are`;
  return new Refusal(
    `Unhide what is hidden, or choose another sheet, and try again. ${subject} hidden, and the maze ${across[tense]} across.`,
    waysInExcel.unhide,
  );
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
