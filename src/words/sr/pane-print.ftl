# The tab Print.

page-title = Stranica
page-note = Jedna stranica. Štampa: Ctrl+P (Mac: Cmd+P).
prepare-page-button = Pripremi stranicu
preparing-page = Priprema stranice…
fit-to-page-button = Uklopi lavirint
fitting-to-page = Uklapanje lavirinta u stranicu…
answer-page-button = Stranica s rešenjem
drawing-answer = Crtanje rešenja…

paper-title = Papir
paper-choice = Papir
fitting-choice = Veličina lavirinta
fitting-own = Zadrži veličinu ćelija
fitting-fill = Cela stranica
fitting-window = Ceo prozor
window-width-field = Širina prozora
window-height-field = Visina prozora
fitting-preset = { $preset ->
    [small] Mali
    [medium] Srednji
   *[large] Veliki
  }, { NUMBER($columns) } x { NUMBER($rows) }
smaller-note = Veći lavirint se smanjuje da stane na stranicu.
page-filling = Kad je papir { $orientation ->
    [landscape] položen
   *[portrait] uspravan
 }, stranicu ispunjavaju ćelije od { $points ->
    [one] { $points } tačke
    [few] { $points } tačke
   *[other] { $points } tačaka
 } sa { $walls ->
    [thin] tankim
    [medium] srednjim
   *[thick] debelim
 } zidovima. Pritisnite „{ generate-button }“.

window-filling = Ceo lavirint se vidi sa ćelijama od { $points ->
    [one] { $points } tačke
    [few] { $points } tačke
   *[other] { $points } tačaka
 } i { $walls ->
    [thin] tankim
    [medium] srednjim
   *[thick] debelim
 } zidovima. Pritisnite „{ generate-button }“.

texts-title = Naslov, ime i podnožje
title-field = Naslov
maze-number-field = Broj lavirinta
name-line-check = Linija za ime
stars-check = Zvezdice
difficulty-check = Težina (0–100)
page-code-check = Kôd za deljenje
maze-number-fault = Polje „{ maze-number-field }“ sadrži { $held }. Upišite ceo broj ili ga ostavite prazno.

booklet-title = Zbirka
booklet-note = Dodaje listove za lavirinte i rešenja. Ranije izmene posle toga ne mogu da se ponište.
booklet-options-title = Opcije zbirke
booklet-count-field = Lavirinti
booklet-difficulty-choice = Težina
rising-difficulty = Sve teži
easy-difficulty = Laki
medium-difficulty = Srednji
hard-difficulty = Teški
smallest-columns-field = Kolone, od
smallest-rows-field = Redovi, od
largest-columns-field = Kolone, do
largest-rows-field = Redovi, do
booklet-rises = Težina raste od oko { NUMBER($from) } do oko { NUMBER($to) } od 100.
booklet-kinds-choice = Vrste lavirinata
mixed-kinds = Mešovito
booklet-ends-choice = Ulaz i izlaz
ends-at-corners = U uglovima
ends-longest-path-choice = { longest-path-button } od ivice do ivice
ends-on-opposite-sides = Nasumično, na suprotnim stranama
with-dull-mazes-check = I dosadni lavirinti, na primer pruge
ends-marks-choice = Početak i kraj
gaps-and-letters = Otvori, S i E
gaps-alone = Otvori u okviru
letters-alone = S i E
answers-choice = Rešenja po stranici
booklet-sheets-choice = Listovi
sheet-per-maze = Po jedan za lavirint, do { NUMBER($most) }
one-sheet-for-all = Svi na jednom
booklet-seed-field = Seme zbirke
keep-seed-booklet = Zadrži ovo seme za sledeću zbirku
make-booklet-button = Napravi zbirku
making-booklet = Pravljenje zbirke…
delete-booklet-button = Izbriši zbirku
deleting-booklet = Brisanje zbirke…

