/** The functions of the add-in's commands, as the manifest names them: the ribbon's first, then those of a cell's menu. */
export const commandNames = [
  "generateMaze",
  "solveMaze",
  "makeAnswerPage",
  "preparePage",
  "setEntrance",
  "addExit",
  "makeWall",
  "makePassage",
  "solveFromHere",
] as const;

/** One of {@link commandNames}. */
export type CommandName = (typeof commandNames)[number];
