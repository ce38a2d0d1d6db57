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
racer-found-path =
    { $steps ->
        [one]
            { $visits ->
                [one] { $solver }: Weg mit { $steps } Schritt nach { $visits } Besuch gefunden.
               *[other] { $solver }: Weg mit { $steps } Schritt nach { $visits } Besuchen gefunden.
            }
       *[other]
            { $visits ->
                [one] { $solver }: Weg mit { $steps } Schritten nach { $visits } Besuch gefunden.
               *[other] { $solver }: Weg mit { $steps } Schritten nach { $visits } Besuchen gefunden.
            }
    }
racer-found-no-path =
    { $visits ->
        [one] { $solver }: nach { $visits } Besuch kein Weg gefunden.
       *[other] { $solver }: nach { $visits } Besuchen kein Weg gefunden.
    }
