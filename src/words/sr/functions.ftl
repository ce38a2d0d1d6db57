# Worksheet functions: what Excel says about them while somebody types a formula, and their errors.
# The names of functions and of algorithms' ids are the same in every language.

function-maze = Pravi lavirint i daje kodove njegovih zidova: 1 za zid desno od ćelije, 2 za zid ispod nje, 3 za oba, 0 ako nema zida.
function-path = Numeriše korake najkraćeg puta kroz lavirint, od 1 na početku; ostale ćelije ostaju prazne.
function-distances = Daje za svaku ćeliju lavirinta koliko je koraka udaljena.
function-statistics = Broji od čega se lavirint sastoji, u dve kolone: šta i koliko.
function-difficulty = Daje težinu lavirinta, od 0 do 100, od prve do poslednje ćelije.
function-astext = Crta lavirint kao tekst, po jedan red teksta za svaki red lavirinta.
function-encode = Daje kôd za deljenje lavirinta, pomoću kojeg svako može ponovo da ga nacrta.
function-decode = Daje kodove zidova lavirinta na osnovu njegovog koda za deljenje.

argument-rows = Broj redova.
argument-columns = Broj kolona.
argument-seed = Bilo koji tekst ili broj; uz iste ostale argumente, isto seme daje isti lavirint. Podrazumevano: 0.
argument-algorithm = Ime algoritma, na primer „{ generator-kruskal }“, „{ generator-wilson }“ ili „{ generator-depth-first }“. Podrazumevano: { generator-kruskal }.
argument-loops = Procenat preostalih zidova koji se takođe otvaraju, da bi bilo više puteva. Podrazumevano: 0.
argument-walls = Kodovi zidova lavirinta, na primer opseg koji popunjava MAZE.
argument-from = Red i kolona ćelije lavirinta, na primer „2,5“, ili dve ćelije sa tim brojevima. Podrazumevano: prva ćelija.
argument-to = Red i kolona ćelije lavirinta, na primer „2,5“, ili dve ćelije sa tim brojevima. Podrazumevano: poslednja ćelija.
argument-wall = Šta stoji u ćelijama koje su zidovi, na primer 1 ili „#“, ako u „walls“ nisu kodovi zidova. Svaka druga ćelija je otvorena.
argument-form = Ime formata, na primer „{ box-drawing }“, „{ ascii }“ ili „{ csv }“. Podrazumevano: { box-drawing }.
argument-code = Kôd za deljenje iz Lavirinta.

statistic-cells = Ćelije
statistic-passages = Prolazi
statistic-parts = Delovi
statistic-loops = Petlje
statistic-closed-cells = Zatvorene ćelije

wall-code-wrong = U redu { NUMBER($row, useGrouping: 0) }, koloni { NUMBER($column, useGrouping: 0) } kodova zidova je { $kind ->
    [text] tekst „{ $found }“
   *[other] „{ $found }“
}. Upišite tamo ceo broj od 0 do 4.
wall-not-named = { $kind ->
    [codes] Nule okružene jedinicama nisu kodovi zidova.
   *[none] „{ $wall }“ ne stoji ni u jednoj ćeliji ili stoji u svakoj.
} Kao „wall“ navedite šta stoji u ćelijama koje su zidovi, na primer 1 ili „#“.
function-too-many-cells = { NUMBER($rows) } x { NUMBER($columns) } je { $cells ->
    [one] { $cells } ćelija
    [few] { $cells } ćelije
   *[other] { $cells } ćelija
}, a funkcija ih prima najviše { NUMBER($most) }. Izaberite manje ćelija.
function-too-many-columns = { $columns ->
    [one] Tražena je { $columns } kolona
    [few] Tražene su { $columns } kolone
   *[other] Traženo je { $columns } kolona
}, a list ih ima { NUMBER($most) }. Izaberite manje kolona.
function-algorithm-unknown = Algoritam „{ $name }“ ne postoji. Koristite ime iz okna, na primer „{ generator-kruskal }“.
place-not-two-numbers = „{ $found }“ ne navodi red i kolonu. Navedite red i kolonu ćelije u lavirintu, na primer „2,5“.
place-outside-maze = Red { NUMBER($row, useGrouping: 0) }, kolona { NUMBER($column, useGrouping: 0) } nije u lavirintu. Izaberite ćeliju lavirinta.
no-path-between-places = Od reda { NUMBER($row, useGrouping: 0) }, kolone { NUMBER($column, useGrouping: 0) } do reda { NUMBER($toRow, useGrouping: 0) }, kolone { NUMBER($toColumn, useGrouping: 0) } nema puta. Izaberite dve ćelije koje spaja put.
no-path-to-rate = Od prve do poslednje ćelije lavirinta nema puta. Otvorite zid između njegova dva dela.
text-line-too-long-for-cell = Red teksta imao bi { $length ->
    [one] { $length } znak
    [few] { $length } znaka
   *[other] { $length } znakova
}, a u ćeliju ih staje { NUMBER($most) }. Izaberite manje kolona.
function-cancelled = Izračunavanje je otkazano. Ponovo izračunajte list.
function-fault = Došlo je do interne greške: { $fault } Prijavite ovu formulu autorima Lavirinta.
