export type { Drawing, TextForm } from "./form";
export { parseText, textFormById, textForms } from "./textForms";
export { textLines } from "./textLines";
