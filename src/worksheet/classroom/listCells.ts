import { message } from "../../message";
import type { ListCell } from "../../maze/classes";
import {
  type Area,
  type Job,
  type Reference,
  Refusal,
  SHEET_COLUMNS,
  SHEET_ROWS,
  addressOf,
  parseReference,
  rangeAt,
} from "../excel";
import { readSelection } from "../sheet";

/** The cells of a class list, headings first. */
export interface ListCells {
  /** Where they are, with the name of their sheet. */
  readonly place: Reference;
  readonly rows: readonly (readonly ListCell[])[];
}

/** The most rows that are read: more than any class has. */
const MOST_ROWS = 1_000;
/** How much more than the remembered cells of a plain list is looked at for more of it. */
interface More {
  /** Below it. */
  readonly rows: number;
  /** Right of it. */
  readonly columns: number;
}

const NO_MORE: More = { rows: 0, columns: 0 };
const MORE_CELLS: More = { rows: 100, columns: 20 };
/** The most columns that are read. */
const MOST_COLUMNS = 100;

/**
 * The table that the selection meets, or else the selected cells as far as they hold anything. Three or four requests. Throws
 * {@link Refusal}.
 */
export async function selectedList(job: Job): Promise<ListCells> {
  const { areas } = await readSelection(job);
  const front = await job.request((context) => context.workbook.worksheets.getActiveWorksheet().load("id,name"));
  return listAt(job, front, areas[0]!, NO_MORE);
}

/**
 * The list that was at this place: its table as it is now; or its cells with the rows and columns that follow them directly. Two or three
 * requests. Throws {@link Refusal}.
 */
export async function listAsItIs(job: Job, { sheet, area }: Reference): Promise<ListCells> {
  const found = await job.request(({ workbook }) => workbook.worksheets.getItemOrNullObject(sheet).load("id,name"));
  if (found.isNullObject) throw new Refusal(message("class-list-gone"));
  return listAt(job, found, area, MORE_CELLS);
}

interface FoundSheet {
  readonly id: string;
  readonly name: string;
}

async function listAt(job: Job, sheet: FoundSheet, area: Area, more: More): Promise<ListCells> {
  const look = await job.onSheet(sheet.id, (there) => {
    const selected = rangeAt(there, area);
    return {
      tables: selected.getTables(false).load("items/name,items/showTotals"),
      used: selected.getUsedRangeOrNullObject(true).untrack().load("address"),
    };
  });
  const [table] = look.tables.items;
  if (table === undefined) {
    const used = look.used.isNullObject ? area : (parseReference(look.used.address)?.area ?? area);
    // The headings stay where they were, and rows may have become empty.
    const whole = more === NO_MORE ? used : area;
    const rows = Math.min(whole.rows + more.rows, SHEET_ROWS - whole.row);
    const columns = Math.min(whole.columns + more.columns, SHEET_COLUMNS - whole.column);
    const cells = await readCells(job, sheet, { ...whole, rows, columns });
    return more === NO_MORE ? cells : upToEmptyRow(upToEmptyHeading(cells, whole.columns), whole.rows);
  }
  const range = await job.request(({ workbook }) => {
    return workbook.tables.getItem(table.name).getRange().untrack().load("address");
  });
  const whole = parseReference(range.address)!.area;
  return readCells(job, sheet, { ...whole, rows: whole.rows - (table.showTotals ? 1 : 0) });
}

async function readCells(job: Job, { id, name }: FoundSheet, area: Area): Promise<ListCells> {
  if (area.rows > MOST_ROWS || area.columns > MOST_COLUMNS) {
    const most = { rows: MOST_ROWS, columns: MOST_COLUMNS };
    throw new Refusal(message("class-list-too-large", { area: addressOf(area), sheet: name, ...most }));
  }
  const read = await job.onSheet(id, (sheet) => rangeAt(sheet, area).load("values,valueTypes"));
  const types = read.valueTypes as string[][];
  const rows = (read.values as unknown[][]).map((row, i) =>
    row.map((value, k): ListCell => ({ text: textOf(value), isError: types[i]![k] === "Error" })),
  );
  return { place: { sheet: name, area }, rows };
}

function textOf(value: unknown): string {
  return typeof value === "boolean" ? String(value).toUpperCase() : String(value);
}

/** Without the first empty row after `least` rows, and all after it. */
function upToEmptyRow({ place, rows }: ListCells, least: number): ListCells {
  const isEmpty = (row: readonly ListCell[]) => row.every(({ text }) => text.trim() === "");
  const end = rows.findIndex((row, i) => i >= least && isEmpty(row));
  const kept = end < 0 ? rows : rows.slice(0, end);
  return { place: { ...place, area: { ...place.area, rows: kept.length } }, rows: kept };
}

/** Without the first empty heading after `least` columns, and all right of it. */
function upToEmptyHeading({ place, rows }: ListCells, least: number): ListCells {
  const end = (rows[0] ?? []).findIndex(({ text }, i) => i >= least && text.trim() === "");
  if (end < 0) return { place, rows };
  return { place: { ...place, area: { ...place.area, columns: end } }, rows: rows.map((row) => row.slice(0, end)) };
}
