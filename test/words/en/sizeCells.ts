import { type Message, message } from "../../../src/message";

export const sizeCells: readonly (readonly [Message, string])[] = [
  [
    message("no-size-cell", { sheet: "Sheet1", dimension: "columns" }),
    "Press Size cells first. Sheet1 has no cell for the number of columns.",
  ],
  [
    message("no-cell-named", { name: "MazeRows", cell: "BC14" }),
    "No cell has the name MazeRows, and BC14 holds no number.",
  ],
  [message("name-points-nowhere", { name: "MazeRows" }), "The name MazeRows no longer points to a cell."],
  [message("name-is", { name: "MazeRows" }), "The name is MazeRows."],
  [message("cell-and-name", { cell: "BC14", name: "MazeRows" }), "The cell is BC14; its name is MazeRows."],
  [
    message("size-cell-gone", { sheet: "Sheet1", dimension: "rows" }),
    "Press Size cells to make the size cells again. The cell for the number of rows on Sheet1 is gone.",
  ],
  [
    message("size-cell-is-several", { dimension: "columns", area: "BC12:BC13", sheet: "Sheet1" }),
    "Make the name of the cell for the number of columns refer to a single cell. It refers to BC12:BC13 on Sheet1.",
  ],
  [
    message("size-too-large", { columns: 1, rows: 2000, count: 2000, most: 1000 }),
    "Enter smaller numbers. 1 column and 2,000 rows are 2,000 cells, and Lavirint draws at most 1,000.",
  ],
  [
    message("enter-size", { most: 16383, cell: "BC12", dimension: "columns", sheet: "Sheet1" }),
    "Enter a whole number from 1 to 16,383 in BC12 (columns) on Sheet1.",
  ],
  [message("size-not-whole", { value: 2.5 }), "It holds 2.5, which isn’t a whole number."],
  [message("size-too-small", { value: -3 }), "It holds -3, but a maze has at least 1."],
  [message("size-over-edge", { value: 20_000, most: 16_383 }), "It holds 20,000, but the sheet has room for 16,383."],
  [message("size-empty"), "It is empty."],
  [message("size-is-error", { value: "#REF!" }), "It shows the error #REF!."],
  [message("size-is-text", { value: "ten" }), "It holds the text “ten”, which isn’t a number."],
  [message("size-not-number", { value: "TRUE" }), "It holds TRUE, which isn’t a number."],
];
