import { type Area, type Job, rangeAt, rowBands } from "../excel";
import type { SizesNow } from "./sizesBefore";

/** Rows whose heights are read one by one in one request, about 70 bytes of answer each; Excel refuses 50,000. */
const ROWS_AT_ONCE = 20_000;

/** Widths and heights of an area, queued for reading. For very many rows first only whether whole bands are equal. */
export interface LoadedSizes {
  readonly columns: OfficeExtension.ClientResult<Excel.ColumnProperties[]>;
  readonly rows: OfficeExtension.ClientResult<Excel.RowProperties[]> | undefined;
  readonly bands: readonly { readonly band: Area; readonly range: Excel.Range }[];
}

/** An area's columns and rows as they are now. */
export interface ReadSizes extends SizesNow {
  readonly hiddenColumns: readonly boolean[];
  readonly hiddenRows: readonly boolean[];
}

/** Queues the reading; `range` is the area's, if there is one already. */
export function loadSizes(sheet: Excel.Worksheet, area: Area, range = rangeAt(sheet, area)): LoadedSizes {
  const columns = range.getColumnProperties({ columnHidden: true, format: { columnWidth: true } });
  if (area.rows <= ROWS_AT_ONCE) return { columns, rows: loadRows(range), bands: [] };
  const bands = [...rowBands({ ...area, columns: 1 }, ROWS_AT_ONCE)].map((band) => {
    const range = rangeAt(sheet, band).load("rowHidden");
    range.format.load("rowHeight");
    return { band, range };
  });
  return { columns, rows: undefined, bands };
}

function loadRows(range: Excel.Range): OfficeExtension.ClientResult<Excel.RowProperties[]> {
  return range.getRowProperties({ rowHidden: true, format: { rowHeight: true } });
}

/** What was loaded, and one more request for every 20,000 rows that are not all equal. */
export async function readLoadedSizes(job: Job, sheetId: string, loaded: LoadedSizes): Promise<ReadSizes> {
  const heights: number[] = [];
  const hiddenRows: boolean[] = [];
  const add = (rows: readonly Excel.RowProperties[]) => {
    for (const { format, rowHidden } of rows) {
      heights.push(format?.rowHeight ?? 0);
      hiddenRows.push(rowHidden === true);
    }
  };
  if (loaded.rows !== undefined) add(loaded.rows.value);
  for (const { band, range } of loaded.bands) {
    // Excel answers null if they are not all equal.
    const [height, isHidden] = [range.format.rowHeight as number | null, range.rowHidden as boolean | null];
    if (height === null || isHidden === null) {
      add((await job.onSheet(sheetId, (sheet) => loadRows(rangeAt(sheet, band)))).value);
      continue;
    }
    for (let row = 0; row < band.rows; row++) {
      heights.push(height);
      hiddenRows.push(isHidden);
    }
  }
  const columns = loaded.columns.value;
  return {
    widths: columns.map(({ format }) => format?.columnWidth ?? 0),
    heights,
    hiddenColumns: columns.map(({ columnHidden }) => columnHidden === true),
    hiddenRows,
  };
}
