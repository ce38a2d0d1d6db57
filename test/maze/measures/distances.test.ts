import { message } from "../../../src/message";
import fc from "fast-check";
import { EndsError } from "../../../src/maze/model/errors";
import { distancesFrom, UNREACHED } from "../../../src/maze/measures/flood";
import { longestPathBetween } from "../../../src/maze/measures/longestPath";
import { meanDistance } from "../../../src/maze/measures/statistics";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { Maze } from "../../../src/maze/model/maze";
import { Random } from "../../../src/maze/model/random";
import { stars } from "../../../src/maze/measures/rating";
import { anyMaze, maskOf } from "../anyMaze";
import { stepsFrom } from "../shape";

describe("distances from a cell", () => {
  it("are the steps of the shortest way to every cell, and UNREACHED where there is none", () => {
    fc.assert(
      fc.property(anyMaze(), ({ maze, ends: { entrance } }) => {
        const steps = stepsFrom(maze, entrance);
        const slow = Array.from(maze.standing, (_, cell) => steps.get(cell) ?? UNREACHED);
        expect([...distancesFrom(maze, entrance)]).toEqual(slow);
      }),
    );
    expect(UNREACHED).toBe(-1);
  });

  it("are counted on over many cells", () => {
    const distances = distancesFrom(Maze.open({ rows: 1, columns: 20_000 }), 5);
    expect(distances.every((distance, cell) => distance === Math.abs(cell - 5))).toBe(true);
  });

  it("begin in a cell of the maze", () => {
    const maze = Maze.open(maskOf("..#"));
    expect(() => distancesFrom(maze, 2)).toThrow(EndsError);
    expect(() => distancesFrom(maze, 2)).toThrow(new EndsError(message("cell-not-in-maze", { cell: "2" })));
  });
});

test("stars are one more than the whole fifths of a share, and five at most", () => {
  expect([0, 0.19, 0.2, 0.4, 0.59, 0.6, 0.8, 0.99, 1].map(stars)).toEqual([
    "★☆☆☆☆",
    "★☆☆☆☆",
    "★★☆☆☆",
    "★★★☆☆",
    "★★★☆☆",
    "★★★★☆",
    "★★★★★",
    "★★★★★",
    "★★★★★",
  ]);
});

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

  it("of more cells is that of 64 of them, spread evenly over their order", () => {
    const [rows, columns] = [40, 60];
    const places = Array.from(
      { length: rows * columns },
      (_, cell) => [Math.floor(cell / columns), cell % columns] as const,
    );
    const sources = Array.from({ length: 64 }, (_, i) => places[Math.ceil((i * 2400) / 64)]!);
    let sum = 0;
    for (const [row, column] of sources)
      for (const [other, beside] of places) sum += Math.abs(row - other) + Math.abs(column - beside);
    const { steps, isExact } = meanDistance(Maze.open({ rows, columns }));
    expect(isExact).toBe(false);
    expect(steps).toBeCloseTo(sum / (64 * 2399), 9);
  });

  it("is 0, and an estimate, where none of those 64 cells is joined to another", () => {
    const maze = Maze.walled({ rows: 60, columns: 60 });
    // A loop of the cells 1, 2, 61 and 62; those that are measured from are 0, 57, 113 …
    for (const [cell, open] of [
      [1, 3],
      [2, 2],
      [61, 1],
    ] as const)
      maze.standing[cell]! &= ~open;
    expect(meanDistance(maze)).toEqual({ steps: 0, isExact: false });
  });

  it("counts neither cells that are out nor pairs of two parts", () => {
    // Two corridors of two cells, and one of three: distances 1, 1 and 1, 1, 2.
    expect(meanDistance(Maze.open(maskOf("..#..", "#####", "...##")))).toEqual({ steps: 6 / 5, isExact: true });
  });
});

describe("the longest path between some cells", () => {
  const hall = Maze.open(maskOf("#...", "#.##"));

  it("is none where none may end, and one cell where one may", () => {
    expect(longestPathBetween(hall, () => false)).toBeUndefined();
    expect(longestPathBetween(hall, (cell) => cell === 2)).toEqual({ from: 2, to: 2, length: 1, isLongest: true });
  });

  it("neither begins nor ends in a cell that is out", () => {
    expect(longestPathBetween(Maze.open(maskOf("#.")), () => true)).toEqual({
      from: 1,
      to: 1,
      length: 1,
      isLongest: true,
    });
  });

  it("is searched once a part, and not from each of its cells", () => {
    let asked = 0;
    const mayEnd = () => ++asked > 0;
    expect(longestPathBetween(Maze.open({ rows: 1, columns: 1_000 }), mayEnd)!.length).toBe(1_000);
    expect(asked).toBeLessThan(10);
  });

  it("leads past cells where it may not end", () => {
    expect(longestPathBetween(hall, (cell) => cell !== 3)).toMatchObject({ length: 3 });
    expect(longestPathBetween(hall, () => true)).toMatchObject({ length: 4 });
  });
});
