import { kruskal } from "../../../src/maze/generators/kruskal";
import { type Grid, Maze, Random, stepsOf } from "../../../src/maze/model";
import { mazeAt, stepOutcome, stepWall, type Trace, placeOf, Outcome } from "../../../src/maze/trace/trace";
import { IS_DEEP } from "../../depth";
import {
  MINIMUM_TREE_LAW,
  cellsWith,
  chiSquared,
  components,
  farFromLaw,
  openNeighbours,
  wallsBetween,
} from "../shape";
import { generatorById } from "../../../src/maze/generators/generators";

describe("Kruskal", () => {
  it("looks at each wall at most once, and ends when one set is left", () => {
    const grid = { rows: 9, columns: 9 };
    const { trace } = kruskal(grid, new Random("order"));
    const walls = [...trace.steps].map(stepWall);
    expect(new Set(walls).size).toBe(walls.length);
    expect(components(mazeAt(grid, trace, trace.steps.length - 1))).toHaveLength(2);
  });

  it("ends with the last wall to fall, and on a mask that divides a large grid with the last wall of all", () => {
    const [rows, columns] = [701, 850];
    const whole = kruskal({ rows, columns }, new Random("large"));
    expect(whole.maze.countPassages()).toBe(rows * columns - 1);
    expect(stepOutcome(whole.trace.steps.at(-1)!)).toBe(Outcome.joined);
    const mask = new Uint8Array(rows * columns).fill(1);
    mask.fill(0, 5 * columns, 6 * columns);
    const divided = kruskal({ rows, columns, mask }, new Random("large"));
    expect(divided.maze.countPassages()).toBe((rows - 1) * columns - 2);
    expect(divided.trace.steps).toHaveLength(2 * (rows - 1) * columns - (rows - 1) - 2 * columns);
  });

  it("has 30.6685 % dead ends on 700x700, and as many above 724 x 724 cells", () => {
    // The mean of 30 mazes; one maze of 700x700 has a standard deviation of 0.0432. The rim of 800x800 hardly changes the share.
    for (const side of [700, 800]) {
      const share = cellsWith(kruskal({ rows: side, columns: side }, new Random(`${side}`)).maze, 1) / side ** 2;
      expect(Math.abs(100 * share - 30.6685)).toBeLessThan(4 * 0.0432 * Math.sqrt(1 + 1 / 30));
    }
  });

  it("selects either cell of a wall equally often", () => {
    const { trace } = kruskal({ rows: 100, columns: 100 }, new Random("coin"));
    const across = trace.steps.reduce((sum, step) => sum + (step & 1), 0);
    expect(Math.abs(across - trace.steps.length / 2)).toBeLessThan(4 * Math.sqrt(trace.steps.length / 4));
  });
});

/** What comes of each wall that an algorithm looks at is tested of all of them: see trace/cursor.test.ts. */
test("Eller looks at every wall once: in each row at those between its cells from the left, then at those below them", () => {
  const grid = { rows: 7, columns: 9 };
  const { trace } = generatorById("eller").make(grid, new Random("row by row"));
  // The walls of a row, first all that are even numbers: at the right of its cells.
  const expected = wallsBetween(Maze.walled(grid)).sort((one, other) => {
    const [row, below] = [one, other].map((wall) => Math.floor(wall / (2 * grid.columns)));
    return row! - below! || (one & 1) - (other & 1) || one - other;
  });
  expect([...trace.steps].map(stepWall)).toEqual(expected);
});

const SIDES = ["right", "bottom", "left", "top"] as const;
const make = (grid: Grid, seed: string) => generatorById("kruskal-picks").make(grid, new Random(seed));
const count = ({ steps }: Trace, outcome: number) => steps.filter((step) => stepOutcome(step) === outcome).length;

