import fc from "fast-check";
import { UNREACHED } from "../../../src/maze/measures";
import {
  type EndedSearch,
  type Memory,
  NO_CELL,
  memoryAfter,
  recordSearch,
} from "../../../src/maze/measures/searchRecord";
import { Maze, Random, MazeError } from "../../../src/maze/model";
import { solverById, solverFacts } from "../../../src/maze/solvers";
import { floydDistance, floydMatrices, floydPath, floydWarshall, NONE } from "../../../src/maze/solvers/floydWarshall";
import { message } from "../../../src/message";
import { runs } from "../../depth";
import { type Drawn, anyMaze } from "../anyMaze";
import { openNeighbours } from "../shape";
import { floydTextbook, searchTextbook } from "./textbooks";

function searched(id: string, { maze, ends }: Drawn, costs?: Float64Array): EndedSearch {
  const solver = solverById(id);
  const { visited } = solver.solve(maze, ends, { random: new Random("a search"), costs });
  return { solver, maze, ends, visited, costs };
}

test.each([...solverFacts.map(({ id }) => [id, "without costs"] as const), ["dijkstra", "with costs"] as const])(
  "%s %s: distance and previous cell of every visit are the textbook's, in mazes of any kind",
  (id, how) => {
    fc.assert(
      fc.property(anyMaze(8), fc.string(), (drawn, seed) => {
        const random = new Random(seed);
        const costs = Float64Array.from(drawn.maze.standing, () => random.below(4));
        const search = searched(id, drawn, how === "with costs" ? costs : undefined);
        const { distances, previous } = recordSearch(search);
        const rows = Array.from(search.visited, (_, i) => ({
          distance: distances[i] === UNREACHED ? undefined : distances[i],
          previous: previous[i] === NO_CELL ? undefined : previous[i],
        }));
        expect(rows).toEqual(searchTextbook(search));
      }),
      { seed: 41, numRuns: runs(200) },
    );
  },
);

/** The visits of a solver, and what it remembers after each of them. */
function saved(...of: Parameters<typeof searched>): { visited: number[]; after: Memory[] } {
  const search = searched(...of);
  const visited = [...search.visited];
  return { visited, after: [0, ...visited].map((_, count) => memoryAfter(search, count)) };
}

const cellsOf = (memory: Memory) => ("cells" in memory ? memory.cells : []);

test("breadth-first search has a queue: whoever was seen first is looked at first", () => {
  fc.assert(
    fc.property(anyMaze(), (drawn) => {
      const { visited, after } = saved("breadth-first", drawn);
      after.slice(1).forEach((memory, i) => {
        // The cell that it looks at, and those before it, have left the queue.
        const beside = openNeighbours(drawn.maze, visited[i]!);
        const looksAt = visited.slice(0, i).findIndex((cell) => beside.includes(cell));
        expect(memory).toEqual({ kind: "queue", cells: visited.slice(looksAt + 1, i + 1) });
      });
    }),
  );
});

test("depth-first search has a stack: the way from where it is back to the entrance", () => {
  fc.assert(
    fc.property(anyMaze(), ({ maze, ends }) => {
      const { visited, after } = saved("depth-first", { maze, ends });
      after.slice(1).forEach((memory, i) => {
        const stack = cellsOf(memory);
        expect([stack[0], stack.at(-1)]).toEqual([visited[i], ends.entrance]);
        stack.slice(1).forEach((cell, j) => expect(openNeighbours(maze, cell)).toContain(stack[j]));
        // Nobody left a cell that has somewhere to go.
        const left = visited.slice(0, i + 1).filter((cell) => !stack.includes(cell));
        for (const cell of left) {
          for (const next of openNeighbours(maze, cell)) expect(visited.indexOf(next)).toBeLessThanOrEqual(i);
        }
      });
    }),
  );
});

test.each(["dijkstra", "a-star"])("%s has a list, and takes the cheapest of it next", (id) => {
  fc.assert(
    fc.property(anyMaze(), fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1 }), (drawn, some) => {
      const costs = Float64Array.from(drawn.maze.standing, (_, i) => some[i % some.length]!);
      const { visited, after } = saved(id, drawn, id === "dijkstra" ? costs : undefined);
      visited.forEach((cell, i) => {
        const memory = after[i]!;
        if (!("costs" in memory)) throw new Error("no list");
        expect(memory.cells).toContain(cell);
        expect(memory.costs![memory.cells.indexOf(cell)]).toBe(memory.costs![0]);
        expect(memory.costs).toEqual([...memory.costs!].sort((one, other) => one - other));
      });
    }),
  );
});

