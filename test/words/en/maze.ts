import { type Message, message } from "../../../src/message";

export const maze: readonly (readonly [Message, string])[] = [
  [
    message("side-not-whole", { side: "rows", value: 2.5 }),
    "Choose a whole number of at least 1 for the number of rows. It is 2.5.",
  ],
  [
    message("side-not-whole", { side: "columns", value: 0 }),
    "Choose a whole number of at least 1 for the number of columns. It is 0.",
  ],
  [
    message("mask-of-wrong-length", { rows: 2, columns: 2, wanted: 4, found: 3 }),
    "The mask of 2 x 2 cells must have 4 entries, and has 3.",
  ],
  [message("mask-entry-wrong", { entry: 2, cell: 1 }), "A mask holds 0 or 1, and has 2 at cell 1."],
  [
    message("mask-without-cells", { cells: 4 }),
    "Choose at least one cell. The mask leaves none of the 4 cells in the maze.",
  ],
  [
    message("mask-without-cells", { cells: 1 }),
    "Choose at least one cell. The mask takes the only one out of the maze.",
  ],
  [message("maze-without-exit"), "Choose at least one exit. The maze has none."],
  [
    message("end-outside", { last: 5, end: "entrance", cell: "6" }),
    "Choose a cell from 0 to 5 for the entrance. It is 6.",
  ],
  [
    message("end-masked", { end: "exit", cell: 1, row: 1, column: 2 }),
    "Choose a cell of the maze for the exit. Cell 1 (row 1, column 2) is not in the maze.",
  ],
  [message("cell-not-in-maze", { cell: "2" }), "Choose a cell of the maze. Cell 2 is not in it."],
  [message("no-such-generator", { id: "tiled" }), "Choose another generator. There is none called “tiled”."],
  [message("no-such-solver", { id: "teleport" }), "Choose another solver. There is none called “teleport”."],
  [message("no-such-text-form", { id: "poem" }), "Choose another form of text. There is none called “poem”."],
  [
    message("walk-too-long", {
      algorithm: message("generator-wilson"),
      bound: "about",
      moves: 120000000000,
      rows: 2,
      columns: 500000,
      accepted: 200000000,
    }),
    "Choose another algorithm, or a grid that is less narrow. Wilson would take about 120,000,000,000 random moves on 2 x 500,000 cells, and at most 200,000,000 are allowed. On a narrow grid, the time for such a walk grows with the square of the length.",
  ],
  [
    message("walk-too-long", {
      algorithm: message("depth-first-with-all-loops"),
      bound: "moreThan",
      moves: 800000000,
      rows: 100,
      columns: 200,
      accepted: 100000000,
    }),
    "Choose another algorithm, or a grid that is less narrow. Depth-first with a loop at every step would take more than 800,000,000 random moves on 100 x 200 cells, and at most 100,000,000 are allowed. On a narrow grid, the time for such a walk grows with the square of the length.",
  ],
  [message("depth-first-with-all-loops"), "Depth-first with a loop at every step"],
  [
    message("imperfection-wrong", { most: 100, what: "loopPercent", value: 101 }),
    "Choose a whole number from 0 to 100 for the chance of loops, in percent. It is 101.",
  ],
  [
    message("imperfection-wrong", { most: 1000, what: "blockPermille", value: NaN }),
    "Choose a whole number from 0 to 1,000 for the blocked walls, in tenths of a percent. It is NaN.",
  ],
  [
    message("imperfection-wrong", { most: 100, what: "openPercent", value: -1 }),
    "Choose a whole number from 0 to 100 for the extra openings, in percent. It is -1.",
  ],
  [
    message("imperfection-wrong", { most: 100, what: "braidPercent", value: 0.5 }),
    "Choose a whole number from 0 to 100 for the dead ends removed, in percent. It is 0.5.",
  ],
  [
    message("costs-of-wrong-number", { cells: 3, costs: 2 }),
    "There must be a cost for each of the 3 cells, and there are 2.",
  ],
  [message("cost-wrong", { cell: 1, cost: "-2" }), "Give each cell a number of at least 0 as its cost. Cell 1 has -2."],
  [
    message("floyd-cost", { cells: 900, entries: 810000, comparisons: 729000000 }),
    "For 900 cells, Floyd–Warshall fills two matrices of 810,000 entries each, in at most 729,000,000 comparisons.",
  ],
  [
    message("floyd-cost", { cells: 1, entries: 1, comparisons: 1 }),
    "For 1 cell, Floyd–Warshall fills two matrices of 1 entry each, in at most 1 comparison.",
  ],
  [
    message("floyd-too-large", {
      cost: message("floyd-cost", { cells: 2501, entries: 6255001, comparisons: 15643757501 }),
      most: 2500,
    }),
    "Choose breadth-first, which finds a path just as short in a maze of any size. For 2,501 cells, Floyd–Warshall fills two matrices of 6,255,001 entries each, in at most 15,643,757,501 comparisons. At most 2,500 cells are allowed.",
  ],
  [
    message("too-many-items", { items: 12, room: 1 }),
    "Use fewer items, or a maze with a longer path. There are 12 items, but the path has 1 cell between entrance and exit.",
  ],
  [
    message("too-many-items", { items: 1, room: 0 }),
    "Use fewer items, or a maze with a longer path. There is 1 item, but the path has 0 cells between entrance and exit.",
  ],
  [
    message("items-alike", { items: 1 }),
    "Use at least two different items. There is only one, so nothing beside the path could mislead.",
  ],
  [
    message("items-alike", { items: 3 }),
    "Use at least two different items. All 3 are the same, so nothing beside the path could mislead.",
  ],
  [message("runs-in-worker"), "in a worker"],
  [message("runs-in-page"), "in the page, because no worker starts"],
  [
    message("runs-in-page-because", { why: "not allowed here" }),
    "in the page, because no worker starts (not allowed here)",
  ],
  [
    message("runs-nowhere", { why: message("engine-not-loaded") }),
    "nowhere: Check your connection and try again. The part of Lavirint that makes and solves mazes didn’t load.",
  ],
  [
    message("maze-too-many-cells", { rows: 5000, columns: 5000, cells: 25000000, most: 16777216 }),
    "Choose fewer cells. 5,000 x 5,000 are 25,000,000, and a maze has at most 16,777,216.",
  ],
  [
    message("rectangle-needed-by-algorithm", { algorithm: message("generator-eller"), taken: 2, rows: 4, columns: 5 }),
    "Choose another algorithm, or a whole rectangle. Eller needs one, and 2 of 4 x 5 cells are not in the maze.",
  ],
  [
    message("question-headings-missing", { missing: ["Question", "Wrong 1"] }),
    "Give the first row of the table the headings Question, Right and Wrong 1. It lacks Question and Wrong 1.",
  ],
  [message("no-questions"), "Write a question with its answers below the headings. The table has none."],
  [
    message("question-cell-empty", { row: 7, what: "question" }),
    "Write a question into row 7 of the sheet. Its cell for the question is empty.",
  ],
  [
    message("question-cell-empty", { row: 7, what: "right" }),
    "Write the right answer into row 7 of the sheet. Its cell for the right answer is empty.",
  ],
  [
    message("question-cell-empty", { row: 7, what: "wrong" }),
    "Write at least one wrong answer into row 7 of the sheet. All its cells for wrong answers are empty.",
  ],
  [
    message("question-twice", { row: 7, earlier: 3 }),
    "Change one of the two questions. Row 7 of the sheet asks the same as row 3.",
  ],
  [
    message("answer-twice", { row: 7, answer: "Paris" }),
    "Change the answers in row 7 of the sheet. “Paris” appears there twice, and each answer must be different.",
  ],
  [
    message("question-too-long", { row: 7, length: 201, most: 200 }),
    "Shorten the question in row 7 of the sheet. It has 201 characters, and at most 200 are allowed.",
  ],
  [
    message("answer-too-long", { row: 7, length: 61, most: 60 }),
    "Shorten the answers in row 7 of the sheet. One has 61 characters, and at most 60 are allowed.",
  ],
];
