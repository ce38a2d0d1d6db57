/**
 * Where Excel has its commands, for the details of a refusal. The sentence itself names neither commands nor Excel: it is also read
 * in the embedded workbook, which is not Excel and has other menus.
 */
export const waysInExcel = {
  unprotect: "In Excel: Review, Unprotect Sheet or Protect Workbook.",
  unmerge: "In Excel: Home, Merge & Center.",
  removeFilter: "In Excel: Data, Filter.",
  unhide: "In Excel: Home, Format, Hide & Unhide.",
  names: "In Excel: Formulas, Name Manager.",
  page: "In Excel: the Page Layout tab.",
} as const;
