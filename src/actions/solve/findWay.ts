import type { Ends } from "../../maze/ends";
import type { Maze } from "../../maze/maze";
import type { Solution, Solver, SolverInput } from "../../maze/solvers";
import { floydSolution } from "../../maze/solvers/floydWarshall";
import { inTurns, nextTask } from "../../worksheet/excel/turns";
import type { Dialogue } from "../desk/dialogue";
import { runFloyd } from "./runFloyd";

/** Has a solver look for the way, in turns. Rejects with Stopped, and throws what the solver throws. */
export async function findWay(
  solver: Solver,
  maze: Maze,
  ends: Ends,
  input: SolverInput,
  dialogue: Dialogue,
): Promise<Solution> {
  await nextTask();
  if (solver.id === "floyd-warshall") return floydSolution(await runFloyd(maze, dialogue), ends);
  return inTurns(solver.solveInSlices(maze, ends, input), dialogue.signal);
}
