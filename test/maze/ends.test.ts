import { message } from "../../src/message";
import { checkEnds, cornerEnds, isOnEdge } from "../../src/maze/model/ends";
import { EndsError } from "../../src/maze/model/errors";
import { maskOf } from "./anyMaze";

describe("where a maze is entered and left", () => {
  it("is its first and its last cell, where no mask hides them", () => {
    expect(cornerEnds({ rows: 3, columns: 4 })).toEqual({ entrance: 0, exits: [11] });
    expect(cornerEnds(maskOf("##..", "....", "...#"))).toEqual({ entrance: 2, exits: [10] });
  });

  it.each([
    [
      ["....", "....", "....", "...."],
      ["xxxx", "x  x", "x  x", "xxxx"],
    ],
    [
      ["....", "..#.", "....", "...."],
      ["xxxx", "xx x", "x xx", "xxxx"],
    ],
    [
      [".....", ".....", "..#..", ".....", "....."],
      ["xxxxx", "x x x", "xx xx", "x x x", "xxxxx"],
    ],
    [["."], ["x"]],
    [["..."], ["xxx"]],
    [
      [".", ".", "."],
      ["x", "x", "x"],
    ],
  ])("can be in any cell with a side outside the maze: %j", (rows, expected) => {
    const grid = maskOf(...rows);
    const found = rows.map((row, i) =>
      Array.from(row, (letter, j) => (letter === "." && isOnEdge(grid, i * row.length + j) ? "x" : " ")).join(""),
    );
    expect(found).toEqual(expected);
    const whole = { rows: 5, columns: 3 };
    expect(Array.from({ length: 15 }, (_, cell) => cell).filter((cell) => !isOnEdge(whole, cell))).toEqual([4, 7, 10]);
  });

  const grid = maskOf("..", ".#", "..");
  it.each([
    [{ entrance: -1, exits: [0] }, message("end-outside", { last: 5, end: "entrance", cell: "-1" })],
    [{ entrance: 6, exits: [0] }, message("end-outside", { last: 5, end: "entrance", cell: "6" })],
    [{ entrance: 0.5, exits: [0] }, message("end-outside", { last: 5, end: "entrance", cell: "0.5" })],
    [{ entrance: 0, exits: [1, 6] }, message("end-outside", { last: 5, end: "exit", cell: "6" })],
    [{ entrance: 0, exits: [] }, message("maze-without-exit")],
    [{ entrance: 3, exits: [0] }, message("end-masked", { end: "entrance", cell: 3, row: 2, column: 2 })],
  ])("is refused: %j", (ends, told) => {
    expect(() => checkEnds(grid, ends)).toThrow(new EndsError(told));
  });

  it("may be the first and the last cell, and one cell for both", () => {
    expect(() => checkEnds(grid, { entrance: 0, exits: [5, 0] })).not.toThrow();
  });
});
