/** The lists and tables that people write. */
import { message, together } from "../message";
import { type ListCell, plainText } from "../maze/content";
import {
  type Area,
  type Reference,
  SHEET_COLUMNS,
  SHEET_ROWS,
  addressOf,
  intersection,
  parseArea,
  parseReference,
} from "./addresses";
import { type ExcelSession, Refusal, rangeAt, usedArea } from "./excel";
import type { SheetName, SheetState } from "./sheet";

/** The cells of a list, headings first. */
export interface ListCells {
  readonly place: Reference;
  readonly rows: readonly (readonly ListCell[])[];
}

type ListSheet = Pick<SheetName, "id" | "name">;

/** More than any class or quiz has. */
const MOST_ROWS = 1_000;
const MOST_COLUMNS = 100;
/** How far below a list, and right of it, is looked for more of it. */
const MORE_ROWS = 100;
const MORE_COLUMNS = 20;

const LIST_ITEMS = "text,values,valueTypes,rowIndex,columnIndex";

function listCellsIn(range: Excel.Range): ListCell[][] {
  const { text, values, valueTypes, rowIndex, columnIndex } = range;
  return text.map((row, r) =>
    row.map((shown, c): ListCell => {
      // Some Excels show a number that is too wide for its column as number signs.
      if (/^#+$/.test(shown)) return { text: String(values[r]![c]) };
      const isError = (valueTypes[r]![c] as string) === "Error";
      const cell = { row: rowIndex + r, column: columnIndex + c, rows: 1, columns: 1 };
      return { text: shown, errorIn: isError ? addressOf(cell) : undefined };
    }),
  );
}

/**
 * The list that a person means who has selected an area: the table there whose headings are those of such a list, or else the cells
 * themselves, as far as they hold anything; if these are no list, the only table of the sheet that is one. Three requests. Throws
 * {@link Refusal} for several tables; where there is no list, gives the cells.
 */
export async function listAt(
  session: ExcelSession,
  sheet: ListSheet,
  area: Area,
  isList: (headings: readonly string[]) => boolean,
): Promise<ListCells> {
  const look = await lookAt(session, sheet, area);
  const lists = look.tables.filter(({ columns }) => isList(columns.items.map(({ name }) => name)));
  const own = lists.find(({ name }) => look.met.has(name));
  if (own !== undefined) return tableCells(session, sheet, own, look.used);
  const cells = look.met.size > 0 ? undefined : await readCells(session, sheet, look.used ?? area);
  if (cells !== undefined && isList(cells.rows[0]!.map(({ text }) => text))) return cells;
  if (lists.length > 1) throw new Refusal(message("several-lists", { sheet: sheet.name, count: lists.length }));
  const [only] = lists;
  if (only !== undefined) return tableCells(session, sheet, only, undefined);
  return cells ?? readCells(session, sheet, look.used ?? area);
}

/** The list that was in an area: its table as it is now, or its cells with those that follow directly. Two or three requests. */
export async function listAsItIs(session: ExcelSession, sheet: ListSheet, area: Area): Promise<ListCells> {
  const { tables, met, used } = await lookAt(session, sheet, area);
  const table = tables.find(({ name }) => met.has(name));
  if (table !== undefined) return tableCells(session, sheet, table, used);
  // The headings stay where they were, and rows may have become empty.
  const columns = Math.min(area.columns + MORE_COLUMNS, SHEET_COLUMNS - area.column);
  const cells = await readCells(session, sheet, withRowsBelow({ ...area, columns }));
  return upToEmptyRow(upToEmptyHeading(cells, area.columns), area.rows);
}

/** The tables of a sheet, the names of those that an area meets, and which part of the area holds anything. */
async function lookAt(session: ExcelSession, { id }: ListSheet, area: Area) {
  const look = await session.onSheet(id, (there) => {
    const selected = rangeAt(there, area);
    return {
      all: there.tables.load("items/name,items/showTotals,items/columns/items/name"),
      met: selected.getTables(false).load("items/name"),
      used: selected.getUsedRangeOrNullObject(true).untrack().load("address"),
    };
  });
  return {
    tables: look.all.items,
    met: new Set(look.met.items.map(({ name }) => name)),
    used: usedArea(look.used),
  };
}

/** With the rows that follow the table directly; `selected` are the cells in use that the person selected. */
async function tableCells(
  session: ExcelSession,
  sheet: ListSheet,
  { name, showTotals }: Excel.Table,
  selected: Area | undefined,
): Promise<ListCells> {
  const range = await session.request(({ workbook }) =>
    workbook.tables.getItem(name).getRange().untrack().load("address"),
  );
  const whole = parseReference(range.address)!.area;
  if (showTotals) return readCells(session, sheet, { ...whole, rows: whole.rows - 1 });
  const reach = selected === undefined ? 0 : selected.row + selected.rows - whole.row;
  const least = Math.max(whole.rows, Math.min(reach, MOST_ROWS));
  return upToEmptyRow(await readCells(session, sheet, withRowsBelow({ ...whole, rows: least })), least);
}

function withRowsBelow(area: Area): Area {
  const most = Math.max(area.rows, MOST_ROWS);
  return { ...area, rows: Math.min(area.rows + MORE_ROWS, SHEET_ROWS - area.row, most) };
}

async function readCells(session: ExcelSession, { id, name }: ListSheet, area: Area): Promise<ListCells> {
  if (area.rows > MOST_ROWS || area.columns > MOST_COLUMNS) {
    const most = { rows: MOST_ROWS, columns: MOST_COLUMNS };
    throw new Refusal(message("list-too-large", { area: addressOf(area), sheet: name, ...most }));
  }
  const read = await session.onSheet(id, (sheet) => rangeAt(sheet, area).load(LIST_ITEMS));
  return { place: { sheet: name, area }, rows: listCellsIn(read) };
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

/** The most cells that are read for their items: more than any path on paper has. */
const MOST_CELLS = 10_000;

/**
 * What the cells of "A2:A9" or "Words!A2:A9" show, row by row, without the empty ones; one request. Throws {@link Refusal} if there
 * are no such cells, they belong to the maze itself (`maze`, on the sheet of `state`), or one shows an error.
 */
export async function readItemRange(session: ExcelSession, state: SheetState, maze: Area, address: string) {
  const { sheet: found, area } = placeTyped(state, maze, address);
  const used = await session.onSheet(found.id, (sheet) =>
    rangeAt(sheet, area).getUsedRangeOrNullObject(true).untrack().load(`${LIST_ITEMS},cellCount`),
  );
  const text = address.trim();
  if (used.isNullObject)
    throw new Refusal(together(message("item-cells-empty", { area: text }), message("type-range")));
  if (used.cellCount > MOST_CELLS) {
    throw new Refusal(message("too-many-item-cells", { area: text, count: used.cellCount, most: MOST_CELLS }));
  }
  const cells = listCellsIn(used).flat();
  const wrong = cells.find(({ errorIn }) => errorIn !== undefined);
  if (wrong !== undefined) throw new Refusal(message("cell-error", { cell: wrong.errorIn!, error: wrong.text }));
  return cells.map(({ text: shown }) => shown.trim()).filter((shown) => plainText(shown) !== "");
}

export function placeTyped(state: SheetState, maze: Area, address: string) {
  const text = address.trim();
  const reference = parseReference(text);
  const area = reference?.area ?? parseArea(text);
  if (area === undefined) throw new Refusal(message("type-range"));
  const sheetName = reference?.sheet ?? state.name;
  const sheet = state.sheets.find(({ name }) => name.toUpperCase() === sheetName.toUpperCase());
  if (sheet === undefined) {
    throw new Refusal(together(message("no-item-sheet", { sheet: sheetName }), message("type-range")));
  }
  if (sheet.id === state.id && intersection(area, maze) !== undefined) {
    throw new Refusal(message("items-inside-maze", { area: text }));
  }
  return { sheet, area };
}
