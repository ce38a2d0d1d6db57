# The pane's frame: tabs, what stays in view below them, and parts whose content comes later.

make-tab = Neu
watch-tab = Zusehen
solve-tab = Lösen
change-tab = Ändern
print-tab = Drucken
lab-tab = Labor
more-tabs-button = Mehr
about-title = Info

run-region = Ausführen
generate-button = Erzeugen
stop-button = Stopp
clear-maze-button = Labyrinth löschen
