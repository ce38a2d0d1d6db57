import { type CellSize, shorterSide } from "../looks";
import { cellArea } from "../lines";
import { paintCells } from "../cells";
import type { Area } from "../addresses";
import { rangeAt } from "../excel";
import { pageName, posterPages } from "./paperSizes";

/** Visible in black and white, and lighter than a path. */
const SHARED_FILL = "E7E7E7";
const LETTER_COLOR = "#7F7F7F";
/** Font size of a mark as a share of the cell's shorter side, and at most, in points. */
const LETTER_SHARE = 0.3;
const LARGEST_LETTERS = 10;

interface Poster extends CellSize {
  readonly grid: Area;
  readonly across: number;
  readonly down: number;
}

/**
 * Queues the marks by which pages of a poster are joined: cells shared by two pages are grey, and some hold letters. `isPlain` says
 * whether a cell may be grey, being in the maze and no end. About 350 bytes a mark.
 */
export function markPoster(
  sheet: Excel.Worksheet,
  poster: Poster,
  isPlain: (cell: number) => boolean,
  letters: ReadonlyMap<number, string>,
): void {
  const { grid } = poster;
  const { isShared } = partsOf(poster);
  paintCells(sheet, grid, SHARED_FILL, (cell) => {
    return isPlain(cell) && isShared(Math.floor(cell / grid.columns), cell % grid.columns);
  });
  const fontSize = Math.max(1, Math.min(LARGEST_LETTERS, Math.round(shorterSide(poster) * LETTER_SHARE)));
  for (const [cell, text] of letters) {
    const range = rangeAt(sheet, cellArea(grid, cell));
    range.values = [[text]];
    range.format.font.color = LETTER_COLOR;
    range.format.font.size = fontSize;
  }
}

/** The pages of a poster, counted from its first cell, and which columns and rows two of them share. */
function partsOf({ grid, across, down }: Omit<Poster, keyof CellSize>) {
  const parts = posterPages({ ...grid, row: 0, column: 0 }, across, down);
  const columns = new Set(parts.map(({ column }) => column).filter((column) => column > 0));
  const rows = new Set(parts.map(({ row }) => row).filter((row) => row > 0));
  return { parts, columns, rows, isShared: (row: number, column: number) => rows.has(row) || columns.has(column) };
}

/**
 * The letters in cells of a poster: the middle of each line that two pages share has the names of both, "A1 A2", so that it is printed
 * on both; every page also has its own name in a cell that is on no other page. `isFree` says whether a cell has room for letters.
 */
export function posterLetters(
  poster: Omit<Poster, keyof CellSize>,
  isFree: (cell: number) => boolean,
): ReadonlyMap<number, string> {
  const { grid, across, down } = poster;
  const { parts, columns, rows, isShared } = partsOf(poster);
  const found = new Map<number, string>();
  const write = (cells: readonly (readonly [row: number, column: number])[], letters: string) => {
    const cell = cells.map(([row, column]) => row * grid.columns + column).find(isFree);
    if (cell !== undefined) found.set(cell, letters);
  };
  parts.forEach((part, i) => {
    const [down1, across1] = [Math.floor(i / across), i % across];
    const name = pageName(down1, across1);
    const inRow = (row: number) => middleFirst(part.column, part.columns).map((column) => [row, column] as const);
    const inColumn = (column: number) => middleFirst(part.row, part.rows).map((row) => [row, column] as const);
    const own = [part.row + 1, part.row + 2, part.row].filter((row) => row < part.row + part.rows).flatMap(inRow);
    write(
      own.filter(([row, column]) => !isShared(row, column)),
      name,
    );
    if (across1 + 1 < across) {
      const line = inColumn(part.column + part.columns - 1);
      write(
        line.filter(([row]) => !rows.has(row)),
        `${name} ${pageName(down1, across1 + 1)}`,
      );
    }
    if (down1 + 1 < down) {
      const line = inRow(part.row + part.rows - 1);
      write(
        line.filter(([, column]) => !columns.has(column)),
        `${name} ${pageName(down1 + 1, across1)}`,
      );
    }
  });
  return found;
}

/** `count` numbers from `first` on, those in the middle first. */
function middleFirst(first: number, count: number): number[] {
  const middle = first + (count - 1) / 2;
  return Array.from({ length: count }, (_, i) => first + i).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
}
