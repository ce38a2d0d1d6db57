import { rowBands, type Area } from "../excel/addresses";
import { lookOfCell, paintCells, type Cells } from "./fills";
import type { Job } from "../excel/job";
import type { Look } from "./looks";
import { rangeAt } from "../excel/rangeAt";

/** What the cells of a grid hold and how they are filled, apart from what belongs to the maze. */
export interface OwnContents {
  /** Formulas, values or texts; null for a cell without. */
  readonly formulas: readonly unknown[];
  /** Undefined for a cell with the look of the grid. */
  readonly looks: readonly (Look | undefined)[];
}

/** Cells whose contents are written in one request. */
const WRITE_CELLS = 20_000;

/** What of the cells is somebody's own: `isOurs` tells contents, `ourLooks` fills that belong to the maze. */
export function contentsOf(
  cells: Cells,
  isOurs: (cell: number, content: unknown) => boolean,
  ourLooks: ReadonlySet<Look>,
): OwnContents {
  const formulas = cells.formulas.map((formula, cell) => {
    if (formula === "" || isOurs(cell, formula)) return null;
    // A text that looks like a formula or a number must come back as the text that it is.
    return typeof formula === "string" && formula === cells.values[cell] ? `'${formula}` : formula;
  });
  const looks = cells.formulas.map((_, cell) => {
    const look = lookOfCell(cells.fills, cell);
    return ourLooks.has(look) ? undefined : look;
  });
  return { formulas, looks };
}

/** The same contents in a grid of `size` cells, each from the cell that `from` names, or none. */
export function movedContents(
  contents: OwnContents,
  size: number,
  from: (cell: number) => number | undefined,
): OwnContents {
  const moved = <T>(list: readonly T[], none: T) =>
    Array.from({ length: size }, (_, cell) => {
      const source = from(cell);
      return source === undefined ? none : list[source]!;
    });
  return { formulas: moved(contents.formulas, null), looks: moved(contents.looks, undefined) };
}

/** Queues the looks, one call for each kind of them. */
export function paintLooks(sheet: Excel.Worksheet, area: Area, { looks }: OwnContents): void {
  for (const look of new Set(looks)) {
    if (look !== undefined) paintCells(sheet, area, look, (cell) => looks[cell] === look);
  }
}

/** Writes the contents, a request for every 20,000 cells that hold any; cells without stay as they are. */
export async function writeContents(job: Job, sheetId: string, area: Area, { formulas }: OwnContents): Promise<void> {
  for (const band of rowBands(area, WRITE_CELLS)) {
    const first = (band.row - area.row) * area.columns;
    const rows = Array.from({ length: band.rows }, (_, row) =>
      formulas.slice(first + row * area.columns, first + (row + 1) * area.columns),
    );
    if (rows.every((row) => row.every((content) => content === null))) continue;
    await job.onSheet(sheetId, (sheet) => {
      rangeAt(sheet, band).formulas = rows;
    });
  }
}
