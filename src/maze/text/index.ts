/** A maze as text, written in the forms of a table and read in any that is known. */
export { type TextForm, textFormById, textForms } from "./textForms";
export { type Drawing, pathThrough, type TextReading } from "./reading";
export { textLines } from "./textPart";
export { decodeText } from "./decodeText";
export { parseText } from "./parseText";
