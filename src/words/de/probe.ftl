# Questions to the program that holds the workbook, each tried on a scratch sheet.

scratch-sheet-left = Löschen Sie das Blatt { $sheet }, falls es da ist. Der Bericht hat es benutzt und konnte es nicht entfernen.
