import fc from "fast-check";
import { type Ends, Maze, Random } from "../../../src/maze/model";
import { type Memory, memoryAfter } from "../../../src/maze/solvers/memory";
import { solverById } from "../../../src/maze/solvers/solvers";
import { anyMaze } from "../anyMaze";
import { openNeighbours } from "../shape";

/** What a solver remembers after each of its visits, beside a textbook's queue, stack and list. */

function saved(id: string, maze: Maze, ends: Ends, costs?: Float64Array): { visited: number[]; after: Memory[] } {
  const solver = solverById(id);
  const { visited } = solver.solve(maze, ends, { random: new Random("memory"), costs });
  const after = Array.from({ length: visited.length + 1 }, (_, count) =>
    memoryAfter({ solver, maze, ends, visited, costs }, count),
  );
  return { visited: [...visited], after };
}

const cellsOf = (memory: Memory) => ("cells" in memory ? memory.cells : []);

test("breadth-first search has a queue: whoever was seen first is looked at first", () => {
  fc.assert(
    fc.property(anyMaze(), ({ maze, ends }) => {
      const { visited, after } = saved("breadth-first", maze, ends);
      const queue: number[] = [ends.entrance];
      const seen = new Set(queue);
      const states = [[...queue]];
      while (queue.length > 0 && states.length < visited.length) {
        for (const next of openNeighbours(maze, queue.shift()!)) {
          if (seen.has(next)) continue;
          seen.add(next);
          queue.push(next);
          // Neighbours come in another order here, and so may those behind them.
          states.push([...queue]);
        }
      }
      expect(after.slice(1).map((memory) => cellsOf(memory).length)).toEqual(states.map(({ length }) => length));
      for (const [i, memory] of after.slice(1).entries()) expect(cellsOf(memory).at(-1)).toBe(visited[i]);
    }),
  );
});

test("depth-first search has a stack: the way from where it is back to the entrance", () => {
  fc.assert(
    fc.property(anyMaze(), ({ maze, ends }) => {
      const { visited, after } = saved("depth-first", maze, ends);
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
    fc.property(anyMaze(), fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1 }), ({ maze, ends }, some) => {
      const costs =
        id === "dijkstra" ? Float64Array.from({ length: maze.size }, (_, i) => some[i % some.length]!) : undefined;
      const { visited, after } = saved(id, maze, ends, costs);
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
      const { visited, after } = saved("bidirectional", maze, ends);
      after.forEach((memory, count) => {
        const seen = visited.slice(0, count);
        const edges = seen.filter((cell) => openNeighbours(maze, cell).some((next) => !seen.includes(next)));
        expect(memory).toEqual({ kind: "edges", cells: edges, costs: undefined });
      });
    }),
  );
});

test("walkers remember marks, turns, or nothing", () => {
  const maze = Maze.open({ rows: 3, columns: 3 });
  const ends = { entrance: 0, exits: [8] };
  expect(saved("right-hand", maze, ends).after[2]).toEqual({ kind: "facing" });
  expect(saved("dead-end-filling", maze, ends).after[0]).toEqual({ kind: "ways" });
  expect(saved("floyd-warshall", maze, ends).after[0]).toEqual({ kind: "table" });
  const corridor = Maze.open({ rows: 1, columns: 4 });
  const beyond = { entrance: 1, exits: [3] };
  const { after, visited } = saved("tremaux", corridor, beyond);
  const last = visited.length === 3 ? { once: 2, twice: 0 } : { once: 2, twice: 1 };
  expect(after.at(-1)).toEqual({ kind: "marks", ...last });
  // Down, and at the frame a quarter turn to the left.
  expect(saved("pledge", maze, ends).after.map((memory) => "turns" in memory && memory.turns)).toEqual([
    0, 0, 0, 0, -1, -1,
  ]);
});
