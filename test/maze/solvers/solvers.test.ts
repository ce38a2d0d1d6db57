import { message } from "../../../src/message";
import fc from "fast-check";
import { cornerEnds, type Ends, Maze, MazeError, onEdgeOf, Random } from "../../../src/maze/model";
import { solverById, solvers, type Solver, pathCost } from "../../../src/maze/solvers";
import { checkMaze } from "../../../src/maze/measures/flood";
import { anyForest, anyMaze, maskOf, mazeByChance } from "../anyMaze";
import { openNeighbours, stepsFrom } from "../shape";
import { runs } from "../../depth";

function nearest(steps: Map<number, number>, { exits }: Ends): number {
  return Math.min(...exits.map((exit) => steps.get(exit) ?? Infinity));
}

function expectPath(maze: Maze, ends: Ends, path: Uint32Array): void {
  const cells = [...path];
  expect(cells[0]).toBe(ends.entrance);
  expect(ends.exits).toContain(cells.at(-1));
  expect(new Set(cells).size).toBe(cells.length);
  cells.slice(1).forEach((cell, i) => expect(openNeighbours(maze, cells[i]!)).toContain(cell));
}

const cases = solvers.map((solver) => [solver.id, solver] as const);
const random = () => new Random("solve");
const solve = (id: string, maze: Maze, ends: Ends = cornerEnds(maze)) =>
  solverById(id).solve(maze, ends, { random: random() });
const walksFromCellToCell = ["right-hand", "left-hand", "pledge", "tremaux"];
const walksFarAndWide = ["bidirectional", "dead-end-filling", "floyd-warshall"];

describe.each(cases)("the solver %s", (id, solver) => {
  it("finds a path through passages exactly where breadth-first flooding reaches an exit, else says why not", () => {
    fc.assert(
      fc.property(fc.oneof(anyMaze(), anyForest()), fc.string(), ({ maze, ends }, seed) => {
        const steps = stepsFrom(maze, ends.entrance);
        const least = nearest(steps, ends);
        const solution = solver.solve(maze, ends, { random: new Random(seed) });
        if (solution.path === undefined) {
          if (solution.reason === "circling") {
            expect(id).toMatch(/-hand$|^pledge$/);
            expect(checkMaze(maze).loops).toBeGreaterThan(0);
            expect(new Set(solution.visited).size).toBeLessThan(steps.size);
          } else {
            expect(solution.reason).toBe("unreachable");
            expect(least).toBe(Infinity);
          }
          return;
        }
        expectPath(maze, ends, solution.path);
        if (solver.shortest) expect(solution.path.length - 1).toBe(least);
      }),
      { numRuns: runs(300) },
    );
  });

  it("traces cells of the maze only, from the entrance on, each beside one seen before; without a way out, all that can be reached", () => {
    fc.assert(
      fc.property(anyMaze(), ({ maze, ends }) => {
        const { visited, ...solution } = solve(id, maze, ends);
        const seen = new Set(visited);
        expect([...seen].every((cell) => maze.has(cell))).toBe(true);
        if (solution.path === undefined && solution.reason === "unreachable") {
          const reached = [...stepsFrom(maze, ends.entrance).keys()];
          expect(reached.every((cell) => seen.has(cell))).toBe(true);
          if (!walksFarAndWide.includes(id)) expect(seen.size).toBe(reached.length);
        }
        if (walksFarAndWide.includes(id)) return;
        expect(visited[0]).toBe(ends.entrance);
        const isWalk = walksFromCellToCell.includes(id);
        visited.forEach((cell, i) => {
          const before = visited.subarray(isWalk ? Math.max(0, i - 1) : 0, i);
          if (i > 0) expect(openNeighbours(maze, cell).some((other) => before.includes(other))).toBe(true);
        });
        if (!isWalk) expect(seen.size).toBe(visited.length);
      }),
    );
  });

  it("refuses ends that are no cells of the maze, saying which", () => {
    const maze = Maze.open(maskOf(".#.", "..."));
    const fault = new MazeError("ends", message("cell-not-in-maze", { cell: "1" }));
    expect(() => solve(id, maze, { entrance: 0, exits: [1] })).toThrow(fault);
  });

  it("takes a corridor of 2,000,000 cells without a stack of calls", () => {
    if (solver.maxCells < 2_000_000) return;
    const maze = Maze.open({ rows: 1, columns: 2_000_000 });
    expect(solve(id, maze).path).toHaveLength(2_000_000);
  });
});

