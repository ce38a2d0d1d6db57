import type { ExcelSession } from "../excel";
import { type ReadName, loadNames } from "../names";
import type { Reference } from "../addresses";
import { type BookPlace, type BookSheet, sheetsOfBook } from "../booklet";
import { type PupilPage, facts } from "../memory";

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
