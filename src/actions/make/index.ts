/** Mazes made and cleared: generated, brought back, from texts and codes; mazes as text. */
export { bringBackMaze } from "./bringBackMaze";
export { clearMaze } from "./clearMaze";
export { formatGrid, generate, generateAsSaved, workbookExample } from "./generate";
export { codeOf, recipeOf, shareCode, showText } from "./mazeAsText";
export { drawOnNewSheet, openText, redrawMaze } from "./newSheets";
export { takePlace } from "./ready";
