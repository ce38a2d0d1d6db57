# The fold About of the tab Print.

report-note = Report tests how your spreadsheet program treats cells, lines and names, on a sheet that it adds and then removes, in about 15 seconds at most. Earlier changes may become impossible to undo. You can paste the text into an issue.
report-button = Report
report-field = What was found
adding-report-sheet = Adding a test sheet…
report-copied = It is copied.
