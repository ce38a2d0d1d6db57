import { type Message, message } from "../../../src/message";

export const sheet: readonly (readonly [Message, string])[] = [
  [
    message("no-worksheet-in-front"),
    "Click the tab of a worksheet and try again. A chart sheet or another workbook is in front.",
  ],
  [
    message("sheet-protected", { sheet: "Sheet1" }),
    "Remove the protection or choose another sheet, and try again. Sheet1 is protected.",
  ],
  [
    message("other-sheet-protected", { sheet: "Answers", shown: "yes" }),
    "Remove the protection of Answers and try again. That sheet is protected, and this would change or delete it.",
  ],
  [
    message("other-sheet-protected", { sheet: "Maze sets", shown: "no" }),
    "Unhide Maze sets, remove its protection, and try again. That hidden sheet is protected, and this would change or delete it.",
  ],
  [
    message("sheet-is-index", { sheet: "Index" }),
    "Choose the sheet of a maze and try again. Index is the index of a booklet.",
  ],
  [
    message("structure-protected"),
    "Remove the protection of the workbook and try again. Its structure is protected, so sheets can’t be added, deleted, shown or hidden.",
  ],
  [
    message("name-is-yours", { name: "MazeGrid" }),
    "Give your name MazeGrid another name, or delete it, and try again. Lavirint uses a name like that itself, and this one is not Lavirint’s.",
  ],
  [
    message("too-many-areas", { count: 12_000, most: 5000 }),
    "Select fewer areas and try again. 12,000 areas are selected, and Lavirint reads at most 5,000.",
  ],
  [message("nothing-selected"), "Select cells of the maze and try again."],
  [message("areas-and-more", { areas: "B2, D4:D6, F1", count: 1 }), "B2, D4:D6, F1 and one more area"],
  [
    message("generate-to-print", { sheet: "Sheet1" }),
    "Press Generate first, or choose the sheet of a maze. There is no maze on Sheet1 to print.",
  ],
  [
    message("generate-and-select", { sheet: "Sheet1" }),
    "Press Generate or Format grid first, and then select cells of the maze. Lavirint knows of no maze on Sheet1.",
  ],
  [
    message("generate-or-select", { sheet: "Sheet1" }),
    "Press Generate first, or select all cells of a maze as one block, and try again. Lavirint knows of no maze on Sheet1.",
  ],
];
