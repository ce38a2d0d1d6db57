# The tab Lab.

this-maze-title = This maze
statistics-button = Statistics of this maze
colour-distances-button = Colour distances
take-colours-button = Remove colours
legend-list = Distances by colour
# A colour of the legend: { $pattern } is how its fill looks, { $cells } how many cells have it.
legend-one-distance = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }, { $pattern }: { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 }
legend-distances = { NUMBER($from) } to { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 }, { $pattern }: { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 }
pattern-plain = plain
pattern-dotted = dotted
pattern-hatched-up = hatched upwards
pattern-hatched-down = hatched downwards
pattern-striped = striped

two-title = { side-by-side-button } and race
two-note = Pace and colours of the tab { watch-tab } apply here too, and the steps are played there. Walls are lines here.
left-choice = Left
right-choice = Right
side-by-side-button = Side by side
first-solver-choice = First solver
second-solver-choice = Second solver
race-button = Race

formulas-title = Weights and formulas
formulas-note = { write-weights-button } gives every wall of the maze a weight, which you or a formula can change. { union-find-button } explains step by step how cells become sets, for up to 100 cells.
write-weights-button = Write weights
by-weights-choice = Algorithm for these weights
maze-of-weights-button = Make the maze of these weights
union-find-button = Write union-find

compare-title = Compare algorithms
compare-note = Makes mazes by the hundred and writes their figures to a new sheet, with charts and, where it is known, theory.
compare-options-title = What is compared
compare-algorithms-field = Algorithms
compare-algorithms-note = Ctrl and a click (on a Mac, Cmd) choose several.
no-algorithm-chosen = No algorithm is chosen. Choose at least one.
compare-sizes-field = Sizes
# How sizes are typed: 20 x 20.
compare-sizes-unit = columns x rows
compare-sizes-fault = “{ compare-sizes-field }” holds “{ $held }”. Type one to { NUMBER($most) } sizes, such as 10 x 10, 20 x 30.
compare-in-front-check = Size and shape of this maze
compare-mazes-field = Mazes of each
compare-variation-note = All mazes have the texture, rooms and openings chosen under { make-tab }.
compare-again-button = Run again
compare-solvers-check = Compare solvers too
compare-button = Compare

sources-title = Sources
source-choice = Algorithm
sources-note = A page for each algorithm: its idea, its cost, what its mazes are like, and where it comes from.
# Before the name of a paper or page.
source-label = Source:
cost-for-cells = Cost for n cells: { $cost }.
# { $figures } are figure-published, figure-exact or figure-measured.
texture-figures = Texture on { NUMBER($columns) } x { NUMBER($rows) }, in shares of the cells: { LIST($figures) }.
# { $name } is what was measured: “Dead ends”.
texture-figure = { $name } { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ $kind ->
    [exact] exact
    [published] published
   *[measured] measured
 })
