import { type Message, message } from "../../../src/message";
import { WalkError } from "../../../src/maze/model/errors";
import { generatorById } from "../../../src/maze/generators/generators";
import { componentsOf } from "../../../src/maze/generators/shared/components";
import { aldousBroder } from "../../../src/maze/generators/walks/aldousBroder";
import { rectangleWalkCost, WalkBudget, walkCost } from "../../../src/maze/generators/walks/walkCost";
import { wilson } from "../../../src/maze/generators/walks/wilson";
import type { Grid } from "../../../src/maze/model/maze";
import { Random } from "../../../src/maze/model/random";

const WILSON = message("generator-wilson");

/** What a walk is refused with. */
function faultOf(walk: () => unknown): Message {
  try {
    walk();
  } catch (error) {
    if (error instanceof WalkError) return error.sentence;
    throw error;
  }
  throw new Error("The walk is taken.");
}

/** Mean moves of a walk: the draws of its directions, the one for its first cell left out. */
function meanMoves(walk: typeof wilson, grid: Grid, mazes: number): number {
  let draws = 0;
  class Counted extends Random {
    override next(): number {
      draws++;
      return super.next();
    }
  }
  for (let i = 0; i < mazes; i++) walk(grid, new Counted(`moves ${i}`), undefined);
  return draws / mazes;
}

const grids: [Grid, number][] = [
  [{ rows: 1, columns: 60 }, 150],
  [{ rows: 3, columns: 100 }, 100],
  [{ rows: 200, columns: 5 }, 60],
  [{ rows: 20, columns: 20 }, 150],
  [{ rows: 30, columns: 150 }, 40],
  [{ rows: 70, columns: 70 }, 30],
];

describe("the moves expected of a walk", () => {
  it.each(grids)("are within three tenths of those made, on %j", (grid, mazes) => {
    const { wilson: between, cover } = rectangleWalkCost(grid.rows, grid.columns);
    expect(Math.abs(between / meanMoves(wilson, grid, mazes) - 1)).toBeLessThan(0.3);
    expect(Math.abs(cover / meanMoves(aldousBroder, grid, mazes) - 1)).toBeLessThan(0.3);
  });

  const onMask = (grid: Grid) => walkCost(grid, componentsOf(grid, new Random("mask")));

  it("are those of the formulas, on a path, a square and a rectangle", () => {
    const { log, PI } = Math;
    const cost = (rows: number, columns: number) => {
      const { wilson: between, cover } = rectangleWalkCost(rows, columns);
      return [between, cover].map((moves) => moves.toFixed(9));
    };
    const expected = (edges: number, along: number, width: number, cells: number) =>
      [2 * edges * (along + log(width) / PI), 3.5 * edges * along + (1.4 * cells * log(cells) ** 2) / PI].map((moves) =>
        moves.toFixed(9),
      );
    expect(cost(1, 4)).toEqual(expected(3, 15 / 12, 1, 4));
    expect(cost(4, 1)).toEqual(cost(1, 4));
    expect(cost(3, 3)).toEqual(expected(12, 16 / 27, 3, 9));
    expect(cost(3, 5)).toEqual(expected(22, 32 / 45, 3, 15));
    expect(cost(5, 3)).toEqual(cost(3, 5));
  });

  it("are exact where a mask leaves corridors, whose costs add up; single cells cost nothing", () => {
    const whole = (cells: number) => rectangleWalkCost(1, cells);
    const line = onMask({ rows: 2, columns: 9, mask: Uint8Array.from({ length: 18 }, (_, cell) => Number(cell < 9)) });
    expect([line.wilson.toFixed(9), line.cover.toFixed(9)]).toEqual([
      whole(9).wilson.toFixed(9),
      whole(9).cover.toFixed(9),
    ]);
    // Four cells, one, and six.
    const three = onMask({ rows: 13, columns: 1, mask: Uint8Array.of(1, 1, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1, 1) });
    expect(three.wilson).toBeCloseTo(whole(4).wilson + whole(6).wilson, 9);
    expect(three.cover).toBeCloseTo(whole(4).cover + whole(6).cover, 9);
  });

  it("on a ring are those of its layers: one cell, three times two, and one", () => {
    const ring = onMask({ rows: 3, columns: 3, mask: Uint8Array.of(1, 1, 1, 1, 0, 1, 1, 1, 1) });
    const along = 2 * (2 * (1 / 8) * (7 / 8)) + 2 * ((2 * (3 / 8) * (5 / 8)) / 2);
    expect(ring.wilson).toBeCloseTo(16 * (along + Math.log(8 / 5) / Math.PI), 9);
    expect(ring.cover).toBeCloseTo(28 * along + (1.4 * 8 * Math.log(8) ** 2) / Math.PI, 9);
  });

  it("on a mask are about those of the same shape without one", () => {
    // A corridor that winds through 21 rows, and a rectangle within a larger grid.
    const winding = Uint8Array.from({ length: 21 * 40 }, (_, cell) => {
      const [row, column] = [Math.floor(cell / 40), cell % 40];
      return Number(row % 2 === 0 || column === (row % 4 === 1 ? 39 : 0));
    });
    const cells = winding.reduce((sum, inside) => sum + inside, 0);
    const corridor = onMask({ rows: 21, columns: 40, mask: winding });
    expect(corridor.wilson / rectangleWalkCost(1, cells).wilson).toBeCloseTo(1, 1);
    const inner = Uint8Array.from({ length: 12 * 90 }, (_, cell) =>
      Number(cell % 90 >= 5 && cell % 90 < 85 && cell >= 180 && cell < 900),
    );
    const block = onMask({ rows: 12, columns: 90, mask: inner });
    expect(Math.abs(block.wilson / rectangleWalkCost(8, 80).wilson - 1)).toBeLessThan(0.3);
  });
});

