import { addressOf, intersection, parseArea, rowBands, without, type Area } from "./addresses";
import { loadSizes, sizesBefore, type Before, type LoadedSizes } from "./before";
import { supports, type Job } from "./excel";
import { findHelper, coveredKind, loadHelpers, setsKind, type HelperSheet } from "./helperSheets";
import { Refusal } from "./refusal";
import { foreignNamesIn, type SheetState } from "./sheet";
import { rangeAt } from "./ranges";

/** Cells of a read; a long text in each still fits Excel's response of 5 MB on the web. */
const READ_CELLS = 100_000;

/** What was found where a grid is to stand. */
export interface Occupancy {
  /** "B4:C9 on Sheet1 hold 11 values. Overwrite them?", or nothing where nothing has to be asked. */
  readonly question: string | undefined;
  /** Parts of the place, outside an earlier grid, with contents or looks of their own; they are copied before they are covered. */
  readonly covered: readonly Area[];
  readonly before: Before;
  /** The maze's hidden sheets. */
  readonly sets: HelperSheet | undefined;
  readonly coveredSheet: HelperSheet | undefined;
}

/**
 * Looks at what a grid in `area` would cover, in one request, and one more for every 100,000 cells that hold something.
 * The numbers that Lavirint itself wrote into an earlier grid of the sheet do not count.
 * Throws {@link Refusal} for merged cells, tables, filters and hidden rows or columns: they cannot hold a maze.
 */
export async function look(job: Job, state: SheetState, area: Area): Promise<Occupancy> {
  const strips = without(area, state.grid);
  const read = await job.request((context) => {
    const sheet = context.workbook.worksheets.getItem(state.id);
    const range = rangeAt(sheet, area);
    const { autoFilter } = sheet;
    return {
      values: range.getUsedRangeOrNullObject(true).untrack().load("address"),
      looks: strips.map((strip) => rangeAt(sheet, strip).getUsedRangeOrNullObject(false).untrack().load("address")),
      tables: range.getTables(false).load("items/name"),
      filter: autoFilter.load("enabled"),
      filtered: autoFilter.getRangeOrNullObject().untrack().load("address"),
      // Below ExcelApi 1.13 nothing tells merged cells; Excel then refuses what it cannot do with them.
      merged: supports("1.13") ? range.getMergedAreasOrNullObject().untrack().load("address") : undefined,
      sizes: loadSizes(range),
      helpers: loadHelpers(context, state.sheets, state.name),
    };
  });

  checkShape(state, area, read);
  const used = usedArea(read.values);
  const values = used && (await foreignValues(job, state, used));
  return {
    question: question(state, area, values),
    covered: read.looks.map(usedArea).filter((used) => used !== undefined),
    before: sizesBefore(read.sizes, area, state.grid, state.before),
    sets: findHelper(read.helpers, setsKind, state.name),
    coveredSheet: findHelper(read.helpers, coveredKind, state.name),
  };
}

/** What "Clear maze" would take away besides the maze. */
export interface Contents {
  /** "D4 on Maze holds 1 value. Delete it with the maze?", or nothing. */
  readonly question: string | undefined;
  readonly sets: HelperSheet | undefined;
  readonly coveredSheet: HelperSheet | undefined;
}

/** Looks for contents that Lavirint did not write in the grid, and for the maze's hidden sheets; requests as {@link look}. */
export async function lookInside(job: Job, state: SheetState, grid: Area | undefined): Promise<Contents> {
  const read = await job.request((context) => ({
    values:
      grid &&
      rangeAt(context.workbook.worksheets.getItem(state.id), grid)
        .getUsedRangeOrNullObject(true)
        .untrack()
        .load("address"),
    helpers: loadHelpers(context, state.sheets, state.name),
  }));
  const used = usedArea(read.values);
  const values = used && (await foreignValues(job, state, used));
  return {
    question: values && `${holds(state, values)}. Delete ${values.count > 1 ? "them" : "it"} with the maze?`,
    sets: findHelper(read.helpers, setsKind, state.name),
    coveredSheet: findHelper(read.helpers, coveredKind, state.name),
  };
}

interface Found {
  /** The smallest area around them. */
  readonly area: Area;
  readonly count: number;
}

