import { type Message, message } from "../../../src/message";

const sheet = "Sheet1";
const place = { area: "B2:I6", sheet };
const size = { columns: 8, rows: 5 };

export const make: readonly (readonly [Message, string])[] = [
  [message("drawing-maze-part", { part: 2, total: 5 }), "Drawing the maze, part 2 of 5…"],
  [message("writing-set-numbers"), "Writing the set numbers…"],
  [message("reading-text"), "Reading the text…"],
  [
    message("draw-in-one-stroke", { columns: 400, rows: 400 }),
    "Draw the maze of 400 columns and 400 rows quickly? Undo then can’t bring back anything from before it. Otherwise drawing may take minutes, and undo may still reach back.",
  ],
  [message("draw-quickly"), "Draw quickly"],
  [message("draw-slowly"), "Draw slowly"],
  [
    message("add-set-numbers", { sheet }),
    "Keep the set numbers on a hidden sheet? Undo then can’t bring back what you did on Sheet1 before. Otherwise undo may still reach back, and Show set numbers works the numbers out whenever you want them.",
  ],
  [message("with-set-numbers"), "Keep them"],
  [message("without-set-numbers"), "Draw without them"],
  [
    message("maze-ready", { columns: 1, rows: 1000, area: "B2:B1001", sheet }),
    "A maze of 1 column and 1,000 rows is ready in B2:B1001 on Sheet1.",
  ],
  [
    message("maze-ready-on-new-sheet", { ...size, ...place, sheet: "Maze" }),
    "A maze of 8 columns and 5 rows is ready in B2:I6 on the new sheet Maze.",
  ],
  [
    message("maze-ready-to-watch", { ...size, ...place, steps: 1 }),
    "A maze of 8 columns and 5 rows is ready to be built in B2:I6 on Sheet1, in 1 step.",
  ],
  [
    message("cells-in-shape", { cells: 34, outside: "hatched" }),
    "34 cells belong to the maze; the others are hatched.",
  ],
  [message("cells-in-shape", { cells: 34, outside: "blank" }), "34 cells belong to the maze; the others are blank."],
  [message("cells-in-shape", { cells: 34, outside: "filled" }), "34 cells belong to the maze; the others are filled."],
  [message("cells-in-shape", { cells: 1, outside: "blank" }), "1 cell belongs to the maze; the others are blank."],
  [message("cells-dropped", { count: 1 }), "1 cell of smaller parts of the image was left out."],
  [message("cells-dropped", { count: 3 }), "3 cells of smaller parts of the image were left out."],
  [message("parts-apart", { parts: 2 }), "They form 2 parts that don’t touch, each with a maze of its own."],
  [message("set-numbers-on-sheet", { sheet: "Maze sets" }), "The set numbers are on the sheet Maze sets."],
  [
    message("own-values-stay-on-sheet", { sheet: "Maze sets" }),
    "What you wrote on Maze sets stays there, and the sheet is visible now.",
  ],
  [message("seed", { seed: "42" }), "Its seed is 42."],
  [message("to-print"), "To print it, press Prepare page."],
  [message("sheet-in-use", { front: sheet, sheet: "Maze" }), "Sheet1 is in use, so the maze is on a new sheet, Maze."],
  [
    message("outgrown-to-new-sheet", { front: sheet, sheet: "Maze" }),
    "It would have covered the size cells of Sheet1, so it is on a new sheet, Maze.",
  ],
  [
    message("outgrown-to-sheet", { front: sheet, sheet: "Maze" }),
    "It would have covered the size cells of Sheet1, so it is on the sheet Maze.",
  ],
  [
    message("more-than-is-drawn", {
      columns: 20_000,
      rows: 2,
      mostColumns: 16_383,
      mostRows: 1_048_575,
      mostCells: 1_000_000,
    }),
    "Choose a smaller size. 20,000 columns and 2 rows are more than Lavirint draws: at most 16,383 columns, 1,048,575 rows and 1,000,000 cells.",
  ],
  [
    message("sheet-beside-maze", { sheet: "Maze sets" }),
    "Choose another sheet and try again. Maze sets belongs to a maze on another sheet.",
  ],
  [
    message("too-large-for-ribbon", { most: 160_000, cells: 250_000 }),
    "Press Generate in the pane, or choose a smaller size. From the ribbon a maze has at most 160,000 cells, because a command there is ended after five minutes. This one would have 250,000.",
  ],
  [
    message("rectangle-needed", { generator: "Sidewinder", cells: 1, area: "B2:I6" }),
    "Choose another algorithm, or put the cells back with Add cells. Sidewinder needs a whole rectangle, and 1 cell of B2:I6 is not in the maze.",
  ],
  [message("grid-ready", place), "The grid B2:I6 on Sheet1 is ready."],
  [message("press-generate-in-grid"), "To draw a maze in it, press Generate."],
  [
    message("previous-maze-back", { ...size, ...place }),
    "The previous maze is back in B2:I6 on Sheet1: 8 columns and 5 rows.",
  ],
  [
    message("changes-not-kept", { most: 2500 }),
    "It is as it was generated, because later changes are kept only for mazes of up to 2,500 cells.",
  ],
  [message("press-previous-maze-again"), "For the other one, press Previous maze again."],
  [message("maze-not-kept"), "The maze that it replaced can’t be brought back."],
  [
    message("no-previous-maze", { sheet }),
    "Press Generate first; Previous maze can then bring back the maze that was replaced. No earlier maze of Sheet1 is kept.",
  ],
  [
    message("no-room-for-previous-maze", { ...size, sheet }),
    "Make room on Sheet1 and try again. The previous maze, of 8 columns and 5 rows, would cover the size cells or run past the edge of the sheet.",
  ],
  [
    message("maze-changed-meanwhile", { sheet }),
    "Look at the maze and try again. The maze on Sheet1 was changed in the meantime.",
  ],
  [message("maze-cleared", place), "The maze B2:I6 on Sheet1 is cleared."],
  [message("no-other-maze", { sheet }), "No other maze is on Sheet1."],
  [message("cleared-as-before", place), "The maze B2:I6 on Sheet1 is cleared, and the sheet is as it was before."],
  [
    message("cleared-but-for-print-area", place),
    "The maze B2:I6 on Sheet1 is cleared, and the sheet is as it was before except for its print area, which only you can clear.",
  ],
  [message("its-print-area-stays"), "Its print area stays; only you can clear it."],
  [message("page-set-up-stays"), "The page set-up couldn’t be restored; change it by hand."],
  [message("undo-of-clearing"), "Undo can bring the maze back."],
  [message("no-undo-of-clearing"), "Undo can’t bring the maze back, because a hidden sheet is deleted with it."],
  [message("no-undo"), "Undo can’t bring it back, because a hidden sheet is deleted with it."],
  [message("maze-cleared-nevertheless", { sheet }), "The maze on Sheet1 is cleared all the same."],
  [message("maze-partly-cleared", { sheet }), "Press Clear maze again. Only part of the maze on Sheet1 is cleared."],
  [message("other-sheet-in-front"), "Choose the sheet of the maze and try again. Another sheet came to the front."],
  [
    message("leftovers-deleted", { sheet }),
    "There is no maze on Sheet1. What Lavirint kept for an earlier one was deleted.",
  ],
  [
    message("column-widths-back", { sheet }),
    "There is no maze on Sheet1. The sheet’s columns are as wide as they were before it was set up.",
  ],
  [
    message("no-maze-to-clear", { sheet }),
    "Choose the sheet of a maze, or select all cells of a maze as one block, and try again. Lavirint knows of no maze on Sheet1.",
  ],
  [
    message("selection-too-large-to-clear", { area: "B:C", sheet, most: 1_000_000 }),
    "Select only the cells of the maze and try again. Lavirint knows of no maze on Sheet1, and the selection B:C there has more than 1,000,000 cells, or whole rows or columns.",
  ],
  [
    message("selection-empty", place),
    "Select the cells of a maze and try again. Lavirint knows of no maze on Sheet1, and the selected cells B2:I6 there are empty.",
  ],
  [
    message("clear-unknown-cells", place),
    "Lavirint doesn’t know whether B2:I6 on Sheet1 is a maze, or what was there before. Delete the contents, fills and lines of these cells, and give their columns and rows the standard sizes?",
  ],
  [
    message("cells-cleared", place),
    "B2:I6 on Sheet1 is cleared. What was there before is not known and can’t be restored.",
  ],
  [message("cells-cleared-nevertheless", place), "B2:I6 on Sheet1 is cleared all the same."],
  [message("cells-partly-cleared", place), "Press Clear maze again. Only part of B2:I6 on Sheet1 is cleared."],
  [message("first-cell-moved", { cell: "D5" }), "Its first cell, B2, is D5 in your list."],
  [message("no-share-code"), "Type or paste a share code and try again. The field is empty."],
  [
    message("no-code-for-maze", { ...place, most: 2_000 }),
    "Press Show as text instead. The maze in B2:I6 on Sheet1 was drawn or changed by hand, or its shape is too complex for a short code. A share code that holds all walls is for up to 2,000 cells.",
  ],
  [
    message("long-code-shown", place),
    "This is the share code of the maze in B2:I6 on Sheet1. It is long because it holds every wall: the maze was drawn or changed by hand, or its shape is too complex for a short code.",
  ],
  [message("code-shown", place), "This is the share code of the maze in B2:I6 on Sheet1."],
  [message("path-of-text-drawn", { steps: 1 }), "Its path of 1 step is filled in."],
  [message("path-of-text-drawn", { steps: 47 }), "Its path of 47 steps is filled in."],
  [message("text-shown", place), "The maze in B2:I6 on Sheet1 is shown as text."],
];
