# What About shows.

report-note = Izveštaj ispituje šta vaš Excel radi sa ćelijama, linijama, imenima i stranicama, na listu koji doda i zatim ukloni, za najviše 40 sekundi. Ranije promene možda više neće moći da se opozovu. Tekst možete da nalepite u prijavu problema.
report-button = Izveštaj
report-field = Šta je utvrđeno

about-licence = Lavirint je slobodan softver pod MIT licencom.
about-help-link = Pomoć
about-privacy-link = Privatnost
about-licence-link = Licenca
first-steps-button = Prvi koraci
first-steps-make = Pritisnite „{ generate-button }“, ovde ili na traci. U ćelijama lista pojavljuje se lavirint.
first-steps-solve = Pritisnite „{ solve-button }“ da biste videli put.
first-steps-print = Pritisnite „{ prepare-page-button }“, a zatim Ctrl+P (na Mac računaru Cmd+P) da biste odštampali lavirint na jednoj stranici.
first-steps-close = Počni
