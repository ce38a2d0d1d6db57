/** Mazes made and cleared: generated, brought back, from texts and codes; mazes as text. */
export { bringBackMaze } from "./bringBackMaze";
export { clearMaze } from "./clearMaze";
export { openText } from "./mazesFromText";
export { formatGrid } from "./formatGrid";
export { generate, generateAsSaved, workbookExample } from "./generate";
export { takePlace, drawOnNewSheet } from "./ready";
export { redrawMaze } from "./redraw";
export { codeOf, recipeOf, shareCode } from "./mazeCodes";
export { showText } from "./showText";
