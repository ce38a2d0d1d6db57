/** Turns messages into sentences of the page's language. */
export { fillInWords } from "./fillInWords";
export { localesHere } from "./localesHere";
export { canSay, isSpoken, loadAllWords, say, sayInSheet, speak, text } from "./speech";
