import { type Area } from "../excel";
import { type Before, type RememberedBefore, runsOf } from "../memory";

/** The present widths and heights, as Excel reports them, that a maze would change or has changed. */
export interface SizesNow {
  readonly widths: readonly number[];
  readonly heights: readonly number[];
}

/**
 * The sizes to remember for a grid: those that an earlier grid in the same place remembers, except for columns and rows whose
 * size somebody changed since; and for those that the earlier grid did not have, the sizes just read.
 */
export function sizesBefore(now: SizesNow, area: Area, remembered: RememberedBefore): Before {
  const { cellSize, cellHeight = cellSize, home: earlier = remembered.grid } = remembered;
  type Line = { readonly index: number; readonly is: number; readonly ours: number | undefined };
  const size = ({ index, is, ours }: Line, first: number | undefined, count: number, known: Before["widths"]) => {
    const isEarlier = first !== undefined && index >= first && index < first + count;
    if (!isEarlier || (ours !== undefined && !isOurs(is, ours))) return is;
    // A size unknown for a column of the earlier maze can no longer be read: the maze gave the column another one.
    return known[index - first];
  };
  const { widths, heights } = remembered;
  return {
    widths: now.widths.map((is, i) =>
      size({ index: area.column + i, is, ours: cellSize }, earlier?.column, earlier?.columns ?? 0, widths),
    ),
    heights: now.heights.map((is, i) =>
      size({ index: area.row + i, is, ours: cellHeight }, earlier?.row, earlier?.rows ?? 0, heights),
    ),
  };
}

/** Whether a size is the one that a maze gave its cells, both in points: Excel rounds to whole pixels, of at most 1 point. */
function isOurs(now: number, given: number): boolean {
  return Math.abs(now - given) < 1;
}

/** Queues widths and heights as far as they are known, one call for each run of equal ones, for the columns and rows of `area`. */
export function restoreSizes(sheet: Excel.Worksheet, area: Area, before: Before): void {
  for (const { first, count, size } of runsOf(before.widths.slice(0, area.columns))) {
    if (size === undefined) continue;
    sheet.getRangeByIndexes(area.row, area.column + first, 1, count).untrack().format.columnWidth = size;
  }
  for (const { first, count, size } of runsOf(before.heights.slice(0, area.rows))) {
    if (size === undefined) continue;
    sheet.getRangeByIndexes(area.row + first, area.column, count, 1).untrack().format.rowHeight = size;
  }
}
