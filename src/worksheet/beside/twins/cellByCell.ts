import { type Area, rangeAt, rowBands } from "../../excel";
import { VALUE_CELLS } from "../../cells";
import { type ReversibleChange, sheetAdded } from "../../changes";
import { type SheetMark, facts, rememberFirst } from "../../memory";
import type { SheetState } from "../../sheet";
import { checksum } from "./wallCodes";

/** Points: a digit. */
const CODE_WIDTH = 18;

/**
 * Adds a sheet with a text for each cell of a maze, in the same cells as the maze, and columns that are as wide as their texts. One
 * request, 0.4 MB for 10,000 cells; gives its id.
 */
export function readableSheetAdded(state: SheetState, area: Area, texts: CellByCell<string>): ReversibleChange<string> {
  return cellsAdded(state, area, facts.readable, texts, (format) => format.autofitColumns());
}

/**
 * Adds a sheet with the wall code of each cell of a maze, in the same cells as the maze, and narrow columns. One request, 0.5 MB for
 * 250,000 cells; gives its id.
 */
export function wallCodesAdded(state: SheetState, area: Area, codes: CellByCell<number>): ReversibleChange<string> {
  return cellsAdded(state, area, facts.wallCodes, codes, (format, sheet) => {
    format.columnWidth = CODE_WIDTH;
    rememberFirst(sheet, facts.wallCodesAt, area);
    rememberFirst(sheet, facts.wallCodesSum, checksum(codes.values));
  });
}

/** The name of a new sheet, and what stands in its cells, row by row. */
interface CellByCell<Value> {
  readonly name: string;
  readonly values: Value[][];
}

function cellsAdded(
  state: SheetState,
  area: Area,
  kind: SheetMark,
  { name, values }: CellByCell<number | string>,
  finish: (format: Excel.RangeFormat, sheet: Excel.Worksheet) => void,
): ReversibleChange<string> {
  return sheetAdded({ name, sheets: state.sheets, mark: kind.name }, async (job) => {
    const added = await job.request((context) => {
      const sheet = context.workbook.worksheets.add(name);
      rememberFirst(sheet, kind, { sheet: state.id, area });
      const cells = rangeAt(sheet, area);
      for (const band of rowBands(area, VALUE_CELLS)) {
        const first = band.row - area.row;
        rangeAt(sheet, band).values = values.slice(first, first + band.rows);
      }
      finish(cells.format, sheet);
      return sheet.load("id");
    });
    return added.id;
  });
}
