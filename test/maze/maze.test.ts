import { message } from "../../src/message";
import { MaskError, SizeError } from "../../src/maze/model/errors";
import { BOTTOM, checkGrid, Maze, RIGHT } from "../../src/maze/model/maze";

describe("a maze", () => {
  it("numbers cells row by row and gives each wall one owner", () => {
    const maze = Maze.walled({ rows: 5, columns: 8 });
    expect(maze.across(2 * 13 + RIGHT)).toBe(14);
    expect(maze.across(2 * 13 + BOTTOM)).toBe(21);
  });

  it("has rows x (columns - 1) + (rows - 1) x columns walls between cells, none of them on the frame", () => {
    const maze = Maze.walled({ rows: 5, columns: 8 });
    let inner = 0;
    for (let wall = 0; wall < maze.wallCount; wall++) if (maze.separates(wall)) inner++;
    expect(inner).toBe(5 * 7 + 4 * 8);
  });

  it("opens and closes one wall and no other", () => {
    const maze = Maze.walled({ rows: 2, columns: 2 });
    maze.openWall(2 * 0 + RIGHT);
    expect([0, 1, 2, 3, 4, 5, 6, 7].filter((wall) => maze.isOpen(wall))).toEqual([0]);
    maze.openWall(2 * 0 + BOTTOM);
    maze.closeWall(2 * 0 + RIGHT);
    expect([0, 1, 2, 3, 4, 5, 6, 7].filter((wall) => maze.isOpen(wall))).toEqual([1]);
  });

  it("does not count a wall beside a masked cell as one between cells", () => {
    const maze = Maze.walled({ rows: 1, columns: 3, mask: Uint8Array.of(1, 0, 1) });
    expect(maze.separates(0)).toBe(false);
    expect(maze.separates(2)).toBe(false);
    expect(maze.countCells()).toBe(2);
  });

  it("opens every wall between cells, and the frame never", () => {
    const maze = Maze.open({ rows: 3, columns: 4 });
    expect(maze.countPassages()).toBe(3 * 3 + 2 * 4);
  });

  it.each([
    [0, 5, message("side-not-whole", { side: "rows", value: 0 })],
    [5, -3, message("side-not-whole", { side: "columns", value: -3 })],
    [2.5, 5, message("side-not-whole", { side: "rows", value: 2.5 })],
    [NaN, 5, message("side-not-whole", { side: "rows", value: NaN })],
    [1e9, 1e9, message("maze-too-many-cells", { rows: 1e9, columns: 1e9, cells: 1e18, most: 16_777_216 })],
  ])("refuses %d rows and %d columns, saying what was wrong", (rows, columns, told) => {
    expect(() => Maze.walled({ rows, columns })).toThrow(new SizeError(told));
  });

  it("may have 16,777,216 cells, and not one more", () => {
    expect(() => checkGrid({ rows: 4096, columns: 4096 })).not.toThrow();
    expect(() => checkGrid({ rows: 1, columns: 16_777_217 })).toThrow(SizeError);
  });

  it("refuses a mask of the wrong length, with strange entries, or without a cell", () => {
    const walled = (mask: Uint8Array) => () => Maze.walled({ rows: 2, columns: 2, mask });
    const wrongLength = (found: number) =>
      new MaskError(message("mask-of-wrong-length", { rows: 2, columns: 2, wanted: 4, found }));
    expect(walled(new Uint8Array(3).fill(1))).toThrow(wrongLength(3));
    expect(walled(new Uint8Array(5).fill(1))).toThrow(wrongLength(5));
    expect(walled(Uint8Array.of(1, 2, 1, 1))).toThrow(
      new MaskError(message("mask-entry-wrong", { entry: 2, cell: 1 })),
    );
    expect(walled(new Uint8Array(4))).toThrow(new MaskError(message("mask-without-cells", { cells: 4 })));
  });
});
