export { localeHere } from "./locale";
export { isSpoken, loadAllWords, say, speak, text } from "./speech";
