/** A maze as text in three forms and as a text for each cell, written and read. */
export { type CellFact, cellTexts, readCellTexts } from "./cellTexts";
export { decodeText } from "./reading";
export { type Drawing, type TextForm, textLines } from "./form";
export { pathThrough } from "./markedPath";
export { parseText, textFormById, textForms } from "./textForms";
