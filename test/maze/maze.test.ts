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
    [0, 5, "Choose a whole number of at least 1 for the number of rows. It is 0."],
    [5, -3, "Choose a whole number of at least 1 for the number of columns. It is -3."],
    [2.5, 5, "Choose a whole number of at least 1 for the number of rows. It is 2.5."],
    [NaN, 5, "Choose a whole number of at least 1 for the number of rows. It is NaN."],
    [
      1e9,
      1e9,
      "Choose fewer cells. 1,000,000,000 x 1,000,000,000 are 1,000,000,000,000,000,000, and a maze may have at most 16,777,216.",
    ],
  ])("refuses %d rows and %d columns, saying what was wrong", (rows, columns, message) => {
    expect(() => Maze.walled({ rows, columns })).toThrow(new SizeError(message));
  });

  it("may have 16,777,216 cells, and not one more", () => {
    expect(() => checkGrid({ rows: 4096, columns: 4096 })).not.toThrow();
    expect(() => checkGrid({ rows: 1, columns: 16_777_217 })).toThrow(SizeError);
  });

  it("refuses a mask of the wrong length, with strange entries, or without a cell", () => {
    const walled = (mask: Uint8Array) => () => Maze.walled({ rows: 2, columns: 2, mask });
    expect(walled(new Uint8Array(3).fill(1))).toThrow(
      new MaskError("The mask of 2 x 2 cells must have 4 entries, and has 3."),
    );
    expect(walled(new Uint8Array(5).fill(1))).toThrow(
      new MaskError("The mask of 2 x 2 cells must have 4 entries, and has 5."),
    );
    expect(walled(Uint8Array.of(1, 2, 1, 1))).toThrow("A mask holds 0 or 1, and has 2 at cell 1.");
    expect(walled(new Uint8Array(4))).toThrow(
      "Choose at least one cell. The mask leaves none of the 4 cells in the maze.",
    );
  });
});
