import fc from "fast-check";
import { message } from "../../src/message";
import { MazeError, textFault, BOTTOM, checkGrid, Maze, RIGHT, checkEnds, cornerEnds } from "../../src/maze/model";
import { firstSide, onEdgeOf, PASSAGE_COUNTS, passagesOf, stepsOf, wallBeside } from "../../src/maze/model";
import { cellsBefore, withLines, type LineEdit } from "../../src/maze/resizing";
import { maskOf, anyMaze } from "./anyMaze";
import { openNeighbours, wallsBetween } from "./shape";

describe("a maze", () => {
  it("numbers cells row by row, and has rows x (columns - 1) + (rows - 1) x columns walls between them, none on the frame", () => {
    const maze = Maze.walled({ rows: 5, columns: 8 });
    expect([maze.across(2 * 13 + RIGHT), maze.across(2 * 13 + BOTTOM)]).toEqual([14, 21]);
    expect(wallsBetween(maze)).toHaveLength(5 * 7 + 4 * 8);
    expect(Maze.open(maze).countPassages()).toBe(5 * 7 + 4 * 8);
  });

  it("does not count a wall beside a masked cell as one between cells", () => {
    const maze = Maze.walled({ rows: 1, columns: 3, mask: Uint8Array.of(1, 0, 1) });
    expect(maze.separates(0)).toBe(false);
    expect(maze.separates(2)).toBe(false);
    expect(maze.countCells()).toBe(2);
  });

  it.each([
    [0, 5, message("side-not-whole", { side: "rows", value: 0 })],
    [5, -3, message("side-not-whole", { side: "columns", value: -3 })],
    [2.5, 5, message("side-not-whole", { side: "rows", value: 2.5 })],
    [NaN, 5, message("side-not-whole", { side: "rows", value: NaN })],
    [1e9, 1e9, message("maze-too-many-cells", { rows: 1e9, columns: 1e9, cells: 1e18, most: 16_777_216 })],
  ])("refuses %d rows and %d columns, saying what was wrong", (rows, columns, told) => {
    expect(() => Maze.walled({ rows, columns })).toThrow(new MazeError("size", told));
  });

  it("may have 16,777,216 cells, and not one more", () => {
    expect(() => checkGrid({ rows: 4096, columns: 4096 })).not.toThrow();
    expect(() => checkGrid({ rows: 1, columns: 16_777_217 })).toThrow("maze-too-many-cells");
  });

  it("refuses a mask of the wrong length, with strange entries, or without a cell", () => {
    const walled = (mask: Uint8Array) => () => Maze.walled({ rows: 2, columns: 2, mask });
    const wrong = new MazeError("mask", message("mask-wrong", { rows: 2, columns: 2 }));
    expect(walled(new Uint8Array(3).fill(1))).toThrow(wrong);
    expect(walled(new Uint8Array(5).fill(1))).toThrow(wrong);
    expect(walled(Uint8Array.of(1, 2, 1, 1))).toThrow(wrong);
    expect(walled(new Uint8Array(4))).toThrow(new MazeError("mask", message("mask-without-cells", { cells: 4 })));
  });
});

test("what is wrong with a maze is named in a log, and of a text with its place", () => {
  expect(String(new MazeError("text", message("no-maze-in-text")))).toBe("MazeError: no-maze-in-text {}");
  const fault = message("second-entrance");
  const { kind, sentence } = textFault(1234, 5678, fault);
  expect([kind, sentence]).toEqual(["text", message("text-fault", { line: 1234, column: 5678, fault })]);
});

const anyEdit: fc.Arbitrary<LineEdit> = fc.record({
  line: fc.constantFrom("row" as const, "column" as const),
  edit: fc.constantFrom("insert" as const, "delete" as const),
  first: fc.nat(7),
  count: fc.integer({ min: 1, max: 4 }),
});