test("the list of solvers tells which find shortest paths, which draw chance, and which take few cells only", () => {
  const ids = (which: (solver: Solver) => boolean | undefined) => solvers.filter(which).map(({ id }) => id);
  const notShortest = ids(({ shortest }) => !shortest);
  expect(notShortest).toEqual(["depth-first", "right-hand", "left-hand", "pledge", "tremaux"]);
  expect(ids(({ isRandom }) => isRandom)).toEqual(["depth-first", "tremaux"]);
  expect(ids(({ maxCells }) => maxCells < Infinity)).toEqual(["floyd-warshall"]);
});

test("Pledge's walk finds every exit at the edge that can be reached, whatever islands are on its way", () => {
  let islands = 0;
  for (let seed = 0; seed < 3000; seed++) {
    const random = new Random(`pledge ${seed}`);
    const maze = mazeByChance({ rows: 2 + random.below(9), columns: 2 + random.below(9) }, random, 65);
    const entrance = random.below(maze.size);
    const reached = [...stepsFrom(maze, entrance).keys()].filter(onEdgeOf(maze));
    if (reached.length === 0) continue;
    const ends = { entrance, exits: [reached[random.below(reached.length)]!] };
    const { path } = solve("pledge", maze, ends);
    expectPath(maze, ends, path!);
    islands += Number(solve("right-hand", maze, ends).path === undefined);
  }
  expect(islands).toBeGreaterThan(50);
});

test("the search from both ends sees at most as many cells as breadth-first search in an open square, and far fewer", () => {
  const maze = Maze.open({ rows: 41, columns: 41 });
  const ends = { entrance: 20 * 41 + 5, exits: [20 * 41 + 35] };
  const cells = (id: string) => solve(id, maze, ends).visited.length;
  expect(cells("bidirectional")).toBeLessThan(0.75 * cells("breadth-first"));
});

test.each([
  ["depth-first", [0, 1, 5, 9, 13, 12, 8, 4, 14, 10, 6, 2, 3, 7, 11, 15], [0, 1, 5, 9, 13, 14, 10, 6, 2, 3, 7, 11, 15]],
  [
    "tremaux",
    [0, 1, 5, 9, 13, 12, 8, 4, 0, 4, 5, 4, 8, 9, 8, 12, 13, 14, 10, 9, 10, 6, 2, 1, 2, 3, 7, 11, 15],
    [0, 4, 8, 12, 13, 14, 10, 6, 2, 3, 7, 11, 15],
  ],
])("%s goes the same way through an open hall of 4 x 4 from a seed that somebody wrote down", (id, cells, way) => {
  const maze = Maze.open({ rows: 4, columns: 4 });
  const found = solverById(id).solve(maze, cornerEnds(maze), { random: new Random("Ljubljana") });
  expect([...found.visited]).toEqual(cells);
  expect([...found.path!]).toEqual(way);
});

describe("A*", () => {
  it.each([
    ["down and to the right", 0, 8399],
    ["up and to the left", 8399, 0],
    ["down and to the left", 83, 8316],
    ["up and to the right", 8316, 83],
  ])("goes straight to the exit over an open field of a hundred rows, %s", (_, entrance, exit) => {
    const maze = Maze.open({ rows: 100, columns: 84 });
    const { visited, path } = solve("a-star", maze, { entrance, exits: [exit] });
    expect(path).toHaveLength(100 + 84 - 1);
    expect(visited).toEqual(path);
  });

  it("visits each cell once: all whose way so far and straight rest are less than the whole way, none where they are more", () => {
    fc.assert(
      fc.property(anyMaze(), ({ maze, ends }) => {
        const straight = (cell: number, exit: number) =>
          Math.abs(Math.floor(cell / maze.columns) - Math.floor(exit / maze.columns)) +
          Math.abs((cell % maze.columns) - (exit % maze.columns));
        const steps = stepsFrom(maze, ends.entrance);
        const whole = nearest(steps, ends);
        const { visited } = solve("a-star", maze, ends);
        const seen = new Set(visited);
        expect(seen.size).toBe(visited.length);
        for (const [cell, count] of steps) {
          const estimate = count + Math.min(...ends.exits.map((exit) => straight(cell, exit)));
          if (estimate !== whole) expect([cell, seen.has(cell)]).toEqual([cell, estimate < whole]);
        }
      }),
    );
  });
});

