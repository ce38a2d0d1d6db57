import { writeUnionFind, mazeOfWeights, writeWeights, compare, type CompareChoice } from "../../src/actions/laboratory";
import { clearSolution } from "../../src/actions/solve/solve";
import { UNVARIED } from "../../src/maze/generators/generators";
import { metrics } from "../../src/maze/comparison";
import { choice, openMaze, sheet } from "../actions/stage";
import { actsOf, names, sheet1, wholeMaze } from "./act";
import { by, colouring, inFront, mazeOf, workbook } from "./steps";

const few: CompareChoice = {
  generators: ["kruskal", "wilson"],
  sizes: [{ rows: 4, columns: 4 }],
  mazes: 2,
  variation: UNVARIED,
  seed: "few",
  withSolvers: true,
};
const isWhite = (cell: readonly [row: number, column: number]) => sheet1().style(...cell).fill.color === "#FFFFFF";

/** It writes how long each took, and rests by the same clock, which therefore never goes back or stands still. */
export function byOneClock<T>(measure: () => Promise<T>): Promise<T> {
  let now = Math.ceil(performance.now());
  const clock = jest.spyOn(performance, "now").mockImplementation(() => now++);
  return measure().finally(() => clock.mockRestore());
}

/** Comparing algorithms, and measuring and colouring one maze. */
export const laboratoryActs = actsOf({
  "Colour distances": { done: () => expect(isWhite([1, 2])).toBe(false), budget: [3, 90, 19] },
  "Clear colours": {
    arrange: by(mazeOf(4, 3), colouring),
    act: clearSolution,
    done: () => expect(isWhite([1, 2])).toBe(true),
    budget: [3, 11, 6],
  },
  Race: { done: () => expect(isWhite([1, 2])).toBe(false), budget: [3, 88, 16] },
  Compare: {
    act: (talk) => byOneClock(() => compare(few, talk)),
    done: () => expect(sheet("Comparison").tables).toHaveLength(2),
    budget: [3, 60, 26],
  },
  "Run a comparison again": {
    arrange: by(workbook, (talk) => byOneClock(() => compare(few, talk))),
    act: (talk) => byOneClock(() => compare(undefined, talk)),
    done: () => expect(sheet("Comparison 2").tables).toHaveLength(2),
    budget: [4, 60, 28],
  },
  "Side by side": { done: () => expect(sheet("Side by side").value(1, 1)).toBe("Kruskal"), budget: [6, 68, 19] },
  "Statistics of this maze": {
    done: () => expect(sheet("Statistics").tables[0]!.area.rows).toBe(1 + metrics.length),
    budget: [5, 36, 19],
  },
  "Write weights": {
    done: () => expect(sheet("Maze weights").tables[0]!.area.rows).toBe(1 + 110),
    budget: [6, 16, 38],
  },
  "Write weights again": {
    arrange: by(mazeOf(4, 3), writeWeights, inFront()),
    act: writeWeights,
    done: () => expect(names()).toEqual(["Sheet1", "Maze weights"]),
    budget: [7, 18, 16],
    left: { "earlier-sheets-left": () => expect(sheet("Maze weights 2").tables[0]!.area.rows).toBe(1 + 17) },
  },
  "Make the maze of these weights": {
    arrange: by(mazeOf(4, 3), writeWeights),
    act: (talk) => mazeOfWeights({ generator: "boruvka", layout: choice.layout, pace: "instant", tint: false }, talk),
    done: () => wholeMaze("B2:E4", "Maze"),
    budget: [7, 67, 23],
  },
  "Watch the maze of these weights": {
    arrange: by(mazeOf(4, 3), writeWeights),
    act: (talk) => mazeOfWeights({ generator: "kruskal", layout: choice.layout, pace: "step", tint: true }, talk),
    done: () => expect(names()).toContain("Maze"),
    budget: [8, 61, 24],
  },
  "Write union-find": {
    arrange: () => openMaze(3, 2),
    act: writeUnionFind,
    done: () => expect(sheet("Maze union-find").tables[0]!.area.rows).toBe(1 + 7),
    budget: [5, 32, 19],
  },
});
