import { type Message, message } from "../../../src/message";

export const mazeText: readonly (readonly [Message, string])[] = [
  [message("box-drawing"), "Box drawing"],
  [message("box-drawing-looks"), "Thin joined lines; looks best in a font whose characters are all equally wide."],
  [message("ascii"), "ASCII"],
  [message("ascii-looks"), "Lines of +, - and |; works in every program and on every printer."],
  [message("blocks"), "Blocks"],
  [message("blocks-looks"), "A solid block for each wall, and numbers along the sides, as in the file Lavirint.txt."],
  [
    message("maze-too-large-for-text", { rows: 2001, columns: 2000, cells: 4002000, most: 4000000 }),
    "Choose a smaller maze. 2,001 x 2,000 are 4,002,000 cells, and at most 4,000,000 can be shown as text.",
  ],
  [
    message("maze-text-too-long", { length: 50000001, most: 50000000 }),
    "Shorten the text. It has 50,000,001 characters, and at most 50,000,000 are read.",
  ],
  [
    message("text-fault", { line: 1234, column: 5, fault: message("frame-open") }),
    "Correct line 1234, column 5: the frame is open; an entrance is marked S.",
  ],
  [message("no-maze-in-text"), "there is no maze in this text."],
  [
    message("frame-of-wrong-width", { width: 1, each: 3 }),
    "the frame has 1 character; it must have 3 for each column and 1 more.",
  ],
  [
    message("frame-of-wrong-width", { width: 8, each: 2 }),
    "the frame has 8 characters; it must have 2 for each column and 1 more.",
  ],
  [
    message("text-of-wrong-height", { lines: 4 }),
    "the text ends after 4 lines; it must have 2 for each row and 1 more.",
  ],
  [
    message("text-of-wrong-height", { lines: 1 }),
    "the text ends after 1 line; it must have 2 for each row and 1 more.",
  ],
  [
    message("maze-of-wrong-height", { lines: 4 }),
    "the maze ends after 4 lines; it must have 2 for each row and 1 more.",
  ],
  [
    message("maze-of-wrong-height", { lines: 1 }),
    "the maze ends after 1 line; it must have 2 for each row and 1 more.",
  ],
  [message("line-of-wrong-width", { width: 6, first: 7 }), "this line has 6 characters, but the first one has 7."],
  [message("line-of-wrong-width", { width: 1, first: 7 }), "this line has 1 character, but the first one has 7."],
  [
    message("cell-mark-wrong", { masked: "##", found: message("found-characters", { characters: " Q" }) }),
    "a cell holds S, E, SE, x, “##” or nothing, but this is “ Q”.",
  ],
  [
    message("block-mark-wrong", { masked: "█", found: message("found-line-end") }),
    "a cell holds S, E, X, x, “█” or a space, but this is the end of the line.",
  ],
  [
    message("wall-wrong", { wall: "--", found: message("found-characters", { characters: "- " }) }),
    "a wall is “--” here, but this is “- ”.",
  ],
  [
    message("corner-wrong", { corners: "+", found: message("found-characters", { characters: "*" }) }),
    "a corner is one of “+”, but this is “*”.",
  ],
  [message("block-corner-wrong", { wall: "█" }), "a corner is always “█”."],
  [
    message("margin-wrong", { found: message("found-characters", { characters: "x" }) }),
    "only numbers belong beside the maze, but this is “x”.",
  ],
  [message("found-characters", { characters: "x" }), "“x”"],
  [message("found-line-end"), "the end of the line"],
  [message("frame-open"), "the frame is open; an entrance is marked S."],
  [message("no-wall-in-text", { wall: "█" }), "there is no “█” in this text."],
  [message("second-entrance"), "this is a second entrance, but a maze has only one."],
  [
    message("cell-text-unknown", { text: "opne: up" }),
    "a text says which sides of a cell are open, but this is “opne: up”.",
  ],
  [message("cell-text-contradicted"), "this cell and its neighbours say different things about their walls."],
  [message("opening-beside-mask"), "this is an opening beside a cell that is not in the maze."],
  [message("every-cell-masked"), "no cell is left in this maze."],
  [message("exit-without-entrance"), "the text has an exit, but no entrance."],
  [message("entrance-without-exit"), "the text has an entrance, but no exit."],
  [message("no-path-in-text", { why: "broken" }), "the path of x breaks off here; it must be in one piece."],
  [message("no-path-in-text", { why: "forks" }), "the path of x divides here; it must lead one way only."],
  [
    message("no-path-in-text", { why: "closed" }),
    "the path of x leads around in a circle here; it must have a beginning and an end.",
  ],
  [message("no-passage-in-text"), "there is no passage in the text."],
  [message("passage-to-same-cell"), "a passage leads to another cell, but this is the same cell twice."],
  [message("passage-not-straight"), "the two cells of a passage are in one row or one column, but these are not."],
  [message("passage-needs-two-cells"), "a passage needs two cells, but this line ends after one."],
  [message("addresses-and-numbers-mixed"), "addresses such as B2 can’t be mixed with numbers of rows and columns."],
  [message("not-a-cell", { typed: "B?" }), "a cell is an address such as B2, or a row and a column, but this is “B?”."],
  [message("address-outside", { address: "XFE1" }), "no sheet has a cell XFE1."],
  [message("row-without-column"), "the line ends with a row, and its column is missing."],
  [
    message("share-code-with-other-character", { character: "!" }),
    "Copy only the code, and try again. A code has digits and letters other than U, but this one has “!”.",
  ],
  [
    message("share-code-too-long", { most: 32767, length: 70000 }),
    "Copy only the code, and try again. A share code has at most 32,767 characters, but this one has 70,000.",
  ],
  [
    message("too-many-cells-for-code", { cells: 2_500, most: 2_000 }),
    "Show the maze as text instead. A share code that holds all walls is for up to 2,000 cells, and this maze has 2,500.",
  ],
  [message("share-code-too-short"), "Copy the whole code again. This one is too short."],
  [
    message("share-code-of-version-1"),
    "Ask for a new code of the maze, or for the maze as text. This code is of version 1, which no longer works.",
  ],
  [
    message("share-code-of-other-version", { version: 4 }),
    "Use a newer version of Lavirint. This one doesn’t know codes of version 4.",
  ],
  [
    message("share-code-of-unknown-generator", { number: 99 }),
    "Use a newer version of Lavirint. This code names generator 99, which this version doesn’t have.",
  ],
  [
    message("share-code-of-unknown-mask", { kind: 2 }),
    "Use a newer version of Lavirint. This code has a shape of kind 2, which this version doesn’t know.",
  ],
  [
    message("no-share-code-for-generator", { id: "magic" }),
    "There is no number in share codes for a generator called “magic”.",
  ],
  [
    message("no-room-in-share-code", { length: 32769, most: 32767 }),
    "Use the maze as text instead. A share code may have 32,767 characters, but this one would need at least 32,769: the shape, the seed or the list of exits is too long.",
  ],
  [
    message("share-code-damaged", { fault: message("code-ends-early") }),
    "Copy the code again. It is damaged: it ends too early.",
  ],
  [message("code-mistyped"), "at least one character is wrong, missing, or in the wrong place."],
  [message("code-end-wrong"), "its end is missing or doesn’t belong to it."],
  [message("code-ends-early"), "it ends too early."],
  [message("code-number-too-large"), "it holds a number that is too large."],
  [message("code-mask-does-not-fit"), "its shape doesn’t fit its size."],
  [message("code-walls-do-not-fit"), "its walls are not those of a maze of its size."],
  [message("code-with-idle-bytes", { bytes: 1 }), "1 byte of it means nothing."],
  [message("code-with-idle-bytes", { bytes: 2 }), "2 bytes of it mean nothing."],
];
