/** A maze as text in three forms and as a text for each cell, written and read. */
export { type CellFact, cellTexts, readCellTexts } from "./cellTexts";
export { decodeText } from "./decodeText";
export type { Drawing, TextForm } from "./form";
export { pathThrough } from "./markedPath";
export { parseText, textFormById, textForms } from "./textForms";
export { textLines } from "./textLines";
