# What each step of a search did, while a solution or a race is watched. Cells are addresses (H3).

search-visits = { $cell } wird besucht.
search-visits-again = { $cell } wird wieder besucht.
search-found-path =
    { $cells ->
        [one] Der Weg ist gefunden: { $cells } Zelle.
       *[other] Der Weg ist gefunden: { $cells } Zellen.
    }

## A race: two solvers search the same maze, in step.

racer-visits = { $solver } besucht { $cell }.
racer-found-path =
    { $steps ->
        [one]
            { $visits ->
                [one] { $solver } fand einen Weg mit { $steps } Schritt in { $visits } Besuch.
               *[other] { $solver } fand einen Weg mit { $steps } Schritt in { $visits } Besuchen.
            }
       *[other]
            { $visits ->
                [one] { $solver } fand einen Weg mit { $steps } Schritten in { $visits } Besuch.
               *[other] { $solver } fand einen Weg mit { $steps } Schritten in { $visits } Besuchen.
            }
    }
racer-found-no-path =
    { $visits ->
        [one] { $solver } fand in { $visits } Besuch keinen Weg.
       *[other] { $solver } fand in { $visits } Besuchen keinen Weg.
    }
