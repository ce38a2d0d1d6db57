import type { Maze } from "../../maze/model";
import { type FloydMatrices, floydMatrices } from "../../maze/solvers";
import type { Tell } from "../tell";

/** The paths between all cells. Reports how many cells are processed. Throws SizeError before anything is allocated. */
export function allDistances(maze: Maze, tell: Tell<number>): FloydMatrices {
  return floydMatrices(maze, (taken) => tell(() => taken));
}
