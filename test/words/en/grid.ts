import { type Message, message } from "../../../src/message";

export const grid: readonly (readonly [Message, string])[] = [
  [message("merged-unknown", { area: "B2:U16" }), "Whether cells of B2:U16 are merged could not be found out."],
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
    "Choose cells that leave the size cells free, or another sheet. A maze in B2:U16 would run over the size cells of Sheet1.",
  ],
  [
    message("shape-beside-maze", { sheet: "Sheet1", maze: "B2:U16", shape: "D4:G9" }),
    "Press Clear maze first, or choose cells on another sheet. Sheet1 has a maze in B2:U16 already, and the shape D4:G9 begins in another cell.",
  ],
  [
    message("shape-is-one-cell", { cell: "D4", sheet: "Sheet1" }),
    "Select all cells that the maze is to have, several areas with Ctrl (on a Mac Cmd), and try again. D4 on Sheet1 is a single cell.",
  ],
  [
    message("shape-colourless", { cell: "D4", sheet: "Sheet1" }),
    "Fill the cells of the shape with a colour, select one of them, and try again. D4 on Sheet1 has no colour that a shape could be known by.",
  ],
  [
    message("shape-selected-too-large", { areas: "B2, D4:D6", sheet: "Sheet1", count: 2_000_000, most: 1_000_000 }),
    "Choose fewer cells. The selection B2, D4:D6 on Sheet1 spans 2,000,000 cells, and Lavirint draws at most 1,000,000, and no whole rows or columns.",
  ],
  [
    message("used-part-too-large", { sheet: "Sheet1", area: "A1:ALL2000", count: 2_000_000, most: 1_000_000 }),
    "Choose fewer cells. The used part of Sheet1, A1:ALL2000, spans 2,000,000 cells, and Lavirint draws at most 1,000,000, and no whole rows or columns.",
  ],
  [
    message("move-formulas-away"),
    "Move formulas and names away, or insert or delete whole rows or columns by the workbook's own commands, because Lavirint cannot move them along.",
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
    "Close the workbook, open it again and press Generate. The workbook took the maze in B2:U16 on Sheet1 without a complaint, but walls stand there that were to be taken away.",
  ],
  [
    message("grid-unfinished", { area: "B2:U16", sheet: "Sheet1" }),
    "The grid B2:U16 on Sheet1 may be unfinished. Press Generate to draw it again, or Clear maze to take away what is there of it.",
  ],
  [
    message("grid-closed", { area: "B2:U16", sheet: "Sheet1" }),
    "The grid B2:U16 on Sheet1 stands with every wall closed. Press Generate to draw a maze in it.",
  ],
  [
    message("grid-closed-maze-kept", { area: "B2:U16", sheet: "Sheet1" }),
    "The grid B2:U16 on Sheet1 stands with every wall closed. Press Generate to draw a maze in it, or Previous maze for the one that stood there.",
  ],
  [message("sheet-as-before", { sheet: "Sheet1" }), "The sheet Sheet1 is as it was before."],
  [
    message("other-maze-stands", { sheet: "Sheet1" }),
    "The maze that another window has drawn on Sheet1 stays as it is.",
  ],
  [
    message("earlier-maze-gone", { sheet: "Sheet1" }),
    "The earlier maze on Sheet1 is gone, and the sheet is as it was before it.",
  ],
  [
    message("earlier-maze-gone-but-kept", { sheet: "Sheet1" }),
    "The earlier maze on Sheet1 is gone, and the sheet is as it was before it. Previous maze draws it again.",
  ],
  [
    message("maze-unfinished", { sheet: "Sheet1" }),
    "The maze on Sheet1 may be unfinished. Press Clear maze and try again.",
  ],
  [
    message("size-cell-looks-lost"),
    "Fills and formats of the empty cells in which the size was to stand do not come back.",
  ],
  [
    message("contents-not-back"),
    "What its cells held and how they looked before does not come back, because the hidden sheet that kept it is gone or belongs to another maze.",
  ],
  [
    message("widths-stay", { count: 1200 }),
    "The widths of 1,200 columns stay as they are, because the workbook does not hold what they were before.",
  ],
  [
    message("heights-stay", { count: 1 }),
    "The height of 1 row stays as it is, because the workbook does not hold what it was before.",
  ],
  [
    message("contents-back-elsewhere"),
    "Rows or columns were inserted into it or deleted by the workbook's own commands, so some of what was there before may come back in other cells.",
  ],
];
