# What each step of an algorithm that makes a maze did, for whoever watches it: "Korak 14 od 39: H3, levi zid. Skupovi 15 i 14 su
# različiti: spajaju se u 15. Preostalo: 26 skupova." (watch.ftl has the number of the step.)
#
# Cells are addresses (H3). A wall falls (it becomes a passage), stays, or is built. Two cells are joined when a path leads from one to
# the other. A loop is a second path between two cells. A blocked wall stays although the algorithm opened it.

step-at-wall =
    { $side ->
        [left] { $cell }, levi zid. { $did }
        [right] { $cell }, desni zid. { $did }
        [top] { $cell }, gornji zid. { $did }
       *[bottom] { $cell }, donji zid. { $did }
    }

## Of every algorithm

wall-falls = Zid pada: { $cell } i { $neighbour } su spojene.
wall-stays = Zid ostaje.
wall-blocked = Ovde treba da bude prolaz, ali je zid blokiran i ostaje.
wall-built = Gradi se zid između { $cell } i { $neighbour }.
wall-makes-loop = { $cell } i { $neighbour } su već spojene, ali zid pada: nastaje petlja.
search-goes-back = Nazad u { $neighbour }.
walk-goes =
    { $meets ->
        [maze] Šetnja ide iz { $cell } u { $neighbour }, gde nailazi na lavirint.
       *[nothing] Šetnja ide iz { $cell } u { $neighbour }.
    }
walk-erases = Šetnja je već bila u { $neighbour }: petlja se briše.
coin-keeps-wall = Novčić je odlučio da zid ostane.
cut-begins = Počinje presek, sa otvorom između { $cell } i { $neighbour }.

## Kruskal and Borůvka: sets of cells, each with a number. They join as the set with the first number.

sets-left =
    { $left ->
        [one] Preostao je { $left } skup.
        [few] Preostala su { $left } skupa.
       *[other] Preostalo je { $left } skupova.
    }
sets-joined = Skupovi { NUMBER($set, useGrouping: 0) } i { NUMBER($other, useGrouping: 0) } su različiti: spajaju se u { NUMBER($set, useGrouping: 0) }. { sets-left }
sets-joined-blocked = Skupovi { NUMBER($set, useGrouping: 0) } i { NUMBER($other, useGrouping: 0) } su različiti: spajaju se u { NUMBER($set, useGrouping: 0) }, ali je zid blokiran i ostaje. { sets-left }
sets-same = Obe strane su u skupu { NUMBER($set, useGrouping: 0) }, pa zid ostaje. { sets-left }
sets-same-loop = Obe strane su u skupu { NUMBER($set, useGrouping: 0) }, ali zid pada: nastaje petlja. { sets-left }

## Kruskal by random picks of a cell and one of its sides

pick-missed = Iza njega nema ćelije, pa se ništa ne dešava.

## Depth-first search

search-enters = { $neighbour } je nova: zid pada i pretraga nastavlja odatle.
search-enters-blocked = Pretraga nastavlja iz { $neighbour }, ali je zid blokiran i ostaje.
search-makes-loop = Ponovo se ulazi u { $neighbour }: zid pada i nastaje petlja.
search-dead-end = Iz { $cell } nema kuda dalje: nazad u { $neighbour }.

## Prim, growing trees, hunt and kill: a maze that grows. The frontier is the cells beside it.

lightest-wall-falls = Pada najlakši zid oko lavirinta: { $neighbour } se pridružuje ćeliji { $cell }.
frontier-cell-joins = { $neighbour }, izvučena sa granice, pridružuje se ćeliji { $cell }.
tree-grows =
    { $from ->
        [newest] Iz { $cell }, najnovije ćelije koja može da raste, stablo raste u { $neighbour }.
        [oldest] Iz { $cell }, najstarije ćelije koja može da raste, stablo raste u { $neighbour }.
        [random] Iz { $cell }, izvučene među ćelijama koje mogu da rastu, stablo raste u { $neighbour }.
       *[mixed] Iz { $cell }, najnovije ćelije koja može da raste ili izvučene među svima njima, stablo raste u { $neighbour }.
    }
hunt-finds = Šetnja je zapela u { $stuck }. Lov, red po red, nalazi { $neighbour } i spaja je sa { $cell }.

## Random walks: Wilson, Aldous and Broder

walk-begins =
    { $meets ->
        [maze] Šetnja počinje u { $cell } i ide u { $neighbour }, gde nailazi na lavirint.
       *[nothing] Šetnja počinje u { $cell } i ide u { $neighbour }.
    }
walk-joins = Put šetnje pridružuje se lavirintu: pada zid između { $cell } i { $neighbour }.
walk-goes-first-time = Šetnja prvi put ide iz { $cell } u { $neighbour }, pa zid pada.

## Eller, row by row, with sets as in Kruskal's algorithm

