export { loadAllWords, say, speak, text } from "./speech";
