/** What a sheet remembers of its cells, and a workbook of the last choices. */
export {
  checkChoicesName,
  checkPaperName,
  saveChoices,
  restoreChoices,
  savePaperText,
  savedChoices,
  savedPaperText,
  recordBetween,
  recordIn,
  whereIs,
  writtenIn,
} from "./record";
