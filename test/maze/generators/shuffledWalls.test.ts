import fc from "fast-check";
import { shuffledWalls } from "../../../src/maze/generators/shared/shuffledWalls";
import { Maze, type Grid, Random, neighbourSides, pickSide } from "../../../src/maze/model";
import { anyGrid } from "../anyMaze";
import { chiSquared, wallsBetween } from "../shape";

function wallsOf(grid: Grid, seed: string): number[] {
  return [...shuffledWalls(Maze.walled(grid), new Random(seed))].map((entry) => entry >>> 1);
}

test("shuffled walls are all walls between two cells of the maze, each once, in an order that stays when cells are taken out", () => {
  fc.assert(
    fc.property(anyGrid(9), fc.string(), (grid, seed) => {
      const maze = Maze.walled(grid);
      const [walls, whole] = [wallsOf(grid, seed), wallsOf({ rows: grid.rows, columns: grid.columns }, seed)];
      expect(walls).toEqual(whole.filter((wall) => maze.separates(wall)));
      expect(walls.sort((a, b) => a - b)).toEqual(wallsBetween(maze));
    }),
    { numRuns: 5 },
  );
});

test("a side picked from a set is each of the set's sides equally often, and no other", () => {
  const random = new Random("sides");
  for (let set = 1; set < 16; set++) {
    const seen = [0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) seen[pickSide(set, random)]!++;
    const inside = seen.filter((_, side) => (set >> side) & 1);
    expect(inside.reduce((sum, count) => sum + count, 0)).toBe(6000);
    // At most 3 degrees of freedom: above 21.1 with a chance of 0.0001, in 15 sets.
    expect(chiSquared(inside, new Array<number>(inside.length).fill(6000 / inside.length))).toBeLessThan(21.1);
  }
});

test("the sides on which a cell has neighbours end at the rim and at masked cells", () => {
  const sides = neighbourSides({ rows: 2, columns: 3, mask: Uint8Array.of(1, 1, 1, 1, 0, 1) });
  const [right, bottom, left, top] = [1, 2, 4, 8];
  const none = [0, 0, 0];
  expect([...sides]).toEqual([...none, right + bottom, right + left, left + bottom, top, 0, top, ...none]);
});
