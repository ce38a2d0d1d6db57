import { type Message, message } from "../../../src/message";

export const paneShapes: readonly (readonly [Message, string])[] = [
  [message("shape-gallery"), "Shape of the maze"],
  [message("shape-rectangle"), "Rectangle"],
  [message("shape-word"), "Word"],
  [message("shape-image"), "Image"],
  [message("word-field"), "Word or name"],
  [
    message("word-note"),
    "Each word stands on a line of its own. The way from the entrance to the exit passes through every letter.",
  ],
  [message("shape-needs-size", { columns: 25, rows: 8 }), "This shape needs at least 25 columns and 8 rows."],
  [message("use-size-button", { columns: 25, rows: 15 }), "Use 25 columns and 15 rows"],
  [message("outside-choice"), "Around the shape"],
  [message("outside-blank"), "Blank"],
  [message("outside-hatched"), "Hatched"],
  [message("outside-filled"), "Filled"],
  [message("image-field"), "Image file"],
  [message("image-note"), "Dark parts of the image become the maze. The image stays in this pane; nothing is sent."],
  [message("threshold-field"), "Threshold between dark and light"],
  [message("invert-check"), "Light parts become the maze"],
  [message("image-cells", { count: 1 }), "1 cell belongs to the maze."],
  [message("image-cells", { count: 40 }), "40 cells belong to the maze."],
  [message("image-cells-dropped", { count: 1 }), "1 cell of smaller parts is left out."],
  [message("image-cells-dropped", { count: 3 }), "3 cells of smaller parts are left out."],
  [message("image-missing"), "Choose an image file first, or another shape."],
  [message("image-file-too-large", { most: 20 }), "Choose a smaller file. Lavirint opens images of up to 20 MB."],
  [
    message("image-too-large", { most: 50 }),
    "Choose a smaller image. Lavirint opens images of up to 50 million pixels.",
  ],
  [
    message("image-unreadable", { name: "notes.txt" }),
    "Choose another file. notes.txt holds no image that this browser can open.",
  ],
];
