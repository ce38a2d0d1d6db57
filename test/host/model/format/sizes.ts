import { type Area, type SheetStore, displayText } from "../../store";

/** A pixel at 96 dots an inch, in points. */
const PIXEL = 0.75;

/** Points; Excel's greatest row height. */
export const ROW_HEIGHT_LIMIT = 409.5;

/** Points: 255 characters of 7 pixels and 5 pixels of padding, Excel's greatest column width with its standard font. */
export const COLUMN_WIDTH_LIMIT = (255 * 7 + 5) * PIXEL;

/** Excel keeps sizes as whole pixels of the screen; here of one at 96 dots an inch. */
export function wholePixels(points: number): number {
  return Math.round(points / PIXEL) * PIXEL;
}

/** Points across a character of Calibri 11, and what Excel leaves beside a text: 7 and 5 pixels. */
const CHARACTER = 5.25;
const PADDING = 3.75;
/** Points of a line of Calibri 11, and of that font. */
const LINE = 15;
const FONT = 11;

/** Columns of the area that hold something, with the points that its widest text takes; every character counts alike. */
export function fittingColumns(sheet: SheetStore, area: Area): Map<number, number> {
  return greatest(
    sheet,
    area,
    (column) => column.column,
    COLUMN_WIDTH_LIMIT,
    (lines, size) => {
      const longest = Math.max(...lines.map((line) => line.length));
      return (longest * CHARACTER * size) / FONT + PADDING;
    },
  );
}

/** Rows of the area that hold something, with the points that their highest text takes. */
export function fittingRows(sheet: SheetStore, area: Area): Map<number, number> {
  return greatest(
    sheet,
    area,
    (row) => row.row,
    ROW_HEIGHT_LIMIT,
    (lines, size) => (lines.length * LINE * size) / FONT,
  );
}

function greatest(
  sheet: SheetStore,
  area: Area,
  lineOf: (cell: { row: number; column: number }) => number,
  limit: number,
  sizeOf: (lines: readonly string[], fontSize: number) => number,
): Map<number, number> {
  const sizes = new Map<number, number>();
  sheet.forEachCell(area, (row, column, { value }) => {
    const style = sheet.style(row, column);
    const size = sizeOf(displayText(value, style.numberFormat).split("\n"), style.font.size);
    const line = lineOf({ row, column });
    sizes.set(line, Math.max(sizes.get(line) ?? 0, Math.min(limit, wholePixels(size))));
  });
  return sizes;
}
