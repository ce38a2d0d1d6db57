/** Turns messages into sentences of the page's language. */
export { fillInWords } from "./fillInWords";
export { localeHere } from "./localeHere";
export { sayInFunction } from "./sayInFunction";
export { canSay, isSpoken, loadAllWords, say, speak, text } from "./speech";
