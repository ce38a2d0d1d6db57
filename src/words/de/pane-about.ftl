# What About shows.

about-licence = Lavirint ist freie Software unter der MIT-Lizenz.
about-help-link = Hilfe
about-privacy-link = Datenschutz
about-licence-link = Lizenz

# A dialog that is shown once, with a picture of each step.
first-steps-button = Erste Schritte
first-steps-make = Klicken Sie auf „{ generate-button }“, hier oder im Menüband. In den Zellen des Blatts entsteht ein Labyrinth.
first-steps-solve = Klicken Sie auf „{ solve-button }“, um den Weg zu sehen.
first-steps-print = Klicken Sie auf „{ prepare-page-button }“, und drücken Sie Strg+P (auf dem Mac Cmd+P), um das Labyrinth auf eine Seite zu drucken.
first-steps-close = Los geht’s

report-note = Der Bericht prüft, was Ihr Excel mit Zellen, Linien, Namen und Seiten macht, und zwar auf einem Blatt, das er anlegt und wieder entfernt. Das dauert höchstens 40 Sekunden. Frühere Änderungen lassen sich danach vielleicht nicht mehr rückgängig machen. Den Text können Sie einer Rückmeldung beifügen.
report-button = Bericht
report-field = Was gefunden wurde
