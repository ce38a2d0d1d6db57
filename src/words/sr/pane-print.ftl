# The tab Print.

page-title = Stranica
page-note = Jedna stranica. Štampa: Ctrl+P (Mac: Cmd+P).
prepare-page-button = Pripremi za štampu
answer-page-button = Stranica s rešenjem
enlarge-check = Uvećaj da ispuni stranicu

paper-choice = Papir

window-filling = Ceo lavirint se vidi sa ćelijama od { $points ->
    [one] { $points } tačke
    [few] { $points } tačke
   *[other] { $points } tačaka
 } i { $walls ->
    [thin] tankim
    [medium] srednjim
   *[thick] debelim
 } zidovima. Pritisnite „{ generate-button }“.

texts-title = Papir, veličina, naslov, ime
title-field = Naslov
name-line-check = Linija za ime
below-choice = Ispod lavirinta
below-nothing = Ništa
below-stars = Zvezdice
below-difficulty = I poeni
below-code = I kôd za deljenje

booklet-title = Zbirka
booklet-note = Dodaje listove za lavirinte i rešenja. Ranije izmene posle toga ne mogu da se opozovu.
booklet-options-title = Zbirke i kompleti
booklet-count-field = Lavirinti
booklet-difficulty-choice = Težina
rising-difficulty = Sve teži
easy-difficulty = Laki
medium-difficulty = Srednji
hard-difficulty = Teški
easiest-size-field = Veličina najlakših
hardest-size-field = Veličina najtežih
booklet-sizes-note = Za komplete za odeljenje i za zbirke čiji su lavirinti sve teži. Ostale zbirke imaju kolone i redove sa kartice „{ make-tab }“.
size-fault = U polju stoji „{ $held }“. Upišite kolone i redove od 2 do { NUMBER($most) }, na primer 10 x 8.
booklet-rises = Težina raste od oko { NUMBER($from) } do oko { NUMBER($to) } od 100.
booklet-kinds-choice = Vrste lavirinata
mixed-kinds = Mešovito
booklet-per-page-choice = Lavirinti po stranici
booklet-ends-choice = Ulaz i izlaz
ends-at-corners = U uglovima
ends-longest-path-choice = { longest-path-button } od ivice do ivice
ends-on-opposite-sides = Nasumično, na suprotnim stranama
make-booklet-button = Napravi zbirku
delete-booklet-button = Izbriši zbirku

class-set-title = Komplet za odeljenje
class-set-note = Stranica za svakog učenika iz tabele: { class-heading-name } i, ako želite, { class-heading-level } ({ class-level-easy }, { class-level-medium }, { class-level-hard } ili od 1 do 5), { class-heading-words } duž puta i { class-heading-shape } ({ shape-heart }, { shape-star }, … ili { class-shape-own-name } za slova imena). Prvo izaberite tabelu.
new-class-list-button = Nov spisak učenika
make-class-set-button = Napravi komplet
update-class-set-button = Ažuriraj komplet
mark-class-set-button = Samoprovera za sve
class-set-update-note = Red bez nivoa dobija težinu koja je gore izabrana (uz „{ rising-difficulty }“: „{ medium-difficulty }“). Posle promena u tabeli, „{ update-class-set-button }“ pravi samo stranice novih i promenjenih redova. „{ delete-booklet-button }“ briše i komplet.

words-and-questions-title = Reči, pitanja, slike, posteri
items-title = Reči i brojevi
items-text = Reči, broj do kog se broji ili ćelije
items-placeholder = MAČKA ili 9 ili Reči!A2:A9
items-arrangement-choice = Na putu
items-over-and-over = Iznova i iznova
items-once = Jednom, raspoređeno
items-note = Stavke stoje redom na putu od S do E. U svim ostalim ćelijama su stavke koje zavode na pogrešan put: nijedan krak ne počinje stavkom koja je sledeća.
fill-cells-button = Upiši u lavirint
take-items-button = Ukloni stavke

questions-title = Pitanja na račvanjima
questions-source-choice = Pitanja
questions-addition = Sabiranje
questions-subtraction = Oduzimanje
questions-times = Tablica množenja
questions-range = Iz ćelija
questions-limit-choice = Brojevi do
questions-cells-field = Tabela sa pitanjima
questions-cells-placeholder = Pitanja!A1:E9
take-table-button = Upotrebi izabranu tabelu
questions-note = Samo tačni odgovori vode do izlaza. U prvom redu tabele sa pitanjima stoje { question-heading }, { right-heading }, { wrong-heading } 1 i, ako želite, { wrong-heading } 2 i { wrong-heading } 3. Spisak pitanja stoji ispod lavirinta.
ask-at-forks-button = Postavi pitanja

pictures-title = Slike i posteri
pictures-note = Slika prikazuje rešenje ako ga prikazuje list.
save-svg-button = Sačuvaj SVG
save-png-button = Sačuvaj PNG
insert-picture-button = Umetni sliku
picture-saved = Datoteka { $file } stiže među preuzete datoteke. Ako ne stigne, kopirajte sliku ispod: kliknite na nju desnim tasterom miša ili je dodirnite i zadržite.
poster-pages-choice = Stranica po širini x po visini

poster-note = Poster je lavirint na novom listu, raspoređen na više stranica. Susedne stranice imaju zajednički sivi niz ćelija.
make-poster-button = Napravi poster
