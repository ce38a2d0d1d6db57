import { longestPathBetween } from "../../../src/maze/measures/longestPath";
import { meanDistance } from "../../../src/maze/measures/meanDistance";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { Maze } from "../../../src/maze/maze";
import { Random } from "../../../src/maze/random";
import { atOnce } from "../../../src/maze/slices";
import { maskOf } from "../anyMaze";

/** A corridor of so many cells in two rows, with one loop of four cells at its end. */
function corridorWithLoop(columns: number): Maze {
  const mask = new Uint8Array(2 * columns).fill(1, 0, columns);
  mask.fill(1, columns, columns + 2);
  return Maze.open({ rows: 2, columns, mask });
}

describe("the mean distance", () => {
  it("is exact without loops at any size, with loops up to 2,000 cells", () => {
    const { maze } = kruskal({ rows: 50, columns: 50 }, new Random("tree"));
    expect(meanDistance(maze).isExact).toBe(true);
    expect(meanDistance(corridorWithLoop(1998)).isExact).toBe(true);
    expect(meanDistance(corridorWithLoop(1999)).isExact).toBe(false);
  });

  it("counts neither cells that are out nor pairs of two parts", () => {
    // Two corridors of two cells, and one of three: distances 1, 1 and 1, 1, 2.
    expect(meanDistance(Maze.open(maskOf("..#..", "#####", "...##")))).toEqual({ steps: 6 / 5, isExact: true });
  });
});

describe("the longest path between some cells", () => {
  const hall = Maze.open(maskOf("#...", "#.##"));

  it("is none where none may end, and one cell where one may", () => {
    expect(atOnce(longestPathBetween(hall, () => false))).toBeUndefined();
    expect(atOnce(longestPathBetween(hall, (cell) => cell === 2))).toEqual({ from: 2, to: 2, length: 1 });
  });

  it("neither begins nor ends in a cell that is out", () => {
    expect(atOnce(longestPathBetween(Maze.open(maskOf("#.")), () => true))).toEqual({ from: 1, to: 1, length: 1 });
  });

  it("leads past cells where it may not end", () => {
    expect(atOnce(longestPathBetween(hall, (cell) => cell !== 3))).toMatchObject({ length: 3 });
    expect(atOnce(longestPathBetween(hall, () => true))).toMatchObject({ length: 4 });
  });
});
