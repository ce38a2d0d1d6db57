# What every action may say.

at-work-elsewhere = Lavirint arbeitet noch in einem anderen Fenster, im Aufgabenbereich oder vom Menüband aus. Warten Sie, oder klicken Sie dort auf „{ stop-button }“, und versuchen Sie es erneut.

too-large-for-command = Ein Befehl wird nach fünf Minuten beendet, deshalb bearbeitet er nur Labyrinthe mit höchstens { NUMBER($most) } Zellen. Dieses hat { NUMBER($cells) }. Öffnen Sie dafür den Aufgabenbereich; dort gibt es keine Zeitgrenze.

while-taken-back = Beim Rückgängigmachen: { $details }

delete = Löschen
replace = Ersetzen

columns-and-rows = { $columns ->
    [one] { $columns } Spalte
   *[other] { $columns } Spalten
} und { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
}

footer-out-of-date = Die Fußzeile der Seite beschrieb das Labyrinth vor dieser Änderung. Um sie zu aktualisieren, klicken Sie auf „{ prepare-page-button }“.
booklet-out-of-date = Verzeichnis und Lösung in seinem Heft beschreiben noch das ursprüngliche Labyrinth.
answer-out-of-date = Das Blatt { $sheet } zeigt nicht mehr die Lösung zu seinem Labyrinth.

replace-sheets = { $count ->
    [one] Zum Labyrinth auf dem Blatt { $sheet } gibt es schon das Blatt { LIST($earlier) }. Dieses Blatt mit allem darauf ersetzen?
   *[other] Zum Labyrinth auf dem Blatt { $sheet } gibt es schon die Blätter { LIST($earlier) }. Diese Blätter mit allem darauf ersetzen?
}
earlier-sheets-left = Neue Blätter: { LIST($written) }. Frühere Blätter sind vielleicht noch da: { LIST($left) }.
