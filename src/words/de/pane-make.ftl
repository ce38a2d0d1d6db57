# The tab Make.

size-title = Größe
columns-field = Spalten
make-note = Herzen und Namen: { shape-title }. Klassensätze: { print-tab }. Vorhandene Labyrinthe: { change-tab }.
rows-field = Zeilen
size-pending-note = In den Größenzellen des Blatts stehen diese Zahlen noch nicht.

kind-title = Art des Labyrinths

variation-title = Gänge, Räume, Öffnungen, Startwert
rooms-field = Räume
rooms-note = Offene Rechtecke, so viele, wie Platz haben. „Prüfen“ zählt sie nicht als Fehler.
room-from-field = Kürzeste Seite eines Raums
room-to-field = Längste Seite eines Raums
cells-unit = Zellen
openings-field = Weitere Durchgänge
openings-note = Öffnet diesen Anteil der übrigen Wände im Innern; dadurch entstehen Schleifen.
dead-ends-field = Entfernte Sackgassen
dead-ends-note = Dieser Anteil der Sackgassen erhält einen zweiten Ausweg.
blocks-field = Blockierte Wände
blocks-note = Wahrscheinlichkeit, dass eine Wand, die fallen sollte, stehen bleibt. Teile des Labyrinths können dadurch abgeschnitten sein.
direction-field = Richtung
direction-note = Unter 0 laufen mehr Gänge nach links und rechts, über 0 nach oben und unten.
river-field = Lange Gänge
river-note = Je höher der Wert, desto weiter läuft ein Gang, bevor er sich verzweigt.
pattern-choice = Symmetrie
pattern-name = { $pattern ->
   *[none] Keine
    [leftRight] Links und rechts
    [topBottom] Oben und unten
    [halfTurn] Halbe Drehung
    [labyrinth] Ein Weg durch alle Zellen
}

seed-field = Startwert
seed-placeholder = Jedes Mal neu
keep-seed-maze = Diesen Startwert beibehalten

look-title = Aussehen
layout-title = Layout
cell-size-field = Zellgröße in Punkt
# Behind the field: width and height are possible too.
cell-size-unit = oder 24 x 12
cell-size-fault = „{ cell-size-field }“ enthält „{ $held }“. Geben Sie eine Zahl von 1 bis { NUMBER($most) } ein, oder Breite und Höhe, etwa 24 x 12.
font-size-field = Schriftgrad
points-unit = Punkt
walls-choice = Wände
walls-cells =
    { $share ->
        [100] Zellen, so breit wie die Wege
       *[other] Zellen, { $share } % so breit wie die Wege
    }
wall-thin = Dünne Linien
wall-medium = Mittlere Linien
wall-thick = Dicke Linien
wall-colour-field = Wandfarbe
fill-colour-field = Füllung
format-grid-button = Raster zeichnen
fit-window-button = Ans Fenster anpassen
format-grid-note = „{ format-grid-button }“ zeichnet in diesem Aussehen ein leeres Raster, in dem alle Wände stehen. „{ generate-button }“ zeichnet ein Labyrinth.

shape-title = Form
shape-areas = Markierte Zellen
shape-colour = Farbige Zellen
shape-note = Das Labyrinth entsteht in den markierten Zellen (mehrere Bereiche mit Strg, auf dem Mac Cmd) oder in allen Zellen in der Farbe der aktiven Zelle. Spalten und Zeilen gelten dann nicht.
size-cells-note = „{ set-up-sheet-button }“ zeichnet nichts: Die Anzahl der Spalten und die der Zeilen kommen in zwei Zellen rechts neben dem Raster. Auch dort können Sie sie ändern.
set-up-sheet-button = Größenzellen

previous-maze-button = Voriges Labyrinth