test("where lines are inserted or deleted, cells that stay side by side keep their wall; all others are walled, and new ones are in", () => {
  fc.assert(
    fc.property(anyMaze(7), anyEdit, ({ maze }, change) => {
      const { line, edit, first, count } = change;
      fc.pre(first + (edit === "delete" ? count : 0) <= (line === "row" ? maze.rows : maze.columns));
      const origin = cellsBefore(maze, change);
      const mask = Uint8Array.from(origin, (cell) => Number(cell === undefined || maze.has(cell)));
      fc.pre(mask.includes(1));
      // Openings in the frame and the rim, which are no walls between cells, are not taken over.
      for (let wall = 0; wall < maze.wallCount; wall++) if (!maze.separates(wall)) maze.openWall(wall);
      const changed = withLines(maze, change);
      expect(changed.mask).toEqual(mask.includes(0) ? mask : undefined);
      for (const wall of wallsBetween(changed)) {
        const [one, other] = [origin[wall >> 1], origin[changed.across(wall)]];
        const isKept = one !== undefined && other !== undefined && openNeighbours(maze, one).includes(other);
        expect(changed.isOpen(wall)).toBe(isKept);
      }
    }),
  );
  const origin = (edit: LineEdit) => cellsBefore({ rows: 3, columns: 2 }, edit);
  const widened = [...[0, undefined, 1], ...[2, undefined, 3], ...[4, undefined, 5]];
  expect(origin({ line: "column", edit: "insert", first: 1, count: 1 })).toEqual(widened);
  expect(origin({ line: "row", edit: "delete", first: 0, count: 2 })).toEqual([4, 5]);
});

describe("where a maze is entered and left", () => {
  it("is its first and its last cell, where no mask hides them", () => {
    expect(cornerEnds({ rows: 3, columns: 4 })).toEqual({ entrance: 0, exits: [11] });
    expect(cornerEnds(maskOf("##..", "....", "...#"))).toEqual({ entrance: 2, exits: [10] });
  });

  // x for such a cell, and a dot for another of the maze.
  it.each([
    [["xxxx", "x..x", "x..x", "xxxx"]],
    [["xxxx", "xx#x", "x.xx", "xxxx"]],
    [["xxxxx", "x.x.x", "xx#xx", "x.x.x", "xxxxx"]],
    [["x"]],
    [["xxx"]],
    [["x", "x", "x"]],
  ])("can be in any cell with a side outside the maze: %j", (rows) => {
    const grid = maskOf(...rows);
    const isOnEdge = onEdgeOf(grid);
    const found = [...rows.join("")].map((sign, cell) => (sign === "#" ? "#" : isOnEdge(cell) ? "x" : "."));
    expect(found.join("")).toBe(rows.join(""));
    const isOnRim = onEdgeOf({ rows: 5, columns: 3 });
    expect(Array.from({ length: 15 }, (_, cell) => cell).filter((cell) => !isOnRim(cell))).toEqual([4, 7, 10]);
  });

  const grid = maskOf("..", ".#", "..");
  it.each([
    [{ entrance: -1, exits: [0] }, message("cell-not-in-maze", { cell: "-1" })],
    [{ entrance: 6, exits: [0] }, message("cell-not-in-maze", { cell: "6" })],
    [{ entrance: 0.5, exits: [0] }, message("cell-not-in-maze", { cell: "0.5" })],
    [{ entrance: 0, exits: [1, 6] }, message("cell-not-in-maze", { cell: "6" })],
    [{ entrance: 0, exits: [] }, message("maze-without-exit")],
    [{ entrance: 3, exits: [0] }, message("cell-not-in-maze", { cell: "3" })],
  ])("is refused: %j", (ends, told) => {
    expect(() => checkEnds(grid, ends)).toThrow(new MazeError("ends", told));
  });

  it("may be the first and the last cell, and one cell for both", () => {
    expect(() => checkEnds(grid, { entrance: 0, exits: [5, 0] })).not.toThrow();
  });
});

describe("the passages of a maze", () => {
  it("lead, side by side, to the cells that open walls lead to", () => {
    fc.assert(
      fc.property(anyMaze(), ({ maze }) => {
        const passages = passagesOf(maze);
        for (let cell = 0; cell < maze.size; cell++) {
          const reached: number[] = [];
          for (let open = passages[cell]!; open !== 0; open &= open - 1) {
            const side = firstSide(open);
            reached.push(cell + stepsOf(maze)[side]!);
            expect(maze.isOpen(wallBeside(maze, cell, side))).toBe(true);
          }
          expect(reached).toEqual(openNeighbours(maze, cell));
          expect(PASSAGE_COUNTS[passages[cell]!]).toBe(reached.length);
        }
      }),
    );
  });

  it("lead neither through the frame nor to masked cells, even where such a wall was opened", () => {
    const mask = Uint8Array.of(1, 1, 1, 1, 0, 1, 1, 1, 1);
    const maze = Maze.walled({ rows: 3, columns: 3, mask });
    for (let wall = 0; wall < maze.wallCount; wall++) maze.openWall(wall);
    expect([...passagesOf(maze)]).toEqual([0b0011, 0b0101, 0b0110, 0b1010, 0, 0b1010, 0b1001, 0b0101, 0b1100]);
  });
});
