# What each step of a search did, while a solution or a race is watched. Cells are addresses (H3).

search-visits = { $cell } is visited.
search-visits-again = { $cell } is visited again.
search-found-path =
    { $cells ->
        [one] The path is found: { $cells } cell.
       *[other] The path is found: { $cells } cells.
    }

## A race: two solvers search the same maze, in step.

racer-visits = { $solver }: { $cell } is visited.
# What each came to. A path of 47 steps has 48 cells; each visit looks at one cell.
racer-found-path = { $solver }: path found. Steps: { NUMBER($steps) }, visits: { NUMBER($visits) }.
racer-found-no-path = { $solver }: no path found. Visits: { NUMBER($visits) }.
