# Lab: statistics and distances of a maze, two mazes side by side, a race of two solvers, algorithms compared.
#
# What is said of the sheets Statistics and Comparison is written into their cells.

## Distances. $area is a maze: "B2:I6".

# While a step before the last one is shown. $place is a maze: "B2:I6 on Sheet1".
show-last-step-first = { $place } shows step { NUMBER($step) } of { NUMBER($steps) }. Show the last step, and press this button again.
# $cell is where distances are counted from.
distances-coloured = The cells of { $area } on { $sheet } are coloured by their distance from { $cell }.
farthest-cell =
    { $steps ->
        [one] The farthest cell, { $cell }, is { $steps } step away.
       *[other] The farthest cell, { $cell }, is { $steps } steps away.
    }
nearest-exit-away =
    { $steps ->
        [one] The nearest exit, { $cell }, is { $steps } step away.
       *[other] The nearest exit, { $cell }, is { $steps } steps away.
    }
cells-out-of-reach =
    { $cells ->
        [one] No path leads to { $cells } cell, which keeps its fill.
       *[other] No path leads to { $cells } cells, which keep their fill.
    }

## Two mazes side by side, each made by an algorithm: $first and $second

# The name of a new sheet, of at most 25 characters.
pair-sheet = Side by side
choose-two-algorithms = Choose two different algorithms.
choose-smaller-pair = { $columns ->
        [one] { $columns } column
       *[other] { $columns } columns
    } and { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } are { NUMBER($cells) } cells, and each of two mazes side by side has at most { NUMBER($most) }. Choose a smaller size.
# The title of the sheet.
pair-title = { $first } and { $second }, from the seed { $seed }
pair-made =
    Two mazes are on the new sheet { $sheet }. { $first }: { $firstSteps ->
        [one] { $firstSteps } step
       *[other] { $firstSteps } steps
    }. { $second }: { $secondSteps ->
        [one] { $secondSteps } step
       *[other] { $secondSteps } steps
    }.
