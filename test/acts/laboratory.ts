import { writeUnionFind, writeWeights, compare, type CompareChoice } from "../../src/actions/laboratory";
import { clearSolution } from "../../src/actions/solve/solve";
import { UNVARIED } from "../../src/maze/generators/generators";
import { actsOf, earlierSheets } from "./act";
import { colouring, inFront, mazeOf, mazeOfThese, stepOf, workbook } from "./steps";

const few: CompareChoice = {
  generators: ["kruskal", "wilson"],
  sizes: [{ rows: 4, columns: 4 }],
  mazes: 2,
  variation: UNVARIED,
  seed: "few",
  withSolvers: true,
};
const comparing = stepOf((talk, chosen?: CompareChoice) => byOneClock(() => compare(chosen, talk)));

/** It writes how long each took, and rests by the same clock, which therefore never goes back or stands still. */
export function byOneClock<T>(measure: () => Promise<T>): Promise<T> {
  let now = Math.ceil(performance.now());
  const clock = jest.spyOn(performance, "now").mockImplementation(() => now++);
  return measure().finally(() => clock.mockRestore());
}

const small = mazeOf(4, 3);
const weighed = [small, writeWeights];
const watchedMaze = mazeOfThese({ pace: "step", tint: true });

/** Comparing algorithms, and measuring and colouring one maze. */
export const laboratoryActs = actsOf({
  "Colour distances": { budget: [3, 90, 19] },
  "Clear colours": { steps: [small, colouring, clearSolution], budget: [3, 11, 6] },
  Race: { budget: [3, 88, 16] },
  Compare: { act: comparing(few), budget: [3, 60, 26] },
  "Run a comparison again": { steps: [workbook, comparing(few), comparing()], budget: [4, 60, 28] },
  "Side by side": { budget: [6, 68, 19] },
  "Statistics of this maze": { budget: [5, 36, 19] },
  "Write weights": { budget: [6, 16, 38] },
  "Write weights again": { steps: [...weighed, inFront(), writeWeights], budget: [7, 18, 16], ...earlierSheets },
  "Make the maze of these weights": { steps: [...weighed, mazeOfThese({ generator: "boruvka" })], budget: [7, 67, 23] },
  "Watch the maze of these weights": { steps: [...weighed, watchedMaze], budget: [8, 61, 24] },
  "Write union-find": { steps: [mazeOf(3, 2), writeUnionFind], budget: [5, 32, 19] },
});
