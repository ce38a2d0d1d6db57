# Questions about a maze that stands, and repairs: solutions, distances, faults.
# $sheet is the name of a sheet; $cell, $from, $area and $maze are addresses, such as B2 or B2:I6.

# Solve

drawing-solution = Die Lösung wird gezeichnet …
search-ready =
    { $steps ->
        [one] { $solver }: { $maze } auf dem Blatt { $sheet } wird in { $steps } Schritt durchsucht; noch wird keiner gezeigt.
       *[other] { $solver }: { $maze } auf dem Blatt { $sheet } wird in { $steps } Schritten durchsucht; noch wird keiner gezeigt.
    }
search-seed = Der Startwert dieser Suche ist { $seed }.
shortest-path-found =
    { $steps ->
        [one] Der kürzeste Weg von { $from } nach { $to } auf dem Blatt { $sheet } hat { $steps } Schritt.
       *[other] Der kürzeste Weg von { $from } nach { $to } auf dem Blatt { $sheet } hat { $steps } Schritte.
    }
path-found =
    { $steps ->
        [one] Ein Weg von { $from } nach { $to } auf dem Blatt { $sheet } hat { $steps } Schritt.
       *[other] Ein Weg von { $from } nach { $to } auf dem Blatt { $sheet } hat { $steps } Schritte.
    }
cheapest-path-found =
    { $steps ->
        [one] Der günstigste Weg von { $from } nach { $to } auf dem Blatt { $sheet } hat { $steps } Schritt und kostet { NUMBER($cost) }.
       *[other] Der günstigste Weg von { $from } nach { $to } auf dem Blatt { $sheet } hat { $steps } Schritte und kostet { NUMBER($cost) }.
    }
solver-looked-at =
    { $cells ->
        [one] { $solver }: { NUMBER($searched) } von { $cells } Zelle angesehen.
       *[other] { $solver }: { NUMBER($searched) } von { $cells } Zellen angesehen.
    }
no-path-found = Von { $from } führt auf dem Blatt { $sheet } kein Weg zu { $to }.
any-exit =
    { $count ->
        [one] dem Ausgang
       *[other] einem der { $count } Ausgänge
    }
solver-circled = Die { $solver } kam auf dem Blatt { $sheet } wieder zum Anfang { $from } zurück, ohne zu { $to } zu gelangen.
cells-reached =
    { $count ->
        [one] Die Suche hat { $count } Zelle erreicht: { $areas }.
       *[other] Die Suche hat { $count } Zellen erreicht: { $areas }.
    }
mend-to-join = Um die Teile des Labyrinths zu verbinden, klicken Sie auf „{ mend-button }“.
try-another-solver = Ein anderes Lösungsverfahren findet vielleicht einen Weg.
search-dotted = Die durchsuchten Zellen sind gepunktet.
path-in-figures =
    { $steps ->
        [one] Weg: { $steps } Schritt.
       *[other] Weg: { $steps } Schritte.
    }
no-path-in-figures = Kein Weg.
search-in-figures =
    { $cells ->
        [one] Angesehen: { NUMBER($searched) } von { $cells } Zelle.
       *[other] Angesehen: { NUMBER($searched) } von { $cells } Zellen.
    }
solution-unfinished = Klicken Sie auf „{ clear-solution-button }“. Die Lösung in { $maze } auf dem Blatt { $sheet } ist nicht fertig.
cost-negative = Ändern Sie die Zelle, oder wählen Sie ein anderes Lösungsverfahren. { $cell } auf dem Blatt { $sheet } enthält { $value }, Dijkstra braucht in den Zellen aber Zahlen ab 0; eine leere Zelle kostet 1.
cost-not-a-number = Ändern Sie die Zelle, oder wählen Sie ein anderes Lösungsverfahren. { $cell } auf dem Blatt { $sheet } enthält „{ $value }“, Dijkstra braucht in den Zellen aber Zahlen ab 0; eine leere Zelle kostet 1.
costs-too-large = Geben Sie kleinere Zahlen in die Zellen ein, und versuchen Sie es erneut. Auf dem Blatt { $sheet } ist die Summe der Zahlen auf jedem Weg zu groß zum Vergleichen.
solution-elsewhere = Klicken Sie zuerst auf „{ clear-solution-button }“. In { $area } auf dem Blatt { $sheet } ist schon eine Lösung.

