# What each step of a search did, while a solution or a race is watched. Cells are addresses (H3).

search-visits = { $cell } wird besucht.
search-visits-again = { $cell } wird wieder besucht.
search-found-path =
    { $cells ->
        [one] Der Weg ist gefunden: { $cells } Zelle.
       *[other] Der Weg ist gefunden: { $cells } Zellen.
    }

## A race: two solvers search the same maze, in step.

racer-visits = { $solver }: { $cell } wird besucht.
racer-found-path = { $solver }: Weg gefunden. Schritte: { NUMBER($steps) }, Besuche: { NUMBER($visits) }.
racer-found-no-path = { $solver }: kein Weg gefunden. Besuche: { NUMBER($visits) }.
