import type { Ends } from "../../maze/ends";
import type { Maze } from "../../maze/maze";
import { FloydWarshall, nearestExit } from "../../maze/solvers/floydWarshall";
import type { Solution } from "../../maze/solvers/solution";
import { Turns } from "../../worksheet/excel/turns";
import { Stopped } from "../../worksheet/excel/refusal";
import type { Dialogue } from "../desk/dialogue";

/**
 * Floyd-Warshall, one intermediate cell after the other, so that the pane answers clicks meanwhile. Throws SizeError
 * before anything is allocated, Stopped when the person stops it.
 */
export async function runFloyd(maze: Maze, dialogue: Dialogue): Promise<FloydWarshall> {
  const floyd = new FloydWarshall(maze);
  const turns = new Turns();
  while (!floyd.done) {
    if (dialogue.signal.aborted) throw new Stopped();
    floyd.step();
    await turns.next();
    const total = floyd.cells.length;
    dialogue.progress(floyd.stepsTaken, total, `Working out all distances, cell ${floyd.stepsTaken} of ${total}…`);
  }
  return floyd;
}

/** The path to the nearest exit, and the intermediate cells as what was visited. */
export function floydSolution(floyd: FloydWarshall, ends: Ends): Solution {
  const exit = nearestExit(floyd, ends);
  const path = exit === undefined ? undefined : floyd.path(ends.entrance, exit);
  if (path === undefined) return { visited: floyd.cells, path, reason: "unreachable" };
  return { visited: floyd.cells, path };
}
