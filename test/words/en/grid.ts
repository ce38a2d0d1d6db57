import { type Message, message } from "../../../src/message";

export const grid: readonly (readonly [Message, string])[] = [
  [message("merged-unknown", { area: "B2:U16" }), "Lavirint couldn’t find out whether cells of B2:U16 are merged."],
  [
    message("overwrite-values", { area: "B4:C9", cells: 12, sheet: "Sheet1", count: 1100 }),
    "B4:C9 on Sheet1 hold 1,100 values. Overwrite them?",
  ],
  [
    message("overwrite-values-and-names", {
      area: "D5",
      cells: 1,
      sheet: "Sheet1",
      count: 1,
      names: [
        message("name-of-cells", { name: "Prices", cells: "B4:C4" }),
        message("name-of-cells", { name: "Total", cells: "D5" }),
        message("name-of-cells", { name: "Tax", cells: "D6" }),
        message("more-names", { count: 1 }),
      ],
    }),
    "D5 on Sheet1 holds 1 value, and names refer to cells there: Prices (B4:C4), Total (D5), Tax (D6) and one more name. Overwrite it?",
  ],
  [message("name-of-cells", { name: "Prices", cells: "B4:C4" }), "Prices (B4:C4)"],
  [message("more-names", { count: 2 }), "2 more names"],
  [
    message("draw-over-names", {
      count: 1,
      names: [message("name-of-cells", { name: "Prices", cells: "B4:C4" })],
      sheet: "Sheet1",
    }),
    "A name refers to cells on Sheet1 where the maze would be: Prices (B4:C4). Draw over it?",
  ],
  [
    message("delete-values", { area: "D4", cells: 1, sheet: "Maze", count: 1 }),
    "D4 on Maze holds 1 value. Delete it with the maze?",
  ],
  [
    message("shape-over-size-cells", { area: "B2:U16", sheet: "Sheet1" }),
    "Choose cells that leave the size cells free, or another sheet. A maze in B2:U16 would cover the size cells of Sheet1.",
  ],
  [
    message("shape-beside-maze", { sheet: "Sheet1", maze: "B2:U16", shape: "D4:G9" }),
    "Press Clear maze first, or choose cells on another sheet. Sheet1 already has a maze in B2:U16, and the shape D4:G9 begins in another cell.",
  ],
  [
    message("shape-is-one-cell", { cell: "D4", sheet: "Sheet1" }),
    "Select all cells for the maze, several areas with Ctrl (on a Mac, Cmd), or choose “All cells of the active cell’s colour”, and try again. D4 on Sheet1 is a single cell.",
  ],
  [
    message("shape-colourless", { cell: "D4", sheet: "Sheet1" }),
    "Fill the cells of the shape with a colour and select one of them, or choose “The selected areas”, and try again. D4 on Sheet1 has no fill colour.",
  ],
  [
    message("shape-selected-too-large", { areas: "B2, D4:D6", sheet: "Sheet1", count: 2_000_000, most: 1_000_000 }),
    "Choose fewer cells. The selection B2, D4:D6 on Sheet1 spans 2,000,000 cells. Lavirint draws at most 1,000,000, and no whole rows or columns.",
  ],
  [
    message("used-part-too-large", { sheet: "Sheet1", area: "A1:ALL2000", count: 2_000_000, most: 1_000_000 }),
    "Choose fewer cells. The used part of Sheet1, A1:ALL2000, spans 2,000,000 cells. Lavirint draws at most 1,000,000, and no whole rows or columns.",
  ],
  [
    message("move-formulas-away"),
    "Move formulas and names away, or insert or delete whole rows or columns with the workbook’s own commands. Lavirint can’t move formulas and names with the cells.",
  ],
  [
    message("formulas-in-maze", { cells: "B2, D4", count: 2, area: "B2:U16", sheet: "Sheet1" }),
    "B2, D4 in the maze B2:U16 on Sheet1 hold formulas.",
  ],
  [
    message("name-refers-to-maze", { name: "Prices", cells: "B4", area: "B2:U16", sheet: "Sheet1" }),
    "The name Prices refers to B4 in the maze B2:U16 on Sheet1.",
  ],
  [
    message("formulas-refer-to-maze", { cells: "A1", other: "Sheet2", count: 1, area: "B2:U16", sheet: "Sheet1" }),
    "A1 on Sheet2 refers to cells of the maze B2:U16 on Sheet1.",
  ],
  [
    message("formulas-elsewhere-stay", { area: "B2:U16", sheet: "Sheet1" }),
    "Formulas elsewhere that refer to cells of the maze B2:U16 on Sheet1 still refer to the same addresses.",
  ],
  [
    message("walls-still-stand", { area: "B2:U16", sheet: "Sheet1" }),
    "Close the workbook, open it again and press Generate. The workbook accepted the maze in B2:U16 on Sheet1, but some walls that should be gone are still there.",
  ],
  [
    message("grid-unfinished", { area: "B2:U16", sheet: "Sheet1" }),
    "Press Generate to draw the grid again, or Clear maze to remove it. The grid B2:U16 on Sheet1 may be unfinished.",
  ],
  [
    message("grid-closed", { area: "B2:U16", sheet: "Sheet1" }),
    "Press Generate to draw a maze. The grid B2:U16 on Sheet1 has all its walls.",
  ],
  [
    message("grid-closed-maze-kept", { area: "B2:U16", sheet: "Sheet1" }),
    "Press Generate for a new maze, or Previous maze for the earlier one. The grid B2:U16 on Sheet1 has all its walls.",
  ],
  [message("sheet-as-before", { sheet: "Sheet1" }), "The sheet Sheet1 is as it was before."],
  [
    message("other-maze-stands", { sheet: "Sheet1" }),
    "The maze that another window has drawn on Sheet1 stays as it is.",
  ],
  [
    message("earlier-maze-gone", { sheet: "Sheet1" }),
    "The earlier maze on Sheet1 is gone, and the sheet is as it was before that maze.",
  ],
  [
    message("earlier-maze-gone-but-kept", { sheet: "Sheet1" }),
    "The earlier maze on Sheet1 is gone, and the sheet is as it was before that maze. To draw it again, press Previous maze.",
  ],
  [
    message("maze-unfinished", { sheet: "Sheet1" }),
    "Press Clear maze and try again. The maze on Sheet1 may be unfinished.",
  ],
  [
    message("size-cell-looks-lost"),
    "Fills and formats of the empty cells that were chosen for the size can’t be restored.",
  ],
  [
    message("contents-not-back"),
    "What its cells held and how they looked before can’t be restored, because the hidden sheet that kept it is gone or belongs to another maze.",
  ],
  [message("pasted-cells-empty"), "Its cells are empty. What was there before it was pasted is not known."],
  [
    message("clear-without-contents", { area: "B2:I6", sheet: "Sheet1" }),
    "What the maze B2:I6 on Sheet1 covers can’t come back, because the hidden sheet that kept it is gone or belongs to another maze. Clear the maze and leave its cells empty?",
  ],
  [
    message("widths-stay", { count: 1200 }),
    "The widths of 1,200 columns stay as they are, because the workbook doesn’t hold the earlier widths.",
  ],
  [
    message("heights-stay", { count: 1 }),
    "The height of 1 row stays as it is, because the workbook doesn’t hold the earlier height.",
  ],
  [
    message("contents-back-elsewhere"),
    "Its rows or columns were inserted or deleted by the workbook’s own commands, so some earlier contents may be in other cells now.",
  ],
];
