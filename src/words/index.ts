/** Turns messages into sentences of the page's language. */
export { sayInFunction, saysOfFunction } from "./sayInFunction";
export { localesHere } from "./localesHere";
export {
  fillInWords,
  helpPage,
  isSpoken,
  loadAllWords,
  pageLanguage,
  say,
  sayInEvery,
  sayInSheet,
  speak,
  text,
} from "./speech";
