import fc from "fast-check";
import {
  isShuffled,
  wallsInOrder,
  wallWeights,
  weighedWalls,
} from "../../../../src/maze/generators/weights/wallsInOrder";
import { WallWeights } from "../../../../src/maze/generators/weights/wallWeights";
import { Maze, type Grid } from "../../../../src/maze/model/maze";
import { Random } from "../../../../src/maze/model/random";
import { anyGrid } from "../../anyMaze";

function list(order: Uint32Array): number[] {
  return [...order].map((entry) => entry >>> 1);
}

const ways: readonly [string, (grid: Grid, seed: string) => Uint32Array][] = [
  ["shuffled", (grid, seed) => wallsInOrder(grid, new Random(seed))],
  ["by weight", (grid, seed) => weighed(grid, seed)],
];

function weighed(grid: Grid, seed: string): Uint32Array {
  const random = new Random(seed);
  return weighedWalls(grid, new WallWeights(2 * grid.rows * grid.columns, random), random);
}

describe.each(ways)("Walls in order, %s", (_, order) => {
  const runs = { numRuns: 5 };

  it("are all walls between two cells of the maze, each once", () => {
    fc.assert(
      fc.property(anyGrid(9), fc.string(), (grid, seed) => {
        const maze = Maze.walled(grid);
        const between = Array.from({ length: maze.wallCount }, (__, wall) => wall).filter((wall) =>
          maze.separates(wall),
        );
        expect(list(order(grid, seed)).sort((a, b) => a - b)).toEqual(between);
      }),
      runs,
    );
  });

  it("keep their order when cells are taken out", () => {
    fc.assert(
      fc.property(anyGrid(9), fc.string(), (grid, seed) => {
        const maze = Maze.walled(grid);
        const whole = list(order({ rows: grid.rows, columns: grid.columns }, seed));
        expect(list(order(grid, seed))).toEqual(whole.filter((wall) => maze.separates(wall)));
      }),
      runs,
    );
  });
});

it("Walls are shuffled up to 524,288 cells of any shape, and have weights by their number beyond", () => {
  const isSmall = (rows: number, columns: number) => isShuffled({ rows, columns });
  expect([isSmall(724, 724), isSmall(512, 1024), isSmall(1, 524_288), isSmall(524_288, 1)]).not.toContain(false);
  expect([isSmall(725, 725), isSmall(512, 1025), isSmall(1, 524_289), isSmall(524_289, 1)]).not.toContain(true);
  const bits = (rows: number, columns: number) => Math.log2(wallWeights({ rows, columns }, new Random("bits")).ranks);
  expect([bits(725, 725), bits(1024, 1024), bits(1024, 1025), bits(4096, 4096)]).toEqual([21, 21, 22, 25]);
});

it("Walls of a large mask are all listed: those of 160,000 cells without the first and its two", () => {
  const order = wallsInOrder({ rows: 400, columns: 400, mask: new Uint8Array(160_000).fill(1, 1) }, new Random("mask"));
  expect(order).toHaveLength(2 * 400 * 399 - 2);
});

it("Walls of 725 x 725 cells are by weight, with fair coins, 32 of a draw", () => {
  let draws = 0;
  class Counted extends Random {
    override next(): number {
      draws++;
      return super.next();
    }
  }
  const counted = new Counted("large");
  draws = 0;
  const order = wallsInOrder({ rows: 725, columns: 725 }, counted);
  const walls = list(order);
  expect(draws).toBe(4 + 2 ** 21 / 32);
  expect(walls).toHaveLength(2 * 725 * 724);
  const random = new Random("large");
  const weights = new WallWeights(2 * 725 * 725, random);
  const all = new Int32Array(2 * 725 * 725);
  weights.ofWalls(0, all.length, all, 0);
  // Ascending weights: in order, and none twice.
  expect(walls.every((wall, i) => i === 0 || all[walls[i - 1]!]! < all[wall]!)).toBe(true);
  const coins = order.reduce((sum, entry) => sum + (entry & 1), 0);
  expect(Math.abs(coins - walls.length / 2)).toBeLessThan(4 * Math.sqrt(walls.length / 4));
});
