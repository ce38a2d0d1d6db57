/** Items in the cells of a maze: in order along the path, misleading ones everywhere else. */
export { type Arrangement, fillContent } from "./fillContent";
export { lettersOf, numbersTo } from "./items";
