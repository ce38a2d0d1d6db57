# The fold About of the tab Print.

report-note = Report tries how cells, lines and names are treated here, on a sheet that it adds and removes again, in about 15 seconds at most. Earlier changes may become impossible to undo. The text can be pasted into an issue.
report-button = Report
report-field = What was found
adding-report-sheet = Adding a sheet to try things on…
report-copied = It is copied.
