import { cornerEnds } from "../../src/maze/ends";
import { generatorById, generators } from "../../src/maze/generators";
import { Check } from "../../src/maze/measures/check";
import { deadEndLengthsInSlices } from "../../src/maze/measures/deadEnds";
import { longestPathInSlices } from "../../src/maze/measures/longestPath";
import { meanDistanceInSlices } from "../../src/maze/measures/meanDistance";
import { countShortestSolutionsInSlices, statisticsInSlices } from "../../src/maze/measures/statistics";
import type { Grid, Maze } from "../../src/maze/maze";
import { mendInSlices } from "../../src/maze/mend";
import { Random } from "../../src/maze/random";
import { atOnce, SLICE, type Slices } from "../../src/maze/slices";
import { solvers } from "../../src/maze/solvers";
import { textForms } from "../../src/maze/text";

/** Counts its draws: the work of whoever uses it, seen from outside. */
class CountedRandom extends Random {
  draws = 0;
  override next(): number {
    this.draws++;
    return super.next();
  }
}

/** The result, and how much `counted` grew in each slice. */
function sliced<T>(slices: Slices<T>, counted: () => number): { value: T; slices: number[] } {
  const found: number[] = [];
  for (;;) {
    const before = counted();
    const slice = slices.next();
    found.push(counted() - before);
    if (slice.done) return { value: slice.value, slices: found };
  }
}

function isSame(one: Uint8Array | Uint32Array, other: Uint8Array | Uint32Array): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}

const CELLS = 50_000;
const shapes: [string, Grid][] = [
  ["200 x 250", { rows: 200, columns: 250 }],
  ["1 x 50,000", { rows: 1, columns: CELLS }],
  ["50,000 x 1", { rows: CELLS, columns: 1 }],
  ["a mask of stripes, bridges and single cells", { rows: 200, columns: 250, mask: stripes(200, 250) }],
];

/** Every sixth column out but for one cell; below, every second cell out like a chess board. */
function stripes(rows: number, columns: number): Uint8Array {
  return Uint8Array.from({ length: rows * columns }, (_, cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    if (row > rows - 20) return (row + column) % 2;
    return Number(column % 6 !== 5 || row === column);
  });
}

describe.each(generators)("$name in slices", (generator) => {
  const { id, makeInSlices, mazeInSlices, make, honoursMask } = generator;
  const walks = ["wilson", "aldous-broder"].includes(id);
  /** Those draw for all walls of a small grid in one slice, and hardly at all for a large one (weights/wallsInOrder.ts). */
  const drawsForUnits = !["kruskal", "prim-weights", "boruvka"].includes(id);
  const fitting = shapes.filter(
    ([, grid]) => (honoursMask || !grid.mask) && !(walks && (grid.rows === 1 || grid.columns === 1)),
  );

  if (drawsForUnits) {
    it.each(fitting)("draws at most four times for each unit of a slice, on %s", (_, grid) => {
      const random = new CountedRandom("sliced");
      const { slices } = sliced(makeInSlices(grid, random), () => random.draws);
      // A unit draws once, now and then once more where a draw must be made again; Eller's and the mixed tree's twice.
      expect(Math.max(...slices)).toBeLessThanOrEqual(4 * SLICE);
      expect(slices.length).toBeGreaterThanOrEqual(random.draws / (4 * SLICE));
    });
  }

  it("makes the same maze and trace as in one go, perfect or not, and the same maze without a trace", () => {
    const grid = { rows: 130, columns: 140 };
    for (const imperfection of [undefined, { loopPercent: 10, blockPermille: 20 }]) {
      const { maze, trace } = make(grid, new Random("same"), imperfection);
      const { value } = sliced(makeInSlices(grid, new Random("same"), imperfection), () => 0);
      expect(isSame(value.maze.standing, maze.standing)).toBe(true);
      expect(isSame(value.trace.steps, trace.steps)).toBe(true);
      expect({ ...value.trace, steps: [] }).toEqual({ ...trace, steps: [] });
      const bare = atOnce(mazeInSlices(grid, new Random("same"), imperfection));
      expect(isSame(bare.standing, maze.standing)).toBe(true);
    }
  });
});

it("loops and blocks are put in in slices", () => {
  const random = new CountedRandom("imperfect");
  const grid = { rows: 200, columns: 200 };
  const imperfection = { loopPercent: 50, blockPermille: 500 };
  for (const id of ["sidewinder", "recursive-division", "depth-first"]) {
    const { slices } = sliced(generatorById(id).makeInSlices(grid, random, imperfection), () => random.draws);
    expect(Math.max(...slices)).toBeLessThanOrEqual(4 * SLICE);
  }
});

describe("whatever reads a maze works in slices", () => {
  const corridor = generatorById("binary-tree").make({ rows: 1, columns: CELLS }, new Random("corridor")).maze;
  const square = generatorById("depth-first").make({ rows: 200, columns: 250 }, new Random("square")).maze;
  const loops = generatorById("eller").make({ rows: 200, columns: 250 }, new Random("loops"), {
    loopPercent: 20,
    blockPermille: 1,
  }).maze;
  const ends = (maze: Maze) => cornerEnds(maze);
  const input = () => ({ random: new Random("solve") });
  const works: [string, (maze: Maze) => Slices<unknown>][] = [
    ...solvers
      .filter(({ maxCells }) => maxCells === Infinity)
      .map((solver): [string, (maze: Maze) => Slices<unknown>] => [
        solver.name,
        (maze) => solver.solveInSlices(maze, ends(maze), input()),
      ]),
    ["Check", (maze) => Check.inSlices(maze)],
    ["longestPath", longestPathInSlices],
    ["meanDistance", meanDistanceInSlices],
    ["deadEndLengths", deadEndLengthsInSlices],
    ["countShortestSolutions", (maze) => countShortestSolutionsInSlices(maze, ends(maze))],
    ["statistics", (maze) => statisticsInSlices(maze, ends(maze))],
    ["mend", (maze) => mendInSlices(maze, new Random("mend"))],
  ];

  it.each(textForms)("text as $name, written and read in slices of whole lines", ({ printInSlices, parseInSlices }) => {
    for (const maze of [square, loops]) {
      const written = sliced(printInSlices({ maze }), () => 0);
      const read = sliced(parseInSlices(written.value), () => 0);
      expect(isSame(read.value.maze.standing, maze.standing)).toBe(true);
      // Passages and lines are each a look at every cell; characters, cells and walls of a text are.
      expect(written.slices.length).toBeGreaterThan((2 * CELLS) / SLICE);
      expect(read.slices.length).toBeGreaterThan(written.value.length / SLICE + (2 * CELLS) / SLICE - 2);
      // Lines that take less than a slice share one: there are 200 of a maze's rows, and more of its text.
      expect(written.slices.length).toBeLessThan((2 * CELLS) / SLICE + 3);
      expect(read.slices.length).toBeLessThan((3 * (written.value.length + CELLS)) / SLICE);
    }
  });

  it.each(works)("%s, in at least as many as the cells need", (_, work) => {
    for (const maze of [corridor, square, loops]) {
      const { slices } = sliced(work(maze), () => 0);
      // One pass over the cells to read the passages, and another half at least to do something with them.
      expect(slices.length).toBeGreaterThan((1.5 * CELLS) / SLICE);
      // Nor many more: whoever gives the turn back after each cell does so 50,000 times.
      expect(slices.length).toBeLessThan((100 * CELLS) / SLICE);
    }
  });
});
