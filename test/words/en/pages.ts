import { type Message, message } from "../../../src/message";

export const pages: readonly (readonly [Message, string])[] = [
  [message("older-title"), "Lavirint needs a newer Excel"],
  [
    message("older-note"),
    "Use Excel 2021 or later, Microsoft 365 on Windows or Mac, Excel for the web, or Excel on iPad, each up to date. The program that holds this workbook lacks what Lavirint works with (ExcelApi 1.9), so it can’t draw anything here.",
  ],
  [message("message-lost"), "To see what is wrong, open the pane and try again there. The message didn’t arrive."],
  [message("pane-opens-with"), "To open Lavirint’s pane, press Maze on the Home tab."],
];
