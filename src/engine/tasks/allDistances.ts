import type { Maze } from "../../maze/model";
import { type FloydMatrices, floydMatrices } from "../../maze/solvers";
import type { Tell } from "../tell";

/** The paths between all cells. Tells how many cells are taken. Throws SizeError before anything is allocated. */
export function allDistances(maze: Maze, tell: Tell<number>): FloydMatrices {
  return floydMatrices(maze, (taken) => tell(() => taken));
}
