# What each step of an algorithm that makes a maze did, for whoever watches it: "Schritt 14 von 39: H3, linke Wand. Die Mengen 15 und 14
# sind verschieden: vereinigt als 15. Noch 26 Mengen." (watch.ftl has the number of the step.)

step-at-wall =
    { $side ->
        [left] { $cell }, linke Wand. { $did }
        [right] { $cell }, rechte Wand. { $did }
        [top] { $cell }, obere Wand. { $did }
       *[bottom] { $cell }, untere Wand. { $did }
    }

## Of every algorithm

wall-falls = Die Wand fällt: { $cell } und { $neighbour } sind verbunden.
wall-stays = Die Wand bleibt stehen.
wall-blocked = Hier sollte ein Durchgang sein, aber die Wand ist blockiert und bleibt stehen.
wall-built = Zwischen { $cell } und { $neighbour } entsteht eine Wand.
wall-makes-loop = { $cell } und { $neighbour } sind schon verbunden, aber die Wand fällt: So entsteht eine Schleife.
search-goes-back = Zurück zu { $neighbour }.
walk-goes =
    { $meets ->
        [maze] Der Zufallsweg geht von { $cell } nach { $neighbour } und trifft dort auf das Labyrinth.
       *[nothing] Der Zufallsweg geht von { $cell } nach { $neighbour }.
    }
walk-erases = Der Zufallsweg war schon in { $neighbour }: Die Schleife wird gelöscht.
coin-keeps-wall = Der Münzwurf lässt die Wand stehen.
cut-begins = Ein Schnitt beginnt, mit einer Lücke zwischen { $cell } und { $neighbour }.

## Kruskal and Borůvka: sets of cells, each with a number. They join as the set with the first number.

sets-left =
    { $left ->
        [one] Noch { $left } Menge.
       *[other] Noch { $left } Mengen.
    }
sets-joined = Die Mengen { NUMBER($set, useGrouping: 0) } und { NUMBER($other, useGrouping: 0) } sind verschieden: vereinigt als { NUMBER($set, useGrouping: 0) }. { sets-left }
sets-joined-blocked = Die Mengen { NUMBER($set, useGrouping: 0) } und { NUMBER($other, useGrouping: 0) } sind verschieden: vereinigt als { NUMBER($set, useGrouping: 0) }, aber die Wand ist blockiert und bleibt stehen. { sets-left }
sets-same = Beide Seiten gehören zur Menge { NUMBER($set, useGrouping: 0) }, also bleibt die Wand stehen. { sets-left }
sets-same-loop = Beide Seiten gehören zur Menge { NUMBER($set, useGrouping: 0) }, aber die Wand fällt: So entsteht eine Schleife. { sets-left }

## Kruskal by random picks of a cell and one of its sides

pick-missed = Dahinter liegt keine Zelle, also geschieht nichts.

## Depth-first search

search-enters = { $neighbour } ist neu: Die Wand fällt, und die Suche geht von dort weiter.
search-enters-blocked = Die Suche geht von { $neighbour } weiter, aber die Wand ist blockiert und bleibt stehen.
search-makes-loop = { $neighbour } wird wieder betreten: Die Wand fällt, und eine Schleife entsteht.
search-dead-end = Von { $cell } aus ist nichts Neues erreichbar: zurück zu { $neighbour }.

## Prim, growing trees, hunt and kill: a maze that grows. The frontier is the cells beside it.

lightest-wall-falls = Die leichteste Wand um das Labyrinth fällt: { $neighbour } wird mit { $cell } verbunden.
frontier-cell-joins = { $neighbour }, aus dem Rand gezogen, wird mit { $cell } verbunden.
tree-grows =
    { $from ->
        [newest] { $cell }, die neueste Zelle, die wachsen kann, wächst nach { $neighbour }.
        [oldest] { $cell }, die älteste Zelle, die wachsen kann, wächst nach { $neighbour }.
        [random] { $cell }, gezogen aus den Zellen, die wachsen können, wächst nach { $neighbour }.
       *[mixed] { $cell }, die neueste Zelle, die wachsen kann, oder eine aus allen gezogene, wächst nach { $neighbour }.
    }
hunt-finds = Der Zufallsweg steckt in { $stuck } fest. Die Jagd geht Zeile für Zeile vor, findet { $neighbour } und verbindet diese Zelle mit { $cell }.

## Random walks: Wilson, Aldous and Broder

walk-begins =
    { $meets ->
        [maze] Ein Zufallsweg beginnt in { $cell }, geht nach { $neighbour } und trifft dort auf das Labyrinth.
       *[nothing] Ein Zufallsweg beginnt in { $cell } und geht nach { $neighbour }.
    }
walk-joins = Der Zufallsweg schließt sich dem Labyrinth an: Die Wand zwischen { $cell } und { $neighbour } fällt.
walk-goes-first-time = Der Zufallsweg geht von { $cell } nach { $neighbour }, wo er noch nie war, also fällt die Wand.

## Eller, row by row, with sets as in Kruskal's algorithm

