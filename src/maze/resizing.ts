/** Rows and columns that are inserted into a maze or deleted from it. */
import { Maze, type Grid } from "./model";

/** Rows or columns of a grid that are inserted before line `first` or deleted from it on; lines count from 0. */
export interface LineEdit {
  readonly line: "row" | "column";
  readonly edit: "insert" | "delete";
  readonly first: number;
  readonly count: number;
}

export function sizeAfter({ rows, columns }: Grid, { line, edit, count }: LineEdit): { rows: number; columns: number } {
  const change = edit === "insert" ? count : -count;
  return line === "row" ? { rows: rows + change, columns } : { rows, columns: columns + change };
}

/** For each line after the edit, its number before the edit; undefined for a new line. */
export function linesBefore({ rows, columns }: Grid, { line, edit, first, count }: LineEdit): (number | undefined)[] {
  const before = Array.from({ length: line === "row" ? rows : columns }, (_, i): number | undefined => i);
  if (edit === "delete") before.splice(first, count);
  else before.splice(first, 0, ...Array.from({ length: count }, () => undefined));
  return before;
}

/** For each cell after the edit, its number before the edit; undefined for a new cell. */
export function cellsBefore(grid: Grid, edit: LineEdit): (number | undefined)[] {
  const lines = linesBefore(grid, edit);
  const { rows, columns } = sizeAfter(grid, edit);
  return Array.from({ length: rows * columns }, (_, cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const line = lines[edit.line === "row" ? row : column];
    if (line === undefined) return undefined;
    return edit.line === "row" ? line * grid.columns + column : row * grid.columns + line;
  });
}

/**
 * The maze after rows or columns were inserted or deleted. New cells belong to the maze and are walled on all sides; cells
 * that become neighbours have a wall between them; every other passage stays.
 * Throws MazeError if nothing is left.
 */
export function withLines(maze: Maze, edit: LineEdit): Maze {
  const before = cellsBefore(maze, edit);
  const size = sizeAfter(maze, edit);
  const mask = maze.mask && Uint8Array.from(before, (cell) => (cell === undefined ? 1 : maze.mask![cell]!));
  return Maze.open({ ...size, mask: mask?.includes(0) ? mask : undefined }, (wall, across) => {
    const [one, other] = [before[wall >> 1], before[across]];
    if (one === undefined || other === undefined) return false;
    const was = 2 * one + (wall & 1);
    return maze.across(was) === other && maze.isOpen(was);
  });
}
