import { type Message, message } from "../../../src/message";

export const beside: readonly (readonly [Message, string])[] = [
  [
    message("items-unfinished", { area: "B2:U16", sheet: "Sheet1" }),
    "Press Take items away, or press Put in the maze again. The items in B2:U16 on Sheet1 are unfinished.",
  ],
  [
    message("items-partly-there", { area: "B2:U16", sheet: "Sheet1" }),
    "Press Take items away again. Some of the items in B2:U16 on Sheet1 are still there.",
  ],
  [
    message("type-item-address"),
    "Type an address such as A2:A9 or Words!A2:A9, or select the cells and press Take selection.",
  ],
  [message("item-address-missing"), "The field “Cells” is empty."],
  [message("no-item-address", { text: "here" }), "The field “Cells” holds “here”, which isn’t an address."],
  [message("no-item-sheet", { sheet: "Words" }), "There is no sheet “Words”."],
  [message("item-cells-empty", { area: "A2:A9" }), "A2:A9 is empty."],
  [
    message("items-inside-maze", { area: "B2:B9" }),
    "Choose cells outside the maze. The items would overwrite their own source, B2:B9.",
  ],
  [
    message("too-many-item-cells", { area: "A:B", count: 12_000, most: 10_000 }),
    "Choose fewer cells. The part of A:B that is in use has 12,000 cells, and at most 10,000 are read.",
  ],
  [
    message("picture-unfinished", { sheet: "Sheet1" }),
    "Delete the picture on Sheet1 and press Insert picture again. It may be unfinished.",
  ],
  [
    message("too-many-visits", { count: 1999999, most: 1048571 }),
    "Generate a smaller maze to write its search. This one took 1,999,999 visits, and its table holds at most 1,048,571 rows.",
  ],
  [
    message("too-many-steps", { count: 2_000_000, most: 1_048_575 }),
    "Generate a smaller maze to write its steps. This one took 2,000,000 steps, and a table holds at most 1,048,575 rows.",
  ],
  [
    message("type-question-address"),
    "Type an address such as A1:E9 or Questions!A1:E9, or select the table with its headings and press Take selected table.",
  ],
  [message("question-address-missing"), "The field “Table of questions” is empty."],
  [
    message("no-question-address", { text: "quiz" }),
    "The field “Table of questions” holds “quiz”, which isn’t an address.",
  ],
  [
    message("questions-unfinished", { sheet: "Sheet1" }),
    "Press Take items away, or press Ask at forks again. The list of questions on Sheet1 is unfinished.",
  ],
  [
    message("no-room-for-questions", { area: "B2:U16", sheet: "Sheet1", lines: 8 }),
    "Clear some rows below the maze. The list of questions takes 8 rows, and below B2:U16 on Sheet1 there are not that many empty ones.",
  ],
  [
    message("no-room-for-questions", { area: "B2:U16", sheet: "Sheet1", lines: 1 }),
    "Clear some rows below the maze. The list of questions takes 1 row, and below B2:U16 on Sheet1 there are not that many empty ones.",
  ],
  [
    message("walls-not-taken", { sheet: "Sheet1 walls" }),
    "Unmerge the cells on Sheet1 walls where the wall codes go, and press Write walls again. Some cells there did not take the codes.",
  ],
  [
    message("walls-unfinished", { sheet: "Sheet1 walls" }),
    "Press Write walls again. The wall codes on Sheet1 walls may be unfinished.",
  ],
];
