# The pane's frame: tabs, what stays in view below them, and parts whose content comes later.

make-tab = Napravi
watch-tab = Prati
solve-tab = Reši
change-tab = Izmeni
print-tab = Štampaj
lab-tab = Lab
more-tabs-button = Još
about-title = O programu

run-region = Pokretanje
generate-button = Generiši
stop-button = Zaustavi
clear-maze-button = Ukloni lavirint
