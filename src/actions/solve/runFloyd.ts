import type { Maze } from "../../maze/maze";
import { FloydWarshall } from "../../maze/solvers/floydWarshall";
import { Stopped } from "../../worksheet/excel/refusal";
import { Turns } from "../../worksheet/excel/turns";
import type { Dialogue } from "../desk/dialogue";

/**
 * Floyd-Warshall in turns, so that the pane answers clicks meanwhile. Throws SizeError before anything is allocated,
 * Stopped when the person stops it.
 */
export async function runFloyd(maze: Maze, dialogue: Dialogue): Promise<FloydWarshall> {
  const floyd = new FloydWarshall(maze);
  const turns = new Turns();
  const total = floyd.cells.length;
  let told = 0;
  for (const _ of floyd.inSlices()) {
    if (dialogue.signal.aborted) throw new Stopped();
    await turns.next();
    if (floyd.stepsTaken === told) continue;
    told = floyd.stepsTaken;
    dialogue.progress(told, total, `Working out all distances, cell ${told} of ${total}…`);
  }
  return floyd;
}
