import { type Message, message } from "../../../src/message";

export const functions: readonly (readonly [Message, string])[] = [
  [
    message("function-maze"),
    "Makes a maze and gives its wall codes: 1 for a wall on the right of a cell, 2 for one below it, 3 for both, 0 for none.",
  ],
  [
    message("function-path"),
    "Gives the steps of the shortest path through a maze, 1 where it begins; the other cells stay empty.",
  ],
  [message("function-distances"), "Gives for each cell of a maze how many steps away it is."],
  [message("function-statistics"), "Counts what a maze consists of, in two columns: what, and how many."],
  [message("function-difficulty"), "Gives how hard a maze is, from 0 to 100, from its first cell to its last."],
  [message("function-text"), "Draws a maze as text, one line of text for each row."],
  [message("function-code"), "Gives the share code of a maze, with which anybody can draw it again."],
  [message("function-decode"), "Gives the wall codes of a maze from its share code."],
  [message("argument-rows"), "The number of rows."],
  [message("argument-columns"), "The number of columns."],
  [
    message("argument-seed"),
    "Any text or number; with the other arguments alike, the same seed gives the same maze. Left out, it is 1.",
  ],
  [
    message("argument-algorithm"),
    "The name of an algorithm, such as “Kruskal”, “Wilson” or “Depth-first”. Left out, it is Kruskal.",
  ],
  [
    message("argument-loops"),
    "How many in a hundred of the remaining walls are opened too, so that there are several ways. Left out, it is 0.",
  ],
  [message("argument-walls"), "The wall codes of a maze, such as the range that MAZE fills."],
  [
    message("argument-from"),
    "The row and the column of a cell of the maze, such as “2,5”, or two cells with these numbers. Left out, it is the first cell.",
  ],
  [
    message("argument-to"),
    "The row and the column of a cell of the maze, such as “2,5”, or two cells with these numbers. Left out, it is the last cell.",
  ],
  [
    message("argument-form"),
    "The form of the text: “Box drawing”, “ASCII” or “Blocks”. Left out, it is the first of them.",
  ],
  [message("argument-code"), "A share code of Lavirint."],
  [message("statistic-cells"), "Cells"],
  [message("statistic-passages"), "Passages"],
  [message("statistic-parts"), "Parts"],
  [message("statistic-loops"), "Loops"],
  [message("statistic-closed-cells"), "Closed cells"],
  [
    message("wall-code-wrong", { row: 3, column: 12, found: "wall" }),
    "Put a whole number from 0 to 4 into row 3, column 12 of the wall codes. It holds “wall”, which is not a wall code.",
  ],
  [
    message("function-too-many-cells", { rows: 501, columns: 500, cells: 250_500, most: 250_000 }),
    "Choose fewer cells. 501 x 500 are 250,500, and a function takes at most 250,000.",
  ],
  [
    message("function-too-many-columns", { columns: 20_000, most: 16_384 }),
    "Choose fewer columns. There are 20,000, and a sheet has 16,384.",
  ],
  [
    message("function-algorithm-unknown", { name: "Dijkstra" }),
    "Choose an algorithm by its name in the pane, such as “Kruskal”. There is none called “Dijkstra”.",
  ],
  [
    message("place-not-two-numbers", { found: "B2" }),
    "Type a cell as its row and its column in the maze, such as “2,5”. “B2” is not a row and a column.",
  ],
  [message("place-outside-maze", { row: 4, column: 1 }), "Choose a cell of the maze. Row 4, column 1 is not in it."],
  [
    message("no-path-between-places", { row: 1, column: 1, toRow: 20, toColumn: 30 }),
    "Choose two cells that a path connects. There is none from row 1, column 1 to row 20, column 30.",
  ],
  [
    message("no-path-to-rate"),
    "Open a wall between the two parts of the maze. No path leads from its first cell to its last.",
  ],
  [
    message("text-line-too-long-for-cell", { length: 65_537, most: 32_767 }),
    "Choose fewer columns. A line of the text would have 65,537 characters, and a cell holds 32,767.",
  ],
  [message("function-cancelled"), "Calculate the sheet again. The calculation was cancelled."],
  [
    message("function-fault", { fault: "RangeError" }),
    "Report this formula to Lavirint’s authors. It met an internal error: RangeError",
  ],
];
