import { message } from "../../message";
import { EndsError, type Maze } from "../model";
import { Flood } from "./flood";

/**
 * The steps of the shortest path from a cell to every cell, row by row, or UNREACHED: rows x columns. Time O(n), 10 bytes
 * per cell. Throws EndsError for a cell that is not in the maze.
 */
export function distancesFrom(maze: Maze, from: number): Int32Array {
  if (!maze.has(from)) throw new EndsError(message("cell-not-in-maze", { cell: String(from) }));
  const flood = new Flood(maze);
  flood.from([from]);
  return flood.distances;
}
