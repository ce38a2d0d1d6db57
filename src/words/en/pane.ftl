# The pane's frame: tabs, what stays in view below them, and folds whose content comes later.

make-tab = Make
watch-tab = Watch
solve-tab = Solve
change-tab = Change
print-tab = Print
laboratory-title = Laboratory
about-title = About

# The buttons and the status below every tab, for screen readers.
run-region = Run
generate-button = Generate
stop-button = Stop
making-maze = Making the maze…

# In place of the pane where the program that holds the workbook is too old.
older-title = Lavirint needs a newer Excel
older-note = What holds this workbook does not know what Lavirint works with (ExcelApi 1.9), so nothing can be drawn here. Use Excel 2021 or later, Microsoft 365 on Windows or Mac, Excel for the web, or Excel on iPad, each up to date.
