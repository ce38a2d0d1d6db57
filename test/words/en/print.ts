import { type Message, message } from "../../../src/message";

export const print: readonly (readonly [Message, string])[] = [
  [message("press-to-print"), "To print it, press Ctrl+P (on a Mac, Cmd+P)."],
  [message("page-not-all-set"), "Look at its print preview. The workbook didn’t accept all of its page set-up."],
  [
    message("page-set-up", { area: "B2:I6", sheet: "Sheet1", orientation: "landscape" }),
    "B2:I6 on Sheet1 is set up to print on one page, landscape.",
  ],
  [
    message("page-fitted", {
      ...{ area: "B2:I6", sheet: "Sheet1", paper: "A4", orientation: "landscape" },
      ...{ cells: "square", cellSize: 85.5, cellHeight: 85.5 },
    }),
    "B2:I6 on Sheet1 now fills one page of A4, landscape, in cells of 85.5 points.",
  ],
  [
    message("page-fitted", {
      ...{ area: "B2:I6", sheet: "Sheet1", paper: "Letter", orientation: "portrait" },
      ...{ cells: "oblong", cellSize: 48, cellHeight: 72 },
    }),
    "B2:I6 on Sheet1 now fills one page of Letter, portrait, in cells that are 48 points wide and 72 points high.",
  ],
  [
    message("page-fitted-as-is", { area: "B2:AP51", sheet: "Sheet1", paper: "A4", orientation: "portrait" }),
    "B2:AP51 on Sheet1 fills one page of A4, portrait. Its cells are large enough for that, so they stay as they are.",
  ],
  [
    message("fit-changes-sizes", { sheet: "Sheet1", columns: "B:I", rows: "2:6", cells: ["A3", "K3:K5"] }),
    "Change the width of columns B:I and the height of rows 2:6 on Sheet1? Cells of your own are there too: A3 and K3:K5. What they hold stays.",
  ],
  [message("change-sizes"), "Change them"],
  [
    message("cells-partly-resized", { area: "B2:I6", sheet: "Sheet1" }),
    "Press Fit to page again. The cells of B2:I6 on Sheet1 have different sizes now.",
  ],
  [
    message("no-difficulty-in-footer"),
    "Its footer gives no difficulty, because no path leads from an entrance to an exit.",
  ],
  [message("footer-stays-empty"), "Its footer is empty, because the walls couldn’t be read."],
  [
    message("sheet-of-other-maze", { sheet: "Maze sets" }),
    "Choose the sheet of the maze and try again. Maze sets belongs to a maze on another sheet.",
  ],
  [
    message("replace-sheet", { area: "B2:I6", sheet: "Sheet1", what: "answer", earlier: "Sheet1 answer" }),
    "The maze B2:I6 on Sheet1 already has an answer page, Sheet1 answer. Replace that sheet, with everything on it?",
  ],
  [
    message("set-up-already", { sheet: "Sheet1 poster", kind: "poster" }),
    "Choose the sheet of the maze and press Make poster again. Sheet1 poster is a poster, which is set up to print already.",
  ],
  [
    message("set-up-already", { sheet: "Sheet1 answer", kind: "answers" }),
    "Choose the sheet of the maze and press Answer page again. Sheet1 answer is an answer page, which is set up to print already.",
  ],
  [message("drawing-for-paper", { what: "poster", part: 1, total: 2 }), "Drawing the poster, part 1 of 2…"],
  [
    message("no-answer", { area: "B2:I6", sheet: "Sheet1" }),
    "Press Check to see why, mend the maze, and try again. No path leads through B2:I6 on Sheet1, so it has no answer.",
  ],
  [
    message("answer-ready", { area: "B2:I6", sheet: "Sheet1", answer: "Sheet1 answer", steps: 1 }),
    "The answer to the maze B2:I6 on Sheet1 is on the sheet Sheet1 answer, and takes 1 step.",
  ],
  [
    message("poster-pages", { most: 6 }),
    "Choose 1 to 6 pages across and down, and at least 2 in one direction. For a maze on one page, press Prepare page.",
  ],
  [
    message("poster-maze-too-small", { columns: 8, rows: 5, across: 6, down: 6 }),
    "Choose fewer pages or a larger maze. 8 columns and 5 rows can’t be divided among 6 by 6 pages.",
  ],
  [
    message("poster-ready", {
      across: 2,
      down: 2,
      paper: "A4",
      orientation: "portrait",
      cells: "square",
      cellSize: 22.5,
      cellHeight: 22.5,
      sheet: "Sheet1 poster",
      join: "overlap",
    }),
    "A poster of 2 by 2 pages of A4, portrait, in cells of 22.5 points, is on the sheet Sheet1 poster. Neighbouring pages share one grey line of cells: cut it off one of them, and put cells with the same letters on top of each other.",
  ],
  [
    message("poster-ready", {
      across: 2,
      down: 2,
      paper: "A4",
      orientation: "portrait",
      cells: "square",
      cellSize: 22.5,
      cellHeight: 22.5,
      sheet: "Sheet1 poster",
      join: "edge",
    }),
    "A poster of 2 by 2 pages of A4, portrait, in cells of 22.5 points, is on the sheet Sheet1 poster. Put its pages edge to edge. Your spreadsheet program didn’t take a print area for each.",
  ],
  [
    message("poster-ready", {
      ...{ across: 1, down: 2, paper: "A4", orientation: "landscape", sheet: "Sheet1 poster", join: "edge" },
      ...{ cells: "oblong", cellSize: 24, cellHeight: 60 },
    }),
    "A poster of 1 by 2 pages of A4, landscape, in cells that are 24 points wide and 60 points high, is on the sheet Sheet1 poster. Put its pages edge to edge. Your spreadsheet program didn’t take a print area for each.",
  ],
  [message("measuring-difficulty"), "Measuring how difficult such mazes are…"],
  [message("making-book-maze", { number: 2, count: 30 }), "Making maze 2 of 30…"],
  [message("writing-index"), "Writing the index…"],
  [message("dull-mazes-left-out", { count: 4 }), "4 dull mazes were left out, such as stripes."],
  [
    message("dull-mazes-taken", { count: 2 }),
    "2 of its mazes are dull, because there are no others of this size and these kinds.",
  ],
  [
    message("mazes-alike", { columns: 8, rows: 5, difficulty: 39 }),
    "Mazes of 8 columns and 5 rows of these kinds are all about equally difficult (difficulty 39/100), so none of them is easy or hard. Make the booklet with them?",
  ],
  [message("make-it"), "Make it"],
  [
    message("booklet-ready", { columns: 8, rows: 5, count: 3 }),
    "A booklet of 3 mazes of 8 columns and 5 rows is ready on new sheets, from Index to Answers.",
  ],
  [
    message("booklet-on-one-sheet", { most: 50 }),
    "All mazes are on one sheet, one per page, because there are more than 50.",
  ],
  [message("booklet-zoom-not-taken"), "Look at the print preview. The workbook didn’t accept fitting to one page."],
  [message("to-print-booklet"), "To print it, print the entire workbook, or only its sheets."],
  [message("booklet-count", { most: 200, count: 0 }), "Choose 1 to 200 mazes. A booklet of 0 was asked for."],
  [
    message("booklet-size", { columns: 1, rows: 5 }),
    "Choose at least 2 columns and 2 rows. In 1 by 5 cells, there is nothing to find.",
  ],
  [
    message("booklet-marks"),
    "Choose gaps in the frame, S and E, or both. Otherwise nobody can see where a maze begins.",
  ],
  [message("booklet-kinds"), "Choose at least one kind of maze."],
  [
    message("answers-too-small", { answers: 9, columns: 100, rows: 80, paper: "A4" }),
    "Choose fewer answers per page, or a smaller maze. 9 answers of 100 by 80 cells on a page of A4 would be too small to see.",
  ],
  [
    message("booklet-name-taken", { sheet: "Index" }),
    "Rename the sheet Index and try again. A booklet needs that name for a sheet of its own.",
  ],
  [
    message("booklet-name-taken-by-booklet", { sheet: "Index" }),
    "Press Delete booklet, or rename the sheet Index, and try again. A booklet needs that name for a sheet of its own.",
  ],
  [
    message("booklet-stands", { made: 3, answers: "some", answered: 2 }),
    "The booklet of 3 mazes is ready, with answers to the first 2, and its index is correct.",
  ],
  [
    message("smaller-booklet-stands", { made: 1, count: 3, answers: "none", answered: 0 }),
    "A booklet of 1 maze instead of 3 is ready, without answers, and its index is correct.",
  ],
  [
    message("booklet-sheets-left", { first: "Index" }),
    "Delete the new sheets at the end of the workbook, from Index on, and try again. The booklet is unfinished.",
  ],
  [
    message("booklet-unfinished"),
    "Press Delete booklet, which removes all of it, and try again. The booklet is unfinished, and its index may be wrong.",
  ],
  [message("no-booklet"), "Make a booklet first. There is no booklet in this workbook."],
  [
    message("several-booklets", { count: 2 }),
    "Choose a sheet of the booklet to delete, and try again. There are 2 booklets in this workbook.",
  ],
  [
    message("no-other-sheet"),
    "Add a sheet of your own and try again. A workbook needs at least one sheet that is not hidden.",
  ],
  [
    message("delete-sheets", { count: 2, sheets: ["Index", "Mazes"] }),
    "Delete 2 sheets of the booklet, Index and Mazes, with everything on them? They can’t be restored.",
  ],
  [
    message("delete-many-sheets", { count: 5, first: "Index", second: "Maze 1", last: "Answers" }),
    "Delete 5 sheets of the booklet, Index, Maze 1 to Answers, with everything on them? They can’t be restored.",
  ],
  [
    message("delete-markings-too", { count: 1, first: "Ana self-marking", last: "Ana self-marking" }),
    "The sheet for self-marking, Ana self-marking, is deleted too, with everything that was typed there.",
  ],
  [
    message("delete-markings-too", { count: 3, first: "Ana self-marking", last: "Cy self-marking" }),
    "3 sheets for self-marking, Ana self-marking to Cy self-marking, are deleted too, with everything that was typed there.",
  ],
  [message("booklet-deleted", { count: 5 }), "The booklet is deleted: 5 sheets. Everything else is as it was."],
  [message("booklet-deleted-nevertheless"), "The booklet is deleted all the same."],
  [message("booklet-partly-deleted"), "Press Delete booklet again. Only part of the booklet is deleted."],
  [
    message("no-way-for-items", { entrance: "B2", sheet: "Sheet1" }),
    "Press Mend and try again. No path leads from B2 to an exit of the maze on Sheet1.",
  ],
  [
    message("overwrite-with-items", { count: 1 }),
    "1 cell of the maze holds something that Lavirint didn’t write. Overwrite it with the items?",
  ],
  [
    message("items-written", { entrance: "B2", exit: "I6", sheet: "Sheet1", items: 9, cells: 9, seed: "42" }),
    "The path from B2 to I6 on Sheet1 holds 9 items in 9 cells, and the items beside it mislead (seed 42). To see the path, press Solve.",
  ],
  [
    message("items-written-repeatedly", {
      entrance: "B2",
      exit: "I6",
      sheet: "Sheet1",
      items: 1,
      cells: 20,
      seed: "42",
    }),
    "The path from B2 to I6 on Sheet1 holds 1 item over and over in 20 cells, and the items beside it mislead (seed 42). To see the path, press Solve.",
  ],
  [
    message("cells-small-for-items", { size: 12, least: 18 }),
    "Cells of 12 points are small for that; 18 points are easy to read.",
  ],
  [message("typed-kept", { count: 1 }), "1 cell keeps what was typed in the meantime."],
  [message("no-items", { sheet: "Sheet1" }), "Choose the sheet of a maze with items. The maze on Sheet1 has none."],
  [message("items-taken", { area: "B2:I6", sheet: "Sheet1" }), "The items are gone from B2:I6 on Sheet1."],
  [
    message("maze-too-large-for-items", { sheet: "Sheet1", cells: 10100, most: 10000 }),
    "Choose a smaller maze. The one on Sheet1 has 10,100 cells, and items are written into at most 10,000 cells: more could not be read on paper.",
  ],
  [
    message("item-too-long", { item: "an item of many char", length: 31, most: 20 }),
    "Use items of at most 20 characters, which fit into a cell. “an item of many char…” has 31.",
  ],
  [
    message("no-way-to-draw", { sheet: "Sheet1" }),
    "Press Mend, or draw the picture without the solution. No path leads through the maze on Sheet1.",
  ],
  [message("picture-drawn", { area: "B2:I6", sheet: "Sheet1" }), "The picture of the maze B2:I6 on Sheet1 is drawn."],
  [
    message("maze-too-large-for-picture", { sheet: "Sheet1", cells: 40401, most: 40000 }),
    "Choose a smaller maze. The one on Sheet1 has 40,401 cells, and pictures are drawn of at most 40,000 cells.",
  ],
  [
    message("picture-too-large", { length: 5000000, most: 4000000 }),
    "Choose a smaller maze. Its picture has 5,000,000 characters, and a request holds 4,000,000.",
  ],
  [
    message("picture-inserted", { sheet: "Sheet1", side: "right", description: "A maze of 8 columns and 5 rows." }),
    "The picture is to the right of the maze on Sheet1. Alternative text: A maze of 8 columns and 5 rows.",
  ],
  [message("question-heading"), "Question"],
  [message("right-heading"), "Right"],
  [message("wrong-heading"), "Wrong"],
  [
    message("no-forks-for-questions", { area: "B2:I6", sheet: "Sheet1" }),
    "Choose a maze with forks on its path, and with fewer loops. In B2:I6 on Sheet1 no fork has just one branch that leads to an exit, and room for a question.",
  ],
  [
    message("too-few-wrong-answers", { area: "B2:I6", sheet: "Sheet1" }),
    "Write more wrong answers. The forks in B2:I6 on Sheet1 have more branches than any question has answers.",
  ],
  [
    message("questions-asked", { asked: 1, area: "B2:I6", list: "B8", sheet: "Sheet1", seed: "s" }),
    "1 fork of B2:I6 on Sheet1 asks a question, and only right answers lead to the exit (seed s). The questions stand in B8.",
  ],
  [
    message("questions-asked", { asked: 3, area: "B2:I6", list: "B8:B10", sheet: "Sheet1", seed: "s" }),
    "3 forks of B2:I6 on Sheet1 ask a question each, and only right answers lead to the exit (seed s). The questions stand in B8:B10.",
  ],
  [
    message("fewer-questions", { wanted: 8 }),
    "8 were wanted, but there are no more forks that can ask, or no more questions for them.",
  ],
  [
    message("fewer-questions", { wanted: 1 }),
    "1 was wanted, but there are no more forks that can ask, or no more questions for them.",
  ],
  [message("to-print-questions"), "To print both on one page, press Prepare page."],
];
