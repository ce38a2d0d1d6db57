# The report of About, which is in English: what the program that holds the workbook does with cells, lines and names.

about-host = Lavirint { $version } on { $platform } { $host }, { $language }.
# Names of Microsoft's sets, which are the same in every language: "ExcelApi 1.17, SharedRuntime 1.1".
about-api-sets = API sets: { $sets }

report-made = The report is ready.
report-stopped = Stopped: the report holds what was found until then.
report-without-sheet = No sheet could be added, so it holds only what can be found without one.