describe("walks that would take too long", () => {
  const made = (id: string, grid: Grid, loopPercent = 0) =>
    generatorById(id).make(grid, new Random("long"), { loopPercent, blockPermille: 0 });

  it.each([
    ["wilson", { rows: 1, columns: 1_000_000 }, 0],
    ["wilson", { rows: 1_000_000, columns: 1 }, 0],
    ["aldous-broder", { rows: 1_000_000, columns: 1 }, 0],
    ["aldous-broder", { rows: 10, columns: 100_000 }, 0],
    ["depth-first", { rows: 1, columns: 1_000_000 }, 100],
  ] as const)("are refused before the first move: %s on %j with %d percent of loops", (id, grid, loopPercent) => {
    expect(() => made(id, grid, loopPercent)).toThrow(WalkError);
    const algorithm = loopPercent === 100 ? message("depth-first-with-all-loops") : generatorById(id).name;
    expect(faultOf(() => made(id, grid, loopPercent))).toMatchObject({ args: { algorithm, bound: "about" } });
  });

  it("are refused on a mask, too, that leaves one row of a grid", () => {
    const mask = new Uint8Array(800_000).fill(1, 0, 400_000);
    const told = faultOf(() => made("wilson", { rows: 2, columns: 400_000, mask }));
    expect(told).toMatchObject({ args: { algorithm: WILSON, bound: "about" } });
  });

  it("are refused in a sentence that says how long they would take, and what is accepted", () => {
    const budget = (expected: number, columns = 500_000) => new WalkBudget(WILSON, { rows: 2, columns }, expected);
    expect(() => budget(123_456_789_012)).toThrow(
      new WalkError(
        message("walk-too-long", {
          ...{ algorithm: WILSON, bound: "about", moves: 120_000_000_000 },
          ...{ rows: 2, columns: 500_000, accepted: 200_000_000 },
        }),
      ),
    );
    expect(() => budget(200_000_001)).toThrow(WalkError);
    expect(() => budget(200_000_000)).not.toThrow();
    expect(faultOf(() => budget(100_000_001, 250_000))).toMatchObject({ args: { accepted: 100_000_000 } });
    expect(() => budget(100_000_000, 10)).not.toThrow();
  });

  it.each([
    ["wilson", { rows: 4096, columns: 4096 }],
    ["aldous-broder", { rows: 4096, columns: 4096 }],
    ["aldous-broder", { rows: 1, columns: 9000 }],
    ["wilson", { rows: 100, columns: 10_000 }],
  ] as const)("are none of these: %s on %j", (id, { rows, columns }) => {
    const { wilson: between, cover } = rectangleWalkCost(rows, columns);
    expect(id === "wilson" ? between : cover).toBeLessThan(Math.max(1e8, 200 * rows * columns));
  });

  it("depth-first with fewer loops is linear and goes on", () => {
    const slices = made("depth-first", { rows: 1, columns: 100_000 }, 99);
    expect(slices.maze.countPassages()).toBe(99_999);
  });
});
