/** The class list on its sheet, and the class sets of a workbook. */
import { message } from "../message";
import type { Reference } from "./addresses";
import { type BookPlace, type BookSheet, sheetsOfBook } from "./booklet";
import { type ExcelSession, Refusal, rangeAt } from "./excel";
import { type ListCells, listAsItIs, listAt } from "./lists";
import { everywhere } from "./looks";
import { type PupilPage, facts } from "./facts";
import { type ReadName, loadNames } from "./names";
import { readSelection } from "./sheet";
import { type SheetContents, onPages } from "./newSheets";

interface ClassPage extends BookSheet {
  readonly pupil: PupilPage;
}

export interface ClassSetSheets {
  readonly book: string;
  readonly sheets: readonly BookSheet[];
  /** Undefined if somebody deleted it. */
  readonly index: BookSheet | undefined;
  readonly answers: BookSheet | undefined;
  readonly pages: readonly ClassPage[];
  /** What is remembered on its index: the names there, what the set was made with, and where its list is, if it still is. */
  readonly names: readonly ReadName[];
  readonly kept: unknown;
  readonly list: Reference | undefined;
}

/** The class sets of a workbook whose sheets were read; one request, and none if there is no booklet. */
export async function classSetsIn(
  session: ExcelSession,
  { books }: Pick<BookPlace, "books">,
): Promise<ClassSetSheets[]> {
  if (books.length === 0) return [];
  const read = await session.request(({ workbook: { worksheets } }) =>
    books.map((sheet) => {
      const { names } = worksheets.getItem(sheet.id);
      return {
        sheet,
        names: sheet.part === "index" ? loadNames(names) : undefined,
        pupil: names.getItemOrNullObject(facts.pupil.name).load("name,formula"),
      };
    }),
  );
  const ids = [...new Set(books.map(({ book }) => book))];
  return ids.flatMap((book): ClassSetSheets[] => {
    const sheets = sheetsOfBook(books, book);
    const pages = read.flatMap(({ sheet, pupil: found }): ClassPage[] => {
      if (found.isNullObject || !sheets.includes(sheet)) return [];
      const pupil = facts.pupil.read([{ name: found.name, formula: String(found.formula) }]);
      return pupil === undefined ? [] : [{ ...sheet, pupil }];
    });
    const index = sheets.find(({ part }) => part === "index");
    const listed = read.find(({ sheet }) => sheet === index)?.names;
    const names = listed?.() ?? [];
    const kept = facts.classSet.read(names);
    if (kept === undefined && pages.length === 0) return [];
    const answers = sheets.find(({ part }) => part === "answers");
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
