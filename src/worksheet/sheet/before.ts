import type { Area } from "../excel/addresses";
import { decodeFrame, encodeFrame, type FrameLine } from "./frame";
import {
  deleteName,
  FORMULA_LIMIT,
  findName,
  names,
  setHiddenName,
  textFormula,
  textOfFormula,
  type ReadName,
} from "../excel/names";

/**
 * What a maze took the place of, kept in the workbook so that "Clear maze" can give it back after the file was saved and
 * opened on another machine.
 *
 * Widths, heights and page set-up are short: hidden names of the maze's sheet hold them as text. Cells that were not
 * blank are copied to a hidden sheet (covered.ts). Why names: they are part of every .xlsx, travel with the sheet when it
 * is renamed, moved or copied, go when it goes, and are undone with the rest. `workbook.settings` and custom XML parts
 * belong to the file instead, are not undone, and would stay behind for a sheet that somebody deleted;
 * `worksheet.customProperties` would do, but need ExcelApi 1.12. The price: 8,192 characters a name, so that of sizes
 * that change more than about a thousand times along the grid the last ones are not kept.
 */
export interface Before {
  /** Points, one a column and row of the grid from its top left on; shorter than the grid where it is not known. */
  readonly widths: readonly number[];
  readonly heights: readonly number[];
  /** Lines where the frame runs. */
  readonly frame?: readonly FrameLine[] | undefined;
}

/** Whether so many sizes were too much for a name, so that the last ones are not kept. */
export function isCut(sizes: readonly number[]): boolean {
  return encodeSizes(sizes).length * 1.02 > FORMULA_LIMIT - 50;
}

/** Sizes as text, alike neighbours together: [64, 64, 20] is "64x2 20". Cut after the last whole run that a name holds. */
export function encodeSizes(sizes: readonly number[]): string {
  let text = "";
  for (const { size, count } of runsOf(sizes)) {
    const run = count === 1 ? `${size}` : `${size}x${count}`;
    // A name's formula has three characters more for every 255, and "=" before all.
    if ((text.length + run.length + 1) * 1.02 > FORMULA_LIMIT - 10) break;
    text += text === "" ? run : ` ${run}`;
  }
  return text;
}

/** The sizes that {@link encodeSizes} wrote; runs that are no numbers any more end the list. */
export function decodeSizes(text: string): number[] {
  const sizes: number[] = [];
  for (const run of text.split(" ")) {
    const parts = /^(\d+(?:\.\d+)?)(?:x(\d{1,7}))?$/.exec(run);
    if (parts === null) break;
    for (let i = Number(parts[2] ?? 1); i > 0; i--) sizes.push(Number(parts[1]));
  }
  return sizes;
}

function* runsOf(sizes: readonly number[]): Generator<{ first: number; count: number; size: number }> {
  for (let first = 0; first < sizes.length;) {
    let next = first + 1;
    while (next < sizes.length && sizes[next] === sizes[first]) next++;
    yield { first, count: next - first, size: sizes[first]! };
    first = next;
  }
}

/** What the names of a sheet remember; empty lists where the names are gone. */
export function rememberedBefore(list: readonly ReadName[]): Before {
  const sizes = (name: string) => decodeSizes(textOfFormula(findName(list, name)?.formula ?? ""));
  const frame = decodeFrame(textOfFormula(findName(list, names.beforeFrame)?.formula ?? ""));
  return { widths: sizes(names.beforeColumns), heights: sizes(names.beforeRows), frame };
}

/** Queues the names that remember. */
export function rememberBefore(sheet: Excel.Worksheet, before: Before): void {
  setHiddenName(sheet, names.beforeColumns, textFormula(encodeSizes(before.widths)));
  setHiddenName(sheet, names.beforeRows, textFormula(encodeSizes(before.heights)));
  if (before.frame === undefined || before.frame.length === 0) deleteName(sheet, names.beforeFrame);
  else setHiddenName(sheet, names.beforeFrame, textFormula(encodeFrame(before.frame)));
}

export function forgetBefore(sheet: Excel.Worksheet): void {
  for (const name of [names.beforeColumns, names.beforeRows, names.beforeFrame, names.covers]) deleteName(sheet, name);
}

/** Queues the end of the note that cells were covered: the copy of them goes too. */
export function forgetCovers(sheet: Excel.Worksheet): void {
  deleteName(sheet, names.covers);
}

/** Queues the reading of the sizes of an area's columns and rows, and of which of them are hidden. */
export function loadSizes(range: Excel.Range): LoadedSizes {
  return {
    columns: range.getColumnProperties({ columnHidden: true, format: { columnWidth: true } }),
    rows: range.getRowProperties({ rowHidden: true, format: { rowHeight: true } }),
  };
}

export interface LoadedSizes {
  readonly columns: OfficeExtension.ClientResult<Excel.ColumnProperties[]>;
  readonly rows: OfficeExtension.ClientResult<Excel.RowProperties[]>;
}

/**
 * The sizes to remember for a grid: those that an earlier grid in the same place remembers, and for the columns and rows
 * that it did not have, those that were read just now.
 */
export function sizesBefore(loaded: LoadedSizes, area: Area, earlier: Area | undefined, remembered: Before): Before {
  const size = (index: number, first: number, known: readonly number[], now: number | undefined) =>
    (earlier === undefined ? undefined : known[index - first]) ?? now ?? 0;
  return {
    widths: loaded.columns.value.map((column, i) =>
      size(area.column + i, earlier?.column ?? 0, remembered.widths, column.format?.columnWidth),
    ),
    heights: loaded.rows.value.map((row, i) =>
      size(area.row + i, earlier?.row ?? 0, remembered.heights, row.format?.rowHeight),
    ),
  };
}

/** Queues widths and heights, one call a run of alike ones, for the columns and rows of `area`. */
export function restoreSizes(sheet: Excel.Worksheet, area: Area, before: Before): void {
  for (const { first, count, size } of runsOf(before.widths.slice(0, area.columns))) {
    sheet.getRangeByIndexes(area.row, area.column + first, 1, count).untrack().format.columnWidth = size;
  }
  for (const { first, count, size } of runsOf(before.heights.slice(0, area.rows))) {
    sheet.getRangeByIndexes(area.row + first, area.column, count, 1).untrack().format.rowHeight = size;
  }
}
