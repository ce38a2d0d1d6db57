# The tab Make.

size-title = Veličina
columns-field = Kolone
rows-field = Redovi
size-pending-note = Ćelije za veličinu na listu još ne sadrže ove brojeve.

kind-title = Vrsta lavirinta

example-title = Primer

imperfection-title = Prostorije, dodatni otvori i blokirani zidovi
rooms-field = Prostorije
rooms-note = Otvoreni pravougaonici, koliko ih stane. Provera ih ne računa kao greške.
room-from-field = Najkraća stranica prostorije
room-to-field = Najduža stranica prostorije
cells-unit = ćelija
openings-field = Dodatni otvori
openings-note = Otvara ovaj deo preostalih unutrašnjih zidova, čime nastaju petlje.
dead-ends-field = Uklonjeni ćorsokaci
dead-ends-note = Ovaj deo ćorsokaka dobija još jedan izlaz.
for-study-title = Za proučavanje
loops-field = Verovatnoća petlji
loops-note = Verovatnoća da u svakom koraku padne i zid između ćelija koje su već povezane. Sa 30% nastaje oko 3 do 28 dodatnih otvora na 100 ćelija, zavisno od vrste lavirinta. Pretraga u dubinu ima svoje pravilo.
blocks-field = Verovatnoća blokiranja
blocks-note = Verovatnoća da zid koji treba da padne ostane na mestu. Delovi lavirinta mogu da ostanu odsečeni.

seed-title = Seme
seed-field = Seme
seed-placeholder = Svaki put novo
keep-seed-maze = Zadrži ovo seme za sledeći lavirint

look-title = Izgled
layout-title = Raspored
cell-size-field = Veličina ćelije u tačkama
cell-width-field = Širina ćelije u tačkama
cell-height-field = Visina ćelije u tačkama
square-cells-check = Ćelije su kvadratne
font-size-field = Veličina fonta
points-unit = tačaka
wall-weight-choice = Debljina zidova
wall-thin = Tanki
wall-medium = Srednji
wall-thick = Debeli
wall-colour-field = Boja zidova
fill-colour-field = Popuna
format-grid-button = Nacrtaj mrežu
format-grid-note = „{ format-grid-button }“ crta praznu mrežu ovakvog izgleda, u kojoj stoje svi zidovi. „{ generate-button }“ crta lavirint.
formatting-grid = Crtanje mreže…

shape-title = Oblik
use-shape-check = Koristi izabrane ili obojene ćelije
shape-choice = Oblik
shape-areas = Izabrane oblasti
shape-colour = Sve ćelije u boji aktivne ćelije
shape-note = Kolone i redovi tada nemaju uticaja. Da biste izabrali više oblasti, držite Ctrl (na Mac računaru Cmd).
size-cells-note = „{ set-up-sheet-button }“ ne crta ništa: upisuje broj kolona i broj redova u dve ćelije desno od mreže, gde takođe možete da ih menjate.
size-cells-details = Kolone su u ćeliji BC12, a redovi u ćeliji BC14, sa imenima MazeColumns i MazeRows. Te ćelije možete da premestite: imena se premeštaju s njima.
set-up-sheet-button = Ćelije za veličinu
setting-up-sheet = Pravljenje ćelija za veličinu…

previous-maze-button = Prethodni lavirint
bringing-back-maze = Vraćanje prethodnog lavirinta…
