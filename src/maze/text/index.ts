/** A maze as text, written in the forms of a table and read in any that is known, and as a text for each cell. */
export { type CellFact, cellTexts } from "./cellTexts";
export { type Drawing, type TextForm, textLines } from "./form";
export { pathThrough } from "./markedPath";
export { decodeText } from "./decodeText";
export type { TextReading } from "./found";
export { parseText } from "./parseText";
export { textFormById, textForms } from "./textForms";
