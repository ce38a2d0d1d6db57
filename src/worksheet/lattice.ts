/** Mazes whose walls are cells of the sheet. */
import { BOTTOM, type Grid, type Maze, RIGHT } from "../maze/model";
import type { Area } from "./addresses";
import { type CellSize, type Layout, type Look, allMarks, cellHeightOf, paintLook, wallSize } from "./looks";
import { type Fills, lookOfCell, mostFrequentLook } from "./cells";
import { packedRanges } from "./pieces";
import type { Gap } from "./borders";

/**
 * Such a maze of R rows and C columns takes 2R + 1 by 2C + 1 cells: counted from 0, those of odd rows and columns are its cells, those of
 * even rows and columns stay filled, and the others are walls or passages. `form` says which mazes these are: for one whose walls are
 * lines, every function here gives back what it was given.
 */
type Form = Pick<Partial<CellSize>, "wallShare">;
type Size = Pick<Grid, "rows" | "columns">;

/** The cells of the sheet that a maze of this size takes, from the same first cell. */
export function drawnArea({ row, column, rows, columns }: Area, { wallShare }: Form): Area {
  const count = (lines: number) => (wallShare === undefined ? lines : 2 * lines + 1);
  return { row, column, rows: count(rows), columns: count(columns) };
}

export function sizeDrawn({ rows, columns }: Size, { wallShare }: Form): Size {
  const count = (lines: number) => (wallShare === undefined ? lines : (lines - 1) >> 1);
  return { rows: count(rows), columns: count(columns) };
}

/** How many of its cells a maze is wide and high with its walls. */
export function sizeWithWalls({ rows, columns }: Size, { wallShare }: Form): Size {
  const count = (lines: number) => (wallShare === undefined ? lines : lines + ((lines + 1) * wallShare) / 100);
  return { rows: count(rows), columns: count(columns) };
}

/** The number in its area of a cell of the maze. */
export function drawnCell({ columns }: Pick<Grid, "columns">, { wallShare }: Form, cell: number): number {
  if (wallShare === undefined) return cell;
  return (2 * Math.floor(cell / columns) + 1) * (2 * columns + 1) + 2 * (cell % columns) + 1;
}

/** The cell of the maze that is drawn in a cell of its area. */
export function cellDrawn({ columns }: Size, form: Form, place: number): number {
  if (form.wallShare === undefined) return place;
  return (Math.floor(place / columns) >> 1) * ((columns - 1) >> 1) + ((place % columns) >> 1);
}

/** A path from cell to cell, by the cells of its area, with those between. */
export function drawnPath(grid: Size, form: Form, path: Uint32Array): Uint32Array {
  if (form.wallShare === undefined) return path;
  const at = (step: number) => drawnCell(grid, form, path[step]!);
  return Uint32Array.from({ length: Math.max(0, 2 * path.length - 1) }, (_, i) => (at(i >> 1) + at((i + 1) >> 1)) / 2);
}

/** What belongs to the cells of a maze, by the cells of its area: 0 where these are none of the maze. */
export function drawnValues<T extends Uint8Array | Uint32Array>(grid: Size, form: Form, values: T): T {
  if (form.wallShare === undefined) return values;
  const { rows, columns } = drawnArea({ row: 0, column: 0, ...grid }, form);
  const drawn = new (values.constructor as new (size: number) => T)(rows * columns);
  for (let cell = 0; cell < values.length; cell++) drawn[drawnCell(grid, form, cell)] = values[cell]!;
  return drawn;
}

/** 1 for each cell that is a wall where walls are cells, or out of the maze; 0 for cells of the maze, passages and gaps in the frame. */
export function wallCells(maze: Maze, gaps: readonly Gap[]): Uint8Array {
  const { rows, columns } = maze;
  const form = { wallShare: 1 };
  const wide = 2 * columns + 1;
  const walls = new Uint8Array((2 * rows + 1) * wide).fill(1);
  for (let cell = 0; cell < maze.size; cell++) {
    if (!maze.has(cell)) continue;
    const at = drawnCell(maze, form, cell);
    walls[at] = 0;
    if (maze.separates(2 * cell + RIGHT) && maze.isOpen(2 * cell + RIGHT)) walls[at + 1] = 0;
    if (maze.separates(2 * cell + BOTTOM) && maze.isOpen(2 * cell + BOTTOM)) walls[at + wide] = 0;
  }
  for (const { cell, side } of gaps) walls[drawnCell(maze, form, cell) + [1, wide, -1, -wide][side]!] = 0;
  return walls;
}

export function wallLook({ wallColor }: Pick<Layout, "wallColor">): Look {
  return wallColor.replace("#", "").toUpperCase();
}

/** How walls look that are cells, and what is between them: the first cell of a maze is always a wall. */
export function wallsOfCells(fills: Fills, wall = lookOfCell(fills, 0)): { readonly wall: Look; readonly floor: Look } {
  const floor = mostFrequentLook(fills, (look) => look !== wall && !allMarks.has(look)) ?? "FFFFFF";
  return { wall, floor };
}

export function fillWalls(sheet: Excel.Worksheet, area: Area, layout: Layout): void {
  sizeWalls(sheet, [area], [area], layout, (format) => paintLook(format, wallLook(layout)));
}

/** Queues the widths of walls in the columns of areas, and their heights in the rows of others, and what else `paint` does to them. */
export function sizeWalls(
  sheet: Excel.Worksheet,
  across: readonly Area[],
  down: readonly Area[],
  cell: CellSize,
  paint: (format: Excel.RangeFormat) => void = () => undefined,
): void {
  if (cell.wallShare === undefined) return;
  const every = (count: number, line: (at: number) => Area) =>
    Array.from({ length: (count + 1) >> 1 }, (_, i) => line(2 * i));
  const columns = across.flatMap((area) =>
    every(area.columns, (at) => ({ ...area, column: area.column + at, columns: 1 })),
  );
  const rows = down.flatMap((area) => every(area.rows, (at) => ({ ...area, row: area.row + at, rows: 1 })));
  for (const { format } of packedRanges(sheet, columns)) {
    format.columnWidth = wallSize(cell.cellSize, cell);
    paint(format);
  }
  for (const { format } of packedRanges(sheet, rows)) {
    format.rowHeight = wallSize(cellHeightOf(cell), cell);
    paint(format);
  }
}
