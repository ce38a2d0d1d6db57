import { message } from "../../../src/message";
import fc from "fast-check";
import { MazeError, Maze, type Mask, Random } from "../../../src/maze/model";
import { generatorById, generators } from "../../../src/maze/generators/generators";
import { mazeAt } from "../../../src/maze/trace/trace";
import { anyGrid } from "../anyMaze";
import { components } from "../shape";
import { IS_DEEP, runs } from "../../depth";

const ids = generators.map(({ id }) => id);

/** Open walls that do not stand between two cells of the maze. */
function openedOutside(maze: Maze): number[] {
  const walls = Array.from({ length: maze.wallCount }, (_, wall) => wall);
  return walls.filter((wall) => maze.isOpen(wall) && !maze.separates(wall));
}

describe.each(ids)("%s", (id) => {
  const { make, makeMaze, honoursMask } = generatorById(id);

  // Aldous and Broder's walk over four million cells would take half a minute; it holds nothing that could overflow.
  const large = IS_DEEP && id !== "aldous-broder" ? 2000 : 260;
  it(`makes a maze of ${large} x ${large} cells: more than 16 bits number, or calls within calls have room for`, () => {
    const { maze } = make({ rows: large, columns: large }, new Random("large"));
    expect(maze.countPassages()).toBe(large ** 2 - 1);
  });

  it("leaves one tree for each part, opens nothing outside, and a trace that makes the same maze, which comes without it too", () => {
    fc.assert(
      fc.property(anyGrid(13), fc.string(), ({ rows, columns, mask }, seed) => {
        const grid = { rows, columns, mask: honoursMask ? mask : undefined };
        const { maze, trace } = make(grid, new Random(seed));
        expect(openedOutside(maze)).toEqual([]);
        const whole = components(Maze.open(grid));
        expect(components(maze).map((part) => part.length)).toEqual(whole.map((part) => part.length));
        expect(maze.countPassages()).toBe(maze.countCells() - whole.length);
        expect(mazeAt(grid, trace, trace.steps.length).standing).toEqual(maze.standing);
        expect(makeMaze(grid, new Random(seed)).standing).toEqual(maze.standing);
      }),
      { numRuns: runs(80) },
    );
  });

  it("refuses sizes that are none, and masks of the wrong length or without a cell", () => {
    const [two, wrong] = [{ rows: 2, columns: 2 }, /^side-not-whole|^maze-too-many-cells/];
    for (const [grid, told] of [
      [{ rows: 0, columns: 5 }, wrong],
      [{ rows: 5, columns: -1 }, wrong],
      [{ rows: 2.5, columns: 5 }, wrong],
      [{ rows: 5, columns: NaN }, wrong],
      [{ rows: 100_000, columns: 100_000 }, wrong],
      [{ ...two, mask: new Uint8Array(4) }, "mask-without-cells"],
      [{ ...two, mask: new Uint8Array(5) }, "mask-wrong"],
    ] as const) {
      expect(() => make(grid, new Random(""))).toThrow(told);
    }
  });

  it("fills a mask that takes no cell out as it fills the rectangle", () => {
    const made = (mask?: Mask) => make({ rows: 7, columns: 9, mask }, new Random("whole")).maze.standing;
    expect(made(new Uint8Array(63).fill(1))).toEqual(made());
  });
});

test.each(generators.filter(({ honoursMask }) => !honoursMask))(
  "$id refuses a mask, saying that it needs a whole rectangle and how many cells are missing",
  ({ make, name }) => {
    const mask = new Uint8Array(20).fill(1, 2);
    const refused = new MazeError("mask", message("rectangle-needed", { algorithm: name, cells: 2 }));
    expect(() => make({ rows: 4, columns: 5, mask }, new Random(""))).toThrow(refused);
  },
);
