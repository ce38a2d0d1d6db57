/** What Lavirint wrote into the cells of a maze, as a text. */
export { ARROWS, type Item, Written } from "./written";