# From where to where

select-two-cells = Markieren Sie zwei Zellen des Labyrinths, oder geben Sie sie ein, und versuchen Sie es erneut. Für die zweite Zelle halten Sie Strg gedrückt (auf dem Mac Cmd).
field-empty =
    { $field ->
        [from] Geben Sie eine Zelle ein, zum Beispiel { $cell }. Das Feld „{ from-field }“ ist leer.
       *[to] Geben Sie eine Zelle ein, zum Beispiel { $cell }. Das Feld „{ to-field }“ ist leer.
    }
field-holds-no-cell =
    { $field ->
        [from] Geben Sie eine Adresse wie { $cell } ein oder eine Zeile und eine Spalte, ab 0 gezählt, wie 0 3. Im Feld „{ from-field }“ steht „{ $text }“.
        [to] Geben Sie eine Adresse wie { $cell } ein oder eine Zeile und eine Spalte, ab 0 gezählt, wie 0 3. Im Feld „{ to-field }“ steht „{ $text }“.
       *[cell] Geben Sie eine Adresse wie { $cell } ein oder eine Zeile und eine Spalte, ab 0 gezählt, wie 0 3. Im Feld „{ cell-field }“ steht „{ $text }“.
    }
route-cell-outside = Wählen Sie eine Zelle des Labyrinths, und versuchen Sie es erneut. { $cell } auf dem Blatt { $sheet } liegt außerhalb des Labyrinths { $maze }.
route-cell-out = Wählen Sie eine andere Zelle, und versuchen Sie es erneut. { $cell } auf dem Blatt { $sheet } wurde aus dem Labyrinth entfernt.
no-entrance = Markieren Sie eine Zelle, und klicken Sie auf „{ set-entrance-button }“, oder lösen Sie das Labyrinth zwischen markierten Zellen. Das Labyrinth { $maze } auf dem Blatt { $sheet } hat keinen Eingang.

# Clear solution

solution-cleared = Die Lösung in { $area } auf dem Blatt { $sheet } ist entfernt.
distances-cleared = Die Entfernungsfarben in { $area } auf dem Blatt { $sheet } sind entfernt.
solution-cleared-in-part = Klicken Sie noch einmal auf „{ clear-solution-button }“. Die Lösung auf dem Blatt { $sheet } ist erst zum Teil entfernt.
distances-cleared-in-part = Klicken Sie noch einmal auf „{ take-colours-button }“. Auf dem Blatt { $sheet } ist erst ein Teil der Entfernungsfarben entfernt.

# Distances between all cells

working-out-distances = Alle Entfernungen werden berechnet, Zelle { NUMBER($taken) } von { NUMBER($cells) } …
writing-matrix = Das Blatt { $sheet } wird geschrieben …
three-new-sheets = Die Entfernungen kommen auf drei neue Blätter mit je { NUMBER($cells) } Zeilen und { NUMBER($cells) } Spalten.
sheets-replaced = Dabei wird ersetzt: { LIST($sheets) }.
write-them = Entfernungen auflisten?
write = Auflisten
distances-written =
    { $names ->
        [numbers] Die Entfernungen zwischen allen Paaren von Zellen stehen auf dem Blatt { $distances }, die Vorgänger auf { $predecessors } und die Adjazenzmatrix auf { $adjacency }. Geben Sie zwei Knotennummern in B1 und D1 von { $distances } ein; F1 zeigt dann die Anzahl der Schritte dazwischen.
       *[addresses] Die Entfernungen zwischen allen Paaren von Zellen stehen auf dem Blatt { $distances }, die Vorgänger auf { $predecessors } und die Adjazenzmatrix auf { $adjacency }. Geben Sie zwei Adressen in B1 und D1 von { $distances } ein; F1 zeigt dann die Anzahl der Schritte dazwischen.
    }
