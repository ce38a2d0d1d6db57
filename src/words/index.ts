/** Turns messages into sentences of the page's language. */
export { fillInWords } from "./fillInWords";
export { localeHere } from "./localeHere";
export { isSpoken, loadAllWords, say, speak, text } from "./speech";
