import { type Message, message } from "../../../src/message";

export const pane: readonly (readonly [Message, string])[] = [
  [message("make-tab"), "Make"],
  [message("watch-tab"), "Watch"],
  [message("solve-tab"), "Solve"],
  [message("change-tab"), "Change"],
  [message("print-tab"), "Print"],
  [message("laboratory-title"), "Laboratory"],
  [message("about-title"), "About"],
  [message("run-region"), "Run"],
  [message("generate-button"), "Generate"],
  [message("stop-button"), "Stop"],
  [message("making-maze"), "Making the maze…"],
  [message("older-title"), "Lavirint needs a newer Excel"],
  [
    message("older-note"),
    "What holds this workbook does not know what Lavirint works with (ExcelApi 1.9), so nothing can be drawn here. Use Excel 2021 or later, Microsoft 365 on Windows or Mac, Excel for the web, or Excel on iPad, each up to date.",
  ],
];