distances-written-old-left = Die neuen Blätter { LIST($sheets) } sind vollständig; die früheren sind vielleicht noch da.
too-many-cells-for-distances = Klicken Sie stattdessen auf „{ solve-button }“; das geht bei jeder Größe. Das Labyrinth { $maze } auf dem Blatt { $sheet } hat { NUMBER($cells) } Zellen, und Entfernungen werden für höchstens { NUMBER($most) } aufgelistet: Jedes Blatt hat eine Spalte und eine Zeile für jede Zelle.

# A sheet that marks typed paths, and a sheet that says every cell in words

write-walls-again = Die Wandcodes des Labyrinths { $maze } auf dem Blatt { $sheet } in das Blatt { $earlier } schreiben?
walls-changed = Jemand hat Wandcodes auf dem Blatt { $written } geändert; diese Änderungen werden überschrieben.
walls-in-way = { $more ->
    [0] Auf dem Blatt { $written } steht dort, wo Wandcodes hinkommen, etwas anderes; es wird überschrieben: { LIST($cells) }.
   *[other] Auf dem Blatt { $written } steht dort, wo Wandcodes hinkommen, etwas anderes; es wird überschrieben: { LIST($cells) } und weitere Zellen.
}
walls-copied = Auf den Blättern { LIST($sheets) } stehen Wandcodes dieses Labyrinths; einige sind Kopien. Die neuen Codes kommen auf das Blatt { $written }, die anderen bleiben, wie sie sind.
walls-perhaps-copy = Das Blatt { $written } ist anscheinend eine Kopie des Blatts mit den Wandcodes, das es nicht mehr gibt.
self-marking-written = Das Blatt { $written } prüft Wege durch das Labyrinth { $maze } auf dem Blatt { $sheet } mit bis zu { NUMBER($steps) } Schritten, auch ohne Lavirint.
self-marking-locked = Es ist ohne Kennwort geschützt; nur die Zellen für den Weg lassen sich ändern.
self-marking-not-locked = Ihr Tabellenprogramm hat es nicht geschützt, deshalb lassen sich seine Formeln ändern und seine ausgeblendeten Spalten einblenden.
no-self-marking = Klicken Sie zuerst auf dem Blatt jedes Labyrinths auf „{ self-marking-button }“. Kein Blatt dieser Arbeitsmappe prüft Wege.
results-collected =
    { $sheets ->
        [one] Die Tabelle auf dem Blatt { $name } zeigt das Ergebnis von { $sheets } Blatt zur Selbstkontrolle und ändert sich mit ihm.
       *[other] Die Tabelle auf dem Blatt { $name } zeigt die Ergebnisse von { $sheets } Blättern zur Selbstkontrolle und ändert sich mit ihnen.
    }
