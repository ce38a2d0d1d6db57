import { generatorById } from "../../../src/maze/generators/generators";
import { type Maze, Random } from "../../../src/maze/model";
import { MINIMUM_TREE_LAW, cellsWith, chiSquared, farFromLaw, stepsFrom } from "../shape";
import { IS_DEEP, runs } from "../../depth";

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
  if (IS_DEEP) {
    it("has the exact law of dead ends on 3x3, by picks too", () => {
      expect(farFromLaw(MINIMUM_TREE_LAW, mazes("kruskal-picks", 3, 20_000))).toBeLessThan(18.47);
    });
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
  });
}

describe("On 20x20", () => {
  it("the binary tree has columns x rows / 4 + 1 dead ends on average, never a crossroads, and one length of solution", () => {
    const ends: number[] = [];
    for (let i = 0; i < runs(2000); i++) {
      const { maze } = generatorById("binary-tree").make({ rows: 12, columns: 18 }, new Random(`binary ${i}`));
      ends.push(cellsWith(maze, 1));
      expect(cellsWith(maze, 4)).toBe(0);
      expect(stepsFrom(maze, 0).get(maze.size - 1)! + 1).toBe(12 + 18 - 1);
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
