/** A maze as text in three forms, printed and read. */
export { decodeText } from "./decodeText";
export type { Drawing, TextForm } from "./form";
export { pathThrough } from "./markedPath";
export { parseText, textFormById, textForms } from "./textForms";
export { textLines } from "./textLines";
