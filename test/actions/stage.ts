/** What tests of actions stand on: one door for all of it. */
export * from "./conversation";
export * from "./openMaze";
export * from "./sheetReading";
export * from "./trouble";
export { idsIn, sentencesIn } from "../words/sentencesIn";
