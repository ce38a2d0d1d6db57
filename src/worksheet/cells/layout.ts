import { type Message, message } from "../../message";
import type { Outside } from "./looks";

/** Excel's border weights that a wall may have (Excel.BorderWeight). */
export type WallWeight = "Thin" | "Medium" | "Thick";

/** The size of the cells of a maze, in points. */
export interface CellSize {
  /** The width of a cell, and its height if that is not given. */
  readonly cellSize: number;
  /** The height of a cell that is not square. */
  readonly cellHeight?: number | undefined;
}

/** How the grid looks; every value can be changed in the pane. */
export interface Layout extends CellSize {
  readonly wallWeight: WallWeight;
  /** "#RRGGBB" */
  readonly wallColor: string;
  /** Interior colour "#RRGGBB". */
  readonly fill: string;
  /** Points. */
  readonly fontSize: number;
  /** How cells look that are out of the maze; hatched where it is missing. */
  readonly outside?: Outside | undefined;
}

/**
 * Queues the looks of a grid except its walls: sizes, interior colour, centred numbers that shrink instead of turning into
 * ####. Width and height are both in points, though Excel's own dialog counts widths in characters.
 */
export function formatCells(range: Excel.Range, layout: Layout): void {
  const { format } = range;
  setCellSize(range, layout);
  format.fill.clear(); // a colour alone keeps the pattern of searched or removed cells
  format.fill.color = layout.fill;
  format.font.size = layout.fontSize;
  format.horizontalAlignment = "Center";
  format.verticalAlignment = "Center";
  format.shrinkToFit = true;
  range.numberFormat = everywhere("General");
}

/** Queues widths and heights. */
export function setCellSize({ format }: Excel.Range, cell: CellSize): void {
  format.columnWidth = cell.cellSize;
  format.rowHeight = cellHeightOf(cell);
}

/** The height of a cell, in points. */
export function cellHeightOf({ cellSize, cellHeight }: CellSize): number {
  return cellHeight ?? cellSize;
}

/** The shorter side of a cell, in points, for what has to fit in both directions. */
export function shorterSide(cell: CellSize): number {
  return Math.min(cell.cellSize, cellHeightOf(cell));
}

/** The height of a cell divided by its width; 1 if the size is not known. */
export function heightPerWidth({ cellSize, cellHeight }: Partial<CellSize>): number {
  return cellSize === undefined || cellHeight === undefined ? 1 : cellHeight / cellSize;
}

/** A sentence if walls cannot be seen. */
export function wallsUnseen({ wallColor, fill }: Layout): Message | undefined {
  return wallColor.toUpperCase() === fill.toUpperCase() ? message("walls-unseen") : undefined;
}

/** One value for every cell of a range: office.js takes it bare, though its types ask for rows x columns. */
export function everywhere<T>(value: T): T[][] {
  return value as unknown as T[][];
}

/** The most cells that are drawn: ten times what a person can take in at once, and about 6 MB of requests. */
export const CELL_LIMIT = 1_000_000;
