import { type Job, type ReadName, loadNames, rangesAt, readNames, textOfFormula } from "../excel";
import { type SheetName, loadSheets, sheetsIn } from "../sheet";
import { facts, rememberFirst } from "../memory";
import { type PageTexts, footerMark } from "../paper";

/** What a sheet of a booklet is: the index, the sheet of maze 7, the sheet of all mazes, or that of the answers. */
type BookPart = "index" | "mazes" | "answers" | number;

/** A sheet that carries the hidden name of a booklet. */
export interface BookSheet extends SheetName {
  /** The booklet's id. */
  readonly book: string;
  readonly part: BookPart;
  /** Whether it still has the name it was made with; a copy of it has not. */
  readonly isNamedAsMade: boolean;
}

/** What was read of the workbook before a booklet is made. */
export interface BookPlace {
  readonly sheets: readonly SheetName[];
  /** Of the worksheet in front. */
  readonly frontId: string;
  readonly isStructureProtected: boolean;
  /** The names that belong to the workbook, if they were asked for. */
  readonly workbookNames: readonly ReadName[];
  readonly books: readonly BookSheet[];
}

/** Queues the mark of a new sheet; `footer` is the one that describes the only maze on it. */
export function markSheet(
  sheet: Excel.Worksheet,
  book: string,
  part: BookPart,
  name: string,
  footer?: PageTexts,
): void {
  const told = footer === undefined ? "" : ` ${footerMark(footer)}`;
  rememberFirst(sheet, facts.book, `${book} ${part} ${encodeURIComponent(name)}${told}`);
}

/**
 * Reads the workbook's sheets and which of them belong to booklets. Two requests, of which the second also finds out whether the host
 * takes an address of several areas: a request that adds sheets must not be made twice. `withNames` reads the workbook's names too.
 */
export async function readBookPlace(job: Job, withNames = false): Promise<BookPlace> {
  const read = await job.request((context) => ({
    sheets: loadSheets(context),
    front: context.workbook.worksheets.getActiveWorksheet().load("id"),
    protection: context.workbook.protection.load("protected"),
    names: withNames ? loadNames(context.workbook.names) : undefined,
  }));
  const sheets = sheetsIn(read.sheets);
  const marks = await job.request((context) => {
    const { worksheets } = context.workbook;
    for (const cells of rangesAt(worksheets.getItem(read.front.id), "A1,C3")) cells.load("address");
    return sheets.map((sheet) => ({
      sheet,
      mark: worksheets.getItem(sheet.id).names.getItemOrNullObject(facts.book.name).load("formula"),
    }));
  });
  const books = marks.flatMap(({ sheet, mark }) => (mark.isNullObject ? [] : bookSheetOf(sheet, String(mark.formula))));
  const workbookNames = read.names === undefined ? [] : readNames(read.names, "Workbook");
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

/**
 * Those of these sheets that have one of the names, were not there before, and are empty: sheets of a booklet whose marks were not
 * written. One request, and none if there is none of these names.
 */
export async function bareSheets(
  job: Job,
  unmarked: readonly SheetName[],
  names: readonly string[],
  before: readonly SheetName[],
): Promise<SheetName[]> {
  const known = new Set(before.map(({ id }) => id));
  const added = unmarked.filter(({ id, name }) => names.includes(name) && !known.has(id));
  if (added.length === 0) return [];
  const used = await job.request((context) =>
    added.map(({ id }) =>
      context.workbook.worksheets.getItem(id).getUsedRangeOrNullObject(false).untrack().load("address"),
    ),
  );
  return added.filter((_, i) => used[i]!.isNullObject);
}
