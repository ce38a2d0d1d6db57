/**
 * Members whose call empties the list of what can be undone, of those that are modelled. From the table of unsupported members on
 * Microsoft's page "Undo capabilities with the Excel JavaScript API" (May 2025), which has a column for Excel on the web and one for
 * Windows and Mac. What is not in the table can be undone. Two are not in it but reported by
 * users: merged areas asked for (OfficeDev/office-js#5918), and on Windows a sheet added (#6170).
 */
const NOWHERE_UNDONE = [
  "WorkbookProtection.protect",
  "WorkbookProtection.unprotect",
  "Workbook.insertWorksheetsFromBase64",
  "Worksheet.copy",
  "Worksheet.delete",
  "WorksheetProtection.protect",
  "WorksheetProtection.unprotect",
  "Range.getMergedAreasOrNullObject",
];

export const NOT_UNDONE: Readonly<Record<"web" | "desktop", ReadonlySet<string>>> = {
  web: new Set([...NOWHERE_UNDONE, "NamedItem.comment", "Worksheet.standardWidth"]),
  desktop: new Set([
    ...NOWHERE_UNDONE,
    "Worksheet.name",
    "Worksheet.position",
    "Worksheet.visibility",
    "WorksheetCollection.add",
  ]),
};
