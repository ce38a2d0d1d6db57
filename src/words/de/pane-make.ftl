# The tab Make.

size-title = Größe
columns-field = Spalten
make-note = Herzen und Namen: { shape-title }. Klassensätze: { print-tab }. Vorhandene Labyrinthe: { change-tab }.
rows-field = Zeilen
size-pending-note = In den Größenzellen des Blatts stehen diese Zahlen noch nicht.

kind-title = Art des Labyrinths

variation-title = Gänge, Räume, Öffnungen, Startwert
rooms-field = Räume
rooms-note = Offene Rechtecke, so viele, wie Platz haben. Prüfen zählt sie nicht als Fehler.
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
river-note = Je höher, desto weiter läuft ein Gang, bevor er sich verzweigt.
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
cell-width-field = Zellbreite in Punkt
cell-height-field = Zellhöhe in Punkt
square-cells-check = Quadratische Zellen
font-size-field = Schriftgrad
points-unit = Punkt
walls-choice = Wände
walls-lines = Linien
walls-cells =
    { $share ->
        [100] Zellen, so breit wie die Wege
       *[other] Zellen, { $share } % so breit wie die Wege
    }
wall-weight-choice = Wandstärke
wall-thin = Dünn
wall-medium = Mittel
wall-thick = Dick
wall-colour-field = Wandfarbe
fill-colour-field = Füllung
format-grid-button = Raster zeichnen
fit-window-button = Ans Fenster anpassen
format-grid-note = „{ format-grid-button }“ zeichnet in diesem Aussehen ein leeres Raster, in dem alle Wände stehen. „{ generate-button }“ zeichnet ein Labyrinth.

shape-title = Form
use-shape-check = Markierte oder farbige Zellen verwenden
shape-choice = Form
shape-areas = Die markierten Bereiche
shape-colour = Alle Zellen in der Farbe der aktiven Zelle
shape-note = Die Anzahl der Spalten und Zeilen gilt dann nicht. Um mehrere Bereiche zu markieren, halten Sie Strg gedrückt (auf dem Mac Cmd).
size-cells-note = „{ set-up-sheet-button }“ zeichnet nichts: Die Anzahl der Spalten und die der Zeilen kommen in zwei Zellen rechts neben dem Raster. Auch dort können Sie sie ändern.
set-up-sheet-button = Größenzellen

previous-maze-button = Voriges Labyrinth
