# What each step of a search did, while a solution or a race is watched. Cells are addresses (H3).

search-visits = { $cell } is visited.
search-visits-again = { $cell } is visited again.
search-found-path =
    { $cells ->
        [one] The path is found: { $cells } cell.
       *[other] The path is found: { $cells } cells.
    }

## A race: two solvers search the same maze, in step.

racer-visits = { $solver } visits { $cell }.
# What each came to. A path of 47 steps has 48 cells; each visit looks at one cell.
racer-found-path =
    { $steps ->
        [one]
            { $visits ->
                [one] { $solver } found a path of { $steps } step in { $visits } visit.
               *[other] { $solver } found a path of { $steps } step in { $visits } visits.
            }
       *[other]
            { $visits ->
                [one] { $solver } found a path of { $steps } steps in { $visits } visit.
               *[other] { $solver } found a path of { $steps } steps in { $visits } visits.
            }
    }
racer-found-no-path =
    { $visits ->
        [one] { $solver } found no path in { $visits } visit.
       *[other] { $solver } found no path in { $visits } visits.
    }
