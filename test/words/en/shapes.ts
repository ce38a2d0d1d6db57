import { type Message, message } from "../../../src/message";

export const shapes: readonly (readonly [Message, string])[] = [
  [message("shape-heart"), "Heart"],
  [message("shape-star"), "Star"],
  [message("shape-circle"), "Circle"],
  [message("shape-tree"), "Tree"],
  [message("shape-cat"), "Cat"],
  [message("shape-house"), "House"],
  [message("shape-ring"), "Ring"],
  [message("no-such-shape", { id: "cube" }), "Choose another shape. There is none called “cube”."],
  [
    message("shape-too-small", { columns: 8, rows: 9, shape: message("shape-heart") }),
    "Choose at least 8 columns and 9 rows. In fewer cells, nobody would recognise the shape “Heart”.",
  ],
  [message("word-missing"), "Type a word or a name. There is none to make a maze of."],
  [message("letters-unknown", { count: 1, letters: ["?"] }), "Leave out ?. Lavirint can’t draw this character."],
  [
    message("letters-unknown", { count: 2, letters: ["?", "Ω"] }),
    "Leave out ? and Ω. Lavirint can’t draw these characters.",
  ],
  [
    message("word-too-long", { columns: 25, rows: 8, text: "Anna" }),
    "Choose at least 25 columns and 8 rows. “Anna” doesn’t fit into fewer cells.",
  ],
  [
    message("image-without-cells"),
    "Move the threshold, or swap light and dark. As it is, nothing of the image is left for a maze.",
  ],
];
