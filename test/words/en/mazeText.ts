import { type Message, message } from "../../../src/message";

export const mazeText: readonly (readonly [Message, string])[] = [
  [message("box-drawing"), "Box drawing"],
  [message("box-drawing-looks"), "Thin joined lines; the best looking, wherever letters are of one width."],
  [message("ascii"), "ASCII"],
  [message("ascii-looks"), "Lines of +, - and |; for every program and every printer."],
  [message("blocks"), "Blocks"],
  [message("blocks-looks"), "A solid block for each wall and numbers along the sides, as in the file Lavirint.txt."],
  [
    message("maze-too-large-for-text", { rows: 2001, columns: 2000, cells: 4002000, most: 4000000 }),
    "Choose a smaller maze. 2,001 x 2,000 are 4,002,000 cells, and at most 4,000,000 can be text.",
  ],
  [
    message("maze-text-too-long", { length: 50000001, most: 50000000 }),
    "Shorten the text. It has 50,000,001 characters, and at most 50,000,000 are read.",
  ],
  [
    message("text-fault", { line: 1234, column: 5, fault: message("frame-open") }),
    "Correct line 1,234, column 5: the frame is open; an entrance is marked S.",
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
  [message("line-of-wrong-width", { width: 6, first: 7 }), "this line has 6 characters, and the first one 7."],
  [message("line-of-wrong-width", { width: 1, first: 7 }), "this line has 1 character, and the first one 7."],
  [
    message("cell-mark-wrong", { masked: "##", found: message("found-characters", { characters: " Q" }) }),
    "a cell holds S, E, SE, “##” or nothing, and this is “ Q”.",
  ],
  [
    message("block-mark-wrong", { masked: "█", found: message("found-line-end") }),
    "a cell holds S, E, X, “█” or a space, and this is the end of the line.",
  ],
  [
    message("wall-wrong", { wall: "--", found: message("found-characters", { characters: "- " }) }),
    "a wall is “--” here, and this is “- ”.",
  ],
  [
    message("corner-wrong", { corners: "+", found: message("found-characters", { characters: "*" }) }),
    "a corner is one of “+”, and this is “*”.",
  ],
  [message("block-corner-wrong", { wall: "█" }), "a corner is always “█”."],
  [
    message("margin-wrong", { found: message("found-characters", { characters: "x" }) }),
    "beside the maze stand numbers, and this is “x”.",
  ],
  [message("found-characters", { characters: "x" }), "“x”"],
  [message("found-line-end"), "the end of the line"],
  [message("frame-open"), "the frame is open; an entrance is marked S."],
  [message("no-wall-in-text", { wall: "█" }), "there is no “█” in this text."],
  [message("second-entrance"), "a second entrance; a maze has one."],
  [message("opening-beside-mask"), "an opening beside a cell that is not in the maze."],
  [message("every-cell-masked"), "every cell is taken out of this maze."],
  [message("exit-without-entrance"), "an exit, but no entrance in the text."],
  [message("entrance-without-exit"), "an entrance, but no exit in the text."],
  [message("no-passage-in-text"), "there is no passage in the text."],
  [message("passage-to-same-cell"), "a passage leads to another cell, and this is the same one."],
  [message("passage-not-straight"), "the two cells of a passage lie in one row or one column, and these do not."],
  [message("passage-needs-two-cells"), "a passage needs two cells, and this line ends after one."],
  [message("addresses-and-numbers-mixed"), "addresses like B2 and numbers of rows and columns cannot be mixed."],
  [message("not-a-cell", { typed: "B?" }), "a cell is an address like B2, or a row and a column, and this is “B?”."],
  [message("address-outside", { address: "XFE1" }), "no sheet has a cell XFE1."],
  [message("row-without-column"), "a row without its column at the end of the line."],
  [
    message("share-code-with-other-character", { character: "!" }),
    "Copy the code again, alone. A code has digits and letters other than U, and this has “!”.",
  ],
  [
    message("share-code-too-long", { most: 32767, length: 70000 }),
    "Copy the code again, alone. A share code has at most 32,767 characters, and this has 70,000.",
  ],
  [message("share-code-too-short"), "Copy the whole code again. This is too short to be one."],
  [
    message("share-code-of-version-1"),
    "Ask for a new code of the maze, or for the maze as text. This code is of version 1, which was withdrawn: no Lavirint makes its maze any more.",
  ],
  [
    message("share-code-of-other-version", { version: 3, known: 2 }),
    "Use a newer Lavirint. This code is of version 3, and this one reads version 2.",
  ],
  [
    message("share-code-of-unknown-generator", { number: 99 }),
    "Use a newer Lavirint. This code names generator 99, which this one does not have.",
  ],
  [
    message("share-code-of-unknown-mask", { kind: 2 }),
    "Use a newer Lavirint. This code has a mask of kind 2, which this one does not know.",
  ],
  [
    message("no-share-code-for-generator", { id: "magic" }),
    "There is no number in share codes for a generator called “magic”.",
  ],
  [
    message("no-room-in-share-code", { length: 32769, most: 32767 }),
    "Give the maze to others as text. Its share code would have at least 32,769 characters, and may have 32,767: the mask, the seed or the list of exits is too long for one.",
  ],
  [
    message("share-code-damaged", { fault: message("code-ends-early") }),
    "Copy the code again. It is damaged: it ends too early.",
  ],
  [message("code-mistyped"), "at least one character is wrong, missing, or in the wrong place."],
  [message("code-end-wrong"), "its end is missing or does not belong to it."],
  [message("code-ends-early"), "it ends too early."],
  [message("code-number-too-large"), "it holds a number that is too large."],
  [message("code-mask-does-not-fit"), "its mask does not fit its size."],
  [message("code-walls-do-not-fit"), "its walls are not those of a maze of its size."],
  [message("code-with-idle-bytes", { bytes: 1 }), "1 byte of it means nothing."],
  [message("code-with-idle-bytes", { bytes: 2 }), "2 bytes of it mean nothing."],
];
