import { generatorById } from "../../../src/maze/generators/generators";
import type { Grid } from "../../../src/maze/model/maze";
import { passagesOf, stepsOf } from "../../../src/maze/model/passages";
import { Random } from "../../../src/maze/model/random";
import { kruskalPicks } from "../../../src/maze/generators/walks/kruskalPicks";
import { WalkRecord } from "../../../src/maze/generators/walks/walkRecord";
import { TraceCursor } from "../../../src/maze/trace/cursor";
import { placeOf } from "../../../src/maze/trace/steps";
import { MISSED, OPENED, REFUSED, stepOutcome, type Trace } from "../../../src/maze/trace/trace";
import { chiSquared } from "../shape";

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

test("a pick misses exactly where there is no cell beyond the side, and is refused exactly within a set", () => {
  const mask = Uint8Array.from({ length: 9 * 12 }, (_, cell) => (cell % 7 === 3 ? 0 : 1));
  for (const grid of [
    { rows: 9, columns: 12 },
    { rows: 9, columns: 12, mask },
    { rows: 1, columns: 5 },
  ]) {
    const { maze, trace } = make(grid, "misses");
    const cursor = new TraceCursor(grid, trace);
    const steps = stepsOf(maze);
    for (let position = 1; position <= trace.steps.length; position++) {
      cursor.moveTo(position);
      const { selected, side, outcome, neighbour, setOfSelected, setOfNeighbour } = cursor.step()!;
      const beyond = selected + steps[SIDES.indexOf(side)]!;
      const column = selected % grid.columns;
      const isFrame =
        (side === "left" && column === 0) ||
        (side === "right" && column === grid.columns - 1) ||
        beyond < 0 ||
        beyond >= maze.size;
      expect(maze.has(selected)).toBe(true);
      expect(outcome === MISSED).toBe(isFrame || !maze.has(beyond));
      if (outcome === MISSED) expect(neighbour).toBe(selected);
      else expect([neighbour, outcome === REFUSED]).toEqual([beyond, setOfSelected === setOfNeighbour]);
    }
  }
});

test("a maze of 20 x 15 takes about 1,100 picks, of which 299 open a wall, and the last one does", () => {
  const lengths = Array.from({ length: 200 }, (_, seed) => {
    const { trace } = make({ rows: 15, columns: 20 }, `length ${seed}`);
    expect(count(trace, OPENED)).toBe(299);
    expect(stepOutcome(trace.steps.at(-1)!)).toBe(OPENED);
    expect(trace.every ?? 1).toBe(1);
    return trace.steps.length;
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(mean).toBeGreaterThan(1_000);
  expect(mean).toBeLessThan(1_250);
});

test("too many picks are thinned out, never those that open a wall, and the maze is the same without any", () => {
  const grid = { rows: 20, columns: 20 };
  const whole = kruskalPicks(grid, new Random("thin"), new WalkRecord(grid));
  const thin = kruskalPicks(grid, new Random("thin"), new WalkRecord(grid, 100));
  const none = kruskalPicks(grid, new Random("thin"), undefined);
  expect(passagesOf(thin.maze)).toEqual(passagesOf(whole.maze));
  expect(passagesOf(none.maze)).toEqual(passagesOf(whole.maze));
  const openings = ({ trace }: typeof whole) => trace.steps.filter((step) => stepOutcome(step) === OPENED);
  expect(openings(thin)).toEqual(openings(whole));
  expect(openings(none)).toEqual(openings(whole));
  expect(thin.trace.every).toBeGreaterThan(1);
  expect(thin.trace.steps.length - 399).toBeLessThanOrEqual(100);
});