test("from both ends it has the cells that have unseen cells beside them", () => {
  fc.assert(
    fc.property(anyMaze(), ({ maze, ends }) => {
      const { visited, after } = saved("bidirectional", { maze, ends });
      after.forEach((memory, count) => {
        const seen = visited.slice(0, count);
        const edges = seen.filter((cell) => openNeighbours(maze, cell).some((next) => !seen.includes(next)));
        expect(memory).toEqual({ kind: "edges", cells: edges, costs: undefined });
      });
    }),
  );
});

test("walkers remember marks, turns, or nothing", () => {
  const remembers = (id: string, rows: number, columns: number, entrance = 0) =>
    saved(id, { maze: Maze.open({ rows, columns }), ends: { entrance, exits: [rows * columns - 1] } }).after;
  expect(remembers("right-hand", 3, 3)[2]).toEqual({ kind: "facing" });
  expect(remembers("dead-end-filling", 3, 3)[0]).toEqual({ kind: "ways" });
  expect(remembers("floyd-warshall", 3, 3)[0]).toEqual({ kind: "table" });
  // Three visits, or five with a step to the wrong side and back.
  const marks = remembers("tremaux", 1, 4, 1);
  expect(marks.at(-1)).toEqual({ kind: "marks", once: 2, twice: marks.length === 4 ? 0 : 1 });
  // Down, and at the frame a quarter turn to the left.
  const turns = remembers("pledge", 3, 3).map((memory) => "turns" in memory && memory.turns);
  expect(turns).toEqual([0, 0, 0, 0, -1, -1]);
  expect(remembers("pledge", 4, 1).at(-1)).toEqual({ kind: "turns", turns: 0 });
});

describe("Floyd-Warshall", () => {
  it("has the cells of the maze, and both matrices of the textbook's three loops over every pair, entry for entry", () => {
    fc.assert(
      fc.property(anyMaze(8), ({ maze }) => {
        const { cells, distances, predecessors } = floydMatrices(maze);
        expect([...cells]).toEqual([...maze.standing.keys()].filter((cell) => maze.has(cell)));
        const textbook = floydTextbook(maze);
        const finite = (entry: number) => (entry === Infinity ? NONE : entry);
        expect([...distances]).toEqual(textbook.distances.flat().map(finite));
        expect([...predecessors]).toEqual(textbook.predecessors.flat().map(finite));
      }),
    );
  });

  it("knows no distance and no path between cells that nothing joins, and says that the exit cannot be reached", () => {
    const maze = Maze.open({ rows: 1, columns: 5 });
    maze.closeWall(2 * 1);
    const floyd = floydMatrices(maze);
    expect([floydDistance(floyd, 0, 2), floydPath(floyd, 0, 2)]).toEqual([undefined, undefined]);
    expect([floydDistance(floyd, 4, 2), ...floydPath(floyd, 4, 2)!]).toEqual([2, 4, 3, 2]);
    const solution = floydWarshall(maze, { entrance: 0, exits: [4] });
    expect(solution).toEqual({ visited: floyd.cells, path: undefined, reason: "unreachable" });
  });

  it("takes the nearest of several exits, the first given of two as near", () => {
    const maze = Maze.open({ rows: 1, columns: 9 });
    const exit = (exits: number[]) => floydWarshall(maze, { entrance: 4, exits }).path?.at(-1);
    expect(exit([0, 7])).toBe(7);
    expect(exit([6, 2])).toBe(6);
    expect(exit([2, 6])).toBe(2);
  });

  it("takes 2,500 cells and refuses 2,501, counting only those in the maze", () => {
    const mask = new Uint8Array(2 * 2500).fill(1, 0, 2500);
    expect(() => floydMatrices(Maze.walled({ rows: 2, columns: 2500, mask }))).not.toThrow();
    mask[2500] = 1;
    const cost = message("floyd-cost", { cells: 2501, entries: 6_255_001, comparisons: 15_643_757_501 });
    const refused = new MazeError("size", message("floyd-too-large", { cost, most: 2500 }));
    expect(() => floydMatrices(Maze.walled({ rows: 2, columns: 2500, mask }))).toThrow(refused);
  });
});
