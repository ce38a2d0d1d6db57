# Worksheet functions: what Excel says about them while somebody types a formula, and their errors.
# The names of functions and of algorithms' ids are the same in every language.

function-maze = Pravi lavirint i daje kodove njegovih zidova: 1 za zid desno od ćelije, 2 za zid ispod nje, 3 za oba, 0 bez zida.
function-path = Daje korake najkraćeg puta kroz lavirint, sa 1 na njegovom početku; ostale ćelije ostaju prazne.
function-distances = Daje za svaku ćeliju lavirinta koliko je koraka udaljena.
function-statistics = Broji od čega se lavirint sastoji, u dve kolone: šta i koliko.
function-difficulty = Daje težinu lavirinta, od 0 do 100, od prve do poslednje ćelije.
function-text = Crta lavirint kao tekst, po jedan red teksta za svaki red lavirinta.
function-code = Daje kôd za deljenje lavirinta, pomoću kojeg svako može ponovo da ga nacrta.
function-decode = Daje kodove zidova lavirinta na osnovu njegovog koda za deljenje.

argument-rows = Broj redova.
argument-columns = Broj kolona.
argument-seed = Bilo koji tekst ili broj; uz iste ostale argumente, isto seme daje isti lavirint. Ako se izostavi, iznosi 0.
argument-algorithm = Ime algoritma, na primer „{ generator-kruskal }“, „{ generator-wilson }“ ili „{ generator-depth-first }“. Ako se izostavi, to je { generator-kruskal }.
argument-loops = Koliko se od sto preostalih zidova takođe otvara, da bi bilo više puteva. Ako se izostavi, iznosi 0.
argument-walls = Kodovi zidova lavirinta, na primer opseg koji popunjava MAZE.
argument-from = Red i kolona ćelije lavirinta, na primer „2,5“, ili dve ćelije sa tim brojevima. Ako se izostavi, to je prva ćelija.
argument-to = Red i kolona ćelije lavirinta, na primer „2,5“, ili dve ćelije sa tim brojevima. Ako se izostavi, to je poslednja ćelija.
argument-wall = Šta stoji u ćelijama koje su zidovi, na primer 1 ili „#“, ako u „walls“ nisu kodovi zidova. Svaka druga ćelija je otvorena.
argument-form = Ime oblika teksta, na primer „{ box-drawing }“, „{ ascii }“ ili „{ csv }“. Ako se izostavi, to je { box-drawing }.
argument-code = Kôd za deljenje iz Lavirinta.

statistic-cells = Ćelije
statistic-passages = Prolazi
statistic-parts = Delovi
statistic-loops = Petlje
statistic-closed-cells = Zatvorene ćelije

wall-code-wrong = Upišite ceo broj od 0 do 4 u red { NUMBER($row, useGrouping: 0) }, kolonu { NUMBER($column, useGrouping: 0) } kodova zidova. Tamo je { $kind ->
    [text] tekst „{ $found }“
   *[other] „{ $found }“
}, a to nije kôd zida.
wall-not-named = U argumentu „wall“ navedite šta stoji u ćelijama koje su zidovi, na primer 1 ili „#“. { $kind ->
    [codes] Nule okružene jedinicama nisu kodovi zidova.
   *[none] „{ $wall }“ ne stoji ni u jednoj ćeliji ili stoji u svakoj.
}
function-too-many-cells = Izaberite manje ćelija. { NUMBER($rows) } x { NUMBER($columns) } je { $cells ->
    [one] { $cells } ćelija
    [few] { $cells } ćelije
   *[other] { $cells } ćelija
}, a funkcija ih prima najviše { NUMBER($most) }.
function-too-many-columns = Izaberite manje kolona. { $columns ->
    [one] Tražena je { $columns } kolona
    [few] Tražene su { $columns } kolone
   *[other] Traženo je { $columns } kolona
}, a list ih ima { NUMBER($most) }.
function-algorithm-unknown = Izaberite algoritam po imenu iz okna, na primer „{ generator-kruskal }“. Algoritam „{ $name }“ ne postoji.
place-not-two-numbers = Navedite red i kolonu ćelije u lavirintu, na primer „2,5“. „{ $found }“ ne navodi red i kolonu.
place-outside-maze = Izaberite ćeliju lavirinta. Red { NUMBER($row, useGrouping: 0) }, kolona { NUMBER($column, useGrouping: 0) } nije u njemu.
no-path-between-places = Izaberite dve ćelije koje spaja put. Od reda { NUMBER($row, useGrouping: 0) }, kolone { NUMBER($column, useGrouping: 0) } do reda { NUMBER($toRow, useGrouping: 0) }, kolone { NUMBER($toColumn, useGrouping: 0) } nema puta.
no-path-to-rate = Otvorite zid između dva dela lavirinta. Od prve do poslednje ćelije nema puta.
text-line-too-long-for-cell = Izaberite manje kolona. Red teksta imao bi { $length ->
    [one] { $length } znak
    [few] { $length } znaka
   *[other] { $length } znakova
}, a u ćeliju ih staje { NUMBER($most) }.
function-cancelled = Ponovo izračunajte list. Izračunavanje je otkazano.
function-fault = Prijavite ovu formulu autorima Lavirinta. Došlo je do interne greške: { $fault }
