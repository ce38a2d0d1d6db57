import { kruskal } from "../../../src/maze/generators/kruskal";
import { Random } from "../../../src/maze/model/random";
import { MINIMUM_TREE_LAW, cellsWith, chiSquared, farFromLaw } from "../shape";
import { generatorById } from "../../../src/maze/generators/generators";
import type { Grid } from "../../../src/maze/model/maze";
import { placeOf } from "../../../src/maze/trace/steps";

describe("Kruskal", () => {
  it("makes each of the four spanning trees of 2x2 equally often", () => {
    const seen = new Map<string, number>();
    for (let i = 0; i < 8000; i++) {
      const key = kruskal({ rows: 2, columns: 2 }, new Random(`2x2 ${i}`)).maze.standing.join();
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect(seen.size).toBe(4);
    // 3 degrees of freedom: above 16.27 with a chance of 0.001.
    expect(chiSquared([...seen.values()], [2000, 2000, 2000, 2000])).toBeLessThan(16.27);
  });

  it("has the exact law of dead ends on 3x3: 14081/166320 for two, up to 23/1680 for six", () => {
    const mazes = Array.from(
      { length: 40_000 },
      (_, i) => kruskal({ rows: 3, columns: 3 }, new Random(`3x3 ${i}`)).maze,
    );
    expect(farFromLaw(MINIMUM_TREE_LAW, mazes)).toBeLessThan(18.47);
  });

  it("has 30.6685 % dead ends on 700x700, and as many above 724 x 724 cells", () => {
    // The mean of 30 mazes; one maze of 700x700 has a standard deviation of 0.0432. The rim of 800x800 hardly changes the share.
    for (const side of [700, 800]) {
      const share = cellsWith(kruskal({ rows: side, columns: side }, new Random(`${side}`)).maze, 1) / side ** 2;
      expect(Math.abs(100 * share - 30.6685)).toBeLessThan(4 * 0.0432 * Math.sqrt(1 + 1 / 30));
    }
  });
});
const make = (grid: Grid, seed: string) => generatorById("kruskal-picks").make(grid, new Random(seed));

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
