export { type Arrangement, fillContent } from "./fillContent";
export { lettersOf, numbersTo } from "./items";
