/** Mazes made and cleared: generated, brought back, from texts and codes; mazes as text. */
export { type BringBackOutcome, bringBackMaze } from "./bringBackMaze";
export { clearMaze } from "./clearMaze";
export { createFromPassages, drawCode, openText } from "./givenMazes";
export { formatGrid } from "./formatGrid";
export { generate, generateAsKept } from "./generate";
export { askForPlace } from "./ready";
export { codeOf, recipeOf } from "./recipe";
export { shareCode } from "./shareCode";
export { showText } from "./showText";
export { workbookExample } from "./workbookExample";
