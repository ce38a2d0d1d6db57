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
    "Choose “On a hidden sheet” under “Set numbers” and press Generate. There are no set numbers for a maze on Sheet1.",
  ],
  [message("set-numbers-hidden", { sheet: "Maze sets" }), "The sheet Maze sets with the set numbers is now hidden."],
  [
    message("set-numbers-shown", { sheet: "Maze sets" }),
    "The set numbers are on the sheet Maze sets, each at the address of its cell in the maze.",
  ],
];
