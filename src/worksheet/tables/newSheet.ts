import { runsOf } from "../../maze/model";
import type { Reference } from "../addresses";
import { type ExcelSession, rangeAt } from "../excel";
import { type Change, addSheetChange, freeSheetName } from "../changes";
import type { SheetMark } from "../memory";
import { type FittedPage, type SheetToPrint, pageOfTable, showPrinted } from "../page";
import { type SheetName, addSheetOfMaze, readSheets } from "../sheet";

interface NewSheet {
  readonly name: string;
  readonly sheets: readonly SheetName[];
}

/** Looks where a sheet can be added, called `word` if that is free. One request. */
export async function findSheetPlace(session: ExcelSession, word: string) {
  const place = await readSheets(session);
  return { ...place, name: freeSheetName(place.sheets, word) };
}

export interface SheetContents {
  /** Points: of its columns, from the first one on. */
  readonly widths?: readonly number[];
  /** Left as it is if missing. */
  readonly page?: FittedPage;
  /** Queues all that fits the request that adds the sheet. */
  readonly fill: (sheet: Excel.Worksheet) => void;
  readonly more?: (session: ExcelSession, id: string) => Promise<void>;
}

export function onPages(widths: readonly number[], rows: number, repeated: FittedPage["repeated"]) {
  const width = widths.reduce((sum, each) => sum + each, 0);
  return { widths, page: pageOfTable(width, rows, repeated) };
}

/** Adds a sheet that belongs to a maze, in one request, and those of its rest; gives it. */
export function addSheetBeside(
  kind: SheetMark,
  place: NewSheet,
  maze: Reference,
  contents: SheetContents,
): Change<SheetToPrint> {
  const fill = (sheet: Excel.Worksheet) => fillSheet(sheet, contents);
  return addSheetOfMaze(kind, place, maze, fill, async (id, session) => {
    await contents.more?.(session, id);
    return { id, page: contents.page };
  });
}

/** Adds a sheet that belongs to no maze, which comes to the front: two requests, and those of its rest. Gives its id. */
export function addSheetInFront({ name, sheets }: NewSheet, contents: SheetContents): Change<string> {
  return addSheetChange({ name, sheets }, async (session) => {
    const { id } = await session.request(({ workbook }) => {
      const sheet = workbook.worksheets.add(name);
      fillSheet(sheet, contents);
      return sheet.load("id");
    });
    await contents.more?.(session, id);
    await showPrinted(session, [{ id, page: contents.page }]);
    return id;
  });
}

function fillSheet(sheet: Excel.Worksheet, { widths = [], fill }: SheetContents): void {
  // Neighbouring columns of the same width together.
  for (const { first, length, value } of runsOf(widths.length, (column) => widths[column]!)) {
    rangeAt(sheet, { row: 0, column: first, rows: 1, columns: length }).format.columnWidth = value;
  }
  fill(sheet);
}