no-path-to-mark = Klicken Sie auf „{ check-button }“, um den Grund zu sehen, reparieren Sie das Labyrinth, und versuchen Sie es erneut. Vom Eingang führt kein Weg zu einem Ausgang von { $maze } auf dem Blatt { $sheet }, deshalb gibt es nichts zu prüfen.
path-too-long-to-mark = Erzeugen Sie ein kleineres Labyrinth, oder verlegen Sie seinen Eingang oder Ausgang. Der kürzeste Weg durch { $maze } auf dem Blatt { $sheet } hat { NUMBER($steps) } Schritte, und ein Blatt prüft höchstens { NUMBER($most) }.
too-many-cells-for-twin = { $kind ->
    [marking] Erzeugen Sie ein kleineres Labyrinth. Das Labyrinth { $maze } auf dem Blatt { $sheet } hat { NUMBER($cells) } Zellen, und Wege werden in Labyrinthen mit höchstens { NUMBER($most) } Zellen geprüft.
    [walls] Erzeugen Sie ein kleineres Labyrinth. Das Labyrinth { $maze } auf dem Blatt { $sheet } hat { NUMBER($cells) } Zellen, und Funktionen verarbeiten die Wandcodes von höchstens { NUMBER($most) } Zellen.
   *[readable] Erzeugen Sie ein kleineres Labyrinth. Das Labyrinth { $maze } auf dem Blatt { $sheet } hat { NUMBER($cells) } Zellen, und in Worten werden Labyrinthe mit höchstens { NUMBER($most) } Zellen geschrieben.
}
readable-written = Das Blatt { $written } sagt in jeder Zelle, welche Seiten derselben Zelle des Labyrinths auf dem Blatt { $sheet } offen sind. Es ist das Labyrinth { $maze }.
readable-starts = Beginnen Sie bei { $entrance }; { $count ->
    [one] der Ausgang ist { LIST($exits) }.
   *[other] die Ausgänge sind { LIST($exits) }.
}
readable-without-ends = Eingang und Ausgang sind nicht gesetzt.
walls-written = Auf dem Blatt { $written } steht der Wandcode jeder Zelle des Labyrinths { $maze } auf dem Blatt { $sheet }, in derselben Zelle.
# $range is the range of the codes with its sheet, as formulas say it.
walls-in-functions = In Funktionen geben Sie { $range } als Wandcodes an.
walls-written-again = Auf dem Blatt { $written } stehen jetzt die Wandcodes des Labyrinths { $maze } auf dem Blatt { $sheet }. Formeln, die sich darauf beziehen, rechnen damit.
# Both are ranges with their sheet; $before is where the earlier codes were.
walls-resized = Die Codes stehen jetzt in { $range }: Geben Sie in Formeln diesen Bereich statt { $before } an.
walls-hidden = Das Blatt { $written } ist ausgeblendet.

# The table of a search. $from is the cell where it began.

search-needs-solution = Klicken Sie zuerst auf „{ solve-button }“. Die Tabelle enthält die Suche, deren Schritte gezeigt werden, und jetzt werden keine gezeigt.
writing-visits = Die Besuche werden geschrieben: { NUMBER($done) } von { NUMBER($visits) }
search-written =
    { $visits ->
        [one] Die Tabelle auf dem Blatt { $name } enthält { $visits } Besuch ({ $solver }).
       *[other] Die Tabelle auf dem Blatt { $name } enthält { $visits } Besuche ({ $solver }).
    }

# Check

maze-is-perfect =
    { $cells ->
        [one] Das Labyrinth { $maze } auf dem Blatt { $sheet } ist perfekt: Es ist eine einzige Zelle.
       *[other] Das Labyrinth { $maze } auf dem Blatt { $sheet } ist perfekt: Zwischen je zwei seiner { $cells } Zellen führt genau ein Weg.
    }
maze-is-not-perfect =
    { $cells ->
        [one] Das Labyrinth { $maze } auf dem Blatt { $sheet } ist nicht perfekt: In seiner { $cells } Zelle gibt es { LIST($faults) }.
       *[other] Das Labyrinth { $maze } auf dem Blatt { $sheet } ist nicht perfekt: In seinen { $cells } Zellen gibt es { LIST($faults) }.
    }
loops-counted =
    { $count ->
        [one] { $count } Schleife
       *[other] { $count } Schleifen
    }
parts-counted =
    { $count ->
        [one] { $count } abgeschnittenen Teil
       *[other] { $count } abgeschnittene Teile
    }
nothing-to-solve-between = Um es zu lösen, setzen Sie einen Eingang und einen Ausgang.
no-path-to-exit = Vom Eingang { $entrance } führt kein Weg zu einem Ausgang.
one-shortest-solution = Vom Eingang { $entrance } führt genau eine kürzeste Lösung zum nächsten Ausgang.
shortest-solutions = Vom Eingang { $entrance } aus sind { NUMBER($count) } Lösungen gleich kurz.
shortest-solutions-at-least = Vom Eingang { $entrance } aus sind mindestens { NUMBER($count) } Lösungen gleich kurz.

