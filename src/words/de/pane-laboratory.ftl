# The tab Lab.

this-maze-title = Dieses Labyrinth
statistics-button = Statistik
colour-distances-button = Entfernungen einfärben
take-colours-button = Farben entfernen
legend-list = Entfernungen nach Farbe
legend-one-distance = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
 }, { $pattern }: { $cells ->
    [one] { $cells } Zelle
   *[other] { $cells } Zellen
 }
legend-distances = { NUMBER($from) } bis { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
 }, { $pattern }: { $cells ->
    [one] { $cells } Zelle
   *[other] { $cells } Zellen
 }
pattern-plain = einfarbig
pattern-dotted = gepunktet
pattern-hatched-up = steigend schraffiert
pattern-hatched-down = fallend schraffiert
pattern-striped = gestreift

two-title = { side-by-side-button } und im Wettlauf
two-note = Ablauf und Farben von der Registerkarte „{ watch-tab }“ gelten auch hier; die Schritte werden dort abgespielt. Wände sind hier Linien.
left-choice = Links
right-choice = Rechts
side-by-side-button = Nebeneinander
first-solver-choice = Erstes Lösungsverfahren
second-solver-choice = Zweites Lösungsverfahren
race-button = Wettlauf

formulas-title = Gewichte und Formeln
formulas-note = „{ write-weights-button }“ gibt jeder Wand des Labyrinths ein Gewicht, das Sie oder eine Formel ändern können. „{ union-find-button }“ zeigt Schritt für Schritt, wie Zellen zu Mengen werden, bei bis zu 100 Zellen.
write-weights-button = Gewichte schreiben
by-weights-choice = Algorithmus für diese Gewichte
maze-of-weights-button = Labyrinth aus diesen Gewichten
union-find-button = Union-Find schreiben

compare-title = Algorithmen vergleichen
compare-note = Erzeugt Labyrinthe zu Hunderten und schreibt ihre Kennzahlen auf ein neues Blatt, mit Diagrammen und, wo bekannt, der Theorie.
compare-options-title = Was verglichen wird
compare-algorithms-field = Algorithmen
compare-algorithms-note = Mit Strg und Klick (auf dem Mac mit Cmd) wählen Sie mehrere.
no-algorithm-chosen = Kein Algorithmus ist gewählt. Wählen Sie mindestens einen.
compare-sizes-field = Größen
compare-sizes-unit = Spalten x Zeilen
compare-sizes-fault = In „{ compare-sizes-field }“ steht „{ $held }“. Geben Sie eine bis { NUMBER($most) } Größen ein, zum Beispiel 10 x 10, 20 x 30.
compare-in-front-check = Größe und Form dieses Labyrinths
compare-mazes-field = Labyrinthe je Algorithmus
compare-variation-note = Alle Labyrinthe haben die Gänge, Räume und Öffnungen, die unter „{ make-tab }“ gewählt sind.
compare-again-button = Noch einmal
compare-solvers-check = Auch Lösungsverfahren vergleichen
compare-button = Vergleichen

sources-title = Quellen
source-choice = Algorithmus
sources-note = Eine Seite zu jedem Algorithmus: seine Idee, sein Aufwand, wie seine Labyrinthe aussehen und woher er kommt.
source-label = Quelle:
cost-for-cells = Aufwand für n Zellen: { $cost }.
texture-figures = Textur auf { NUMBER($columns) } x { NUMBER($rows) }, in Anteilen der Zellen: { LIST($figures) }.
texture-figure = { $name } { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ $kind ->
    [exact] exakt
    [published] veröffentlicht
   *[measured] gemessen
 })
