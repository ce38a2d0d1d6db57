/** The class list on its sheet, and the class sets of a workbook. */
import { message } from "../message";
import type { Reference } from "./addresses";
import { type BookSheet, sheetsOfBook } from "./booklet";
import { type ExcelSession, Refusal, rangeAt } from "./excel";
import { type ListCells, listAsItIs, listAt } from "./lists";
import { everywhere } from "./looks";
import { facts } from "./facts";
import { loadFact } from "./fact";
import { loadNames } from "./names";
import { readSelection } from "./sheet";
import { type SheetContents, onPages } from "./newSheets";

export type ClassSetSheets = Awaited<ReturnType<typeof classSetsIn>>[number];

/**
 * The class sets among the sheets of booklets; one request, and none if there are none. `names` are those on its index. Index, answers, and
 * the place of the list are undefined where somebody deleted them.
 */
export async function classSetsIn(session: ExcelSession, books: readonly BookSheet[]) {
  if (books.length === 0) return [];
  const load = (sheet: Excel.Worksheet, part: string) => ({
    names: part === "index" ? loadNames(sheet.names) : undefined,
    pupil: loadFact(sheet, facts.pupil),
  });
  const read = await session.request(({ workbook: { worksheets } }) =>
    books.map(({ id, part }) => [id, load(worksheets.getItem(id), part)] as const),
  );
  const readOf = new Map(read);
  return [...new Set(books.map(({ book }) => book))].flatMap((book) => {
    const sheets = sheetsOfBook(books, book);
    const pages = sheets.flatMap((sheet) => {
      const pupil = readOf.get(sheet.id)!.pupil();
      return pupil === undefined ? [] : [{ ...sheet, pupil }];
    });
    const [index, answers] = ["index", "answers"].map((part) => sheets.find((sheet) => sheet.part === part));
    const names = (index && readOf.get(index.id)!.names?.()) ?? [];
    const kept = facts.classSet.read(names);
    if (kept === undefined && pages.length === 0) return [];
    return [{ book, sheets, index, answers, pages, names, kept, list: facts.classList.read(names) }];
  });
}

/** The list that is selected: two requests more than {@link listAt}. */
export async function selectedList(session: ExcelSession, isList: Parameters<typeof listAt>[3]): Promise<ListCells> {
  const { areas } = await readSelection(session);
  const front = await session.request((context) => context.workbook.worksheets.getActiveWorksheet().load("id,name"));
  return listAt(session, front, areas[0]!, isList);
}

/** The list of a class set as it is now: one request more than {@link listAsItIs}. */
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
