import { type Message, message } from "../../../src/message";

export const pages: readonly (readonly [Message, string])[] = [
  [message("older-title"), "Lavirint needs a newer Excel"],
  [
    message("older-note"),
    "What holds this workbook does not know what Lavirint works with (ExcelApi 1.9), so nothing can be drawn here. Use Excel 2021 or later, Microsoft 365 on Windows or Mac, Excel for the web, or Excel on iPad, each up to date.",
  ],
  [message("message-lost"), "The message did not arrive. Press Generate in the pane to see what is wrong."],
  [message("pane-opens-with"), "Lavirint’s pane opens with Maze on the Home tab."],
];