describe.each(["dijkstra", "a-star"])("with costs, %s", (id) => {
  const solver = solverById(id);

  it("finds the path that costs least, by comparison with trying until nothing gets cheaper (Bellman and Ford)", () => {
    fc.assert(
      fc.property(anyMaze(7), fc.infiniteStream(fc.nat(20)), ({ maze, ends }, stream) => {
        const costs = Float64Array.from({ length: maze.size }, () => stream.next().value / 4);
        const least = new Map([[ends.entrance, 0]]);
        for (let round = 0; round < maze.size; round++) {
          for (const [cell, cost] of [...least]) {
            for (const next of openNeighbours(maze, cell)) {
              least.set(next, Math.min(least.get(next) ?? Infinity, cost + costs[next]!));
            }
          }
        }
        const solution = solver.solve(maze, ends, { random: random(), costs });
        const expected = nearest(least, ends);
        if (solution.path === undefined) return expect(expected).toBe(Infinity);
        expectPath(maze, ends, solution.path);
        expect(pathCost(solution.path, costs)).toBeCloseTo(expected, 9);
      }),
    );
  });

  it.each([[[1, 1]], [[1, -2, 1]], [[1, 1, NaN]], [[1, 1, Infinity]]])("refuses the costs %p", (costs) => {
    const maze = Maze.open({ rows: 1, columns: 3 });
    const solve = () => solver.solve(maze, cornerEnds(maze), { random: random(), costs: Float64Array.from(costs) });
    expect(solve).toThrow(new MazeError("choice", message("costs-wrong")));
  });
});

describe("dead-end filling", () => {
  it("leaves nothing but the path of a perfect maze with one exit", () => {
    fc.assert(
      fc.property(anyForest(), ({ maze, ends: { entrance, exits } }) => {
        const { visited, path } = solve("dead-end-filling", maze, { entrance, exits: [exits[0]!] });
        if (path === undefined) return;
        const filled = [...visited].slice(0, visited.length - path.length);
        expect(filled.some((cell) => path.includes(cell))).toBe(false);
        expect([...visited].slice(-path.length)).toEqual([...path]);
      }),
    );
  });

  it("fills all that can be reached but the entrance, where its search begins and ends and no way leads out", () => {
    const maze = Maze.open({ rows: 1, columns: 4 });
    maze.closeWall(2 * 2);
    const { visited } = solve("dead-end-filling", maze, { entrance: 1, exits: [3] });
    expect([...visited]).toEqual([0, 2, 1]);
  });

  it("fills the whole of a part without ends", () => {
    const maze = Maze.open({ rows: 2, columns: 4 });
    for (let column = 0; column < 4; column++) maze.closeWall(2 * column + 1);
    const { visited } = solve("dead-end-filling", maze, { entrance: 0, exits: [3] });
    expect([...visited].slice(0, 4)).toEqual([4, 5, 6, 7]);
  });
});

describe("wall followers", () => {
  it("say that they circle when the exit stands apart from the wall they follow", () => {
    // A 3x3 hall whose middle cell opens to the top only; its walls touch no other wall.
    const maze = Maze.open({ rows: 5, columns: 5 });
    for (const wall of [2 * 11, 2 * 12, 2 * 12 + 1]) maze.closeWall(wall);
    const ends = { entrance: 0, exits: [12] };
    for (const id of ["right-hand", "left-hand"]) {
      expect(solve(id, maze, ends)).toMatchObject({ path: undefined, reason: "circling" });
    }
    expect(solve("tremaux", maze, ends).path).toBeDefined();
  });

  it.each([
    ["the top", 1, 0, 2],
    ["the left", 3, 6, 0],
    ["the right", 5, 2, 8],
    ["the bottom", 7, 8, 6],
  ])("come in from outside at %s, and turn to their hand's side at once", (_, entrance, right, left) => {
    const maze = Maze.open({ rows: 3, columns: 3 });
    const second = (id: string) => solve(id, maze, { entrance, exits: [4] }).visited[1];
    expect([second("right-hand"), second("left-hand")]).toEqual([right, left]);
  });

  it("go round the corner to their own side first", () => {
    // A crossroads of 3x3: in at the top, out at all three other arms.
    const maze = Maze.open(maskOf("#.#", "...", "#.#"));
    const exit = (id: string) => solve(id, maze, { entrance: 1, exits: [3, 5, 7] }).path!.at(-1);
    expect(exit("right-hand")).toBe(3);
    expect(exit("left-hand")).toBe(5);
  });
});

test("Trémaux walks no passage more than twice", () => {
  fc.assert(
    fc.property(anyMaze(), fc.string(), ({ maze, ends }, seed) => {
      const { visited } = solverById("tremaux").solve(maze, ends, { random: new Random(seed) });
      const walked = new Map<string, number>();
      for (let i = 1; i < visited.length; i++) {
        const passage = [visited[i - 1]!, visited[i]!].sort((a, b) => a - b).join("-");
        walked.set(passage, (walked.get(passage) ?? 0) + 1);
      }
      expect(Math.max(0, ...walked.values())).toBeLessThanOrEqual(2);
    }),
  );
});
