import { type Message, message } from "../../../src/message";

export const paper: readonly (readonly [Message, string])[] = [
  [
    message("window-too-small", {
      ...{ mostColumns: 83, mostRows: 1, width: 300, height: 200, columns: 84, rows: 15, least: 3 },
    }),
    "Choose at most 83 columns and 1 row, or a larger window: that is what fits in 300 by 200 points. 84 by 15 cells would be under 3 points, too small to see.",
  ],
  [
    message("page-too-small", {
      mostColumns: 80,
      mostRows: 1,
      paper: "A4",
      orientation: "Portrait",
      least: 6,
      columns: 200,
      rows: 1000,
    }),
    "Choose at most 80 columns and 1 row: that is what fits on A4, portrait, in cells of 6 points. 200 by 1,000 cells would be too small to follow on paper.",
  ],
  [
    message("poster-too-small", { across: 2, down: 1, paper: "Letter", columns: 2000, rows: 1, least: 6 }),
    "Choose more pages. On 2 by 1 pages of Letter, a maze of 2,000 columns and 1 row would have cells under 6 points, too small to follow.",
  ],
  [
    message("title-too-long", { over: 12, most: 255 }),
    "Shorten the title by 12 characters and try again. A header holds 255 characters in all, and “&” counts twice.",
  ],
  [
    message("page-unfinished", { sheet: "Sheet1" }),
    "Press Prepare page again. The page set-up of Sheet1 is unfinished.",
  ],
  [
    message("earlier-paper-unknown"),
    "The workbook didn’t say which paper was chosen before, so the paper may have changed.",
  ],
  [message("print-area-stays"), "The print area stays; only you can remove it, by hand."],
  [
    message("page-partly-set-up", {
      area: "B2:U16",
      sheet: "Sheet1",
      missing: [message("page-zoom"), message("page-paper"), message("page-footer")],
    }),
    "B2:U16 on Sheet1 is set up to print except for fitting to one page, the paper and the footer, which the workbook didn’t accept. Set that by hand, and look at the print preview.",
  ],
  [message("page-orientation"), "the orientation"],
  [message("page-zoom"), "fitting to one page"],
  [message("page-centring"), "the centring"],
  [message("page-gridlines"), "printing without gridlines"],
  [message("page-headings"), "printing without headings"],
  [message("page-areas"), "the print area"],
  [message("page-paper"), "the paper"],
  [message("page-margins"), "the margins"],
  [message("page-header"), "the header"],
  [message("page-footer"), "the footer"],
  [message("page-one-header"), "one header for all pages"],
];
