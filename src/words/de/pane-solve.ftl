# The tab Solve.

ends-title = Eingang und Ausgänge
ends-note = Markieren Sie eine Zelle, oder geben Sie ihre Adresse ein: B2.
cell-field = Zelle
cell-placeholder = Die markierte Zelle
set-entrance-button = Eingang setzen
add-exit-button = Ausgang setzen
remove-end-button = Entfernen
longest-path-button = Längster Weg
on-edge-check = Am Rand

solve-title = Lösen
solver-choice = Lösungsverfahren
solver-note = { $solver } Ohne Schleifen finden alle Verfahren denselben Weg.
solve-button = Lösen
clear-solution-button = Lösung entfernen

solve-options-title = Optionen und Tabellen
visited-check = Besuchte Zellen zeigen
arrows-check = Pfeile entlang des Wegs
between-check = Zwischen markierten Zellen
between-cells-note = Markieren Sie zwei Zellen des Labyrinths mit Strg (auf dem Mac Cmd), oder geben Sie ihre Adressen ein: B2.
from-field = Von
to-field = Nach
write-distances-button = Entfernungen auflisten
write-search-button = Suche auflisten
node-names-choice = Zellen in Tabellen
node-names-addresses = Adressen
node-names-numbers = Knotennummern ab 1

twins-title = Selbstkontrolle und Vorlesen
twins-note = „{ self-marking-button }“ legt ein Blatt an, das den eingetippten Weg eines Kindes mit gewöhnlichen Formeln prüft; „{ collect-button }“ fasst die Ergebnisse aller dieser Blätter in einer Tabelle zusammen. „{ readable-button }“ beschreibt das Labyrinth Zelle für Zelle in Worten, für einen Screenreader oder eine Braillezeile. „{ write-walls-button }“ schreibt es als Wandcodes, mit denen Funktionen wie LAVIRINT.PATH rechnen.
self-marking-button = Selbstkontrolle anlegen
collect-button = Ergebnisse sammeln
readable-button = In Worten schreiben
write-walls-button = Wandcodes schreiben

check-title = Prüfen, reparieren, neu zeichnen
check-button = Prüfen
mend-button = Reparieren
mend-note = „{ mend-button }“ ändert so wenig wie möglich. „{ redraw-button }“ zeichnet ein fremdes Labyrinth auf ein neues Blatt.
findings-list = Befunde
