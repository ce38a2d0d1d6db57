# Questions to the program that holds the workbook, each tried on a scratch sheet.

scratch-sheet-left = Delete the sheet { $sheet } if it is there: the report needed it for a moment, and it could not be removed.
