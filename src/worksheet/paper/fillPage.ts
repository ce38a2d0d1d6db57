import { message } from "../../message";
import type { Grid } from "../../maze/model";
import { type WallWeight, type CellSize, cellHeightOf, type Layout } from "../cells";
import { Refusal } from "../excel";
import { type Extent, type Orientation, orientationOf, type PaperName, printableArea } from "./paperSizes";

/**
 * By how much columns may come out wider on paper than requested: Excel fits them to the printer's widths of the
 * standard font (Microsoft KB 214278), LibreOffice with Carlito makes them 1.06 times as wide. Heights come out as requested.
 */
export const COLUMN_GROWTH = 1.08;
/** Points per pixel; Excel keeps widths and heights in whole pixels. */
const PIXEL = 0.75;
/** The smallest cell, in points, that anybody can follow on paper. */
export const LEAST_CELL = 6;
/** Excel's tallest row, in points. */
const TALLEST_ROW = 409;

/** How a grid fills a page. */
interface PageFilling {
  /** Points, whole pixels. */
  readonly cellSize: number;
  readonly wallWeight: WallWeight;
  readonly orientation: Orientation;
}

/**
 * The width of the largest cell with which this many columns and rows fit, in points (whole pixels); 0 if none does. `tall` is its
 * height divided by its width.
 */
export function cellThatFits(room: Extent, columns: number, rows: number, tall = 1): number {
  return wholePixels(Math.min(room.width / (columns * COLUMN_GROWTH), room.height / (rows * tall)));
}

/** A size in points that is no larger, and in whole pixels. */
export function wholePixels(points: number): number {
  return Math.max(0, Math.floor(points / PIXEL) * PIXEL);
}

/** A wall weight that leaves passages open: thick lines are 2.5 points wide, medium ones 1.75, thin ones 0.75. `cellSize` in points. */
export function weightFor(cellSize: number): WallWeight {
  if (cellSize >= 18) return "Thick";
  return cellSize >= 9 ? "Medium" : "Thin";
}

/** What a page holds besides a grid of square cells, and how it lies. */
interface PageRoom {
  /** Points of its height that are used otherwise. */
  readonly extra?: number;
  /** The height of a cell divided by its width. */
  readonly tall?: number;
  readonly orientation?: Orientation;
}

/**
 * The cells with which a maze fills a page. Throws {@link Refusal} if a side of them would be under 6 points, and names the largest
 * grid that fits.
 */
export function fillPage(
  paper: PaperName,
  grid: Pick<Grid, "columns" | "rows">,
  { extra = 0, tall = 1, orientation = orientationOf(grid, tall) }: PageRoom = {},
): PageFilling {
  const { columns, rows } = grid;
  const whole = printableArea(paper, orientation);
  const room = { width: whole.width, height: whole.height - extra };
  const cellSize = Math.min(cellThatFits(room, columns, rows, tall), wholePixels(TALLEST_ROW / Math.max(1, tall)));
  const shorter = cellSize * Math.min(1, tall);
  if (shorter >= LEAST_CELL) return { cellSize, wallWeight: weightFor(shorter), orientation };
  const least = LEAST_CELL / Math.min(1, tall);
  const mostColumns = Math.floor(room.width / (least * COLUMN_GROWTH));
  const mostRows = Math.floor(room.height / (least * tall));
  throw new Refusal(
    message("page-too-small", { mostColumns, mostRows, paper, orientation, least: LEAST_CELL, columns, rows }),
  );
}

/** A maze as it is drawn, in points. */
interface DrawnMaze extends Pick<Grid, "columns" | "rows"> {
  /** Of all its columns, of all its rows, and of what is printed below it. */
  readonly width: number;
  readonly height: number;
  readonly below: number;
  /** The height of a cell divided by its width. */
  readonly tall: number;
}

/**
 * The cells with which a maze that is drawn fills a page, as large as they can be; undefined if it fills the page already, or is
 * larger: Excel makes it smaller when it prints, with its walls and letters. Throws {@link Refusal} for a maze that is too large to
 * follow on a page.
 */
export function cellsToFillPage(paper: PaperName, orientation: Orientation, maze: DrawnMaze): CellSize | undefined {
  const { columns, rows, width, height, below, tall } = maze;
  const { cellSize: most } = fillPage(paper, maze, { tall, orientation });
  const whole = printableArea(paper, orientation);
  const room = { width: whole.width, height: whole.height - below };
  const cellSize = Math.min(most, cellThatFits(room, columns, rows, tall));
  const wanted = { cellSize, cellHeight: tall === 1 ? undefined : wholePixels(cellSize * tall) };
  // Whole pixels leave a rest of less than one for each cell.
  const isWide = (width + columns) * COLUMN_GROWTH > room.width || width >= columns * cellSize;
  const isHigh = height + rows > room.height || height >= rows * cellHeightOf(wanted);
  return isWide || isHigh ? undefined : wanted;
}

/** Points: a column and a row of the usual size, which are before a maze that begins in B2, and a frame. */
const BEFORE = { width: 51, height: 18 } as const;
/** The smallest cell, in points, whose walls can be told apart on a screen. */
const LEAST = 3;

/**
 * The largest square cells with which a whole maze, from B2 on, is in view in a window with room for `window`. Throws {@link Refusal}
 * if they would be too small, and names the largest grid that fits.
 */
export function fitWindow(
  window: Extent,
  grid: Pick<Grid, "columns" | "rows">,
): Pick<Layout, "cellSize" | "wallWeight"> {
  const [width, height] = [window.width - BEFORE.width, window.height - BEFORE.height];
  const { columns, rows } = grid;
  const cellSize = Math.min(TALLEST_ROW, wholePixels(Math.min(width / columns, height / rows)));
  if (cellSize >= LEAST) return { cellSize, wallWeight: weightFor(cellSize) };
  const [mostColumns, mostRows] = [Math.floor(width / LEAST), Math.floor(height / LEAST)];
  throw new Refusal(message("window-too-small", { mostColumns, mostRows, ...window, columns, rows, least: LEAST }));
}
