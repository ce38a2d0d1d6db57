# The tab Make.

size-title = Größe
columns-field = Spalten
rows-field = Zeilen
size-pending-note = In den Größenzellen des Blatts stehen diese Zahlen noch nicht.

kind-title = Art des Labyrinths

example-title = Beispiel

imperfection-title = Räume, weitere Durchgänge, blockierte Wände
rooms-field = Räume
rooms-note = Offene Rechtecke, so viele, wie Platz haben. Prüfen zählt sie nicht als Fehler.
room-from-field = Kürzeste Seite eines Raums
room-to-field = Längste Seite eines Raums
cells-unit = Zellen
openings-field = Weitere Durchgänge
openings-note = Öffnet diesen Anteil der übrigen Wände im Innern; dadurch entstehen Schleifen.
dead-ends-field = Entfernte Sackgassen
dead-ends-note = Dieser Anteil der Sackgassen erhält einen zweiten Ausweg.
for-study-title = Für Versuche
loops-field = Wahrscheinlichkeit von Schleifen
loops-note = Wahrscheinlichkeit, dass bei einem Schritt auch eine Wand zwischen schon verbundenen Zellen fällt. Bei 30 % entstehen je nach Art des Labyrinths etwa 3 bis 28 weitere Durchgänge auf 100 Zellen. Die Tiefensuche folgt einer eigenen Regel.
blocks-field = Blockierte Wände
blocks-note = Wahrscheinlichkeit, dass eine Wand, die fallen sollte, stehen bleibt. Teile des Labyrinths können dadurch abgeschnitten sein.

seed-title = Startwert
seed-field = Startwert
seed-placeholder = Jedes Mal neu
keep-seed-maze = Startwert für das nächste Labyrinth behalten

look-title = Aussehen
layout-title = Layout
cell-size-field = Zellgröße in Punkt
cell-width-field = Zellbreite in Punkt
cell-height-field = Zellhöhe in Punkt
square-cells-check = Quadratische Zellen
font-size-field = Schriftgrad
points-unit = Punkt
wall-weight-choice = Wandstärke
wall-thin = Dünn
wall-medium = Mittel
wall-thick = Dick
wall-colour-field = Wandfarbe
fill-colour-field = Füllung
format-grid-button = Raster zeichnen
format-grid-note = „{ format-grid-button }“ zeichnet in diesem Aussehen ein leeres Raster, in dem alle Wände stehen. „{ generate-button }“ zeichnet ein Labyrinth.
formatting-grid = Das Raster wird gezeichnet …

shape-title = Form
use-shape-check = Markierte oder farbige Zellen verwenden
shape-choice = Form
shape-areas = Die markierten Bereiche
shape-colour = Alle Zellen in der Farbe der aktiven Zelle
shape-note = Die Anzahl der Spalten und Zeilen gilt dann nicht. Um mehrere Bereiche zu markieren, halten Sie Strg gedrückt (auf dem Mac Cmd).
size-cells-note = „{ set-up-sheet-button }“ zeichnet nichts: Die Anzahl der Spalten und die der Zeilen kommen in zwei Zellen rechts neben dem Raster. Auch dort können Sie sie ändern.
size-cells-details = Die Anzahl der Spalten steht in BC12, die der Zeilen in BC14; die Zellen heißen MazeColumns und MazeRows. Die Zellen lassen sich verschieben: Die Namen wandern mit.
set-up-sheet-button = Größenzellen
setting-up-sheet = Die Größenzellen werden angelegt …

previous-maze-button = Voriges Labyrinth
bringing-back-maze = Das vorige Labyrinth wird zurückgeholt …