test("every pick is a step: each cell and side as often as any other, the frame's too", () => {
  const grid = { rows: 3, columns: 4 };
  const picked = new Map<string, number>();
  let picks = 0;
  for (let seed = 0; seed < 2000; seed++) {
    // The picks until a maze is complete depend on what was picked; the first 20 are picks of any cell and side.
    for (const step of make(grid, `picks ${seed}`).trace.steps.subarray(0, 20)) {
      const { selected, side } = placeOf(grid, step);
      const key = `${selected} ${side}`;
      picked.set(key, (picked.get(key) ?? 0) + 1);
      picks++;
    }
  }
  expect(picked.size).toBe(12 * 4);
  // 47 degrees of freedom: above 82.7 with a chance of 0.001.
  expect(chiSquared([...picked.values()], new Array<number>(48).fill(picks / 48))).toBeLessThan(82.7);
});

test("a pick misses exactly where there is no cell beyond the side", () => {
  const mask = Uint8Array.from({ length: 9 * 12 }, (_, cell) => (cell % 7 === 3 ? 0 : 1));
  for (const grid of [
    { rows: 9, columns: 12 },
    { rows: 9, columns: 12, mask },
    { rows: 1, columns: 5 },
  ]) {
    const { maze, trace } = make(grid, "misses");
    const [steps, hall] = [stepsOf(maze), Maze.open(grid)];
    for (const step of trace.steps) {
      const { selected, side, outcome, neighbour } = placeOf(grid, step);
      const beyond = selected + steps[SIDES.indexOf(side)]!;
      const isMissed = !openNeighbours(hall, selected).includes(beyond);
      expect([maze.has(selected), outcome === Outcome.missed]).toEqual([true, isMissed]);
      expect(neighbour).toBe(isMissed ? selected : beyond);
    }
  }
});

test("a maze of 20 x 15 takes about 1,100 picks, of which 299 open a wall, and the last one does", () => {
  const lengths = Array.from({ length: 200 }, (_, seed) => {
    const { trace } = make({ rows: 15, columns: 20 }, `length ${seed}`);
    expect(count(trace, Outcome.joined)).toBe(299);
    expect(stepOutcome(trace.steps.at(-1)!)).toBe(Outcome.joined);
    return trace.steps.length;
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(mean).toBeGreaterThan(1_000);
  expect(mean).toBeLessThan(1_250);
});

/** The first `count` mazes of a generator: the same ones at every run. */
function* mazes(id: string, side: number, count: number): Generator<Maze> {
  const { make } = generatorById(id);
  for (let i = 0; i < count; i++) yield make({ rows: side, columns: side }, new Random(`${id} ${side} ${i}`)).maze;
}

test.each([["kruskal", 40_000] as const, ...(IS_DEEP ? [["kruskal-picks", 20_000] as const] : [])])(
  "%s has the exact law of dead ends on 3x3: 14081/166320 for two, up to 23/1680 for six",
  (id, count) => expect(farFromLaw(MINIMUM_TREE_LAW, mazes(id, 3, count))).toBeLessThan(18.47),
);

// Above these with a chance of 0.001: of 3 degrees of freedom, and of 191 (0.0013; normal approximation of Wilson and Hilferty, 3 SD).
const uniform = [["kruskal", 4, 2, 2000, 16.27] as const];
const uniformOn3x3 = ["wilson", "aldous-broder"].map((id) => [id, 192, 3, 150, 255.6] as const);
test.each([...uniform, ...(IS_DEEP ? uniformOn3x3 : [])])(
  "%s makes each of the %i spanning trees of a square of side %i equally often",
  (id, trees, side, times, most) => {
    const seen = new Map<string, number>();
    for (const { standing } of mazes(id, side, trees * times))
      seen.set(standing.join(), (seen.get(standing.join()) ?? 0) + 1);
    expect(seen.size).toBe(trees);
    expect(chiSquared([...seen.values()], new Array<number>(trees).fill(times))).toBeLessThan(most);
  },
);

test.each(["prim-weights", "boruvka"])("Kruskal's tree is the same on the same weights, wall for wall: %s", (id) => {
  const islands = Uint8Array.from({ length: 13 * 21 }, (_, cell) => (cell % 5 === 2 ? 0 : 1));
  for (const mask of [undefined, islands]) {
    for (let i = 0; i < 50; i++) {
      const made = (name: string) =>
        generatorById(name).make({ rows: 13, columns: 21, mask }, new Random(`weights ${i}`)).maze.standing;
      expect(made(id)).toEqual(made("kruskal"));
    }
  }
});
