export { WorkbookFileError } from "./errors";
export { openXlsx } from "./openXlsx";
export { saveXlsx } from "./saveXlsx";
