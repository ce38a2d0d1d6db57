# What Lavirint writes on the sheet that marks a typed path, and on the one that says every cell in words.
#
# On the first, $step and $cell are put in by formulas of the sheet: a number, which may be 1, and an address. Whole cells, so no plurals.
# Pupils read it, so nobody is addressed as "Sie".

## Names of sheets: at most 31 characters, none of : \ / ? * [ ] ". $sheet is the sheet of the maze.

self-marking-sheet = { $sheet } (Selbstkontrolle)
readable-sheet = { $sheet } (in Worten)
walls-sheet = { $sheet } (Wandcodes)

## The sheet that marks a typed path

# Rechts, unten, links, oben.
step-letter =
    { $side ->
        [right] R
        [bottom] U
        [left] L
       *[top] O
    }
self-marking-title = Dein Weg durch das Labyrinth { $maze } auf dem Blatt { $sheet }
self-marking-in-one-cell = Beginne bei { $entrance }. Schreib deinen Weg in B4: { $right } für rechts, { $left } für links, { $up } für oben, { $down } für unten – oder Pfeile.
self-marking-cell-by-cell = Oder lass B4 leer und schreib jeden Schritt in eine eigene Zelle der Spalte B, ab B{ $first } nach unten.
own-path-label = Dein Weg
steps-typed-label = Eingegebene Schritte
steps-right-label = Richtige Schritte
first-wall-label = Erste Wand im Weg
exit-label = Ausgang erreicht
in-words-label = In Worten
typed-step-heading = Eingabe
mark-heading = Ergebnis
step-is-right = richtig
step-crosses-wall = Wand
step-is-no-direction = keine Richtung
step-reaches-exit = Ausgang
no-wall-crossed = keine
first-wall-at = Schritt { $step }, von { $cell } aus
no-exit-reached = noch nicht
exit-reached-at = Schritt { $step }
path-empty = Gib deinen Weg ein.
path-going = Bis hierher richtig. Du hast den Ausgang noch nicht erreicht.
path-too-long = Die ersten { NUMBER($steps) } Schritte stimmen, führen aber nicht bis zum Ausgang, und mehr werden nicht geprüft. Such einen kürzeren Weg.
path-crosses-wall = Schritt { $step } führt durch eine Wand: Von { $cell } aus ist in dieser Richtung kein Durchgang.
path-has-no-direction = Schritt { $step } ist keine Richtung. Nimm { $right }, { $left }, { $up }, { $down } oder Pfeile.
path-reaches-exit = Gelöst! Mit Schritt { $step } ist der Ausgang erreicht.

## A table of what all such sheets say: a row each, with the name of the maze’s sheet, and the labels above as headings

results-sheet = Ergebnisse

## The sheet that says every cell in words: a text for each

cell-open =
    { $end ->
        [entrance] Eingang; offen: { LIST($open, type: "unit") }
        [exit] Ausgang; offen: { LIST($open, type: "unit") }
        [both] Eingang und Ausgang; offen: { LIST($open, type: "unit") }
       *[none] offen: { LIST($open, type: "unit") }
    }
cell-closed =
    { $end ->
        [entrance] Eingang; geschlossen
        [exit] Ausgang; geschlossen
        [both] Eingang und Ausgang; geschlossen
       *[none] geschlossen
    }
cell-outside = außerhalb
open-side =
    { $side ->
        [right] rechts
        [bottom] unten
        [left] links
       *[top] oben
    }
