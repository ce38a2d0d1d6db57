import type { Maze } from "../../maze/model";
import type { Area } from "../excel";
import { cellName } from "../cells";

/** What cells are called in tables. */
export type NodeNames = "addresses" | "numbers";

/**
 * The name of each cell of a maze: its address ("B2"), or its number as a node of a graph. Numbers begin at 1 and go row by row; cells
 * that are not in the maze have none.
 */
export function namesOfNodes(names: NodeNames, area: Area, maze: Maze): (cell: number) => string | number {
  if (names === "addresses") return (cell) => cellName(area, cell);
  const numbers = new Uint32Array(maze.size);
  for (let cell = 0, number = 0; cell < maze.size; cell++) if (maze.has(cell)) numbers[cell] = ++number;
  return (cell) => numbers[cell]!;
}
