import { checkMaze } from "../../../src/maze/measures/flood";
import { Maze } from "../../../src/maze/model";

/** A mask as one reads it: a line per row, # for a cell of the maze. */
export function linesOf(mask: Uint8Array, columns: number): string[] {
  return Array.from({ length: mask.length / columns }, (_, row) =>
    Array.from(mask.subarray(row * columns, (row + 1) * columns), (inside) => (inside === 1 ? "#" : ".")).join(""),
  );
}

/** Whether all cells of a mask are connected by their sides. */
export function isConnected(mask: Uint8Array, columns: number): boolean {
  return checkMaze(Maze.open({ rows: mask.length / columns, columns, mask })).components === 1;
}
