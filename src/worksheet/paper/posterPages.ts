import { message } from "../../message";
import { type CellSize, heightPerWidth, shorterSide } from "../cells";
import { type Area, Refusal, addressOf, columnLetters } from "../excel";
import { cellThatFits, LEAST_CELL, wholePixels } from "./fillPage";
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

/**
 * Queues page breaks where the parts of a grid begin, for an Excel that does not print each part; what they share is on the earlier page.
 */
export function breakPages(sheet: Excel.Worksheet, parts: readonly Area[]): void {
  const { horizontalPageBreaks, verticalPageBreaks } = sheet;
  const starts = (line: "row" | "column") => [...new Set(parts.map((part) => part[line]))].slice(1);
  const cell = { ...parts[0]!, rows: 1, columns: 1 };
  removePageBreaks(sheet);
  for (const row of starts("row")) horizontalPageBreaks.add(addressOf({ ...cell, row: row + 1 }));
  for (const column of starts("column")) verticalPageBreaks.add(addressOf({ ...cell, column: column + 1 }));
}

/** Queues removal of all page breaks of a sheet. */
export function removePageBreaks({ horizontalPageBreaks, verticalPageBreaks }: Excel.Worksheet): void {
  horizontalPageBreaks.removePageBreaks();
  verticalPageBreaks.removePageBreaks();
}

/** "A1" for the first page, "A2" for the one right of it, "B1" for the one below; both count from 0. */
export function pageName(row: number, column: number): string {
  return columnLetters(row) + (column + 1);
}

type Size = Pick<Area, "columns" | "rows">;

/** The number of pages of a poster across and down. */
interface Pages {
  readonly across: number;
  readonly down: number;
}

/** How the paper of a poster lies. `tall` is the height of its cells divided by their width. */
export function posterOrientation(paper: PaperName, size: Size, pages: Pages, tall = 1): Orientation {
  return largestCell(paper, size, pages, tall).orientation;
}

/**
 * The largest cells with which every part of a maze fits on its page, of the same shape as `shape`. Throws {@link Refusal} if they
 * would be too small to follow, or a page would have no cell of its own.
 */
export function posterCell(
  paper: PaperName,
  { columns, rows }: Size,
  { across, down }: Pages,
  shape: Partial<CellSize>,
): CellSize {
  const isDivided = (cells: number, pages: number) => pages === 1 || cells > 2 * pages;
  if (!isDivided(columns, across) || !isDivided(rows, down)) {
    throw new Refusal(message("poster-maze-too-small", { columns, rows, across, down }));
  }
  const tall = heightPerWidth(shape);
  const { cellSize } = largestCell(paper, { columns, rows }, { across, down }, tall);
  const cell = { cellSize, cellHeight: tall === 1 ? undefined : wholePixels(cellSize * tall) };
  if (shorterSide(cell) >= LEAST_CELL) return cell;
  throw new Refusal(message("poster-too-small", { across, down, paper, columns, rows, least: LEAST_CELL }));
}

function largestCell(paper: PaperName, { columns, rows }: Size, { across, down }: Pages, tall: number) {
  const [width, height] = [Math.ceil((columns - 1) / across) + 1, Math.ceil((rows - 1) / down) + 1];
  const cellOf = (orientation: Orientation) => ({
    orientation,
    cellSize: Math.min(
      wholePixels(LARGEST_CELL / Math.max(1, tall)),
      cellThatFits(printableArea(paper, orientation), width, height, tall),
    ),
  });
  const [upright, sideways] = [cellOf("Portrait"), cellOf("Landscape")];
  return sideways.cellSize > upright.cellSize ? sideways : upright;
}