row-opens-down = Red { NUMBER($row, useGrouping: 0) }: { $cell } se otvara nadole, pa { $neighbour } ulazi u njen skup.
row-stays-closed = Red { NUMBER($row, useGrouping: 0) }: { $cell } se ne otvara nadole, pa { $neighbour } započinje novi skup.
row-sets-joined =
    { $because ->
        [lastRow] Red { NUMBER($row, useGrouping: 0) }: skupovi { NUMBER($set, useGrouping: 0) } i { NUMBER($other, useGrouping: 0) } su različiti, a ovo je poslednji red: spajaju se u { NUMBER($set, useGrouping: 0) }.
       *[coin] Red { NUMBER($row, useGrouping: 0) }: skupovi { NUMBER($set, useGrouping: 0) } i { NUMBER($other, useGrouping: 0) } su različiti, a novčić ih spaja u { NUMBER($set, useGrouping: 0) }.
    }
row-sets-kept = Red { NUMBER($row, useGrouping: 0) }: skupovi { NUMBER($set, useGrouping: 0) } i { NUMBER($other, useGrouping: 0) } su različiti, ali je novčić odlučio da zid ostane.
row-sets-same = Red { NUMBER($row, useGrouping: 0) }: obe strane su u skupu { NUMBER($set, useGrouping: 0) }, pa zid ostaje.

## Sidewinder: a run is joined cells of one row; one of them opens upwards.

run-closes =
    { $cells ->
        [1] Novčić zatvara niz od jedne ćelije.
       *[other] Novčić zatvara niz od { $first } do { $last }.
    }
run-opens-up =
    { $cells ->
        [1] { $cell }, niz od jedne ćelije, otvara se nagore.
       *[other] { $cell }, izvučena iz niza od { $first } do { $last }, otvara se nagore.
    }
run-goes-on =
    { $cells ->
        [one] Niz se nastavlja u { $neighbour }: { $cells } ćelija.
        [few] Niz se nastavlja u { $neighbour }: { $cells } ćelije.
       *[other] Niz se nastavlja u { $neighbour }: { $cells } ćelija.
    }

## Binary tree

cell-opens =
    { $side ->
        [top] { $cell } otvara gornji zid, ka { $neighbour }.
       *[left] { $cell } otvara levi zid, ka { $neighbour }.
    }

## Recursive division: a chamber, given by its first and last cell, is cut in two by a line of walls with one gap.

chamber-cut =
    { $direction ->
        [down]
            { $walls ->
                [one] Prostoriju od { $first } do { $last } odozgo nadole deli { $walls } zid, sa otvorom između { $cell } i { $neighbour }.
                [few] Prostoriju od { $first } do { $last } odozgo nadole dele { $walls } zida, sa otvorom između { $cell } i { $neighbour }.
               *[other] Prostoriju od { $first } do { $last } odozgo nadole deli { $walls } zidova, sa otvorom između { $cell } i { $neighbour }.
            }
       *[across]
            { $walls ->
                [one] Prostoriju od { $first } do { $last } sleva nadesno deli { $walls } zid, sa otvorom između { $cell } i { $neighbour }.
                [few] Prostoriju od { $first } do { $last } sleva nadesno dele { $walls } zida, sa otvorom između { $cell } i { $neighbour }.
               *[other] Prostoriju od { $first } do { $last } sleva nadesno deli { $walls } zidova, sa otvorom između { $cell } i { $neighbour }.
            }
    }
cut-goes-on = Presek se nastavlja između { $cell } i { $neighbour }.

## The table of steps that is written to a sheet: its headings, the side of a wall, and what came of a step, a word or two each

steps-heading-step = Korak
steps-heading-cell = Ćelija
steps-heading-side = Strana
steps-heading-neighbour = Sused
steps-heading-set = Skup ćelije
steps-heading-other = Skup suseda
steps-heading-outcome = Ishod
steps-heading-left = Preostalo skupova
tree-heading-new = Novi čvor
tree-heading-node = Čvor
tree-heading-left = Levo dete
tree-heading-right = Desno dete
tree-heading-parent = Roditelj
wall-side =
    { $side ->
        [left] levo
        [right] desno
        [top] gore
       *[bottom] dole
    }
step-outcome =
    { $outcome ->
        [joined] Spojeno
        [refused] Odbijeno
        [blocked] Blokirano
        [backtracked] Vraćanje
        [built] Sagrađeno
        [looped] Petlja
        [walked] Šetnja
        [erased] Petlja obrisana
        [kept] Zadržano
        [gap] Otvor
       *[missed] Promašaj
    }

## What the colours of cells mean while a maze is watched: where the algorithm is at work, and where it is done

tint =
    { $cells ->
        [on-path] na trenutnom putu
        [finished] završeno
        [on-walk] na putu šetnje
        [in-maze] u lavirintu
        [walk-here] gde je šetnja sada
        [walk-was] gde je šetnja bila
        [frontier] na granici
        [can-grow] u lavirintu, sa susedom van njega
        [surrounded] u lavirintu, bez suseda van njega
        [in-run] u nizu
        [in-earlier-runs] u ranijim nizovima
       *[in-chamber] u prostoriji koja se deli
    }
