import { message } from "../../message";
import { type SearchedMaze, engine } from "../../engine";
import { countCells } from "../../maze/model";
import type { Solution } from "../../maze/solvers";
import type { Dialogue } from "../desk";

/** Has a solver find the path. Rejects with Stopped, and with what the solver throws. */
export function findPath(search: SearchedMaze, dialogue: Dialogue): Promise<Solution> {
  return engine.run("searchMaze", search, dialogue.signal, reportDistances(search.maze, dialogue));
}

/** Reports how many cells Floyd-Warshall has processed. */
export function reportDistances(maze: SearchedMaze["maze"], dialogue: Dialogue): (taken: number) => void {
  const cells = countCells(maze);
  return (taken) => dialogue.progress(taken, cells, message("working-out-distances", { taken, cells }));
}
