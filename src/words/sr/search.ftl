# What each step of a search did, while a solution or a race is watched. Cells are addresses (H3).

search-visits = Poseta ćeliji { $cell }.
search-visits-again = Ponovna poseta ćeliji { $cell }.
search-found-path =
    { $cells ->
        [one] Put je nađen: { $cells } ćelija.
        [few] Put je nađen: { $cells } ćelije.
       *[other] Put je nađen: { $cells } ćelija.
    }

## A race: two solvers search the same maze, in step.

racer-visits = { $solver }: poseta ćeliji { $cell }.
racer-found-path = { $solver }: put je nađen. Koraka: { NUMBER($steps) }, poseta: { NUMBER($visits) }.
racer-found-no-path = { $solver }: put nije nađen. Poseta: { NUMBER($visits) }.
