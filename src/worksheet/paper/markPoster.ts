import { type CellSize, shorterSide } from "../looks";
import { cellArea } from "../lines";
import { paintCells } from "../cells";
import type { Area } from "../addresses";
import { rangeAt } from "../excel";
import { type Pages, pageName, posterPages } from "./paperSizes";

/** Visible in black and white, and lighter than a path. */
const SHARED_FILL = "E7E7E7";
const LETTER_COLOR = "#7F7F7F";
/** Font size of a mark as a share of the cell's shorter side, and at most, in points. */
const LETTER_SHARE = 0.3;
const LARGEST_LETTERS = 10;

interface PosterMarks {
  /** Whether a cell is printed on two pages. */
  readonly isShared: (cell: number) => boolean;
  readonly letters: ReadonlyMap<number, string>;
}

/** Queues these marks: shared cells are grey. About 350 bytes a mark. */
export function markPoster(
  sheet: Excel.Worksheet,
  grid: Area,
  cellSize: CellSize,
  { isShared, letters }: PosterMarks,
): void {
  paintCells(sheet, grid, SHARED_FILL, isShared);
  const fontSize = Math.max(1, Math.min(LARGEST_LETTERS, Math.round(shorterSide(cellSize) * LETTER_SHARE)));
  for (const [cell, text] of letters) {
    const range = rangeAt(sheet, cellArea(grid, cell));
    range.values = [[text]];
    range.format.font.color = LETTER_COLOR;
    range.format.font.size = fontSize;
  }
}

/**
 * The middle of each line that two pages share has the names of both, "A1 A2", so that it is printed on both; every page also has its own
 * name in a cell that is on no other page. `isFree` says whether a cell has room for letters.
 */
export function posterMarks(
  { rows, columns }: Pick<Area, "rows" | "columns">,
  pages: Pages,
  isFree: (cell: number) => boolean,
): PosterMarks {
  const parts = posterPages({ row: 0, column: 0, rows, columns }, pages.across, pages.down);
  const sharedColumns = new Set(parts.map(({ column }) => column).filter((column) => column > 0));
  const sharedRows = new Set(parts.map(({ row }) => row).filter((row) => row > 0));
  const letters = new Map<number, string>();
  parts.forEach((part, i) => {
    const [down, across] = [Math.floor(i / pages.across), i % pages.across];
    const name = pageName(down, across);
    const inRows = middleFirst(part.row, part.rows).filter((row) => !sharedRows.has(row));
    const inColumns = middleFirst(part.column, part.columns).filter((column) => !sharedColumns.has(column));
    const write = (atRows: readonly number[], atColumns: readonly number[], text: string) => {
      const cells = atRows.flatMap((row) => atColumns.map((column) => row * columns + column));
      const cell = cells.find(isFree);
      if (cell !== undefined) letters.set(cell, text);
    };
    const own = [part.row + 1, part.row + 2, part.row].filter((row) => inRows.includes(row));
    write(own, inColumns, name);
    if (across + 1 < pages.across) {
      write(inRows, [part.column + part.columns - 1], `${name} ${pageName(down, across + 1)}`);
    }
    if (down + 1 < pages.down) {
      write([part.row + part.rows - 1], inColumns, `${name} ${pageName(down + 1, across)}`);
    }
  });
  const isShared = (cell: number) => sharedRows.has(Math.floor(cell / columns)) || sharedColumns.has(cell % columns);
  return { isShared, letters };
}

function middleFirst(first: number, count: number): number[] {
  const middle = first + (count - 1) / 2;
  return Array.from({ length: count }, (_, i) => first + i).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
}
