# Questions about a maze that stands, and repairs: solutions, distances, faults.
# $sheet is the name of a sheet; $cell, $from, $area and $maze are addresses, such as B2 or B2:I6.

# Solve

search-ready =
    { $steps ->
        [one] { $solver }: { $maze } auf dem Blatt { $sheet } wird in { $steps } Schritt durchsucht; noch wird keiner gezeigt.
       *[other] { $solver }: { $maze } auf dem Blatt { $sheet } wird in { $steps } Schritten durchsucht; noch wird keiner gezeigt.
    }
path-found =
    { $found ->
        [shortest] Der kürzeste
       *[some] Ein
    } Weg von { $from } nach { $to } auf dem Blatt { $sheet } hat { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }.
path-costs = Er kostet { NUMBER($cost) }, und kein anderer Weg kostet weniger.
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
solver-circled = { $solver }: auf dem Blatt { $sheet } wieder am Anfang { $from }, ohne zu { $to } zu gelangen.
cells-reached =
    { $count ->
        [one] Die Suche hat { $count } Zelle erreicht: { $areas }.
       *[other] Die Suche hat { $count } Zellen erreicht: { $areas }.
    }
mend-to-join = Um die Teile des Labyrinths zu verbinden, klicken Sie auf „{ mend-button }“.
try-another-solver = Ein anderes Lösungsverfahren findet vielleicht einen Weg.
no-cost = { $cell } auf dem Blatt { $sheet } enthält „{ $value }“, { $solver } braucht in den Zellen aber Zahlen ab 0; eine leere Zelle kostet 1. Ändern Sie die Zelle, oder wählen Sie ein anderes Lösungsverfahren.
costs-too-large = Auf dem Blatt { $sheet } ist die Summe der Zahlen auf jedem Weg zu groß zum Vergleichen. Geben Sie kleinere Zahlen in die Zellen ein, und versuchen Sie es erneut.
solution-elsewhere = In { $area } auf dem Blatt { $sheet } ist schon eine Lösung. Klicken Sie zuerst auf „{ clear-solution-button }“.

# From where to where

select-two-cells = Dafür sind zwei Zellen des Labyrinths nötig. Markieren Sie sie (die zweite mit Strg, auf dem Mac mit Cmd), oder geben Sie sie ein, und versuchen Sie es erneut.
field-empty = Das Feld „{ $field ->
    [from] { from-field }
   *[to] { to-field }
}“ ist leer. Geben Sie eine Zelle ein, zum Beispiel { $cell }.
field-holds-no-cell = Im Feld „{ $field ->
    [from] { from-field }
    [to] { to-field }
   *[cell] { cell-field }
}“ steht „{ $text }“. Geben Sie eine Adresse wie { $cell } ein.
no-entrance = Das Labyrinth { $maze } auf dem Blatt { $sheet } hat keinen Eingang. Markieren Sie eine Zelle, und klicken Sie auf „{ set-entrance-button }“, oder lösen Sie das Labyrinth zwischen markierten Zellen.

# Clear solution

marks-cleared = Die Markierungen in { $area } auf dem Blatt { $sheet } sind entfernt.

# Distances between all cells

three-new-sheets = Die Entfernungen kommen auf drei neue Blätter mit je { NUMBER($cells) } Zeilen und { NUMBER($cells) } Spalten.
write-them = Entfernungen auflisten?
write = Auflisten
distances-written =
    { $names ->
        [numbers] Die Entfernungen zwischen allen Paaren von Zellen stehen auf dem Blatt { $distances }, die Vorgänger auf { $predecessors } und die Adjazenzmatrix auf { $adjacency }. Geben Sie zwei Knotennummern in B1 und D1 von { $distances } ein; F1 zeigt dann die Anzahl der Schritte dazwischen.
       *[addresses] Die Entfernungen zwischen allen Paaren von Zellen stehen auf dem Blatt { $distances }, die Vorgänger auf { $predecessors } und die Adjazenzmatrix auf { $adjacency }. Geben Sie zwei Adressen in B1 und D1 von { $distances } ein; F1 zeigt dann die Anzahl der Schritte dazwischen.
    }

# A sheet that marks typed paths, and a sheet that says every cell in words

write-walls-again = Die Wandcodes des Labyrinths { $maze } auf dem Blatt { $sheet } in das Blatt { $earlier } schreiben?
walls-changed = Jemand hat auf dem Blatt { $written } Wandcodes geändert oder etwas anderes eingetragen; all das wird gelöscht.
walls-copied = Das Blatt { $written } ist vielleicht eine Kopie. Wandcodes dieses Labyrinths stehen auf { LIST($sheets) }; geändert wird nur { $written }.
self-marking-written = Das Blatt { $written } prüft Wege durch das Labyrinth { $maze } auf dem Blatt { $sheet } mit bis zu { NUMBER($steps) } Schritten, auch ohne Lavirint.
no-self-marking = Kein Blatt dieser Arbeitsmappe prüft Wege. Klicken Sie zuerst auf dem Blatt jedes Labyrinths auf „{ self-marking-button }“.
results-collected =
    { $sheets ->
        [one] Die Tabelle auf dem Blatt { $name } zeigt das Ergebnis von { $sheets } Blatt zur Selbstkontrolle und ändert sich mit ihm.
       *[other] Die Tabelle auf dem Blatt { $name } zeigt die Ergebnisse von { $sheets } Blättern zur Selbstkontrolle und ändert sich mit ihnen.
    }
