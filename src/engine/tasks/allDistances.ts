import type { Maze } from "../../maze/model";
import { type FloydMatrices, floydMatrices } from "../../maze/solvers";
import type { ReportState } from "../reportState";

/** The paths between all cells. Reports how many cells are processed. Throws SizeError before anything is allocated. */
export function allDistances(maze: Maze, report: ReportState<number>): FloydMatrices {
  return floydMatrices(maze, (taken) => report(() => taken));
}
