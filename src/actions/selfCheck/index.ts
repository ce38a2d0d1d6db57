/** The Report of what this Excel does with cells, lines and names. */
export { about } from "./about";
export { selfCheck } from "./selfCheck";
