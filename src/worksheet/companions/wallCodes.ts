import { message } from "../../message";
import { crc32 } from "../../maze/code";
import { type Area, addressOf, areaIn, isOnSheet, rowBands, sameArea } from "../addresses";
import { type ExcelSession, rangeAt } from "../excel";
import { loadNames } from "../names";
import { pageOfTable } from "../page";
import { VALUE_CELLS } from "../cells";
import { everywhere } from "../looks";
import { type Change, piecesOf } from "../changes";
import { factBetween, facts, saveFirstFact } from "../memory";
import type { HelperSheet, SheetState } from "../sheet";
import type { SheetContents } from "../tables";

const READ_CELLS = 100_000;
const MOST_CODE = 4;

/**
 * Reads a sheet of codes, for a maze whose place in its own sheet is `maze`: one request for every 100,000 cells. `isAgain`: its names are
 * read again too, in one more. Gives where the earlier codes are (`before`), if they were not deleted or moved away; where the new ones go
 * (`after`); and all that stands on the sheet, and whether that is just what Lavirint wrote.
 */
export async function readWallCodes(session: ExcelSession, sheet: HelperSheet, maze: Area, isAgain: boolean) {
  const names = isAgain ? (await session.onSheet(sheet.id, (there) => loadNames(there.names)))() : sheet.names;
  const place = facts.wallCodesAt.read(names);
  const before = place?.sheet === sheet.name ? place.area : undefined;
  const after = placeFrom(before ?? maze, maze);
  const codes: unknown[][] = [];
  let used: Area | undefined;
  for (const band of rowBands(before ?? after, READ_CELLS)) {
    const read = await session.onSheet(sheet.id, (there) => ({
      cells: rangeAt(there, band).load("formulas"),
      used: there.getUsedRangeOrNullObject(true).untrack().load("address"),
    }));
    codes.push(...(read.cells.formulas as unknown[][]));
    used = read.used.isNullObject ? undefined : areaIn(read.used.address);
  }
  const areCodes = before !== undefined && used !== undefined && sameArea(used, before);
  const isAsWritten = areCodes ? facts.wallCodesSum.read(names) === checksum(codes) : before === used;
  return { sheet: { ...sheet, names }, before, after, used, isAsWritten };
}

/** As many cells as the maze has, from the first one of the earlier codes on, so that formulas find them, if they fit there. */
function placeFrom({ row, column }: Area, maze: Area): Area {
  const there = { ...maze, row, column };
  return isOnSheet(there) ? there : maze;
}

const isCode = (content: unknown) =>
  typeof content === "number" && Number.isInteger(content) && content >= 0 && content <= MOST_CODE;

/** The CRC-32 of codes; "" if something else is among them. */
function checksum(codes: readonly (readonly unknown[])[]): string {
  const all = codes.flat();
  if (!all.every(isCode)) return "";
  return crc32(Uint8Array.from(all as number[])).toString(16);
}

/** In place of all that stands there. One request, 0.5 MB for 250,000 cells, and one more if cells don’t take the codes. */
export function rewriteWallCodes(
  { name: mazeSheet }: SheetState,
  maze: Area,
  { sheet, after, used }: Awaited<ReturnType<typeof readWallCodes>>,
  codes: number[][],
): Change<void> {
  const { id, name } = sheet;
  const names = [
    factBetween(sheet, facts.wallCodesAt, after),
    factBetween(sheet, facts.wallCodes, { sheet: mazeSheet, area: maze }),
    factBetween(sheet, facts.wallCodesSum, checksum(codes)),
  ];
  const writeCodes = (there: Excel.Worksheet) =>
    [...rowBands(after, VALUE_CELLS)].map((band) => {
      const [cells, first] = [rangeAt(there, band), band.row - after.row];
      cells.values = codes.slice(first, first + band.rows);
      return cells.load("values");
    });
  const make = async (session: ExcelSession) => {
    const written = await session.repeatableOn(id, (there, context) => {
      if (used !== undefined && !sameArea(used, after)) rangeAt(there, used).clear("Contents");
      const bands = writeCodes(there);
      for (const { paint } of piecesOf(names)) paint(context);
      return bands;
    });
    const values = written.flatMap((band) => band.values as unknown[][]);
    if (values.every((line, row) => line.every((value, i) => value === codes[row]![i]))) return;
    // Merged cells take none, and cells with the format "@" take numbers as texts, which no function takes as codes.
    await session.repeatableOn(id, (there) => {
      rangeAt(there, after).unmerge();
      rangeAt(there, after).numberFormat = everywhere("General");
      writeCodes(there);
    });
  };
  const leaves = message("walls-written", { written: name, maze: addressOf(maze), sheet: mazeSheet });
  return { make, rollBack: make, leaves };
}

/** Points: a digit, and about how wide the words of a cell are. */
const [CODE_WIDTH, WORDS_WIDTH] = [18, 100];

/** A text for each cell of a maze, in the same cells as the maze, in columns that are as wide as their texts; 0.4 MB for 10,000 cells. */
export function readableContents(area: Area, texts: string[][]): SheetContents {
  return cellByCell(area, texts, WORDS_WIDTH, (format) => format.autofitColumns());
}

/** The wall code of each cell of a maze, in the same cells as the maze, in narrow columns; 0.5 MB for 250,000 cells. */
export function wallCodeContents(area: Area, codes: number[][]): SheetContents {
  return cellByCell(area, codes, CODE_WIDTH, (format, sheet) => {
    format.columnWidth = CODE_WIDTH;
    saveFirstFact(sheet, facts.wallCodesAt, area);
    saveFirstFact(sheet, facts.wallCodesSum, checksum(codes));
  });
}

function cellByCell(
  area: Area,
  values: (number | string)[][],
  width: number,
  finish: (format: Excel.RangeFormat, sheet: Excel.Worksheet) => void,
): SheetContents {
  const { row, column, rows, columns } = area;
  const fill = (sheet: Excel.Worksheet) => {
    for (const band of rowBands(area, VALUE_CELLS)) {
      rangeAt(sheet, band).values = values.slice(band.row - row, band.row - row + band.rows);
    }
    finish(rangeAt(sheet, area).format, sheet);
  };
  return { fill, page: pageOfTable((column + columns) * width, row + rows, "lettersAndNumbers") };
}
