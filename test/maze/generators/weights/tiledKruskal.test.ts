import fc from "fast-check";
import { kruskal, kruskalMaze } from "../../../../src/maze/generators/kruskal";
import { tiledKruskal } from "../../../../src/maze/generators/weights/tiledKruskal";
import { WallWeights } from "../../../../src/maze/generators/weights/wallWeights";
import { SizeError } from "../../../../src/maze/model/errors";
import { Maze, type Grid } from "../../../../src/maze/model/maze";
import { Random } from "../../../../src/maze/model/random";
import { anyGrid } from "../../anyMaze";
import { cellsWith, chiSquared } from "../../shape";
import { IS_DEEP, runs } from "../../../depth";

const weightsOf = ({ rows, columns }: Grid, seed: string) => new WallWeights(2 * rows * columns, new Random(seed));

/** Kruskal as textbooks have it: walls sorted by weight, the cells of a joined set renumbered one by one. */
function textbookKruskal(grid: Grid, weights: WallWeights): Maze {
  const maze = Maze.walled(grid);
  const weight = new Int32Array(maze.wallCount);
  weights.ofWalls(0, weight.length, weight, 0);
  const walls = [...weight.keys()].filter((wall) => maze.separates(wall)).sort((a, b) => weight[a]! - weight[b]!);
  const set = Array.from({ length: maze.size }, (_, cell) => cell);
  for (const wall of walls) {
    const [one, other] = [set[wall >> 1]!, set[maze.across(wall)]!];
    if (one === other) continue;
    maze.openWall(wall);
    set.forEach((number, cell) => number === other && (set[cell] = one));
  }
  return maze;
}

describe("Kruskal tile by tile", () => {
  it("is Kruskal wall for wall, for any size, mask, seed and side of a tile", () => {
    fc.assert(
      fc.property(anyGrid(30), fc.string(), fc.integer({ min: 1, max: 20 }), (grid, seed, side) => {
        const tiled = tiledKruskal(grid, weightsOf(grid, seed), side);
        expect(tiled.standing).toEqual(textbookKruskal(grid, weightsOf(grid, seed)).standing);
      }),
      { numRuns: runs(600) },
    );
  });

  it("is Kruskal wall for wall along one row and along one column", () => {
    for (const [rows, columns] of [
      [1, 500],
      [500, 1],
      [2, 300],
      [300, 3],
    ] as const) {
      for (const side of [1, 5, 20]) {
        const grid = { rows, columns };
        const tiled = tiledKruskal(grid, weightsOf(grid, "flat"), side);
        expect(tiled.standing).toEqual(textbookKruskal(grid, weightsOf(grid, "flat")).standing);
      }
    }
  });

  if (IS_DEEP) {
    it.each([
      [1000, 1000, false],
      [900, 801, true],
      [1, 600_000, false],
      [600_000, 1, false],
      [3, 200_000, true],
    ])("is the maze of the trace: %i x %i, mask: %s", (rows, columns, masked) => {
      const random = new Random("mask");
      const mask = masked ? Uint8Array.from({ length: rows * columns }, () => (random.percent(15) ? 0 : 1)) : undefined;
      const grid = { rows, columns, mask };
      const instant = kruskalMaze(grid, new Random("large"));
      expect(Buffer.compare(instant.standing, kruskal(grid, new Random("large")).maze.standing)).toBe(0);
    });

    it("has the exact law of dead ends on 3x3, and each of the four trees of 2x2 equally often", () => {
      const law = [14081 / 166320, 2609 / 5940, 27743 / 83160, 1339 / 10395, 23 / 1680];
      const mazes = 40_000;
      const seen = [0, 0, 0, 0, 0];
      const trees = new Map<string, number>();
      for (let i = 0; i < mazes; i++) {
        const weights = new WallWeights(2 ** 21, new Random(`law ${i}`));
        seen[cellsWith(tiledKruskal({ rows: 3, columns: 3 }, weights, 2), 1) - 2]!++;
        const tree = tiledKruskal({ rows: 2, columns: 2 }, weights).standing.join();
        trees.set(tree, (trees.get(tree) ?? 0) + 1);
      }
      // 4 degrees of freedom: above 18.47 with a chance of 0.001; 3: above 16.27.
      expect(
        chiSquared(
          seen,
          law.map((p) => p * mazes),
        ),
      ).toBeLessThan(18.47);
      expect(trees.size).toBe(4);
      expect(chiSquared([...trees.values()], new Array<number>(4).fill(mazes / 4))).toBeLessThan(16.27);
    });

    it("has as many dead ends on 700x700 as mazes of shuffled walls: 30.6685 %", () => {
      const mazes = 4;
      const grid = { rows: 700, columns: 700 };
      let share = 0;
      for (let i = 0; i < mazes; i++) {
        share += cellsWith(tiledKruskal(grid, weightsOf(grid, `${i}`)), 1) / 490_000 / mazes;
      }
      // The mean of 30 mazes of shuffled walls; one maze has a standard deviation of 0.0432.
      expect(Math.abs(100 * share - 30.6685)).toBeLessThan(4 * 0.0432 * Math.sqrt(1 / mazes + 1 / 30));
    });
  }

  it("refuses sizes that are none before anything is allocated", () => {
    for (const rows of [0, 2.5, NaN, 1e9]) {
      expect(() => kruskalMaze({ rows, columns: 1000 }, new Random(""))).toThrow(SizeError);
    }
  });
});

describe("Taking cells out of a mask", () => {
  it.each(["kruskal", "tiled"])("leaves every passage between two cells that stay: %s", (way) => {
    const make = (grid: Grid, seed: string) =>
      way === "tiled" ? tiledKruskal(grid, weightsOf(grid, seed), 5) : kruskal(grid, new Random(seed)).maze;
    fc.assert(
      fc.property(anyGrid(12), fc.string(), (grid, seed) => {
        const whole = make({ rows: grid.rows, columns: grid.columns }, seed);
        const maze = make(grid, seed);
        for (let wall = 0; wall < maze.wallCount; wall++) {
          if (maze.separates(wall) && whole.isOpen(wall)) expect([wall, maze.isOpen(wall)]).toEqual([wall, true]);
        }
      }),
      { numRuns: runs(60) },
    );
  });
});
