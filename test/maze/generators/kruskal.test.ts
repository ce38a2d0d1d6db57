import fc from "fast-check";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { SizeError } from "../../../src/maze/model/errors";
import type { Mask } from "../../../src/maze/model/maze";
import { Random } from "../../../src/maze/model/random";
import { mazeAt, OPENED, REFUSED, stepOutcome, stepWall } from "../../../src/maze/trace/trace";
import { runs } from "../../depth";
import { anyGrid } from "../anyMaze";
import { cellsWith, chiSquared, components } from "../shape";

const size = fc.integer({ min: 1, max: 14 });

describe("Kruskal", () => {
  it("leaves a spanning tree for any size and seed", () => {
    fc.assert(
      fc.property(size, size, fc.string(), (rows, columns, seed) => {
        const { maze } = kruskal({ rows, columns }, new Random(seed));
        expect(maze.countPassages()).toBe(rows * columns - 1);
        expect(components(maze)).toHaveLength(1);
      }),
    );
  });

  it("leaves one tree for each part of a mask, and opens nothing outside it", () => {
    fc.assert(
      fc.property(size, size, fc.string(), fc.infiniteStream(fc.boolean()), (rows, columns, seed, coins) => {
        const mask: Mask = Uint8Array.from({ length: rows * columns }, () => Number(coins.next().value));
        mask[0] = 1;
        const grid = { rows, columns, mask };
        const { maze, trace } = kruskal(grid, new Random(seed));
        for (let wall = 0; wall < maze.wallCount; wall++)
          if (maze.isOpen(wall)) expect(maze.separates(wall)).toBe(true);
        const whole = components(mazeAt(grid, { start: "open", steps: new Uint32Array(0) }, 0));
        expect(components(maze)).toHaveLength(whole.length);
        expect(maze.countPassages()).toBe(maze.countCells() - whole.length);
        expect(mazeAt(grid, trace, trace.steps.length).standing).toEqual(maze.standing);
      }),
    );
  });

  it("makes the same maze from the same seed and size, and another from another seed", () => {
    const walls = (seed: string) => kruskal({ rows: 12, columns: 17 }, new Random(seed)).trace.steps;
    expect(walls("same")).toEqual(walls("same"));
    expect(walls("same")).not.toEqual(walls("other"));
  });

  it("looks at each wall at most once, takes it when it separates two sets, and ends when one set is left", () => {
    const grid = { rows: 9, columns: 9 };
    const { trace } = kruskal(grid, new Random("order"));
    const walls = [...trace.steps].map(stepWall);
    expect(new Set(walls).size).toBe(walls.length);
    trace.steps.forEach((step, k) => {
      const before = mazeAt(grid, trace, k);
      const part = components(before).find((cells) => cells.includes(stepWall(step) >> 1))!;
      const same = part.includes(before.across(stepWall(step)));
      expect(stepOutcome(step)).toBe(same ? REFUSED : OPENED);
    });
    expect(components(mazeAt(grid, trace, trace.steps.length - 1))).toHaveLength(2);
  });

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
    const law = [14081 / 166320, 2609 / 5940, 27743 / 83160, 1339 / 10395, 23 / 1680];
    const mazes = 40_000;
    const seen = [0, 0, 0, 0, 0];
    for (let i = 0; i < mazes; i++) {
      const deadEnds = cellsWith(kruskal({ rows: 3, columns: 3 }, new Random(`3x3 ${i}`)).maze, 1);
      seen[deadEnds - 2]!++;
    }
    // 4 degrees of freedom: above 18.47 with a chance of 0.001.
    expect(
      chiSquared(
        seen,
        law.map((p) => p * mazes),
      ),
    ).toBeLessThan(18.47);
  });

  it("has 30.311 % dead ends on 20x20, and dead ends = 2 + junctions + 2 x crossroads in every maze", () => {
    const mazes = 2000;
    let deadEnds = 0;
    for (let i = 0; i < mazes; i++) {
      const { maze } = kruskal({ rows: 20, columns: 20 }, new Random(`20x20 ${i}`));
      const ends = cellsWith(maze, 1);
      expect(ends).toBe(2 + cellsWith(maze, 3) + 2 * cellsWith(maze, 4));
      deadEnds += ends / 400;
    }
    expect(Math.abs((100 * deadEnds) / mazes - 30.311)).toBeLessThan((4 * 1.36) / Math.sqrt(mazes) + 0.01);
  });

  it("ends with the last wall to fall, and on a mask that divides a large grid with the last wall of all", () => {
    const [rows, columns] = [701, 850];
    const whole = kruskal({ rows, columns }, new Random("large"));
    expect(whole.maze.countPassages()).toBe(rows * columns - 1);
    expect(stepOutcome(whole.trace.steps.at(-1)!)).toBe(OPENED);
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

  it("leaves every passage between two cells that stay when cells are taken out of a mask", () => {
    fc.assert(
      fc.property(anyGrid(12), fc.string(), (grid, seed) => {
        const whole = kruskal({ rows: grid.rows, columns: grid.columns }, new Random(seed)).maze;
        const { maze } = kruskal(grid, new Random(seed));
        for (let wall = 0; wall < maze.wallCount; wall++) {
          if (maze.separates(wall) && whole.isOpen(wall)) expect([wall, maze.isOpen(wall)]).toEqual([wall, true]);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it("refuses sizes that are none before anything is allocated", () => {
    for (const rows of [0, 2.5, NaN, 1e9]) {
      expect(() => kruskal({ rows, columns: 1000 }, new Random(""))).toThrow(SizeError);
    }
  });

  it("selects either cell of a wall equally often", () => {
    const { trace } = kruskal({ rows: 100, columns: 100 }, new Random("coin"));
    const across = trace.steps.reduce((sum, step) => sum + (step & 1), 0);
    expect(Math.abs(across - trace.steps.length / 2)).toBeLessThan(4 * Math.sqrt(trace.steps.length / 4));
  });
});
