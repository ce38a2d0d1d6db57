/** The class list on its sheet, and the class sets of a workbook. */
export { type ClassSetSheets, classSetsIn, listContents, listOfSet, selectedList } from "./classSets";
