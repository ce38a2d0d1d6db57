import { type Message, message } from "../../../src/message";

export const beside: readonly (readonly [Message, string])[] = [
  [
    message("items-unfinished", { area: "B2:U16", sheet: "Sheet1" }),
    "The items in B2:U16 on Sheet1 are unfinished. Press Take items away, or Put on the maze again.",
  ],
  [
    message("items-partly-there", { area: "B2:U16", sheet: "Sheet1" }),
    "The items in B2:U16 on Sheet1 are there in part. Press Take items away again.",
  ],
  [
    message("type-item-address"),
    "Type an address such as A2:A9 or Words!A2:A9, or select the cells and press Take selection.",
  ],
  [message("item-address-missing"), "The field “Cells” is empty."],
  [message("no-item-address", { text: "here" }), "The field “Cells” holds “here”, which is no address."],
  [message("no-item-sheet", { sheet: "Words" }), "There is no sheet “Words”."],
  [message("item-cells-empty", { area: "A2:A9" }), "A2:A9 is empty."],
  [
    message("items-inside-maze", { area: "B2:B9" }),
    "Choose cells outside of the maze. The items of B2:B9 would be written over themselves.",
  ],
  [
    message("too-many-item-cells", { area: "A:B", count: 12_000, most: 10_000 }),
    "Choose fewer cells. A:B has 12,000 that hold something or stand between, and at most 10,000 are read.",
  ],
  [
    message("picture-unfinished", { sheet: "Sheet1" }),
    "The picture on Sheet1 may be unfinished. Delete it and press Insert picture again.",
  ],
  [
    message("too-many-steps", { count: 2_000_000, most: 1_048_575 }),
    "Generate a smaller maze to write its steps. The maze took 2,000,000 steps, and a table has at most 1,048,575 rows.",
  ],
];
