# Sentences of actions with the names of generators, solvers and measures in them.

# A mask that the generator cannot fill; { $area } is the maze: "B2:I6".
rectangle-needed-in-sheet =
    Choose another algorithm, or put the cells back with Add cells. { $algorithm } needs a whole rectangle, and { $cells ->
        [one] { $cells } cell of { $area } is
       *[other] { $cells } cells of { $area } are
    } not part of the maze.

solver-looked-at =
    { $solver } looked at { NUMBER($searched) } of { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }.
# { $to } is a cell, or "any of 3 exits".
solver-circled = { $solver } came back to where it set out, { $from }, without finding { $to } on { $sheet }.
# Before the search is watched; { $place } is a maze: "B2:I6 on Sheet1".
search-ready =
    { $steps ->
        [one] { $solver } searches { $place } in { $steps } step; none is shown yet.
       *[other] { $solver } searches { $place } in { $steps } steps; none is shown yet.
    }

# Two mazes beside each other: the title of their sheet, and what came of it.
pair-title = { $first } and { $second }, from the seed { $seed }
pair-made =
    Two mazes stand on the sheet { $sheet }: { $first } took { $firstSteps ->
        [one] { $firstSteps } step
       *[other] { $firstSteps } steps
    }, { $second } took { $secondSteps ->
        [one] { $secondSteps } step
       *[other] { $secondSteps } steps
    }. Their seed is { $seed }.
pair-ready =
    { $first } and { $second } are ready to make a maze each on the new sheet { $sheet }, in { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }. Their seed is { $seed }.

# Two solvers that search one maze: how the cells of each are marked, and what it is before it is watched.
race-signs = { $first }’s cells are hatched upwards, { $second }’s downwards, those of both crosswise.
race-ready =
    { $first } and { $second } search { $place } in { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }; none is shown yet.
race-seed = The seed of this race is { $seed }.

# The sheet "Comparison". A size is "20 x 20"; a chart's title has the measure first: "Dead ends, 20 x 20: means and theory".
compared-at-size = { $generator } at { $size }
left-out-as-too-slow = Left out, because it would take too long: { LIST($groups) }.
left-out-for-shape = Left out, because it needs a whole rectangle: { LIST($groups) }.
nothing-compared = Choose other algorithms or sizes: none of these was measured.
chart-of-means = { $metric }, { $size }: means and theory
chart-of-intervals = { $metric }, { $size }: mean ± 2 standard errors
chart-of-sizes = { $metric } against size
chart-of-sizes-says = { $metric } of each algorithm at each size, the means.
# { $most } and { $least } are figures with their unit: "35.2 %".
chart-extremes = Highest: { $highest } { $most }. Lowest: { $lowest } { $least }.

# The sheet "Statistics".
most-unusual = Most unusual: { $metric }, { $words } (z = { $z }).
compared-with-mazes =
    { $mazes ->
        [one] Compared with { $mazes } maze made the same way by { $generator }.
       *[other] Compared with { $mazes } mazes made the same way by { $generator }.
    }
compared-with-imperfect-mazes =
    { $mazes ->
        [one] Compared with { $mazes } maze made the same way by { $generator } with loops or blocked walls.
       *[other] Compared with { $mazes } mazes made the same way by { $generator } with loops or blocked walls.
    }

# While two mazes, a search or a race are watched. "first" and "second" are pair-did or pair-done; "did" tells the step.
step-of-steps = Step { NUMBER($step) } of { NUMBER($steps) }: { $did }
pair-step = Step { NUMBER($step) } of { NUMBER($steps) }. { $first } { $second }
pair-did = { $name }: { $did }
pair-done =
    { $steps ->
        [one] { $name }: done after { $steps } step.
       *[other] { $name }: done after { $steps } steps.
    }
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
