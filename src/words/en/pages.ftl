# What stands in the pages themselves, in English until a language is loaded.

# In place of the pane where the program that holds the workbook is too old.
older-title = Lavirint needs a newer Excel
older-note = What holds this workbook does not know what Lavirint works with (ExcelApi 1.9), so nothing can be drawn here. Use Excel 2021 or later, Microsoft 365 on Windows or Mac, Excel for the web, or Excel on iPad, each up to date.

# In the window of the ribbon's Generate, which is opened with a message of its own.
message-lost = The message did not arrive. Press Generate in the pane to see what is wrong.
# Maze is a button of the ribbon, Home one of its tabs.
pane-opens-with = Lavirint’s pane opens with Maze on the Home tab.