class-set-title = Komplet za odeljenje
class-set-note = Stranica za svakog učenika iz tabele: { class-heading-name } i, ako želite, { class-heading-level } ({ class-level-easy }, { class-level-medium }, { class-level-hard } ili od 1 do 5), { class-heading-words } duž puta i { class-heading-shape } ({ shape-heart }, { shape-star }, … ili { class-shape-own-name } za slova imena). Prvo izaberite tabelu.
easiest-columns-field = Kolone, najlakši
easiest-rows-field = Redovi, najlakši
hardest-columns-field = Kolone, najteži
hardest-rows-field = Redovi, najteži
class-difficulty-choice = Nivo gde nije naveden
class-kinds-choice = Vrste za odeljenje
class-answers-check = Sa rešenjima
class-seed-field = Seme kompleta
keep-seed-class = Zadrži ovo seme za sledeći komplet
new-class-list-button = Nov spisak učenika
writing-class-list = Upisivanje spiska učenika…
make-class-set-button = Napravi komplet
making-class-set = Pravljenje kompleta…
update-class-set-button = Ažuriraj komplet
updating-class-set = Ažuriranje kompleta…
mark-class-set-button = Samoprovera za sve
marking-class-set = Dodavanje samoprovere kompletu…
class-set-update-note = Posle promena u tabeli, „{ update-class-set-button }“ pravi samo stranice novih i promenjenih redova. „{ delete-booklet-button }“ briše i komplet.

words-and-questions-title = Reči, brojevi i pitanja
items-title = Reči i brojevi
items-kind-choice = Stavke
items-numbers = Brojevi
items-text = Reč ili rečenica
items-range = Ćelije
items-arrangement-choice = Na putu
items-over-and-over = Iznova i iznova
items-once = Jednom, raspoređeno
items-last-field = Poslednji broj
items-range-placeholder = Reči!A2:A9
items-seed-field = Seme za pogrešna slova
items-note = Stavke stoje redom na putu od S do E. U svim ostalim ćelijama su stavke koje zavode na pogrešan put: nijedan krak ne počinje stavkom koja je sledeća.
fill-cells-button = Upiši u lavirint
filling-cells = Popunjavanje ćelija…
take-items-button = Ukloni stavke
emptying-cells = Pražnjenje ćelija…
take-selection-button = Upotrebi izbor

questions-title = Pitanja na račvanjima
questions-source-choice = Pitanja
questions-addition = Sabiranje
questions-subtraction = Oduzimanje
questions-times = Tablica množenja
questions-range = Iz ćelija
questions-limit-choice = Brojevi do
questions-count-field = Najveći broj pitanja
questions-cells-field = Tabela sa pitanjima
questions-cells-placeholder = Pitanja!A1:E9
take-table-button = Upotrebi izabranu tabelu
questions-seed-field = Seme pitanja
questions-note = Samo tačni odgovori vode do izlaza. U prvom redu tabele sa pitanjima stoje { question-heading }, { right-heading }, { wrong-heading } 1 i, ako želite, { wrong-heading } 2 i { wrong-heading } 3. Spisak pitanja stoji ispod lavirinta.
ask-at-forks-button = Postavi pitanja
asking-at-forks = Upisivanje pitanja…

pictures-title = Slike i posteri
with-solution-check = Sa rešenjem
save-svg-button = Sačuvaj SVG
save-png-button = Sačuvaj PNG
insert-picture-button = Umetni sliku
drawing-picture = Crtanje slike…
svg-saved = Datoteka { $file } stiže među preuzete datoteke. Ako ne stigne, kopirajte sliku ispod: kliknite na nju desnim tasterom miša ili je dodirnite i zadržite.
png-saved = Datoteka { $file }, { $dots ->
    [one] { $dots } tačka
    [few] { $dots } tačke
   *[other] { $dots } tačaka
} po inču, stiže među preuzete datoteke. Ako ne stigne, kopirajte sliku ispod: kliknite na nju desnim tasterom miša ili je dodirnite i zadržite.

poster-across-field = Stranica po širini
poster-down-field = Stranica po visini
poster-note = Poster je lavirint na novom listu, raspoređen na više stranica. Susedne stranice imaju zajednički sivi niz ćelija.
make-poster-button = Napravi poster
drawing-poster = Crtanje postera…
