/** The class list on its sheet, and the class sets of a workbook. */
export { type ClassSetSheets, classSetsIn } from "./classSetsIn";
export { listContents, listOfSet, selectedList } from "./classList";
