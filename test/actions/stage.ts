/** What tests of actions stand on: one door for all of it. */
export * from "./conversation";
export * from "./insertedSheets";
export * from "./lines";
export * from "./openMaze";
export * from "./readBack";
export * from "./secondWindow";
export * from "./sharedLocks";
export * from "./sheetReading";
export * from "./trouble";
export { idsIn, sentencesIn } from "../words/sentencesIn";
