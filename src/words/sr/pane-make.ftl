# The tab Make.

size-title = Veličina
columns-field = Kolone
make-note = Srca i imena: { shape-title }. Kompleti za razred: { print-tab }. Gotovi lavirinti: { change-tab }.
rows-field = Redovi
size-pending-note = Ćelije za veličinu na listu još ne sadrže ove brojeve.

kind-title = Vrsta lavirinta

variation-title = Hodnici, prostorije, otvori, seme
rooms-field = Prostorije
rooms-note = Otvoreni pravougaonici, koliko ih stane. Provera ih ne računa kao greške.
room-from-field = Najkraća stranica prostorije
room-to-field = Najduža stranica prostorije
cells-unit = ćelija
openings-field = Dodatni otvori
openings-note = Otvara ovaj deo preostalih unutrašnjih zidova, čime nastaju petlje.
dead-ends-field = Uklonjeni ćorsokaci
dead-ends-note = Ovaj deo ćorsokaka dobija još jedan izlaz.
blocks-field = Verovatnoća blokiranja
blocks-note = Verovatnoća da zid koji treba da padne ostane na mestu. Delovi lavirinta mogu da ostanu odsečeni.
direction-field = Smer
direction-note = Ispod 0 više hodnika vodi levo i desno, iznad 0 gore i dole.
river-field = Dugi hodnici
river-note = Što je veće, hodnik ide dalje pre nego što se račva.
pattern-choice = Simetrija
pattern-name = { $pattern ->
   *[none] Bez simetrije
    [leftRight] Levo i desno
    [topBottom] Gore i dole
    [halfTurn] Pola okreta
    [labyrinth] Jedan put kroz sve ćelije
}

seed-field = Seme
seed-placeholder = Svaki put novo
keep-seed-maze = Zadrži ovo seme

look-title = Izgled
layout-title = Raspored
cell-size-field = Veličina ćelije u tačkama
cell-width-field = Širina ćelije u tačkama
cell-height-field = Visina ćelije u tačkama
square-cells-check = Ćelije su kvadratne
font-size-field = Veličina fonta
points-unit = tačaka
walls-choice = Zidovi
walls-lines = Linije
walls-cells =
    { $share ->
        [100] Ćelije široke kao putevi
       *[other] Ćelije, { $share } % širine puteva
    }
wall-weight-choice = Debljina zidova
wall-thin = Tanki
wall-medium = Srednji
wall-thick = Debeli
wall-colour-field = Boja zidova
fill-colour-field = Popuna
format-grid-button = Nacrtaj mrežu
fit-window-button = Uklopi u prozor
format-grid-note = „{ format-grid-button }“ crta praznu mrežu ovakvog izgleda, u kojoj stoje svi zidovi. „{ generate-button }“ crta lavirint.

shape-title = Oblik
use-shape-check = Koristi izabrane ili obojene ćelije
shape-choice = Oblik
shape-areas = Izabrane oblasti
shape-colour = Sve ćelije u boji aktivne ćelije
shape-note = Kolone i redovi tada nemaju uticaja. Da biste izabrali više oblasti, držite Ctrl (na Mac računaru Cmd).
size-cells-note = „{ set-up-sheet-button }“ ne crta ništa: upisuje broj kolona i broj redova u dve ćelije desno od mreže, gde takođe možete da ih menjate.
set-up-sheet-button = Ćelije za veličinu

previous-maze-button = Prethodni lavirint
