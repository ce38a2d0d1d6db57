import { message } from "../../../src/message";
import fc from "fast-check";
import { MazeError, Maze } from "../../../src/maze/model";
import { distancesFrom, UNREACHED, longestPathBetween, stars } from "../../../src/maze/measures";
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

  it("begin in a cell of the maze", () => {
    const maze = Maze.open(maskOf("..#"));
    expect(() => distancesFrom(maze, 2)).toThrow(new MazeError("ends", message("cell-not-in-maze", { cell: "2" })));
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
