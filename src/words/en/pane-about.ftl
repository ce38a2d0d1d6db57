# What About shows.

about-licence = Lavirint is free software under the MIT License.
about-help-link = Help
about-privacy-link = Privacy
about-licence-link = License

# A dialog that is shown once, with a picture of each step.
first-steps-button = First steps
first-steps-make = Press { generate-button }, here or on the ribbon. A maze appears in the cells of the sheet.
first-steps-solve = Press { solve-button } to see the path.
first-steps-print = Press { prepare-page-button }, then Ctrl+P (on a Mac, Cmd+P), to print the maze on one page.
first-steps-close = Begin

report-note = Report tests what your Excel does with cells, lines, names and pages, on a sheet that it adds and then removes, in at most 40 seconds. Earlier changes may become impossible to undo. You can paste the text into an issue.
report-button = Report
report-field = What was found
