export { fillPage } from "./fillPage";
export { localeHere } from "./localeHere";
export { isSpoken, loadAllWords, say, speak, text } from "./speech";
