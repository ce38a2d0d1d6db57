# The tab Watch.

watch-title = Ablauf, Farben und Mengennummern
pace-title = Ablauf
pace-instant = Sofort
pace-play = Film
pace-step = Schritt
speed-slider = Tempo
speed-in-time = etwa { $duration ->
    [seconds] { NUMBER($time) } s
    [minutes] { NUMBER($time) } min
   *[hours] { NUMBER($time) } h
 } für dieses Labyrinth
colour-sets-check = Mengen einfärben

set-numbers-choice = Mengennummern
set-numbers-in-grid = Im Raster
set-numbers-usually = Auf dem ausgeblendeten Blatt
set-numbers-choice-sheet = Auf dem ausgeblendeten Blatt, in jeder Größe
set-numbers-not-shown = Keine
show-set-numbers-button = Mengennummern zeigen
hide-set-numbers-button = Mengennummern ausblenden

steps-title = Schritte
signs-list = Bedeutung der Füllungen
steps-note = Klicken Sie auf „{ generate-button }“ oder „{ solve-button }“, und spielen Sie die Schritte hier ab.
position-slider = Position
position-count = { NUMBER($position) } von { NUMBER($length) }
position-spoken = Schritt { NUMBER($position) } von { NUMBER($length) }
step-back-button = Zurück
step-forward-button = Vor
pause-button = Pause
resume-button = Weiter
replay-button = Noch einmal
last-two-sets-button = Letzte zwei Mengen
write-steps-button = Schritte auflisten
merge-tree-button = Vereinigungsbaum zeichnen

example-note = 8 Spalten und 5 Zeilen in B2:I6 mit Mengennummern in den Zellen, wie in der Arbeitsmappe, mit der Lavirint begann, Schritt für Schritt.
example-button = Beispiel der Arbeitsmappe
