/** What a sheet remembers of its cells, and a workbook of the last choices. */
export { checkChoicesName, savedChoices, recordBetween, recordIn, whereIs, writtenIn } from "./record";
