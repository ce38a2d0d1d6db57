import { say } from "../../src/words";
import type { Expectable } from "../../src/maze/expected/expectation";
import { generatorById, generators } from "../../src/maze/generators/generators";
import { expectedOf } from "../../src/maze/generators/shared/expectedOf";
import { longestPath } from "../../src/maze/measures/longestPath";
import { measureShape, measureSolution } from "../../src/maze/measures/statistics";
import { cornerEnds } from "../../src/maze/model/ends";
import type { Grid, Maze } from "../../src/maze/model/maze";
import { Random } from "../../src/maze/model/random";

const measures: Readonly<Record<Expectable, (maze: Maze) => number>> = {
  deadEnds: (maze) => measureShape(maze).deadEnds,
  crossroads: (maze) => measureShape(maze).crossroads,
  solutionLength: (maze) => measureSolution(maze, cornerEnds(maze))!.length,
  longestPath: (maze) => longestPath(maze).length,
};

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1));
}

/** Grids on which something is expected of some generators. */
const grids: readonly (readonly [Grid, mazes: number])[] = [
  [{ rows: 1, columns: 7 }, 20],
  [{ rows: 2, columns: 2 }, 20],
  [{ rows: 3, columns: 3 }, 2000],
  [{ rows: 5, columns: 9 }, 1500],
  [{ rows: 20, columns: 20 }, 400],
];

describe.each(generators.map(({ id }) => id))("what is expected of %s", (id) => {
  const known = grids.filter(([grid]) => Object.keys(expectedOf({ id }, grid)).length > 0);

  it.each(known)("is what its mazes have on average, within four standard errors, on %j", (grid, mazes) => {
    const expected = Object.entries(expectedOf({ id }, grid));
    const made = Array.from({ length: mazes }, (_, i) => generatorById(id).make(grid, new Random(`expected ${i}`)));
    for (const [what, { value, sd, error, kind, source }] of expected) {
      const values = made.map(({ maze }) => measures[what as Expectable](maze));
      const spread = sd ?? deviation(values);
      // Published ways and paths are rounded to 0.01 of a per cent of 400 cells, and so is this.
      const rounding = kind === "exact" ? 1e-9 : 0.2;
      const allowed = 4 * Math.hypot(spread / Math.sqrt(mazes), error ?? 0) + rounding;
      expect([what, Math.abs(mean(values) - value) < allowed]).toEqual([what, true]);
      if (sd !== undefined && sd > 0) expect(Math.abs(deviation(values) / sd - 1)).toBeLessThan(0.25);
      expect(say(source)).not.toBe("");
    }
  });
});
