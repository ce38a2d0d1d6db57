/** What a sheet remembers of its cells, and a workbook of the last choices. */
export {
  checkChoicesName,
  checkPaperName,
  keepChoices,
  takeChoicesBack,
  keepPaperText,
  keptChoices,
  keptPaperText,
  recordBetween,
  recordIn,
  whereIs,
  writtenIn,
} from "./record";
