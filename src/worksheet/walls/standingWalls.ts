import type { Maze } from "../../maze/model";
import { Borders } from "../cells";
import { type Area, rangeAt } from "../excel";
import type { SheetState } from "../sheet";
import { rememberedMask } from "../memory";

/** The most cells whose walls are read alongside something else: 50x50, about 660 KB of answer. */
const CELLS = 2_500;

/** What a look at a sheet's grid says about its maze. */
export interface StandingWalls {
  /** Its walls; undefined for a larger maze, whose walls were not read. */
  readonly maze: Maze | undefined;
  /** Whether no wall of it is open. */
  readonly isClosed: boolean;
}

/** Queues the reading of a grid's walls; for more than 2,500 cells only whether all are closed. */
export function loadStandingWalls(sheet: Excel.Worksheet, grid: Area) {
  const range = rangeAt(sheet, grid);
  if (grid.rows * grid.columns <= CELLS) {
    return { cells: range.getCellProperties({ format: { borders: { style: true } } }), lines: undefined };
  }
  const lines = (["InsideVertical", "InsideHorizontal"] as const).map((inside) =>
    range.format.borders.getItem(inside).load("style"),
  );
  return { cells: undefined, lines };
}

/** The walls that {@link loadStandingWalls} has read. */
export function standingWallsIn(
  state: SheetState,
  grid: Area,
  { cells, lines }: ReturnType<typeof loadStandingWalls>,
): StandingWalls {
  if (lines !== undefined) {
    const [across, down] = lines as [Excel.RangeBorder, Excel.RangeBorder];
    return { maze: undefined, isClosed: isDrawn(across, grid.columns) && isDrawn(down, grid.rows) };
  }
  const borders = new Borders({ rows: grid.rows, columns: grid.columns, mask: rememberedMask(state.names, grid) });
  borders.addRows(0, cells.value);
  const maze = borders.maze();
  return { maze, isClosed: maze.countPassages() === 0 };
}

/** Whether all lines between this many rows or columns exist and look the same; a single one has none between. */
function isDrawn({ style }: Excel.RangeBorder, count: number): boolean {
  return count === 1 || ((style as string | null) !== null && style !== "None");
}
