/** The tab Print: page, answers, booklet, items, pictures and posters. */
export { printTab } from "./printTab";
