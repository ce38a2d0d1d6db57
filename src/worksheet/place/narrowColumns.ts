import { type Difference, between } from "../changes";
import { paintingOn } from "../cells";
import { type Area, type ReadName, boundsOf, rangeAt } from "../excel";
import { type RememberingSheet, factBetween, facts } from "../memory";

/**
 * On an empty sheet that is set up, columns B to BB become narrow, so that the size cells in BC are in view beside column A. Their
 * earlier widths are pinned to them by a hidden name, for Clear maze.
 */
const COLUMNS: Area = { row: 0, column: 1, rows: 1, columns: 53 };
/** Rows to which the widths are pinned. */
const PINNED_ROWS = 1_000;
/** In points; 53 of them are 477, or 636 pixels at 96 dpi, which a window 1,280 pixels wide shows beside a pane. */
const NARROW = 9;

/** The widths of columns, queued for reading, in points. */
export type LoadedWidths = OfficeExtension.ClientResult<Excel.ColumnProperties[]>;

/** Queues the reading of the widths that {@link narrowedBetween} changes. */
export function loadWidths(sheet: Excel.Worksheet, area = COLUMNS): LoadedWidths {
  return rangeAt(sheet, area).getColumnProperties({ format: { columnWidth: true } });
}

/** The change from the columns' present widths to narrow ones, with the names that remember the widths. */
export function narrowedBetween(
  { id, name, names }: RememberingSheet & { readonly name: string },
  widths: LoadedWidths,
): Difference[] {
  const runs = runsOf(widths);
  // Pinned to many rows: deleting one of them must not delete the pin.
  const pins = runs.map(({ area, width }) => ({
    text: `w${width}`,
    sheet: name,
    area: { ...area, rows: PINNED_ROWS },
  }));
  return [
    factBetween({ id, names }, facts.narrowed, pins),
    between(runs, [{ area: COLUMNS, width: NARROW }], (_, to) => [
      {
        bytes: 0,
        paint: paintingOn(id, (sheet) => {
          for (const { area, width } of to) rangeAt(sheet, area).format.columnWidth = width;
        }),
      },
    ]),
  ];
}

/** Columns that were narrowed, as the names remember them, and the present widths from the first to the last of them. */
export interface NarrowedColumns {
  readonly runs: readonly { readonly area: Area; readonly width: number }[];
  readonly from: number;
  readonly now: LoadedWidths;
}

/** Queues the reading; undefined if no columns were narrowed, or the names are invalid. */
export function loadNarrowed(
  sheet: Excel.Worksheet,
  sheetName: string,
  list: readonly ReadName[],
): NarrowedColumns | undefined {
  const runs = (facts.narrowed.read(list) ?? []).flatMap(({ text, place }) => {
    const width = /^w(\d{1,4}(?:\.\d{1,12})?)$/.exec(text)?.[1];
    return width === undefined || place?.sheet !== sheetName
      ? []
      : [{ area: { ...place.area, row: 0, rows: 1 }, width: Number(width) }];
  });
  if (runs.length === 0) return undefined;
  const bounds = boundsOf(runs.map(({ area }) => area));
  if (bounds.columns > MOST_COLUMNS) return undefined;
  return { runs, from: bounds.column, now: loadWidths(sheet, { ...bounds, rows: 1 }) };
}

/** A limit that nobody reaches by inserting columns between 53. */
const MOST_COLUMNS = 2_000;

/**
 * Queues the earlier widths. A column whose width somebody changed since keeps it. `widthOf` gives the width, in points, that a column
 * of a removed maze has just been given.
 */
export function restoreWidths(
  sheet: Excel.Worksheet,
  narrowed: NarrowedColumns | undefined,
  widthOf: (column: number) => number | undefined,
): void {
  const isNarrow = (column: number): boolean => {
    const is = widthOf(column) ?? narrowed!.now.value[column - narrowed!.from]?.format?.columnWidth;
    return is !== undefined && Math.abs(is - NARROW) < 1;
  };
  for (const { area, width } of narrowed?.runs ?? []) {
    const end = area.column + area.columns;
    for (let column = area.column; column < end;) {
      const first = column++;
      if (!isNarrow(first)) continue;
      while (column < end && isNarrow(column)) column++;
      rangeAt(sheet, { ...area, column: first, columns: column - first }).format.columnWidth = width;
    }
  }
}

function runsOf({ value }: LoadedWidths): { area: Area; width: number }[] {
  const runs: { area: Area; width: number }[] = [];
  value.forEach(({ format }, i) => {
    const width = format?.columnWidth ?? 0;
    const last = runs[runs.length - 1];
    if (last?.width === width)
      runs[runs.length - 1] = { width, area: { ...last.area, columns: last.area.columns + 1 } };
    else runs.push({ width, area: { ...COLUMNS, column: COLUMNS.column + i, columns: 1 } });
  });
  return runs;
}
