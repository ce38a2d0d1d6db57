# What every action may say.

at-work-in-pane = Warten Sie, oder klicken Sie dort auf „{ stop-button }“, und versuchen Sie es erneut. „{ $action }“ läuft noch { $window ->
    [another] im Aufgabenbereich eines anderen Fensters
   *[own] im Aufgabenbereich
}.
at-work-from-ribbon = Warten Sie, und versuchen Sie es erneut. „{ $action }“ läuft noch, gestartet im Menüband oder im Menü einer Zelle.

too-large-for-command = Öffnen Sie dafür den Aufgabenbereich; dort gibt es keine Zeitgrenze. Ein Befehl wird nach fünf Minuten beendet, deshalb bearbeitet er nur Labyrinthe mit höchstens { NUMBER($most) } Zellen. { $maze } auf dem Blatt { $sheet } hat { NUMBER($cells) }.
another-action = Eine andere Aktion

while-taken-back = Beim Rückgängigmachen: { $details }

delete = Löschen
replace = Ersetzen

looking-at-sheet = Das Blatt wird gelesen …

columns-and-rows = { $columns ->
    [one] { $columns } Spalte
   *[other] { $columns } Spalten
} und { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
}

footer-emptied = Um die Fußzeile neu auszufüllen, klicken Sie auf „{ prepare-page-button }“. Sie beschrieb das Labyrinth vor dieser Änderung und ist deshalb jetzt leer.
footer-out-of-date = Um die Fußzeile der Seite zu berichtigen, klicken Sie auf „{ prepare-page-button }“. Sie beschreibt noch das Labyrinth vor dieser Änderung.
booklet-out-of-date = Verzeichnis und Lösung in seinem Heft beschreiben noch das ursprüngliche Labyrinth.
answer-out-of-date = Das Blatt { $sheet } zeigt nicht mehr die Lösung zu seinem Labyrinth.

replace-sheet = { $what ->
    [answer] Zum Labyrinth auf dem Blatt { $sheet } gibt es schon das Lösungsblatt { $earlier }. Dieses Blatt mit allem darauf ersetzen?
    [poster] Zum Labyrinth auf dem Blatt { $sheet } gibt es schon das Poster { $earlier }. Dieses Blatt mit allem darauf ersetzen?
    [marking] Zum Labyrinth auf dem Blatt { $sheet } gibt es schon das Blatt { $earlier }, das Wege prüft. Dieses Blatt mit allen Eingaben ersetzen?
    [readable] Zum Labyrinth auf dem Blatt { $sheet } gibt es schon das Blatt { $earlier }, das es in Worten beschreibt. Dieses Blatt mit allem darauf ersetzen?
    [steps] Auf dem Blatt { $earlier } stehen die Schritte eines früheren Labyrinths vom Blatt { $sheet }. Dieses Blatt mit allem darauf ersetzen?
    [search] Auf dem Blatt { $earlier } steht eine frühere Suche in einem Labyrinth vom Blatt { $sheet }. Dieses Blatt mit allem darauf ersetzen?
   *[tree] Auf dem Blatt { $earlier } steht der Vereinigungsbaum eines früheren Labyrinths vom Blatt { $sheet }. Dieses Blatt mit allem darauf ersetzen?
}
earlier-sheet-left = Das neue Blatt { $written } ist vollständig. Das frühere, { $left }, ist vielleicht noch da.
