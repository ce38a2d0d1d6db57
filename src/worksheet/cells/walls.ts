import { BOTTOM, RIGHT, type Maze } from "../../maze/maze";
import { rowBands, type Area } from "../excel/addresses";
import type { Job } from "../excel/job";
import type { Layout } from "./layout";
import type { PackedOpenings } from "./packing";
import { rangeAt } from "../excel/rangeAt";

/**
 * Walls are borders. Two neighbouring cells share one edge, so every wall is drawn and opened by a single call on a range
 * that holds both cells: nothing can leave half a wall (OfficeDev/office-js#1920).
 */

/** Queues every wall of a grid of rows x columns: six border items on the one range, however large it is. */
export function closeWalls(range: Excel.Range, area: Area, layout: Layout): void {
  const items: Excel.BorderIndex[] = [
    "EdgeTop" as Excel.BorderIndex.edgeTop,
    "EdgeBottom" as Excel.BorderIndex.edgeBottom,
    "EdgeLeft" as Excel.BorderIndex.edgeLeft,
    "EdgeRight" as Excel.BorderIndex.edgeRight,
  ];
  // A single column or row has nothing inside, and Excel refuses the item.
  if (area.columns > 1) items.push("InsideVertical" as Excel.BorderIndex.insideVertical);
  if (area.rows > 1) items.push("InsideHorizontal" as Excel.BorderIndex.insideHorizontal);
  for (const item of items) {
    const border = range.format.borders.getItem(item);
    border.style = "Continuous";
    border.weight = layout.wallWeight;
    border.color = layout.wallColor;
  }
}

/** Queues one address string of openings. The style alone: weight or colour on a border of style None bring it back. */
export function openWalls(sheet: Excel.Worksheet, { side, addresses }: PackedOpenings): void {
  const item = side === RIGHT ? "InsideVertical" : "InsideHorizontal";
  sheet.getRanges(addresses).untrack().format.borders.getItem(item).style = "None";
}

/**
 * Cells in one `setCellProperties`; Excel on the web took 80,000, and 16,000 stay under 1 MB of request with two
 * openings in every cell.
 */
const SPARSE_CELLS = 16_000;
const NONE = { style: "None" } as const;

/**
 * Opens the walls the other way: cell by cell, each wall by the cell that owns it, in blocks of rows. About eight times
 * the bytes of packed addresses, for hosts that refuse those or report a removal that did not happen.
 */
export async function openWallsSparsely(
  job: Job,
  sheetId: string,
  maze: Maze,
  area: Area,
  progress: (done: number, total: number) => void,
): Promise<void> {
  const bands = [...rowBands(area, SPARSE_CELLS)];
  for (const [done, band] of bands.entries()) {
    progress(done, bands.length);
    const cells: Excel.SettableCellProperties[][] = [];
    for (let r = 0; r < band.rows; r++) {
      const first = (band.row - area.row + r) * maze.columns;
      cells.push(Array.from({ length: maze.columns }, (_, column) => openingsOf(maze, first + column)));
    }
    await job.onSheet(sheetId, (sheet) => {
      rangeAt(sheet, band).setCellProperties(cells);
    });
  }
}

function openingsOf(maze: Maze, cell: number): Excel.SettableCellProperties {
  const right = maze.isOpen(2 * cell + RIGHT);
  const bottom = maze.isOpen(2 * cell + BOTTOM);
  if (!right && !bottom) return {};
  return { format: { borders: { ...(right && { right: NONE }), ...(bottom && { bottom: NONE }) } } };
}

/** Cells of one reading; a strip that is longer is read at its beginning, in its middle and at its end. */
const STRETCH_CELLS = 1_000;

/** First, middle and last of `count` rows or columns. */
function threeOf(count: number): number[] {
  return [...new Set([0, count >> 1, count - 1])];
}

/** Stretches of a strip of `count` cells, each as its first cell and its length. */
function stretchesOf(count: number): { first: number; length: number }[] {
  if (count <= 3 * STRETCH_CELLS) return [{ first: 0, length: count }];
  const last = count - STRETCH_CELLS;
  return [0, last >> 1, last].map((first) => ({ first, length: STRETCH_CELLS }));
}

/** The borders of a few rows and one column of a grid, as they were read back. */
export interface WallSample {
  readonly strips: readonly {
    /** Cells of the strip, in order, as numbers of the maze. */
    readonly cells: readonly number[];
    readonly read: OfficeExtension.ClientResult<Excel.CellProperties[][]>;
  }[];
}

/**
 * Queues the reading of a sample: three rows and the middle column, about 4 (columns) + rows walls for 1.5 KB of request.
 * Of sides over 3,000 cells three stretches are read, so that the answer (about 200 bytes a cell) stays under the 5 MB of
 * Excel on the web. A Mac was reported to say that borders were gone that still stood.
 */
export function loadWallSample(sheet: Excel.Worksheet, area: Area): WallSample {
  const strip = (part: Area, first: number, step: number) => ({
    cells: Array.from({ length: Math.max(part.rows, part.columns) }, (_, i) => first + i * step),
    read: rangeAt(sheet, part).getCellProperties({ format: { borders: { style: true } } }),
  });
  const middle = area.columns >> 1;
  const rows = threeOf(area.rows).flatMap((row) =>
    stretchesOf(area.columns).map(({ first, length }) => {
      const part = { row: area.row + row, column: area.column + first, rows: 1, columns: length };
      return strip(part, row * area.columns + first, 1);
    }),
  );
  const column = stretchesOf(area.rows).map(({ first, length }) => {
    const part = { row: area.row + first, column: area.column + middle, rows: length, columns: 1 };
    return strip(part, first * area.columns + middle, area.columns);
  });
  return { strips: [...rows, ...column] };
}

/** Whether every wall of the sample stands or is open as in the maze. */
export function sampleAgrees(sample: WallSample, maze: Maze): boolean {
  return sample.strips.every(({ cells, read }) => {
    const found = read.value.flat();
    return cells.every((cell, i) => {
      const borders = found[i]?.format?.borders;
      return (
        (!maze.separates(2 * cell + RIGHT) || isOpen(borders?.right) === maze.isOpen(2 * cell + RIGHT)) &&
        (!maze.separates(2 * cell + BOTTOM) || isOpen(borders?.bottom) === maze.isOpen(2 * cell + BOTTOM))
      );
    });
  });
}

function isOpen(border: Excel.CellBorder | undefined): boolean {
  return border?.style === undefined || border.style === "None";
}
