# The report of About, which is in English: what the program that holds the workbook does with cells, lines and names.

about-host = Lavirint { $version } auf { $platform } { $host }, { $language }.
about-api-sets = API-Anforderungssätze: { $sets }

report-made = Der Bericht ist fertig.
report-stopped = Angehalten: Der Bericht enthält, was bis dahin gefunden wurde.
report-without-sheet = Es ließ sich kein Blatt hinzufügen, deshalb enthält er nur, was ohne Blatt zu finden ist.
