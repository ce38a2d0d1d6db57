import fc from "fast-check";
import { shuffledWalls } from "../../../src/maze/generators/shared/shuffledWalls";
import { Maze, type Grid } from "../../../src/maze/model/maze";
import { Random } from "../../../src/maze/model/random";
import { anyGrid } from "../anyMaze";

function wallsOf(grid: Grid, seed: string): number[] {
  return [...shuffledWalls(Maze.walled(grid), new Random(seed))].map((entry) => entry >>> 1);
}

describe("Shuffled walls", () => {
  const runs = { numRuns: 5 };

  it("are all walls between two cells of the maze, each once", () => {
    fc.assert(
      fc.property(anyGrid(9), fc.string(), (grid, seed) => {
        const maze = Maze.walled(grid);
        const between = Array.from({ length: maze.wallCount }, (_, wall) => wall).filter((wall) =>
          maze.separates(wall),
        );
        expect(wallsOf(grid, seed).sort((a, b) => a - b)).toEqual(between);
      }),
      runs,
    );
  });

  it("keep their order when cells are taken out", () => {
    fc.assert(
      fc.property(anyGrid(9), fc.string(), (grid, seed) => {
        const maze = Maze.walled(grid);
        const whole = wallsOf({ rows: grid.rows, columns: grid.columns }, seed);
        expect(wallsOf(grid, seed)).toEqual(whole.filter((wall) => maze.separates(wall)));
      }),
      runs,
    );
  });

  it("of a large mask are all listed: those of 160,000 cells without the first and its two", () => {
    const mask = new Uint8Array(160_000).fill(1, 1);
    expect(wallsOf({ rows: 400, columns: 400, mask }, "mask")).toHaveLength(2 * 400 * 399 - 2);
  });

  it("are in one order for all grids above 724 x 724 cells too, with fair coins", () => {
    const order = shuffledWalls(Maze.walled({ rows: 725, columns: 725 }), new Random("large"));
    expect(new Set(order.map((entry) => entry >>> 1)).size).toBe(2 * 725 * 724);
    const coins = order.reduce((sum, entry) => sum + (entry & 1), 0);
    expect(Math.abs(coins - order.length / 2)).toBeLessThan(4 * Math.sqrt(order.length / 4));
  });
});
