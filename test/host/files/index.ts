export { WorkbookFileError } from "./package/workbookFileError";
export { openXlsx } from "./openXlsx";
export { saveXlsx } from "./saveXlsx";
