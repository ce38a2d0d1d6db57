# The tab Solve.

ends-title = Ulaz i izlazi
ends-note = Izaberite ćeliju lavirinta ili upišite njenu adresu: B2.
cell-field = Ćelija
cell-placeholder = Izabrana ćelija
set-entrance-button = Postavi ulaz
add-exit-button = Dodaj izlaz
remove-end-button = Ukloni
longest-path-button = Najduži put
on-edge-check = Na ivici

solve-title = Rešavanje
solver-choice = Rešavač
solver-note = { $solver } U lavirintu bez petlji svi rešavači nalaze isti put.
solve-button = Reši
clear-solution-button = Obriši rešenje

solve-options-title = Opcije i tabele
visited-check = Prikaži posećene
arrows-check = Strelice duž puta
between-check = Između izabranih ćelija
between-cells-note = Izaberite dve ćelije lavirinta držeći Ctrl (na Mac računaru Cmd) ili upišite njihove adrese: B2.
from-field = Od
to-field = Do
write-distances-button = Ispiši rastojanja
write-search-button = Ispiši pretragu
node-names-choice = Ćelije u tabelama
node-names-addresses = Adrese
node-names-numbers = Brojevi čvorova od 1

twins-title = Samoprovera i čitanje
twins-note = „{ self-marking-button }“ pravi list koji običnim formulama ocenjuje put koji učenik upiše; „{ collect-button }“ pravi tabelu sa rezultatima svih takvih listova. „{ readable-button }“ opisuje lavirint rečima, ćeliju po ćeliju, za čitač ekrana ili Brajev red. „{ write-walls-button }“ ispisuje kodove zidova, koje koriste funkcije kao što je LAVIRINT.PATH.
self-marking-button = Dodaj samoproveru
collect-button = Prikupi rezultate
readable-button = Opiši rečima
write-walls-button = Ispiši zidove

check-title = Provera, popravka, ponovno crtanje
check-button = Proveri
mend-button = Popravi
mend-note = „{ mend-button }“ popravlja lavirint uz najmanje izmena. „{ redraw-button }“ crta tuđ lavirint na novom listu.
findings-list = Nalazi
