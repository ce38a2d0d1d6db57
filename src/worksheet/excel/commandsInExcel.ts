import { message } from "../../message";

/**
 * Where Excel has its commands, for the details of a refusal. The sentence itself names neither commands nor Excel: it is also read
 * in the embedded workbook, which is not Excel and has other menus.
 */
export const commandsInExcel = {
  unprotect: message("way-to-unprotect"),
  unmerge: message("way-to-unmerge"),
  removeFilter: message("way-to-remove-filter"),
  unhide: message("way-to-unhide"),
  names: message("way-to-names"),
  page: message("way-to-page"),
} as const;
