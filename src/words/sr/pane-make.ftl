# The tab Make.

size-title = Veličina
columns-field = Kolone
make-note = Srca i imena: { shape-title }. Kompleti za odeljenje: { print-tab }. Gotovi lavirinti: { change-tab }.
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
river-note = Što je broj veći, to hodnik ide dalje pre nego što se račva.
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
# Behind the field: width and height are possible too.
cell-size-unit = ili 24 x 12
cell-size-fault = Polje „{ cell-size-field }“ sadrži „{ $held }“. Upišite broj od 1 do { NUMBER($most) }, ili širinu i visinu, na primer 24 x 12.
font-size-field = Veličina fonta
points-unit = tačaka
walls-choice = Zidovi
walls-cells =
    { $share ->
        [100] Ćelije široke kao putevi
       *[other] Ćelije, { $share }% širine puteva
    }
wall-thin = Tanke linije
wall-medium = Srednje linije
wall-thick = Debele linije
wall-colour-field = Boja zidova
fill-colour-field = Popuna
format-grid-button = Nacrtaj mrežu
fit-window-button = Uklopi u prozor
format-grid-note = „{ format-grid-button }“ crta praznu mrežu ovakvog izgleda, u kojoj stoje svi zidovi. „{ generate-button }“ crta lavirint.

shape-title = Oblik
shape-areas = Izabrane ćelije
shape-colour = Obojene ćelije
shape-note = Lavirint nastaje u izabranim ćelijama (više oblasti uz taster Ctrl, na Mac računaru Cmd), ili u svim ćelijama u boji aktivne ćelije. Kolone i redovi tada ne važe.
size-cells-note = „{ set-up-sheet-button }“ ne crta ništa: upisuje broj kolona i broj redova u dve ćelije desno od mreže, gde takođe možete da ih menjate.
set-up-sheet-button = Ćelije za veličinu

previous-maze-button = Prethodni lavirint