function checkShape(
  state: SheetState,
  area: Area,
  read: {
    readonly tables: Excel.TableScopedCollection;
    readonly filter: Excel.AutoFilter;
    readonly filtered: Excel.Range;
    readonly merged: Excel.RangeAreas | undefined;
    readonly sizes: LoadedSizes;
  },
): void {
  const place = `${addressOf(area)} on ${state.name}`;
  const table = read.tables.items[0];
  if (table !== undefined) {
    throw new Refusal(
      `The table ${table.name} lies in ${place}, where the maze would be. Move the table, or choose another sheet, and try again.`,
    );
  }
  if (read.merged !== undefined && !read.merged.isNullObject) {
    const merged = read.merged.address.split(",").map(withoutSheet);
    const some =
      merged.length > 3 ? `${merged.slice(0, 3).join(", ")} and ${merged.length - 3} more areas` : merged.join(", ");
    throw new Refusal(
      `${some} on ${state.name} ${merged.length === 1 ? "is a merged cell" : "are merged cells"} in ${addressOf(area)}, where the maze would be. Unmerge (Home, Merge & Center), or choose another sheet, and try again.`,
    );
  }
  const filtered = read.filter.enabled ? usedArea(read.filtered) : undefined;
  if (filtered !== undefined && intersection(filtered, area) !== undefined) {
    throw new Refusal(
      `A filter on ${addressOf(filtered)} lies across ${place}, where the maze would be. Remove the filter (Data, Filter), or choose another sheet, and try again.`,
    );
  }
  const hiddenColumns = firstHidden(read.sizes.columns.value.map((column) => column.columnHidden === true));
  if (hiddenColumns !== undefined) {
    const { column } = area;
    const shown = addressOf({ row: 0, column: column + hiddenColumns.first, rows: 1, columns: hiddenColumns.count });
    throw hidden(state, shown.replace(/\d+/g, ""), "column", hiddenColumns.count);
  }
  const hiddenRows = firstHidden(read.sizes.rows.value.map((row) => row.rowHidden === true));
  if (hiddenRows !== undefined) {
    const first = area.row + hiddenRows.first + 1;
    const shown = hiddenRows.count === 1 ? `${first}` : `${first}:${first + hiddenRows.count - 1}`;
    throw hidden(state, shown, "row", hiddenRows.count);
  }
}

function hidden(state: SheetState, shown: string, what: "column" | "row", count: number): Refusal {
  const subject =
    count === 1 ? `The ${what} ${shown} on ${state.name} is` : `The ${what}s ${shown} on ${state.name} are`;
  return new Refusal(
    `${subject} hidden, and the maze would run across. Unhide ${count === 1 ? "it" : "them"} (Home, Format, Hide & Unhide), or choose another sheet, and try again.`,
  );
}

function firstHidden(flags: readonly boolean[]): { first: number; count: number } | undefined {
  const first = flags.indexOf(true);
  if (first < 0) return undefined;
  const end = flags.indexOf(false, first);
  return { first, count: (end < 0 ? flags.length : end) - first };
}

/** Reads what the used cells hold and counts what is not a number of our own. */
async function foreignValues(job: Job, state: SheetState, used: Area): Promise<Found | undefined> {
  let count = 0;
  let [top, left, bottom, right] = [Infinity, Infinity, -1, -1];
  for (const band of rowBands(used, READ_CELLS)) {
    const range = await job.request((context) =>
      rangeAt(context.workbook.worksheets.getItem(state.id), band).load("formulas"),
    );
    const formulas: unknown[][] = range.formulas;
    for (let r = 0; r < band.rows; r++) {
      for (let c = 0; c < band.columns; c++) {
        const content = formulas[r]![c];
        const [row, column] = [band.row + r, band.column + c];
        if (content === "" || content === numberIn(state.grid, row, column)) continue;
        count++;
        top = Math.min(top, row);
        left = Math.min(left, column);
        bottom = Math.max(bottom, row);
        right = Math.max(right, column);
      }
    }
  }
  if (count === 0) return undefined;
  return { area: { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 }, count };
}

/** The number that "Format grid" writes into a cell of the grid, from 1 on, row by row; nothing outside. */
function numberIn(grid: Area | undefined, row: number, column: number): number | undefined {
  if (grid === undefined) return undefined;
  const [r, c] = [row - grid.row, column - grid.column];
  return r >= 0 && r < grid.rows && c >= 0 && c < grid.columns ? r * grid.columns + c + 1 : undefined;
}

function question(state: SheetState, area: Area, values: Found | undefined): string | undefined {
  const named = foreignNamesIn(state, area).filter(({ area: there }) => without(there, state.grid).length > 0);
  const refer = named
    .slice(0, 3)
    .map(({ name, area: there }) => `the name ${name} refers to ${addressOf(there)}`)
    .concat(named.length > 3 ? [`${named.length - 3} more names refer to cells there`] : [])
    .join(", ");
  if (values !== undefined) {
    return `${holds(state, values)}${refer === "" ? "" : `, and ${refer}`}. Overwrite ${values.count > 1 ? "them" : "it"}?`;
  }
  if (named.length === 0) return undefined;
  return `${refer[0]!.toUpperCase()}${refer.slice(1)} on ${state.name}, where the maze would be. Draw over ${named.length > 1 ? "them" : "it"}?`;
}

/** "B4:C9 on Sheet1 hold 11 values" */
function holds(state: SheetState, { area, count }: Found): string {
  const hold = area.rows * area.columns === 1 ? "holds" : "hold";
  return `${addressOf(area)} on ${state.name} ${hold} ${count.toLocaleString("en-US")} value${count > 1 ? "s" : ""}`;
}

function usedArea(range: Excel.Range | undefined): Area | undefined {
  return range === undefined || range.isNullObject ? undefined : parseArea(withoutSheet(range.address));
}

function withoutSheet(address: string): string {
  return address.slice(address.lastIndexOf("!") + 1);
}
