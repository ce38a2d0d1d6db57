import { message } from "../../../src/message";
import fc from "fast-check";
import { MazeError, Maze } from "../../../src/maze/model";
import { floydDistance, floydMatrices, floydPath, floydWarshall, NONE } from "../../../src/maze/solvers/floydWarshall";
import { anyMaze, maskOf } from "../anyMaze";
import { stepsFrom } from "../shape";
import { floydTextbook } from "./floydTextbook";

describe("Floyd-Warshall", () => {
  it("has the distances of breadth-first flooding from every cell", () => {
    fc.assert(
      fc.property(anyMaze(8), ({ maze }) => {
        const { cells, distances } = floydMatrices(maze);
        cells.forEach((from, row) => {
          const steps = stepsFrom(maze, from);
          const expected = [...cells].map((to) => steps.get(to) ?? NONE);
          expect([...distances.subarray(row * cells.length, (row + 1) * cells.length)]).toEqual(expected);
        });
      }),
    );
  });

  it("has both matrices of the textbook's three loops over every pair, entry for entry", () => {
    fc.assert(
      fc.property(anyMaze(8), ({ maze }) => {
        const { distances, predecessors } = floydMatrices(maze);
        const textbook = floydTextbook(maze);
        const finite = (entry: number) => (entry === Infinity ? NONE : entry);
        expect([...distances]).toEqual(textbook.distances.flat().map(finite));
        expect([...predecessors]).toEqual(textbook.predecessors.flat().map(finite));
      }),
    );
  });

  it("keeps the distance that a printed `d[i][j] = 1` would lose: three steps along a corridor of four", () => {
    const floyd = floydMatrices(Maze.open({ rows: 1, columns: 4 }));
    expect(floydDistance(floyd, 0, 3)).toBe(3);
    expect([...floydPath(floyd, 0, 3)!]).toEqual([0, 1, 2, 3]);
    expect([...floyd.predecessors.subarray(0, 4)]).toEqual([NONE, 0, 1, 2]);
  });

  it("knows no distance and no path between cells that nothing joins, and says that the exit cannot be reached", () => {
    const maze = Maze.open({ rows: 1, columns: 5 });
    maze.closeWall(2 * 1);
    const floyd = floydMatrices(maze);
    expect([floydDistance(floyd, 0, 2), floydPath(floyd, 0, 2), floydDistance(floyd, 4, 2)]).toEqual([
      undefined,
      undefined,
      2,
    ]);
    expect([...floydPath(floyd, 4, 2)!]).toEqual([4, 3, 2]);
    const solution = floydWarshall(maze, { entrance: 0, exits: [4] });
    expect(solution).toEqual({ visited: floyd.cells, path: undefined, reason: "unreachable" });
  });

  it("leaves masked cells out of its matrices", () => {
    const floyd = floydMatrices(Maze.open(maskOf(".#", "..")));
    expect([...floyd.cells]).toEqual([0, 2, 3]);
    expect(floyd.distances).toHaveLength(9);
    expect([...floydPath(floyd, 0, 3)!]).toEqual([0, 2, 3]);
  });

  it("takes the nearest of several exits, the first given of two as near", () => {
    const maze = Maze.open({ rows: 1, columns: 9 });
    const exit = (exits: number[]) => floydWarshall(maze, { entrance: 4, exits }).path?.at(-1);
    expect(exit([0, 7])).toBe(7);
    expect(exit([6, 2])).toBe(6);
    expect(exit([2, 6])).toBe(2);
  });

  it("says after each cell how far it came", () => {
    const told: string[] = [];
    floydMatrices(Maze.open({ rows: 2, columns: 3 }), (taken, cells) => told.push(`${taken} of ${cells}`));
    expect(told).toEqual(["1 of 6", "2 of 6", "3 of 6", "4 of 6", "5 of 6", "6 of 6"]);
  });

  it("takes 2,500 cells and refuses 2,501, counting only those in the maze", () => {
    const mask = new Uint8Array(2 * 2500).fill(1, 0, 2500);
    expect(() => floydMatrices(Maze.walled({ rows: 2, columns: 2500, mask }))).not.toThrow();
    mask[2500] = 1;
    expect(() => floydMatrices(Maze.walled({ rows: 2, columns: 2500, mask }))).toThrow(
      new MazeError(
        "size",
        message("floyd-too-large", {
          cost: message("floyd-cost", { cells: 2501, entries: 6_255_001, comparisons: 15_643_757_501 }),
          most: 2500,
        }),
      ),
    );
  });
});
