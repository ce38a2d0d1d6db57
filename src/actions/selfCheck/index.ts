/** What the program that holds the workbook does with cells, lines and names. */
export { about } from "./about";
export { selfCheck } from "./selfCheck";
