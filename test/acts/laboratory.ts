import { colourDistances } from "../../src/actions/laboratory/colourDistances";
import { clearSolution } from "../../src/actions/solve/clearSolution";
import { compare } from "../../src/actions/laboratory/compare";
import type { CompareChoice } from "../../src/actions/laboratory/comparisonReport";
import { PERFECT } from "../../src/maze/generators/generators";
import { metrics } from "../../src/maze/comparison/metrics";
import { conversation } from "../actions/conversation";
import { openMaze, sheet } from "../actions/openMaze";
import { type Act, sheet1, tried } from "./act";

const few: CompareChoice = {
  ...{ generators: ["kruskal", "wilson"], sizes: [{ rows: 4, columns: 4 }], mazes: 2, metrics: ["dead-ends"] },
  ...{ imperfection: PERFECT, seed: "few", withSolvers: true },
};
const isWhite = (cell: readonly [row: number, column: number]) => sheet1().style(...cell).fill.color === "#FFFFFF";

/** Comparing algorithms, and measuring and colouring one maze. */
export const laboratoryActs: readonly Act[] = [
  {
    ...tried("Colour distances"),
    done: () => expect(isWhite([1, 2])).toBe(false),
    budget: [3, 90, 19],
  },
  {
    name: "Clear colours",
    arrange: async () => {
      await openMaze(4, 3);
      await colourDistances(undefined, conversation());
    },
    act: (talk) => clearSolution(talk),
    done: () => expect(isWhite([1, 2])).toBe(true),
    budget: [3, 11, 6],
  },
  {
    ...tried("Race"),
    done: () => expect(isWhite([1, 2])).toBe(false),
    budget: [3, 88, 16],
  },
  {
    name: "Compare",
    act: async (talk) => {
      // It writes how long each took, and rests by the same clock, which therefore never goes back or stands still.
      let now = Math.ceil(performance.now());
      const clock = jest.spyOn(performance, "now").mockImplementation(() => now++);
      return compare(few, talk).finally(() => clock.mockRestore());
    },
    done: () => expect(sheet("Comparison").tables).toHaveLength(2),
    budget: [4, 62, 26],
  },
  {
    ...tried("Side by side"),
    done: () => expect(sheet("Side by side").value(1, 1)).toBe("Kruskal"),
    budget: [6, 66, 18],
  },
  {
    ...tried("Statistics of this maze"),
    done: () => expect(sheet("Statistics").tables[0]!.area.rows).toBe(1 + metrics.length),
    budget: [6, 41, 21],
  },
];