no-way = Vom Eingang führt kein Weg zu einem Ausgang von { $maze } auf dem Blatt { $sheet }. Klicken Sie auf „{ check-button }“, um den Grund zu sehen, reparieren Sie das Labyrinth, und versuchen Sie es erneut.
path-too-long-to-mark = Der kürzeste Weg durch { $maze } auf dem Blatt { $sheet } hat { NUMBER($steps) } Schritte, und ein Blatt prüft höchstens { NUMBER($most) }. Erzeugen Sie ein kleineres Labyrinth, oder verlegen Sie seinen Eingang oder Ausgang.
maze-too-large = { $maze } auf dem Blatt { $sheet } hat { NUMBER($cells) } Zellen, und hierfür sind höchstens { NUMBER($most) } möglich. Wählen Sie ein kleineres Labyrinth.
readable-written = Das Blatt { $written } sagt in jeder Zelle, welche Seiten derselben Zelle des Labyrinths { $maze } auf dem Blatt { $sheet } offen sind.
walls-written = Auf dem Blatt { $written } steht der Wandcode jeder Zelle des Labyrinths { $maze } auf dem Blatt { $sheet }, in derselben Zelle.
# $range is the range of the codes with its sheet, as formulas say it.
walls-in-functions = In Funktionen geben Sie { $range } als Wandcodes an.
# Both are ranges with their sheet; $before is where the earlier codes were.
walls-resized = Die Codes stehen jetzt in { $range }: Geben Sie in Formeln diesen Bereich statt { $before } an.

# The table of a search. $from is the cell where it began.

search-needs-solution = Es wird keine Suche gezeigt, die sich auflisten ließe. Klicken Sie zuerst auf „{ solve-button }“.
search-written =
    { $visits ->
        [one] Die Tabelle auf dem Blatt { $name } enthält { $visits } Besuch ({ $solver }).
       *[other] Die Tabelle auf dem Blatt { $name } enthält { $visits } Besuche ({ $solver }).
    }

# Check

maze-is-perfect =
    { $cells ->
        [one] Das Labyrinth { $maze } auf dem Blatt { $sheet } ist perfekt: Es ist eine einzige Zelle.
       *[other] Das Labyrinth { $maze } auf dem Blatt { $sheet } ist perfekt{ $rooms ->
            [some] , von seinen Räumen abgesehen
           *[none] {""}
        }: Zwischen je zwei seiner { $cells } Zellen führt genau ein Weg.
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
shortest-solutions =
    { $count ->
        [one] Vom Eingang { $entrance } führt eine einzige kürzeste Lösung zum nächsten Ausgang.
       *[other] Vom Eingang { $entrance } aus sind { NUMBER($count) } Lösungen gleich kurz.
    }

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
and-more =
    { $count ->
        [one] Es gibt { $count } weitere Stelle dieser Art.
       *[other] Es gibt { $count } weitere Stellen dieser Art.
    }

# Repair

maze-mended = Das Labyrinth { $maze } auf dem Blatt { $sheet } ist repariert. Wände gesetzt: { NUMBER($added) }, entfernt: { NUMBER($removed) }.
mend-theirs = Das Labyrinth { $maze } auf dem Blatt { $sheet } ist nicht von Lavirint gezeichnet.
mending-changes = Wände, die { $done ->
    [removed] entfernt
   *[added] gesetzt
 } würden: { $walls }{ $more ->
    [0] .
   *[other] {" "}und { $more } weitere.
 }
mend-them = Reparieren?
rooms-stay = Seine Räume, offene Blöcke aus mindestens 2 mal 3 Zellen, bleiben, wie sie sind.
perfect-already = Im Labyrinth { $maze } auf dem Blatt { $sheet } gibt es nichts zu reparieren.
parts-beyond-mending = Manche Teile lassen sich nicht verbinden, weil Zellen dazwischen nicht zum Labyrinth gehören.
wall-put-up = Die Wand zwischen { $one } und { $other } wurde gesetzt.
wall-taken-down = Die Wand zwischen { $one } und { $other } wurde entfernt.
no-exit = Das Labyrinth { $maze } auf dem Blatt { $sheet } hat keinen Ausgang. Markieren Sie eine Zelle, und klicken Sie auf „{ add-exit-button }“, oder lösen Sie das Labyrinth zwischen markierten Zellen.

# For “Solve from here”.
only-exit-selected = { $cell } auf dem Blatt { $sheet } ist der einzige Ausgang des Labyrinths. Markieren Sie eine andere Zelle, und versuchen Sie es erneut.

# What a solver remembers between two steps. { $cells } are addresses, each with its cost behind it on a list: D4 (7).
memory-title = Was sich das Verfahren merkt
solver-remembers-cells = { $kind ->
    [queue] In der Warteschlange, die nächste zuerst
    [edges] An den Rändern beider Suchen
    [stack] Auf dem Stapel, die neueste zuerst
   *[list] Auf der Liste mit ihren Kosten, die günstigste zuerst
} ({ NUMBER($count) }): { $cells }
solver-remembers-marks = Einmal markierte Gänge: { NUMBER($once) }; zweimal markierte: { NUMBER($twice) }.
solver-remembers-turns = Vierteldrehungen nach rechts, abzüglich der nach links: { NUMBER($turns) }.
solver-remembers-rest = { $kind ->
    [ways] Für jede Zelle, wie viele Auswege sie noch hat.
    [table] Für jedes Paar von Zellen den Abstand und die vorletzte Zelle.
   *[facing] Nur, wo es steht und wohin es schaut.
}
