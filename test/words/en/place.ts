import { type Message, message } from "../../../src/message";

export const place: readonly (readonly [Message, string])[] = [
  [
    message("table-in-way", { table: "Prices", area: "B2:U16", sheet: "Sheet1", maze: "planned" }),
    "Move the table, or choose another sheet, and try again. The table Prices lies in B2:U16 on Sheet1, where the maze would be.",
  ],
  [
    message("merged-in-way", { cells: "C3:D4", count: 1, sheet: "Sheet1", area: "B2:U16", maze: "planned" }),
    "Unmerge the cells, or choose another sheet, and try again. C3:D4 on Sheet1 is a merged cell in B2:U16, where the maze would be.",
  ],
  [
    message("filter-across", { filter: "A1:D9", area: "B2:U16", sheet: "Sheet1", maze: "drawn" }),
    "Remove the filter, or choose another sheet, and try again. A filter on A1:D9 lies across B2:U16 on Sheet1, where the maze is.",
  ],
  [
    message("columns-hidden", { count: 3, columns: "C:E", sheet: "Sheet1", maze: "planned" }),
    "Unhide what is hidden, or choose another sheet, and try again. Columns C:E on Sheet1 are hidden, and the maze would run across.",
  ],
  [
    message("rows-hidden", { count: 1, rows: "4", sheet: "Sheet1", maze: "drawn" }),
    "Unhide what is hidden, or choose another sheet, and try again. Row 4 on Sheet1 is hidden, and the maze runs across.",
  ],
  [
    message("text-too-long-for-end", { cell: "B2", sheet: "Sheet1" }),
    "Move the text to another cell and try again. B2 on Sheet1 holds a text that is too long to keep while an entrance or exit is marked there.",
  ],
  [
    message("overwrite-for-ends", { cells: ["B2", "I6"], count: 2, sheet: "Sheet1" }),
    "B2 and I6 on Sheet1 hold 2 values. Overwrite them? They come back when the marks are removed.",
  ],
  [
    message("ends-partly-marked", { sheet: "Sheet1" }),
    "Press the button again. Some entrances or exits on Sheet1 are only partly marked.",
  ],
  [message("no-solution", { sheet: "Sheet1" }), "Press Solve first. Lavirint knows of no solution on Sheet1."],
  [
    message("maze-selected-too-large", { area: "B:D", sheet: "Sheet1", count: 3_145_728, most: 1_000_000 }),
    "Select only the cells of the maze. The selection B:D on Sheet1 has 3,145,728 cells. Lavirint reads at most 1,000,000, and no whole rows or columns.",
  ],
  [
    message("taken-out-unknown", { area: "B2:U16" }),
    "Every cell of B2:U16 counts as part of the maze, because the record of removed cells is for another size.",
  ],
  [message("maze-sheet-protected", { sheet: "Sheet1" }), "Remove the protection and try again. Sheet1 is protected."],
  [
    message("watched-maze-gone", { area: "B2:U16" }),
    "Press Generate for a new maze. The maze that was drawn in B2:U16 is gone, so its steps can’t be shown.",
  ],
  [
    message("watched-maze-changed", { area: "B2:U16", sheet: "Sheet1" }),
    "Press Generate for a new maze. The maze in B2:U16 on Sheet1 has changed, so its old steps can’t be shown.",
  ],
  [
    message("watched-solution-gone", { area: "B2:U16" }),
    "Press Solve again. The solution that was drawn in B2:U16 is gone, or its maze has changed, so the search can’t be shown.",
  ],
  [message("walls-unseen"), "To see the walls, choose another colour under “Look”. They have the colour of the cells."],
  [
    message("maze-left-place", { area: "B2:I6", sheet: "Sheet1", contents: "back" }),
    "The maze was moved away from B2:I6 on Sheet1. What it had covered there is back.",
  ],
  [
    message("maze-left-place-in-use", { area: "B2:I6", sheet: "Sheet1", copy: "Maze covered" }),
    "The maze was moved away from B2:I6 on Sheet1. Cells there hold something else now, so what it had covered is on the sheet Maze covered, which is no longer hidden.",
  ],
  [
    message("maze-left-unknown-place", { sheet: "Sheet1" }),
    "The maze was moved here from Sheet1. Its earlier place there is not known, so the widths and heights there stay as they are.",
  ],
  [
    message("maze-left-unknown-place-with-copy", { sheet: "Sheet1", copy: "Maze covered" }),
    "The maze was moved here from Sheet1. Its earlier place there is not known, so what it had covered is on the sheet Maze covered, which is no longer hidden.",
  ],
  [
    message("file-not-given", { details: "7000, Permission Denied: No." }),
    "Lavirint couldn’t get the workbook’s file (7000, Permission Denied: No.), so the maze was read cell by cell.",
  ],
  [
    message("file-not-read", { why: "silent" }),
    "The workbook’s file did not come within a minute, so the maze was read cell by cell.",
  ],
  [message("file-not-read", { why: "damaged" }), "The workbook’s file is damaged, so the maze was read cell by cell."],
  [
    message("file-not-read", { why: "large" }),
    "The workbook’s file is too large to read, so the maze was read cell by cell.",
  ],
  [
    message("file-not-read", { why: "form" }),
    "The workbook’s file has a format that Lavirint can’t read, so the maze was read cell by cell.",
  ],
  [
    message("file-not-read", { why: "sheet" }),
    "The sheet is not in the workbook’s file, so the maze was read cell by cell.",
  ],
  [
    message("file-not-read", { why: "otherwise" }),
    "The workbook’s file does not show the sheet as it is now, so the maze was read cell by cell.",
  ],
];
