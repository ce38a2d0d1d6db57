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

export type CommandName = (typeof commandNames)[number];

/**
 * Milliseconds after a command's start when its work is stopped, so that there is time to roll back and to read why: Office ends a command,
 * and its windows with it, after five minutes (OfficeDev/office-js-docs-pr#4854).
 */
export const WORK_ENDS = 3.5 * 60_000;

/** The same, when the window of its message is closed. */
export const WINDOW_ENDS = 4.5 * 60_000;

/** A command is completed this many milliseconds after its start, even if Excel or a script has not answered. */
export const COMMAND_ENDS = 4.75 * 60_000;

/** Shown when a command's words, or its own script, did not load. */
export const PART_MISSING = "A part of Lavirint couldn’t be loaded. Check your connection and try again.";
