# The tab Solve.

ends-title = Eingang und Ausgänge
ends-note = Zelle markieren oder ihre Adresse eingeben: B2.
cell-field = Zelle
cell-placeholder = Die markierte Zelle
set-entrance-button = Eingang setzen
marking-entrance = Der Eingang wird gesetzt …
add-exit-button = Ausgang setzen
marking-exit = Der Ausgang wird gesetzt …
remove-end-button = Entfernen
removing-end = Die Öffnung wird entfernt …
longest-path-button = Längster Weg
finding-longest-path = Der längste Weg wird gesucht …
on-edge-check = Am Rand

solve-title = Lösen
solver-choice = Lösungsverfahren
solver-note = { $solver } Ohne Schleifen finden alle Verfahren denselben Weg.
solve-button = Lösen
solving-maze = Das Labyrinth wird gelöst …
clear-solution-button = Lösung entfernen
clearing-solution = Die Lösung wird entfernt …

solve-options-title = Optionen und Tabellen
visited-check = Besuchte Zellen zeigen
arrows-check = Pfeile entlang des Wegs
between-check = Zwischen markierten Zellen
between-cells-note = Markieren Sie zwei Zellen des Labyrinths mit Strg (auf dem Mac Cmd), oder geben Sie ihre Adressen ein: B2.
from-field = Von
to-field = Nach
write-distances-button = Entfernungen auflisten
measuring-distances = Die Entfernungen werden berechnet …
write-search-button = Suche auflisten
writing-search = Die Suche wird aufgelistet …
node-names-choice = Zellen in Tabellen
node-names-addresses = Adressen
node-names-numbers = Knotennummern ab 1

twins-title = Selbstkontrolle und Vorlesen
twins-note = „{ self-marking-button }“ legt ein Blatt an, das den eingetippten Weg eines Kindes mit gewöhnlichen Formeln prüft; „{ collect-button }“ fasst die Ergebnisse aller dieser Blätter in einer Tabelle zusammen. „{ readable-button }“ beschreibt das Labyrinth Zelle für Zelle in Worten, für einen Screenreader oder eine Braillezeile. „{ write-walls-button }“ schreibt es als Wandcodes, mit denen Funktionen wie LAVIRINT.PATH rechnen.
self-marking-button = Selbstkontrolle anlegen
adding-self-marking = Die Selbstkontrolle wird angelegt …
collect-button = Ergebnisse sammeln
collecting-results = Die Ergebnisse werden gesammelt …
readable-button = In Worten schreiben
writing-readable = Das Labyrinth wird in Worten geschrieben …
write-walls-button = Wandcodes schreiben
writing-walls = Die Wandcodes werden geschrieben …

check-title = Prüfen, reparieren, neu zeichnen
check-button = Prüfen
checking-maze = Das Labyrinth wird geprüft …
mend-button = Reparieren
mending-maze = Das Labyrinth wird repariert …
mend-note = „{ mend-button }“ ändert so wenig wie möglich. „{ redraw-button }“ zeichnet ein fremdes Labyrinth auf ein neues Blatt.
findings-list = Befunde
selecting-cells = Die Zellen werden markiert …
