import { type Message, message } from "../../../src/message";

export const edit: readonly (readonly [Message, string])[] = [
  [message("two-cells", { one: "C3", other: "D3", sheet: "Sheet1" }), "C3 and D3 on Sheet1"],
  [message("cells-of-block", { area: "C3:D9", sheet: "Sheet1" }), "the cells of C3:D9 on Sheet1"],
  [
    message("passage-there-already", { cells: message("two-cells", { one: "C3", other: "D3", sheet: "Sheet1" }) }),
    "There is a passage between C3 and D3 on Sheet1 already. Nothing was changed.",
  ],
  [
    message("wall-there-already", { cells: message("cells-of-block", { area: "C3:D9", sheet: "Sheet1" }) }),
    "A wall stands between the cells of C3:D9 on Sheet1 already. Nothing was changed.",
  ],
  [
    message("walls-taken-down", { count: 1, cells: message("two-cells", { one: "C3", other: "D3", sheet: "Sheet1" }) }),
    "1 wall was taken down between C3 and D3 on Sheet1.",
  ],
  [
    message("walls-put-up", { count: 1200, cells: message("cells-of-block", { area: "C3:AZ40", sheet: "Sheet1" }) }),
    "1,200 walls were put up between the cells of C3:AZ40 on Sheet1.",
  ],
  [
    message("walls-changed-in-part", { cells: message("cells-of-block", { area: "C3:D9", sheet: "Sheet1" }) }),
    "Press the button again. The walls between the cells of C3:D9 on Sheet1 are only partly changed.",
  ],
  [message("distances-out-of-date"), "The distance colours are from before this change; press Colour distances again."],
  [message("solution-out-of-date"), "The solution shown is from before this change; press Solve for the new one."],
  [
    message("too-many-pairs-typed", { count: 5001, most: 5000 }),
    "Type fewer pairs of cells. 5,001 pairs of cells were typed, and at most 5,000 are edited at once.",
  ],
  [
    message("addresses-needed", { sheet: "Sheet1" }),
    "Type addresses such as B2 C2. Rows and columns count within a maze that Lavirint knows, and there is none on Sheet1.",
  ],
  [
    message("chosen-cells-outside", { areas: 1, cells: "K9", maze: "B2:I6", sheet: "Sheet1" }),
    "Choose cells of the maze and try again. K9 is not inside the maze B2:I6 on Sheet1.",
  ],
  [
    message("block-too-large", { area: "B2:DA200", cells: 20696, most: 5000 }),
    "Choose a smaller block. B2:DA200 has 20,696 cells, and at most 5,000 are edited at once.",
  ],
  [
    message("select-neighbours"),
    "Select two neighbouring cells of the maze, or a block of them, or type pairs of cells.",
  ],
  [message("single-cell", { cells: "D4", sheet: "Sheet1" }), "D4 on Sheet1 is a single cell."],
  [
    message("no-neighbours", { cells: "D4, F6", sheet: "Sheet1" }),
    "There are no two neighbouring cells in D4, F6 on Sheet1.",
  ],
  [
    message("no-neighbours-in-maze", { cells: "D4:E4", sheet: "Sheet1" }),
    "In D4:E4 on Sheet1 no two neighbouring cells are both in the maze.",
  ],
  [
    message("cells-there-already", { count: 1, cells: "D4", sheet: "Sheet1" }),
    "D4 on Sheet1 is in the maze already. Nothing was changed.",
  ],
  [
    message("cells-out-already", { count: 4, cells: "D4:E5", sheet: "Sheet1" }),
    "D4:E5 on Sheet1 are out of the maze already. Nothing was changed.",
  ],
  [
    message("cells-added", { count: 1, cells: "D4", sheet: "Sheet1" }),
    "1 cell of D4 on Sheet1 is back in the maze, walled on all sides; open it with Make passage, or press Mend.",
  ],
  [
    message("cells-removed", { count: 5, cells: "D4:E5, G3", sheet: "Sheet1" }),
    "5 cells of D4:E5, G3 on Sheet1 are out of the maze now, and hatched.",
  ],
  [
    message("cells-changed-in-part", { cells: "D4:E5", sheet: "Sheet1" }),
    "Press the button again. The change to D4:E5 on Sheet1 is only partly done.",
  ],
  [
    message("selected-cells-outside", { areas: 2, cells: "K9, L4:M7", maze: "B2:I6", sheet: "Sheet1" }),
    "Select cells of the maze; to add rows and columns, press Insert row or Insert column. K9, L4:M7 are not inside the maze B2:I6 on Sheet1.",
  ],
  [
    message("too-many-cells-selected", { area: "B2:DA200", most: 5000 }),
    "Select fewer cells and press the button for each part. B2:DA200 has too many cells to be changed at once: at most about 5,000.",
  ],
  [
    message("last-cells-selected", { cells: "B2:I6", sheet: "Sheet1" }),
    "Leave at least one cell in the maze, or press Clear maze. B2:I6 on Sheet1 is all that is left of the maze.",
  ],
  [
    message("end-selected", { end: "entrance", cell: "B2", sheet: "Sheet1" }),
    "Select B2 and press Remove, or set another entrance, and try again. B2 on Sheet1 is the entrance of the maze.",
  ],
  [
    message("rows-inserted", { count: 1, maze: "B2:I6", sheet: "Sheet1", area: "B2:I7" }),
    "1 row was inserted into the maze B2:I6 on Sheet1, which is B2:I7 now.",
  ],
  [
    message("columns-inserted", { count: 2, maze: "B2:I6", sheet: "Sheet1", area: "B2:K6" }),
    "2 columns were inserted into the maze B2:I6 on Sheet1, which is B2:K6 now.",
  ],
  [
    message("rows-deleted", { count: 2, maze: "B2:I6", sheet: "Sheet1", area: "B2:I4" }),
    "2 rows were deleted from the maze B2:I6 on Sheet1, which is B2:I4 now.",
  ],
  [
    message("columns-deleted", { count: 1, maze: "B2:I6", sheet: "Sheet1", area: "B2:H6" }),
    "1 column was deleted from the maze B2:I6 on Sheet1, which is B2:H6 now.",
  ],
  [
    message("inserted-cells-walled"),
    "The new cells are walled on all sides; open them with Make passage, or press Mend.",
  ],
  [message("ends-deleted-too", { count: 1 }), "1 entrance or exit was deleted too."],
  [message("distances-gone"), "The distance colours are gone; press Colour distances for new ones."],
  [message("solution-gone"), "The old solution is gone; press Solve for the new one."],
  [
    message("set-numbers-out-of-date", { sheet: "Maze sets" }),
    "The set numbers on Maze sets are from before this change.",
  ],
  [
    message("redrawing-inexact", { maze: "B2:I6", sheet: "Sheet1" }),
    "Fonts and number formats of cells in B2:I6 on Sheet1, and single walls of another look, do not come back.",
  ],
  [
    message("redrawn-in-part", { maze: "B2:I6", sheet: "Sheet1" }),
    "Press Generate for a new maze, or Clear maze. The maze B2:I6 on Sheet1 is only partly redrawn.",
  ],
  [
    message("lines-outside", { line: "row", cells: "K9", maze: "B2:I6", sheet: "Sheet1" }),
    "Select cells in the rows of the maze that you mean, and try again. K9 on Sheet1 is outside the maze B2:I6.",
  ],
  [
    message("lines-in-several-areas", { line: "column", cells: "B2, B4", maze: "B2:I6", sheet: "Sheet1" }),
    "Select cells in the columns of the maze that you mean, and try again. B2, B4 on Sheet1 are several areas, not one in the maze B2:I6.",
  ],
  [
    message("every-line-selected", { line: "row", maze: "B2:I6", sheet: "Sheet1" }),
    "Leave at least one row, or press Clear maze. The selection holds every row of the maze B2:I6 on Sheet1.",
  ],
  [
    message("grows-over-edge", { sheet: "Sheet1" }),
    "Insert fewer rows or columns. The maze would run over the edge of Sheet1.",
  ],
  [
    message("grows-too-large", { cells: 1001000, most: 1000000 }),
    "Insert fewer rows or columns. The maze would have 1,001,000 cells, and Lavirint draws at most 1,000,000.",
  ],
  [
    message("grows-over-size-cells", { area: "B2:J6", sheet: "Sheet1" }),
    "Insert fewer rows or columns. The maze would be B2:J6 on Sheet1 and run over the size cells there.",
  ],
  [message("entrance-there-already", { cell: "B2", sheet: "Sheet1" }), "B2 on Sheet1 is the entrance already."],
  [message("entrance-set", { cell: "B2", sheet: "Sheet1" }), "B2 on Sheet1 is the entrance now, marked with S."],
  [message("exit-there-already", { cell: "I6", sheet: "Sheet1" }), "I6 on Sheet1 is an exit already."],
  [
    message("exit-added", { cell: "I6", sheet: "Sheet1", exits: 2 }),
    "I6 on Sheet1 is an exit now, marked with E. The maze has 2 exits.",
  ],
  [message("entrance-lost"), "The maze has no entrance any more; select a cell and press Set entrance."],
  [message("end-removed", { cell: "I6", sheet: "Sheet1", end: "exit" }), "I6 on Sheet1 is no longer an exit."],
  [
    message("not-an-end", { cell: "D4", sheet: "Sheet1" }),
    "Select a cell that is marked with S or E and try again. D4 on Sheet1 is neither entrance nor exit.",
  ],
  [
    message("selected-cell-outside", { cell: "K9", sheet: "Sheet1", maze: "B2:I6" }),
    "Select a cell of the maze and try again. K9 on Sheet1 is outside the maze B2:I6.",
  ],
  [
    message("selected-cell-out", { cell: "D4", sheet: "Sheet1" }),
    "Select another cell, or put this one back with Add cells. D4 on Sheet1 was taken out of the maze.",
  ],
  [
    message("ends-of-longest-path", { entrance: "B2", exit: "I6", sheet: "Sheet1", between: "edges", cells: 23 }),
    "The entrance is B2 and the exit I6 on Sheet1 now, the ends of the longest path from edge to edge, which has 23 cells.",
  ],
  [
    message("ends-of-long-path", { entrance: "B2", exit: "I6", sheet: "Sheet1", between: "cells", cells: 11 }),
    "The entrance is B2 and the exit I6 on Sheet1 now, the ends of a long path, which has 11 cells. The maze has loops, so another path may be a little longer.",
  ],
  [
    message("no-longest-path", { maze: "B2:I6", sheet: "Sheet1" }),
    "Draw some passages and try again. No passage leads from any cell of B2:I6 on Sheet1 to another, so there is no path with two ends.",
  ],
  [message("overwrite"), "Overwrite"],
  [message("drawing-maze"), "Drawing the maze…"],
];
