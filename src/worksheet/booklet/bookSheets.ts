import { type ExcelSession, rangesAt } from "../excel";
import { loadNames, textOfFormula } from "../names";
import { type SheetName, loadSheets } from "../sheet";
import { saveFact, saveFirstFact } from "../fact";
import { facts } from "../facts";
import { footerMark } from "../pageSetup";

/** What a sheet of a booklet is: the index, the sheet of maze 7, the sheet of all mazes, or that of the answers. */
type BookPart = "index" | "mazes" | "answers" | number;

export interface BookSheet extends SheetName {
  readonly book: string;
  readonly part: BookPart;
  /** Whether it still has the name it was made with; a copy of it has not. */
  readonly isNamedAsMade: boolean;
}

export type BookPlace = Awaited<ReturnType<typeof readBookPlace>>;

export interface BookMark extends Pick<BookSheet, "book" | "part"> {
  readonly name: string;
  /** The page whose footer describes the only maze on it. */
  readonly page?: Parameters<typeof footerMark>[0];
}

export function markSheet(sheet: Excel.Worksheet, { book, part, name, page }: BookMark, isAgain = false): void {
  const told = page === undefined ? "" : ` ${footerMark(page)}`;
  const mark = `${book} ${part} ${encodeURIComponent(name)}${told}`;
  if (isAgain) saveFact(sheet, [], facts.book, mark);
  else saveFirstFact(sheet, facts.book, mark);
}

/**
 * Two requests, of which the second also finds out whether the host takes an address of several areas: a request that adds sheets must not
 * be made twice. `withNames` reads the workbook's names too.
 */
export async function readBookPlace(session: ExcelSession, withNames = false) {
  const read = await session.request((context) => ({
    sheets: loadSheets(context),
    front: context.workbook.worksheets.getActiveWorksheet().load("id"),
    protection: context.workbook.protection.load("protected"),
    names: withNames ? loadNames(context.workbook.names, "Workbook") : undefined,
  }));
  const sheets = read.sheets();
  const marks = await session.request((context) => {
    const { worksheets } = context.workbook;
    for (const cells of rangesAt(worksheets.getItem(read.front.id), "A1,C3")) cells.load("address");
    return sheets.map((sheet) => ({
      sheet,
      mark: worksheets.getItem(sheet.id).names.getItemOrNullObject(facts.book.name).load("formula"),
    }));
  });
  const books = marks.flatMap(({ sheet, mark }) => (mark.isNullObject ? [] : bookSheetOf(sheet, String(mark.formula))));
  const workbookNames = read.names?.() ?? [];
  return { sheets, frontId: read.front.id, isStructureProtected: read.protection.protected, workbookNames, books };
}

function bookSheetOf(sheet: SheetName, formula: string): BookSheet[] {
  const parts = /^(\w{1,60}) (index|mazes|answers|\d{1,3}) (\S{1,400})(?: [0-9a-f]{8})?$/.exec(textOfFormula(formula));
  if (parts === null) return [];
  const [, book, part, name] = parts;
  const isNumber = /^\d+$/.test(part!);
  const isNamedAsMade = encodeURIComponent(sheet.name) === name;
  return [{ ...sheet, book: book!, part: isNumber ? Number(part) : (part as BookPart), isNamedAsMade }];
}

/** The sheets of a booklet; of several copies of one part, only the sheet that has the name it was made with. */
export function sheetsOfBook(books: readonly BookSheet[], book: string): BookSheet[] {
  const all = books.filter((sheet) => sheet.book === book);
  return all.filter((sheet) => sheet.isNamedAsMade || all.filter(({ part }) => part === sheet.part).length === 1);
}
