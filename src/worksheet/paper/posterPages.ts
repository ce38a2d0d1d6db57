import { message } from "../../message";
import { type Area, type Job, Refusal, addressOf, columnLetters } from "../excel";
import { cellThatFits, LEAST_CELL } from "./fillPage";
import { type Orientation, type PaperName, printableArea } from "./paperSizes";

/** Points: Excel's rows are at most 409 high, and walls look too thin beside larger cells. */
const LARGEST_CELL = 144;

/**
 * The parts of a grid for `across` x `down` pages, from left to right and then down, of nearly equal size. Neighbours share one
 * column or row, where they overlap. There must be more columns than pages across, and more rows than pages down.
 */
export function posterPages(grid: Area, across: number, down: number): Area[] {
  const columns = cuts(grid.columns, across);
  const rows = cuts(grid.rows, down);
  return rows.flatMap((row) =>
    columns.map((column) => ({
      row: grid.row + row.first,
      column: grid.column + column.first,
      rows: row.count,
      columns: column.count,
    })),
  );
}

function cuts(lines: number, parts: number): { first: number; count: number }[] {
  const start = (part: number) => Math.round((part * (lines - 1)) / parts);
  return Array.from({ length: parts }, (_, part) => ({ first: start(part), count: start(part + 1) - start(part) + 1 }));
}

/** Ends pages where the parts of a grid begin, for an Excel that does not print each part; what they share is on the earlier page. */
export async function breakPages(job: Job, sheetId: string, parts: readonly Area[]): Promise<void> {
  const [first] = parts;
  const starts = (line: "row" | "column") => [...new Set(parts.map((part) => part[line]))].slice(1);
  await job.repeatableOn(sheetId, ({ horizontalPageBreaks, verticalPageBreaks }) => {
    const cell = { ...first!, rows: 1, columns: 1 };
    horizontalPageBreaks.removePageBreaks();
    verticalPageBreaks.removePageBreaks();
    for (const row of starts("row")) horizontalPageBreaks.add(addressOf({ ...cell, row: row + 1 }));
    for (const column of starts("column")) verticalPageBreaks.add(addressOf({ ...cell, column: column + 1 }));
  });
}

/** "A1" for the first page, "A2" for the one right of it, "B1" for the one below; both count from 0. */
export function pageName(row: number, column: number): string {
  return columnLetters(row) + (column + 1);
}

/**
 * The largest cells, in points, with which every part fits on its page, and the orientation of the paper. Throws {@link Refusal} where
 * they would be too small to follow.
 */
export function posterCell(
  paper: PaperName,
  { columns, rows }: Pick<Area, "columns" | "rows">,
  { across, down }: { readonly across: number; readonly down: number },
): { readonly cellSize: number; readonly orientation: Orientation } {
  const [width, height] = [Math.ceil((columns - 1) / across) + 1, Math.ceil((rows - 1) / down) + 1];
  const cellOf = (orientation: Orientation) => ({
    orientation,
    cellSize: Math.min(LARGEST_CELL, cellThatFits(printableArea(paper, orientation), width, height)),
  });
  const [upright, sideways] = [cellOf("Portrait"), cellOf("Landscape")];
  const best = sideways.cellSize > upright.cellSize ? sideways : upright;
  if (best.cellSize >= LEAST_CELL) return best;
  throw new Refusal(message("poster-too-small", { across, down, paper, columns, rows, least: LEAST_CELL }));
}
