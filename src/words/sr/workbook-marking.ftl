# What Lavirint writes on the sheet that marks a typed path, and on the one that says every cell in words.
#
# On the first, $step and $cell are put in by formulas of the sheet: a number, which may be 1, and an address. Whole cells, so no plurals.

## Names of sheets: at most 31 characters, none of : \ / ? * [ ] ". $sheet is the sheet of the maze.

self-marking-sheet = { $sheet } samoprovera
readable-sheet = { $sheet } rečima
walls-sheet = { $sheet } zidovi

## The sheet that marks a typed path

# D for right would be down in English: here it is right, and N (nadole) is down.
step-letter =
    { $side ->
        [right] D
        [bottom] N
        [left] L
       *[top] G
    }
self-marking-title = Tvoj put kroz lavirint { $maze } na listu { $sheet }
self-marking-in-one-cell = Počni od ćelije { $entrance }. Upiši svoj put u ćeliju B4: { $right } za desno, { $left } za levo, { $up } za gore, { $down } za nadole, ili strelice.
self-marking-cell-by-cell = Ili ostavi ćeliju B4 praznu i upiši po jedan korak u svaku ćeliju kolone B, od B{ $first } nadole.
own-path-label = Tvoj put
steps-typed-label = Upisano koraka
steps-right-label = Tačnih koraka
first-wall-label = Prvi pređeni zid
exit-label = Dostignut izlaz
in-words-label = Rečima
typed-step-heading = Upisano
mark-heading = Ocena
step-is-right = tačno
step-crosses-wall = zid
step-is-no-direction = nije smer
step-reaches-exit = izlaz
no-wall-crossed = nijedan
first-wall-at = korak { $step }, iz { $cell }
no-exit-reached = još ne
exit-reached-at = korak { $step }
path-empty = Upiši svoj put.
path-going = Zasad je tačno, ali put još ne stiže do izlaza.
path-too-long = Prvi koraci ({ NUMBER($steps) }) su tačni, ali ne stižu do izlaza, a dalji se ne ocenjuju. Nađi kraći put.
path-crosses-wall = Korak { $step } prolazi kroz zid: iz { $cell } u tom smeru nema prolaza.
path-has-no-direction = Korak { $step } nije smer. Koristi { $right }, { $left }, { $up }, { $down } ili strelice.
path-reaches-exit = Rešeno! Korak { $step } stiže do izlaza.

## A table of what all such sheets say: a row each, with the name of the maze’s sheet, and the labels above as headings

results-sheet = Rezultati

## The sheet that says every cell in words: a text for each

cell-open =
    { $end ->
        [entrance] početak; otvoreno: { LIST($open, type: "unit") }
        [exit] izlaz; otvoreno: { LIST($open, type: "unit") }
        [both] početak i izlaz; otvoreno: { LIST($open, type: "unit") }
       *[none] otvoreno: { LIST($open, type: "unit") }
    }
cell-closed =
    { $end ->
        [entrance] početak; zatvoreno
        [exit] izlaz; zatvoreno
        [both] početak i izlaz; zatvoreno
       *[none] zatvoreno
    }
cell-outside = van lavirinta
open-side =
    { $side ->
        [right] desno
        [bottom] dole
        [left] levo
       *[top] gore
    }
