import { type Message, message } from "../../../src/message";

const sheet = "Sheet1";

export const front: readonly (readonly [Message, string])[] = [
  [message("cells-selected", { sheet }), "The cells are selected on Sheet1."],
  [
    message("sheet-was-set-up", { sheet }),
    "Sheet1 is already set up. Enter columns and rows in its size cells, and press Generate.",
  ],
  [
    message("size-cells-taken", { sheet }),
    "The two numbers to the right of the grid on Sheet1 now set the size of the maze.",
  ],
  [
    message("sheet-set-up", { sheet }),
    "Sheet1 is set up. Enter columns and rows in the two size cells to the right of the grid, or in the pane, and press Generate.",
  ],
  [
    message("new-sheet-set-up", { sheet: "Maze" }),
    "The sheet in front is in use, so there is a new one, Maze. Enter columns and rows in its two size cells to the right of the grid, or in the pane, and press Generate.",
  ],
  [
    message("no-set-numbers", { sheet }),
    "Press Generate first. There is no maze on Sheet1 whose set numbers could be shown.",
  ],
  [
    message("no-steps-to-number", { area: "B2:I6", sheet }),
    "Press Generate for a new maze. The maze in B2:I6 on Sheet1 was not generated, or had other rows or columns then, so its set numbers can’t be worked out.",
  ],
  [
    message("set-numbers-worked-out", { sheet: "Maze sets" }),
    "The set numbers were worked out again from the steps. They are on the sheet Maze sets, each at the address of its cell in the maze.",
  ],
  [
    message("set-numbers-as-generated"),
    "Some walls are different now: the numbers are those of the maze as it was generated.",
  ],
  [message("set-numbers-hidden", { sheet: "Maze sets" }), "The sheet Maze sets with the set numbers is now hidden."],
  [
    message("set-numbers-shown", { sheet: "Maze sets" }),
    "The set numbers are on the sheet Maze sets, each at the address of its cell in the maze.",
  ],
];
