import type { MarkingTexts } from "../../../src/maze/marking/markingCells";

/** Short words for a sheet that marks: what it says can be told apart. */
export const shortTexts: MarkingTexts = {
  title: "title",
  how: ["how", "or"],
  labels: ["path", "typed", "right", "wall", "exit", "words"],
  headings: ["step", "typed", "mark"],
  marks: ["right", "wall", "unknown", "exit"],
  noWall: "no wall",
  wall: "wall #1 #2",
  noExit: "no exit",
  exit: "exit #1",
  verdicts: ["empty", "going", "long", "walled #1 #2", "unknown #1", "solved #1"],
};
