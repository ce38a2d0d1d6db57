import { type Message, message } from "../../../src/message";
import { MazeError, type Grid, Random } from "../../../src/maze/model";
import { generatorById } from "../../../src/maze/generators/generators";
import { aldousBroder } from "../../../src/maze/generators/walks/aldousBroder";
import { coverMoves, moveCounter, wilsonMoves } from "../../../src/maze/generators/walks/walks";
import { wilson } from "../../../src/maze/generators/walks/wilson";
import { IS_DEEP } from "../../depth";

const WILSON = message("generator-wilson");

/** What refuses a walk on a grid with so many moves accepted. */
const tooLong = ({ rows, columns }: Grid, most: number, algorithm: Message = WILSON) =>
  new MazeError("time", message("walk-too-long", { algorithm, rows, columns, most }));

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
    const { rows, columns } = grid;
    expect(Math.abs(wilsonMoves(rows, columns) / meanMoves(wilson, grid, mazes) - 1)).toBeLessThan(0.3);
    expect(Math.abs(coverMoves(rows, columns) / meanMoves(aldousBroder, grid, mazes) - 1)).toBeLessThan(0.3);
  });
});

describe("walks that would take too long", () => {
  const made = (id: string, grid: Grid, loopPercent = 0) =>
    generatorById(id).make(grid, new Random("long"), { loopPercent, blockPermille: 0 });

  it.each([
    ["wilson", 1, 1_000_000, 0],
    ["wilson", 1_000_000, 1, 0],
    ["aldous-broder", 1_000_000, 1, 0],
    ["aldous-broder", 10, 100_000, 0],
    ["depth-first", 1, 1_000_000, 100],
  ])("are refused before the first move: %s on %i x %i with %i percent of loops", (id, rows, columns, loopPercent) => {
    const name = loopPercent === 100 ? message("depth-first-with-all-loops") : generatorById(id).name;
    const refused = tooLong({ rows, columns }, 200_000_000, name);
    expect(() => made(id, { rows, columns }, loopPercent)).toThrow(refused);
  });

  it("are refused on a mask, too, that leaves one row of a grid", () => {
    const grid = { rows: 2, columns: 400_000, mask: new Uint8Array(800_000).fill(1, 0, 400_000) };
    expect(() => made("wilson", grid)).toThrow(tooLong(grid, 160_000_000));
  });

  it("are refused in a sentence that names what is accepted: 100 million moves, or 200 a cell", () => {
    const budget = (expected: number, rows: number, columns: number) => () =>
      moveCounter(WILSON, { rows, columns }, [{ start: 0, cells: rows * columns }], () => expected);
    expect(budget(200_000_001, 2, 500_000)).toThrow(tooLong({ rows: 2, columns: 500_000 }, 200_000_000));
    expect(budget(200_000_000, 2, 500_000)).not.toThrow();
    expect(budget(100_000_001, 2, 250_000)).toThrow(tooLong({ rows: 2, columns: 250_000 }, 100_000_000));
    expect(budget(100_000_000, 2, 10)).not.toThrow();
  });

  it("count each part of a mask as a rectangle of as many cells, not longer than the grid; their moves add up", () => {
    const asked: [number, number][] = [];
    const parts = [4000, 1, 6].map((cells) => ({ start: 0, cells }));
    const budget = (moves: number) =>
      moveCounter(WILSON, { rows: 300, columns: 100 }, parts, (rows, columns) => {
        asked.push([rows, columns]);
        return moves;
      });
    budget(33_000_000);
    expect(asked).toEqual([
      [4000 / 300, 300],
      [1, 1],
      [1, 6],
    ]);
    expect(() => budget(34_000_000)).toThrow("walk-too-long");
    expect([wilsonMoves(1, 1), coverMoves(1, 1)]).toEqual([0, 0]);
  });

  it.each([
    ["wilson", { rows: 4096, columns: 4096 }],
    ["aldous-broder", { rows: 4096, columns: 4096 }],
    ["aldous-broder", { rows: 1, columns: 9000 }],
    ["wilson", { rows: 100, columns: 10_000 }],
  ] as const)("are none of these: %s on %j", (id, { rows, columns }) => {
    const movesOn = id === "wilson" ? wilsonMoves : coverMoves;
    expect(movesOn(rows, columns)).toBeLessThan(Math.max(1e8, 200 * rows * columns));
  });

  it("depth-first with fewer loops is linear and goes on", () => {
    const slices = made("depth-first", { rows: 1, columns: 100_000 }, 99);
    expect(slices.maze.countPassages()).toBe(99_999);
  });

  if (IS_DEEP) {
    it("are given up after eight times what is accepted, where the estimate was too small", () => {
      const grid = { rows: 100, columns: 200 };
      const countMove = moveCounter(WILSON, grid, [{ start: 0, cells: 20_000 }], () => 1000);
      let moves = 0;
      expect(() => {
        for (; ; moves++) countMove();
      }).toThrow(tooLong(grid, 100_000_000));
      expect(moves).toBe(8e8);
    });
  }
});
