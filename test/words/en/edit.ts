import { type Message, message } from "../../../src/message";

export const edit: readonly (readonly [Message, string])[] = [
  [message("two-cells", { one: "C3", other: "D3", sheet: "Sheet1" }), "C3 and D3 on Sheet1"],
  [message("cells-of-block", { area: "C3:D9", sheet: "Sheet1" }), "the cells of C3:D9 on Sheet1"],
  [
    message("passage-there-already", { cells: message("two-cells", { one: "C3", other: "D3", sheet: "Sheet1" }) }),
    "There is already a passage between C3 and D3 on Sheet1. Nothing was changed.",
  ],
  [
    message("wall-there-already", { cells: message("cells-of-block", { area: "C3:D9", sheet: "Sheet1" }) }),
    "There is already a wall between the cells of C3:D9 on Sheet1. Nothing was changed.",
  ],
  [
    message("walls-taken-down", { count: 1, cells: message("two-cells", { one: "C3", other: "D3", sheet: "Sheet1" }) }),
    "1 wall between C3 and D3 on Sheet1 was removed.",
  ],
  [
    message("walls-put-up", { count: 1200, cells: message("cells-of-block", { area: "C3:AZ40", sheet: "Sheet1" }) }),
    "1,200 walls between the cells of C3:AZ40 on Sheet1 were added.",
  ],
  [
    message("walls-changed-in-part", { cells: message("cells-of-block", { area: "C3:D9", sheet: "Sheet1" }) }),
    "Press the button again. Only some of the walls between the cells of C3:D9 on Sheet1 were changed.",
  ],
  [
    message("distances-out-of-date"),
    "To update the distance colours, press Colour distances. They are from before this change.",
  ],
  [message("solution-out-of-date"), "To update the solution, press Solve. It is from before this change."],
  [
    message("too-many-pairs-typed", { count: 5001, most: 5000 }),
    "Type fewer pairs of cells. There are 5,001, and at most 5,000 can be changed at once.",
  ],
  [
    message("typed-no-cells", { text: "minotaur" }),
    "Type addresses such as B2 or B2:C4, or rows and columns counted from 0, such as 0 3, with commas between them. “minotaur” is neither.",
  ],
  [
    message("addresses-needed", { sheet: "Sheet1" }),
    "Type addresses such as B2 C2. Numbers of rows and columns work only in a maze that Lavirint knows, and there is none on Sheet1.",
  ],
  [
    message("chosen-cells-outside", { areas: 1, cells: "K9", maze: "B2:I6", sheet: "Sheet1" }),
    "Choose cells of the maze and try again. K9 is not inside the maze B2:I6 on Sheet1.",
  ],
  [
    message("block-too-large", { area: "B2:DA200", cells: 20696, most: 5000 }),
    "Choose a smaller block. B2:DA200 has 20,696 cells, and at most 5,000 can be changed at once.",
  ],
  [
    message("select-neighbours"),
    "Select two neighbouring cells of the maze or a block of its cells, or type pairs of cells.",
  ],
  [message("single-cell", { cells: "D4", sheet: "Sheet1" }), "D4 on Sheet1 is a single cell."],
  [
    message("no-neighbours", { cells: "D4, F6", sheet: "Sheet1" }),
    "No two of the cells D4, F6 on Sheet1 are neighbours.",
  ],
  [
    message("no-neighbours-in-maze", { cells: "D4:E4", sheet: "Sheet1" }),
    "No two neighbouring cells of D4:E4 on Sheet1 are both in the maze.",
  ],
  [
    message("cells-there-already", { count: 1, cells: "D4", sheet: "Sheet1" }),
    "D4 on Sheet1 is already in the maze. Nothing was changed.",
  ],
  [
    message("cells-out-already", { count: 4, cells: "D4:E5", sheet: "Sheet1" }),
    "D4:E5 on Sheet1 were already removed from the maze. Nothing was changed.",
  ],
  [
    message("cells-added", { count: 1, cells: "D4", sheet: "Sheet1" }),
    "1 cell of D4 on Sheet1 is back in the maze, with walls on all sides. To open it, press Make passage or Mend.",
  ],
  [
    message("cells-removed", { count: 5, cells: "D4:E5, G3", sheet: "Sheet1", outside: "hatched" }),
    "5 cells of D4:E5, G3 on Sheet1 were removed from the maze and are now hatched.",
  ],
  [
    message("cells-removed", { count: 1, cells: "D4", sheet: "Sheet1", outside: "blank" }),
    "1 cell of D4 on Sheet1 was removed from the maze and is now blank.",
  ],
  [
    message("cells-removed", { count: 2, cells: "D4:E4", sheet: "Sheet1", outside: "filled" }),
    "2 cells of D4:E4 on Sheet1 were removed from the maze and are now filled.",
  ],
  [
    message("cells-changed-in-part", { cells: "D4:E5", sheet: "Sheet1" }),
    "Press the button again. Only part of D4:E5 on Sheet1 was changed.",
  ],
  [
    message("selected-cells-outside", { areas: 2, cells: "K9, L4:M7", maze: "B2:I6", sheet: "Sheet1" }),
    "Choose cells of the maze; to add rows and columns, press Insert row or Insert column. K9, L4:M7 are not inside the maze B2:I6 on Sheet1.",
  ],
  [
    message("too-many-cells-selected", { area: "B2:DA200", most: 5000 }),
    "Choose fewer cells, and press the button for each part. B2:DA200 has too many cells to change at once; the limit is about 5,000.",
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
    message("poster-unknown", { sheet: "Sheet1 poster" }),
    "Change the maze on its own sheet, and press Make poster there again. The pages of the poster on Sheet1 poster are not known, because an earlier version made it or its print areas were changed.",
  ],
  [
    message("rows-inserted", { count: 1, maze: "B2:I6", sheet: "Sheet1", area: "B2:I7" }),
    "1 row was inserted into the maze B2:I6 on Sheet1, which is now B2:I7.",
  ],
  [
    message("columns-inserted", { count: 2, maze: "B2:I6", sheet: "Sheet1", area: "B2:K6" }),
    "2 columns were inserted into the maze B2:I6 on Sheet1, which is now B2:K6.",
  ],
  [
    message("rows-deleted", { count: 2, maze: "B2:I6", sheet: "Sheet1", area: "B2:I4" }),
    "2 rows were deleted from the maze B2:I6 on Sheet1, which is now B2:I4.",
  ],
  [
    message("columns-deleted", { count: 1, maze: "B2:I6", sheet: "Sheet1", area: "B2:H6" }),
    "1 column was deleted from the maze B2:I6 on Sheet1, which is now B2:H6.",
  ],
  [
    message("inserted-cells-walled"),
    "The new cells have walls on all sides. To open them, press Make passage or Mend.",
  ],
  [message("ends-deleted-too", { count: 1 }), "1 entrance or exit was deleted too."],
  [message("distances-gone"), "The distance colours are gone. For new ones, press Colour distances."],
  [message("solution-gone"), "The solution is gone. For a new one, press Solve."],
  [
    message("set-numbers-out-of-date", { sheet: "Maze sets" }),
    "The set numbers on Maze sets are from before this change.",
  ],
  [
    message("redrawing-inexact", { maze: "B2:I6", sheet: "Sheet1" }),
    "Fonts, number formats and walls with a look of their own in B2:I6 on Sheet1 can’t be restored.",
  ],
  [
    message("redrawn-in-part", { maze: "B2:I6", sheet: "Sheet1" }),
    "Press Generate for a new maze, or press Clear maze. Only part of the maze B2:I6 on Sheet1 was redrawn.",
  ],
  [
    message("lines-outside", { line: "row", cells: "K9", maze: "B2:I6", sheet: "Sheet1" }),
    "Select cells of the maze in the rows that you mean, and try again. K9 on Sheet1 is outside the maze B2:I6.",
  ],
  [
    message("lines-in-several-areas", { line: "column", cells: "B2, B4", maze: "B2:I6", sheet: "Sheet1" }),
    "Select one block of cells in the columns that you mean, and try again. B2, B4 on Sheet1 are several areas, not one block in the maze B2:I6.",
  ],
  [
    message("every-line-selected", { line: "row", maze: "B2:I6", sheet: "Sheet1" }),
    "Leave at least one row, or press Clear maze. The selection covers every row of the maze B2:I6 on Sheet1.",
  ],
  [
    message("grows-over-edge", { sheet: "Sheet1" }),
    "Insert fewer rows or columns. The maze would run past the edge of Sheet1.",
  ],
  [
    message("grows-too-large", { cells: 1001000, most: 1000000 }),
    "Insert fewer rows or columns. The maze would have 1,001,000 cells, and Lavirint draws at most 1,000,000.",
  ],
  [
    message("grows-over-size-cells", { area: "B2:J6", sheet: "Sheet1" }),
    "Insert fewer rows or columns. The maze would be B2:J6 on Sheet1 and cover the size cells there.",
  ],
  [message("entrance-there-already", { cell: "B2", sheet: "Sheet1" }), "B2 on Sheet1 is already the entrance."],
  [message("entrance-set", { cell: "B2", sheet: "Sheet1" }), "B2 on Sheet1 is now the entrance, marked with S."],
  [message("exit-there-already", { cell: "I6", sheet: "Sheet1" }), "I6 on Sheet1 is already an exit."],
  [
    message("exit-added", { cell: "I6", sheet: "Sheet1", exits: 2 }),
    "I6 on Sheet1 is now an exit, marked with E. The maze has 2 exits.",
  ],
  [message("entrance-lost"), "The maze no longer has an entrance. To set one, select a cell and press Set entrance."],
  [message("end-removed", { cell: "I6", sheet: "Sheet1", end: "exit" }), "I6 on Sheet1 is no longer an exit."],
  [
    message("not-an-end", { cell: "D4", sheet: "Sheet1" }),
    "Select a cell marked with S or E and try again. D4 on Sheet1 is neither an entrance nor an exit.",
  ],
  [
    message("selected-cell-outside", { cell: "K9", sheet: "Sheet1", maze: "B2:I6" }),
    "Choose a cell of the maze and try again. K9 on Sheet1 is outside the maze B2:I6.",
  ],
  [
    message("selected-cell-out", { cell: "D4", sheet: "Sheet1" }),
    "Choose another cell, or put this one back with Add cells. D4 on Sheet1 was removed from the maze.",
  ],
  [
    message("ends-of-longest-path", { entrance: "B2", exit: "I6", sheet: "Sheet1", between: "edges", cells: 23 }),
    "The entrance is now B2 and the exit I6 on Sheet1, the ends of the longest path from edge to edge, which has 23 cells.",
  ],
  [
    message("ends-of-long-path", { entrance: "B2", exit: "I6", sheet: "Sheet1", between: "cells", cells: 11 }),
    "The entrance is now B2 and the exit I6 on Sheet1, the ends of a long path, which has 11 cells. The maze has loops, so another path may be a little longer.",
  ],
  [
    message("no-longest-path", { maze: "B2:I6", sheet: "Sheet1" }),
    "Make some passages and try again. No passage connects any two cells of B2:I6 on Sheet1, so there is no path with two ends.",
  ],
  [message("overwrite"), "Overwrite"],
  [message("drawing-maze"), "Drawing the maze…"],
];
