/** Items in the cells of a maze: in order along the path, misleading ones everywhere else; and texts as people write them. */
export { type Arrangement, fillContent, lettersOf, numbersTo } from "./fillContent";
export { foldedText, type ListCell, plainText } from "./listCell";