# What was found, a line of a list each.
part-cut-off =
    { $count ->
        [one] Die Zelle { $cell } ist abgeschnitten.
       *[other] { $count } Zellen, beginnend mit { $cell }, sind abgeschnitten.
    }
loop-closes =
    { $count ->
        [one] Eine Schleife aus { $count } Zelle schließt sich zwischen { $one } und { $other }.
       *[other] Eine Schleife aus { $count } Zellen schließt sich zwischen { $one } und { $other }.
    }
cells-out-of-maze =
    { $count ->
        [one] { $count } Zelle gehört nicht zum Labyrinth.
       *[other] { $count } Zellen gehören nicht zum Labyrinth.
    }
frame-is-open =
    { $side ->
        [right] Der Rahmen ist rechts von { $cell } offen.
        [bottom] Der Rahmen ist unter { $cell } offen.
        [left] Der Rahmen ist links von { $cell } offen.
       *[top] Der Rahmen ist über { $cell } offen.
    }
more-parts-cut-off =
    { $count ->
        [one] { $count } weiterer Teil ist abgeschnitten.
       *[other] { $count } weitere Teile sind abgeschnitten.
    }
more-loops =
    { $count ->
        [one] Es gibt { $count } weitere Schleife.
       *[other] Es gibt { $count } weitere Schleifen.
    }
more-gaps-in-frame =
    { $count ->
        [one] Es gibt { $count } weitere Lücke im Rahmen.
       *[other] Es gibt { $count } weitere Lücken im Rahmen.
    }

# Mend

maze-mended = Das Labyrinth { $maze } auf dem Blatt { $sheet } ist jetzt perfekt: { LIST($changes) }.
maze-mended-but-for-parts = Das Labyrinth { $maze } auf dem Blatt { $sheet } ist jetzt perfekt, bis auf Teile, die sich nicht verbinden lassen, weil Zellen dazwischen nicht zum Labyrinth gehören: { LIST($changes) }.
mending-seed = Die Wände wurden zufällig gewählt, mit dem Startwert { $seed }.
walls-up-counted =
    { $count ->
        [one] { $count } Wand wurde gesetzt
       *[other] { $count } Wände wurden gesetzt
    }
walls-down-counted =
    { $count ->
        [one] { $count } Wand wurde entfernt
       *[other] { $count } Wände wurden entfernt
    }
perfect-already = Das Labyrinth { $maze } auf dem Blatt { $sheet } ist schon perfekt. Es wurde nichts geändert.
parts-beyond-mending = Das Labyrinth { $maze } auf dem Blatt { $sheet } ist perfekt, bis auf Teile, die sich nicht verbinden lassen, weil Zellen dazwischen nicht zum Labyrinth gehören. Es wurde nichts geändert.
mended-in-part = Klicken Sie noch einmal auf „{ mend-button }“. Das Labyrinth { $maze } auf dem Blatt { $sheet } ist erst zum Teil repariert.
mending-inexact = Entfernte Wände in { $maze } auf dem Blatt { $sheet } sind neu gezeichnet, alle mit derselben Linienart.
wall-put-up = Die Wand zwischen { $one } und { $other } wurde gesetzt.
wall-taken-down = Die Wand zwischen { $one } und { $other } wurde entfernt.
more-walls-put-up =
    { $count ->
        [one] { $count } weitere Wand wurde gesetzt.
       *[other] { $count } weitere Wände wurden gesetzt.
    }
more-walls-taken-down =
    { $count ->
        [one] { $count } weitere Wand wurde entfernt.
       *[other] { $count } weitere Wände wurden entfernt.
    }
no-exit = Markieren Sie eine Zelle, und klicken Sie auf „{ add-exit-button }“, oder lösen Sie das Labyrinth zwischen markierten Zellen. Das Labyrinth { $maze } auf dem Blatt { $sheet } hat keinen Ausgang.

# For “Solve from here”.
only-exit-selected = Markieren Sie eine andere Zelle des Labyrinths, und versuchen Sie es erneut. { $cell } auf dem Blatt { $sheet } ist sein einziger Ausgang.
