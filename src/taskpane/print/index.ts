/** The tab Print: page, answers, booklet, items, pictures and posters. */
export { PrintTab } from "./printTab";
