import { generatorById } from "../../../src/maze/generators/generators";
import type { Maze } from "../../../src/maze/model/maze";
import { Random } from "../../../src/maze/model/random";
import { cellsWith, chiSquared } from "../shape";
import { IS_DEEP, runs } from "../../depth";
import { diameter, distanceBetween } from "./distances";

/** The first `count` mazes of a generator: the same ones at every run. */
function* mazes(id: string, side: number, count: number): Generator<Maze> {
  const { make } = generatorById(id);
  for (let i = 0; i < count; i++) yield make({ rows: side, columns: side }, new Random(`${id} ${side} ${i}`)).maze;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1));
}

describe("Kruskal's tree, whoever finds it", () => {
  // The exact law of the number of dead ends of a random minimum spanning tree on 3x3.
  const law = [14081 / 166320, 2609 / 5940, 27743 / 83160, 1339 / 10395, 23 / 1680];

  if (IS_DEEP) {
    it.each(["kruskal", "prim-weights", "boruvka", "kruskal-picks"])(
      "has the exact law of dead ends on 3x3: %s",
      (id) => {
        const count = 20_000;
        const seen = [0, 0, 0, 0, 0];
        for (const maze of mazes(id, 3, count)) seen[cellsWith(maze, 1) - 2]!++;
        // 4 degrees of freedom: above 18.47 with a chance of 0.001.
        expect(
          chiSquared(
            seen,
            law.map((p) => p * count),
          ),
        ).toBeLessThan(18.47);
      },
    );
  }

  it.each(["prim-weights", "boruvka"])("is the same on the same weights, wall for wall: %s", (id) => {
    const islands = Uint8Array.from({ length: 13 * 21 }, (_, cell) => (cell % 5 === 2 ? 0 : 1));
    for (const mask of [undefined, islands]) {
      for (let i = 0; i < 50; i++) {
        const made = (name: string) =>
          generatorById(name).make({ rows: 13, columns: 21, mask }, new Random(`weights ${i}`)).maze.standing;
        expect(made(id)).toEqual(made("kruskal"));
      }
    }
  });
});

if (IS_DEEP) {
  describe("Uniform spanning trees", () => {
    it.each(["wilson", "aldous-broder"])("are each of the 192 trees of 3x3 equally often: %s", (id) => {
      const count = 192 * 150;
      const seen = new Map<string, number>();
      for (const maze of mazes(id, 3, count)) {
        const key = maze.standing.join("");
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
      expect(seen.size).toBe(192);
      // 191 degrees of freedom: above 255.6 with a chance of 0.0013 (normal approximation of Wilson and Hilferty, 3 SD).
      expect(chiSquared([...seen.values()], new Array<number>(192).fill(150))).toBeLessThan(255.6);
    });

    it.each(["wilson", "aldous-broder"])("have the exact law of dead ends on 3x3: %s", (id) => {
      const law = [20, 92, 58, 20, 2].map((trees) => trees / 192);
      const seen = [0, 0, 0, 0, 0];
      for (const maze of mazes(id, 3, 12_000)) seen[cellsWith(maze, 1) - 2]!++;
      expect(
        chiSquared(
          seen,
          law.map((p) => p * 12_000),
        ),
      ).toBeLessThan(18.47);
    });
  });
}

/**
 * Per cent of 400 cells, from 20,000 mazes of each algorithm made by an independent program: dead ends with the standard
 * deviation of one maze, the way from corner to corner, and the longest path.
 */
const published = [
  ["depth-first", 10.535, 0.918, 29.2, 57.52],
  ["growing-tree-newest", 10.535, 0.918, 29.2, 57.52],
  ["hunt-and-kill", 10.021, 0.871, 19.39, 37.67],
  ["recursive-division", 27.137, 1.554, 16.63, 25.6],
  ["binary-tree", 25.255, 1.236, 9.75, 18.13],
  ["sidewinder", 27.382, 1.319, 11.88, 20.69],
  ["eller", 29.001, 1.388, 14.1, 22.32],
  ["wilson", 29.04, 1.38, 15.08, 23.2],
  ["aldous-broder", 29.04, 1.38, 15.08, 23.2],
  ["kruskal", 30.31, 1.36, 14.4, 20.8],
  ["prim-weights", 30.31, 1.36, 14.4, 20.8],
  ["boruvka", 30.31, 1.36, 14.4, 20.8],
  ["prim-frontier", 35.16, 1.328, 10.84, 14.68],
] as const;

describe("On 20x20", () => {
  const count = 1000;

  if (IS_DEEP) {
    it.each(published)(
      "the mean of dead ends, solutions and longest paths is the published one: %s",
      (id, ...expected) => {
        const [deadEnds, spread, solution, longest] = expected;
        const made = [...mazes(id, 20, count)];
        const ends = made.map((maze) => cellsWith(maze, 1) / 4);
        // A published mean has an error of its own: of 20,000 mazes.
        const error = (deviationOfOne: number) => 4 * deviationOfOne * Math.sqrt(1 / count + 1 / 20_000);
        expect(Math.abs(mean(ends) - deadEnds)).toBeLessThan(error(spread));
        const ways = made.map((maze) => (distanceBetween(maze, 0, maze.size - 1) + 1) / 4);
        expect(Math.abs(mean(ways) - solution)).toBeLessThan(error(deviation(ways)) + 0.05);
        const paths = made.map((maze) => (diameter(maze) + 1) / 4);
        expect(Math.abs(mean(paths) - longest)).toBeLessThan(error(deviation(paths)) + 0.05);
      },
    );
  }

  it.each(published)("dead ends = 2 + junctions + 2 x crossroads in every maze: %s", (id) => {
    for (const maze of mazes(id, 20, runs(100))) {
      expect(cellsWith(maze, 1)).toBe(2 + cellsWith(maze, 3) + 2 * cellsWith(maze, 4));
    }
  });

  it("the binary tree has columns x rows / 4 + 1 dead ends on average, never a crossroads, and one length of solution", () => {
    const ends: number[] = [];
    for (let i = 0; i < runs(2000); i++) {
      const { maze } = generatorById("binary-tree").make({ rows: 12, columns: 18 }, new Random(`binary ${i}`));
      ends.push(cellsWith(maze, 1));
      expect(cellsWith(maze, 4)).toBe(0);
      expect(distanceBetween(maze, 0, maze.size - 1) + 1).toBe(12 + 18 - 1);
    }
    expect(Math.abs(mean(ends) - (12 * 18) / 4 - 1)).toBeLessThan((4 * deviation(ends)) / Math.sqrt(runs(2000)));
  });

  if (IS_DEEP) {
    it("sidewinder has 109.4840 dead ends on average", () => {
      const ends = [...mazes("sidewinder", 20, 4000)].map((maze) => cellsWith(maze, 1));
      expect(Math.abs(mean(ends) - 109.484)).toBeLessThan((4 * deviation(ends)) / Math.sqrt(4000));
    });
  }
});
