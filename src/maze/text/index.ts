/** A maze as text, written in the forms of a table and read in any that is known, and as a text for each cell. */
export { type Drawing, type TextForm, textLines } from "./form";
export { type CellFact, cellTexts, textFormById, textForms } from "./textForms";
export { pathThrough, type TextReading } from "./reading";
export { decodeText } from "./decodeText";
export { parseText } from "./parseText";