pair-ready =
    { $first } and { $second } are ready to make one maze each on the new sheet { $sheet }, in { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.

## Weights of walls: a table on a sheet, and the maze of them. $area is a maze: "B2:I6".

weights-title = Weights of the walls of the maze { $area } on { $sheet }
weights-how = The maze of these weights opens the lightest walls first, except where that would close a loop. Of equal weights the one further up goes first. Change the number below, sort the table, or put other numbers or formulas into the column { weight-heading }.
# Beside it is a number, and then what each number means.
weights-column = Weights from column
weights-columns = 1 { chance-heading }, 2 { bias-heading }, 3 { rooms-heading }, 4 { picture-heading }
wall-heading = Wall
weight-heading = Weight
# Four columns of weights: drawn by chance; passages rather from left to right; square rooms; a disc.
chance-heading = Chance
bias-heading = Bias
rooms-heading = Rooms
picture-heading = Picture
weights-written = The weights of { $walls ->
    [one] { $walls } wall
   *[other] { $walls } walls
 } of { $area } on { $sheet } are on the sheet { $written }. Change them, and press { maze-of-weights-button } there.
weights-add-up = { $passages ->
    [one] The weight of its { $passages } passage is { NUMBER($sum) }.
   *[other] The weights of its { $passages } passages add up to { NUMBER($sum) }.
 }
no-walls-to-write = No two cells of { $area } on { $sheet } are side by side. Make a larger maze first.
no-weights = There is no table of weights on { $sheet }. Choose a sheet that { write-weights-button } wrote.
# $cells are some of them, in order: D7, B9:C9.
weights-wrong = A weight must be a number, and { steps-heading-cell } and { steps-heading-neighbour } must name two cells side by side. Correct { $count ->
    [one] { LIST($cells) }
   *[other] { $count } places
 } on { $sheet } first{ $count ->
    [one] .
   *[other] : { LIST($cells) }.
 }
weights-too-large = The cells of the table on { $sheet } lie in a block of { NUMBER($cells) }, and at most { NUMBER($most) } can be used. Choose cells that are closer together.

## Union-find in formulas, on a sheet of its own

union-find-title = Union-find of the maze { $area } on { $sheet }
union-find-how = A yellow cell takes 1 for yes, 0 for no. Every row is worked out again when you sort the table of walls or change its numbers. As a prediction, 1 means that the step joins two sets, 0 that it doesn’t. On the right is the parent of each cell before the step.
by-rank-label = Union by rank
compression-label = Path compression
predict-label = Hide until predicted
right-predictions-label = Correct predictions
root-of-cell-heading = Root of cell
root-of-neighbour-heading = Root of neighbour
# How deep the tree below a root was when paths were not yet shortened.
rank-heading = Rank
prediction-heading = Prediction
prediction-is-wrong = wrong
union-find-written = Union-find of { $area } on { $sheet } is on the sheet { $written }, with a row for each of its { $walls ->
    [one] { $walls } wall
   *[other] { $walls } walls
 }.

## A race of two solvers: $first and $second

race-signs = Hatched upwards: { $first }. Downwards: { $second }. Crosswise: both.
race-ready =
    { $steps ->
        [one] { $first } and { $second }: { $steps } step in { $place }; none is shown yet.
       *[other] { $first } and { $second }: { $steps } steps in { $place }; none is shown yet.
    }

## Algorithms compared: questions and outcomes

# The name of a new sheet, of at most 25 characters, and of what is on it.
comparison-sheet = Comparison
no-comparison-here = { $sheet } doesn’t say what to compare. Select a sheet made by { compare-button }, and press { compare-again-button }.
# $time is one of the three that follow.
comparison-takes-long =
    { $mazes ->
        [one] { $mazes } maze of { NUMBER($cells) } cells takes about { $time }. You can stop at any time and keep what has been measured by then. Begin?
       *[other] { $mazes } mazes of { NUMBER($cells) } cells together take about { $time }. You can stop at any time and keep what has been measured by then. Begin?
    }
time-in-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
time-in-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
# The button that says yes.
begin-comparison = Begin
nothing-compared = None of these algorithms could be measured at these sizes. Choose others.
comparison-written =
    { $mazes ->
        [one] The figures of { $mazes } maze are on the new sheet { $sheet }.
       *[other] The figures of { $mazes } mazes are on the new sheet { $sheet }.
    }
comparison-left-some-out = Some algorithms were left out; the sheet names them and says why.

## Algorithms compared: the words above the charts and tables

comparison-title = Comparison of algorithms
comparison-of =
    { $mazes ->
        [one] { $mazes } maze of each algorithm and size ({ LIST($sizes) }), { $kind }, from corner to corner; seed: { $seed }
       *[other] { $mazes } mazes of each algorithm and size ({ LIST($sizes) }), { $kind }, from corner to corner; seed: { $seed }
    }
# In percent.
comparison-of-imperfect = { $made ->
    [perfect] perfect mazes
   *[otherwise] { pattern-choice }: { pattern-name }; direction { NUMBER($direction) }%, rivers { NUMBER($rivers) }%, rooms { NUMBER($rooms) }, extra openings { NUMBER($openings) }%, dead ends removed { NUMBER($deadEnds) }%, blocked walls { NUMBER($blocked) }%
}
compared-size = { NUMBER($columns) } x { NUMBER($rows) }
# The shape of the maze in front, which has cells outside it.
compared-size-of-shape = { NUMBER($columns) } x { NUMBER($rows) } in this shape
comparison-stopped =
    { $measured ->
        [one] Stopped: { $measured } of { NUMBER($planned) } mazes was measured, and the figures are for this one.
       *[other] Stopped: { $measured } of { NUMBER($planned) } mazes were measured, and the figures are for these.
    }
comparison-left-out = Left out at some sizes, because they take too long or need a whole rectangle: { LIST($algorithms) }.

## Algorithms compared: charts. Names of charts, titles of axes and series. Whole sentences stand above a chart, at most 80 characters each.

chart-of-means-name = Means and theory
chart-of-means = { $metric }, { $size }: means and theory
chart-of-intervals-name = Intervals
chart-of-intervals = { $metric }, { $size }: mean ± 2 standard errors
chart-of-intervals-means = Where lines don’t overlap, the algorithms differ.
chart-of-sizes = { $metric } against size
axis-sizes = Columns x rows
axis-share = Share of cells
axis-number = Number
axis-score = Points of 100
# The ends of an interval.
upper-end = Upper
lower-end = Lower

## Tables of figures: what stands above them, and the names of their columns

generators-table = Algorithms that make mazes
solvers-table = Algorithms that solve mazes: all solve the same mazes, made by the chosen algorithms in turn; blocked walls: { NUMBER($blocked) }%; visits are a share of the cells
# In percent.
column-algorithm = Algorithm
column-solver = Solver
column-measure = Measure
column-mean = Mean
column-deviation = Deviation
column-standard-error = Standard error
column-theory = Theory
column-difference = Difference
# How many deviations a figure is away from what is expected.
column-z = z
column-openings = Extra openings %
column-solved = Solved
column-visits = Visits
column-deviation-of-visits = Deviation of visits
column-detour = Path over shortest
column-deviation-of-path = Deviation of path
column-milliseconds = Milliseconds
column-this-maze = This maze
column-lower = Lower

## Statistics of a maze

# The name of a new sheet, of at most 25 characters.
statistics-sheet = Statistics
statistics-written = The statistics of the maze in { $area } on { $sheet } are on the new sheet { $written }.
statistics-title = Statistics of the maze in { $area } on { $sheet }
maze-in-figures =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }, { $passages ->
        [one] { $passages } passage
       *[other] { $passages } passages
    }, { $parts ->
        [one] { $parts } part
       *[other] { $parts } parts
    }, { $loops ->
        [one] { $loops } loop
       *[other] { $loops } loops
    }, { $closed ->
        [one] { $closed } closed cell
       *[other] { $closed } closed cells
    }
compared-with-mazes =
    { $mazes ->
        [one] Compared with { $mazes } maze made the same way by { $generator }.
       *[other] Compared with { $mazes } mazes made the same way by { $generator }.
    }
compared-with-nothing = The maze was changed by hand or is too large, so it is not compared with others.
# $words are "unusually low".
most-unusual = Most unusual: { $metric }, { $words } (z = { NUMBER($z, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
statistics-table = z counts deviations from theory, or from the mean where there is no theory; “{ column-lower }” is the share of mazes with a lower figure
dead-ends-by-length = Dead ends by length
dead-ends-by-length-means = The length counts the cells up to the fork.
axis-cells-up-to-fork = Cells up to the fork
column-length = Length
length-in-cells =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }
longer-dead-ends = longer
