# The report of About, which is in English: what the program that holds the workbook does with cells, lines and names.

about-host = Lavirint { $version } na { $platform } { $host }, { $language }.
about-api-sets = Skupovi API-ja: { $sets }

report-made = Izveštaj je gotov.
report-stopped = Zaustavljeno: izveštaj sadrži ono što je dotad utvrđeno.
report-without-sheet = List nije mogao da se doda, pa sadrži samo ono što se bez njega može utvrditi.
