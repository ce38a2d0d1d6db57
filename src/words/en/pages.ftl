# What stands in the pages themselves, in English until a language is loaded.

# In place of the pane where the program that holds the workbook is too old.
older-title = Lavirint needs a newer Excel
older-note = The program that holds this workbook lacks what Lavirint works with (ExcelApi 1.14), so it can’t draw anything here. Use Excel 2021 or later, Microsoft 365 on Windows or Mac, Excel for the web, or Excel on iPad, each up to date.
