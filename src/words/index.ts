/** Turns messages into sentences of the page's language. */
export { fillInWords } from "./fillInWords";
export { localesHere } from "./localesHere";
export { sayInFunction, saysOfFunction } from "./sayInFunction";
export {
  canSay,
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
