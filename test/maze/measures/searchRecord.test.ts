import fc from "fast-check";
import { UNREACHED, NO_CELL, recordSearch } from "../../../src/maze/measures";
import { type Ends, Maze, Random } from "../../../src/maze/model";
import { solverFacts, solverById } from "../../../src/maze/solvers";
import { anyMaze, maskOf } from "../anyMaze";
import { runs } from "../../depth";
import { searchTextbook } from "./searchTextbook";

/** The rows of a search's table, and those of the textbook, for the same run. */
function rowsOf(id: string, maze: Maze, ends: Ends, costs?: Float64Array) {
  const solver = solverById(id);
  const { visited } = solver.solve(maze, ends, { random: new Random("a search"), costs });
  const { entrance } = ends;
  const { distances, previous } = recordSearch({ previous: solver.previous, maze, entrance, visited, costs });
  const rows = Array.from(visited, (_, i) => ({
    distance: distances[i] === UNREACHED ? undefined : distances[i],
    previous: previous[i] === NO_CELL ? undefined : previous[i],
  }));
  const cost = (cell: number) => costs?.[cell] ?? 1;
  return { rows, textbook: searchTextbook({ solver: id, maze, entrance, visited: [...visited], cost }) };
}

test.each(solverFacts.map(({ id }) => id))(
  "%s: distance and previous cell of every visit are the textbook's, in mazes of any kind",
  (id) => {
    fc.assert(
      fc.property(anyMaze(8), ({ maze, ends }) => {
        const { rows, textbook } = rowsOf(id, maze, ends);
        expect(rows).toEqual(textbook);
      }),
      { seed: 41, numRuns: runs(200) },
    );
  },
);

test("with numbers in the cells, Dijkstra's cost and previous cell are the textbook's", () => {
  fc.assert(
    fc.property(anyMaze(8), fc.string(), ({ maze, ends }, seed) => {
      const random = new Random(seed);
      const costs = Float64Array.from({ length: maze.size }, () => random.below(4));
      const { rows, textbook } = rowsOf("dijkstra", maze, ends, costs);
      expect(rows).toEqual(textbook);
    }),
    { seed: 42, numRuns: runs(200) },
  );
});

test("where two ways are equally short, the neighbour visited first is the previous cell", () => {
  // An open square: from the corner, both ways to the opposite corner take two steps.
  const square = Maze.open({ rows: 2, columns: 2 });
  const ends = { entrance: 0, exits: [3] };
  for (const id of ["breadth-first", "a-star", "dijkstra"]) {
    const { visited } = solverById(id).solve(square, ends, { random: new Random("") });
    const { rows } = rowsOf(id, square, ends);
    expect(rows[[...visited].indexOf(3)]).toEqual({ distance: 2, previous: visited[1] });
  }
});

test("what no passage reaches has no distance: dead ends that are filled elsewhere, and other parts for Floyd-Warshall", () => {
  const parts = Maze.open(maskOf("..#.."));
  for (const id of ["dead-end-filling", "floyd-warshall"]) {
    const { rows } = rowsOf(id, parts, { entrance: 0, exits: [1] });
    expect(rows.filter(({ distance }) => distance === undefined)).toHaveLength(2);
  }
});
