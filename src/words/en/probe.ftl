# Questions to the program that holds the workbook, each tried on a scratch sheet.

scratch-sheet-left = Delete the sheet { $sheet } if it is there. The report used it, and it couldn’t be removed.
