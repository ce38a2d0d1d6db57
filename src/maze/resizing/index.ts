/** Rows and columns that are inserted into a maze or deleted from it. */
export { type LineEdit, cellsBefore, linesBefore, sizeAfter, withLines } from "./lines";