row-opens-down = Zeile { NUMBER($row, useGrouping: 0) }: { $cell } öffnet sich nach unten, also kommt { $neighbour } in dieselbe Menge.
row-stays-closed = Zeile { NUMBER($row, useGrouping: 0) }: { $cell } öffnet sich nicht nach unten, also beginnt { $neighbour } eine neue Menge.
row-sets-joined =
    { $because ->
        [lastRow] Zeile { NUMBER($row, useGrouping: 0) }: Die Mengen { NUMBER($set, useGrouping: 0) } und { NUMBER($other, useGrouping: 0) } sind verschieden, und das ist die letzte Zeile: vereinigt als { NUMBER($set, useGrouping: 0) }.
       *[coin] Zeile { NUMBER($row, useGrouping: 0) }: Die Mengen { NUMBER($set, useGrouping: 0) } und { NUMBER($other, useGrouping: 0) } sind verschieden, und der Münzwurf vereinigt sie als { NUMBER($set, useGrouping: 0) }.
    }
row-sets-kept = Zeile { NUMBER($row, useGrouping: 0) }: Die Mengen { NUMBER($set, useGrouping: 0) } und { NUMBER($other, useGrouping: 0) } sind verschieden, aber der Münzwurf lässt die Wand stehen.
row-sets-same = Zeile { NUMBER($row, useGrouping: 0) }: Beide Seiten gehören zur Menge { NUMBER($set, useGrouping: 0) }, also bleibt die Wand stehen.

## Sidewinder: a run is joined cells of one row; one of them opens upwards.

run-closes =
    { $cells ->
        [1] Der Münzwurf beendet den Lauf mit einer Zelle.
       *[other] Der Münzwurf beendet den Lauf von { $first } bis { $last }.
    }
run-opens-up =
    { $cells ->
        [1] { $cell }, ein Lauf mit einer Zelle, öffnet sich nach oben.
       *[other] { $cell }, gezogen aus dem Lauf von { $first } bis { $last }, öffnet sich nach oben.
    }
run-goes-on =
    { $cells ->
        [one] Der Lauf geht weiter nach { $neighbour }: { $cells } Zelle.
       *[other] Der Lauf geht weiter nach { $neighbour }: { $cells } Zellen.
    }

## Binary tree

cell-opens =
    { $side ->
        [top] { $cell } öffnet die obere Wand, zu { $neighbour }.
       *[left] { $cell } öffnet die linke Wand, zu { $neighbour }.
    }

## Recursive division: a chamber, given by its first and last cell, is cut in two by a line of walls with one gap.

chamber-cut =
    { $direction ->
        [down]
            { $walls ->
                [one] Die Kammer von { $first } bis { $last } wird von oben nach unten durch { $walls } Wand geteilt, mit einer Lücke zwischen { $cell } und { $neighbour }.
               *[other] Die Kammer von { $first } bis { $last } wird von oben nach unten durch { $walls } Wände geteilt, mit einer Lücke zwischen { $cell } und { $neighbour }.
            }
       *[across]
            { $walls ->
                [one] Die Kammer von { $first } bis { $last } wird von links nach rechts durch { $walls } Wand geteilt, mit einer Lücke zwischen { $cell } und { $neighbour }.
               *[other] Die Kammer von { $first } bis { $last } wird von links nach rechts durch { $walls } Wände geteilt, mit einer Lücke zwischen { $cell } und { $neighbour }.
            }
    }
cut-goes-on = Der Schnitt geht zwischen { $cell } und { $neighbour } weiter.

## The table of steps that is written to a sheet: its headings, the side of a wall, and what came of a step, a word or two each

steps-heading-step = Schritt
steps-heading-cell = Zelle
steps-heading-side = Seite
steps-heading-neighbour = Nachbar
steps-heading-set = Menge der Zelle
steps-heading-other = Menge des Nachbarn
steps-heading-outcome = Ergebnis
steps-heading-left = Mengen übrig
tree-heading-new = Neuer Knoten
tree-heading-node = Knoten
tree-heading-left = Linkes Kind
tree-heading-right = Rechtes Kind
tree-heading-parent = Elternknoten
wall-side =
    { $side ->
        [left] links
        [right] rechts
        [top] oben
       *[bottom] unten
    }
step-outcome =
    { $outcome ->
        [joined] Vereinigt
        [refused] Abgelehnt
        [blocked] Blockiert
        [backtracked] Zurückgegangen
        [built] Gebaut
        [looped] Schleife
        [walked] Weitergegangen
        [erased] Schleife gelöscht
        [kept] Stehen gelassen
        [gap] Lücke
       *[missed] Daneben
    }

## What the colours of cells mean while a maze is watched: where the algorithm is at work, and where it is done

tint =
    { $cells ->
        [on-path] auf dem aktuellen Weg
        [finished] fertig
        [on-walk] auf dem Zufallsweg
        [in-maze] im Labyrinth
        [walk-here] hier ist der Zufallsweg
        [walk-was] hier war der Zufallsweg
        [frontier] Randzelle
        [can-grow] im Labyrinth, mit einem Nachbarn außerhalb
        [surrounded] im Labyrinth, ohne Nachbarn außerhalb
        [in-run] im Lauf
        [in-earlier-runs] in früheren Läufen
       *[in-chamber] in der Kammer, die geteilt wird
    }
