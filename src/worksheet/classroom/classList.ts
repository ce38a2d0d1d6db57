import { message } from "../../message";
import type { Reference } from "../addresses";
import { type ExcelSession, Refusal, rangeAt } from "../excel";
import { everywhere } from "../looks";
import { type ListCells, listAsItIs, listAt } from "../lists";
import { readSelection } from "../sheet";
import { type SheetContents, onPages } from "../tables";

/** The list that is selected, see {@link listAt}; two requests more. Throws {@link Refusal}. */
export async function selectedList(session: ExcelSession, isList: Parameters<typeof listAt>[3]): Promise<ListCells> {
  const { areas } = await readSelection(session);
  const front = await session.request((context) => context.workbook.worksheets.getActiveWorksheet().load("id,name"));
  return listAt(session, front, areas[0]!, isList);
}

/** The list of a class set as it is now, see {@link listAsItIs}; one request more. Throws {@link Refusal}. */
export async function listOfSet(session: ExcelSession, { sheet, area }: Reference): Promise<ListCells> {
  const found = await session.request(({ workbook }) => workbook.worksheets.getItemOrNullObject(sheet).load("id,name"));
  if (found.isNullObject) throw new Refusal(message("class-list-gone"));
  return listAsItIs(session, found, area);
}

/** Points. */
const WIDTHS = [150, 60, 210, 90] as const;
/** Rows with a text format, more than any list needs. Excel refuses a number format for whole columns. */
const TEXT_ROWS = 1_000;

/** A class list as a table; its columns hold texts, so that "2/2" stays what was typed. */
export function listContents(headings: readonly string[], rows: readonly (readonly string[])[]): SheetContents {
  const whole = { row: 0, column: 0, rows: rows.length + 1, columns: headings.length };
  const fill = (sheet: Excel.Worksheet) => {
    rangeAt(sheet, { ...whole, rows: TEXT_ROWS }).numberFormat = everywhere("@");
    rangeAt(sheet, whole).values = [headings, ...rows].map((row) => [...row]);
    sheet.tables.add(rangeAt(sheet, whole), true);
  };
  return { fill, ...onPages(WIDTHS, whole.rows, "$1:$1") };
}
