# What Lavirint writes into a workbook: names of sheets, labels, headings, headers and footers. Tables of figures are in laboratory.ftl,
# the table of steps in trace.ftl, labels of set numbers in watch.ftl.
#
# The name of a sheet has at most 31 characters and none of : \ / ? * [ ] ". A longer one is cut, and others become spaces.

## Names of sheets: of a maze, and of what belongs to it

maze-sheet = Maze
# Hidden: the numbers of its sets; what it covers.
set-numbers-sheet = Maze sets
covered-sheet = Maze covered
# Hidden, and only there until its maze is copied.
steps-sheet = Maze steps
# Which sets merged into which, as a tree.
merge-tree-sheet = Maze merge tree
# The walls of a maze with their weights; how its sets merge, in formulas.
weights-sheet = Maze weights
union-find-sheet = Maze union-find
# What a solver visited, in order.
search-sheet = Maze search
adjacency-sheet = Maze adjacency
distances-sheet = Maze distances
# The cell before the last one of each shortest path.
predecessors-sheet = Maze predecessors
# $sheet is the sheet of the maze.
paper-sheet = { $what ->
    [answer] { $sheet } answer
   *[poster] { $sheet } poster
}
# For a moment, while the report is made.
report-sheet = Lavirint check
report-sheet-says = Lavirint’s report tries things on this sheet. Delete it if no report is being made.

## The sheets of distances, predecessors and adjacency: a matrix with a row for each cell from which paths lead, and a column for each cell to which
## they lead. In a row above it stand the labels from, to and steps, each with a cell right of it.

distances-corner = From \ to
distance-from = From
distance-to = To
# Where no path leads from one cell to another.
no-distance = none
# Above the adjacency matrix.
adjacency-note = 1: a passage joins the two cells; 0: the same cell; ∞: no passage. ∞ is text, so formulas such as SUM and COUNT ignore it.

## The table of a search: its headings, and lines above it that say what they mean. $from is the cell where the search began. Each line
## begins with a letter.

search-heading-order = Order
search-heading-distance = Distance
search-heading-cost = Cost
search-heading-previous = Previous cell
# $solver is its name.
search-table-of = { $solver } from { $from }

## Above and below a page. $number is the number of a maze: 7.

maze-label = Maze { $number }
answer-label = Answer
# With room to write a name by hand.
name-line = Name: ____________________
# $stars are five, filled or not: ★★★☆☆. $points of 100.
maze-rating = { $stars }Difficulty { $points }/100
# On each page of a poster.
page-of-pages = Page { $page } of { $pages }
# $first and $last are the names of pages: A1, B2. At most 250 characters.
poster-footer = A poster of { NUMBER($across) } by { NUMBER($down) } pages, { $first } to { $last }. { $join ->
    [edge] Put the pages edge to edge.
   *[overlap] Lay grey cells with the same letters over each other.
}

## A booklet: a sheet for each maze (maze-label) or one for all, their answers, and an index

index-sheet = Index
mazes-sheet = Mazes
answers-sheet = Answers
# $difficulty is how difficult its mazes are.
about-booklet =
    { $count ->
        [one] { $count } maze
       *[other] { $count } mazes
    } { $sizes ->
        [same] of { NUMBER($columns) } by { NUMBER($rows) } cells
       *[several] from { NUMBER($columns) } by { NUMBER($rows) } to { NUMBER($mostColumns) } by { NUMBER($mostRows) } cells
    }, { $difficulty ->
        [rising] from easy to hard
        [easy] easy
        [medium] medium
       *[hard] hard
    }. Seed: { $seed }
index-heading-stars = Stars
index-heading-steps = Steps
index-heading-code = Share code
# A link.
answer-link = Answer { $number }
maze-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
# Below a page of the index.
number-of-pages = { $page } of { $pages }

## A class list: a table with a row for each pupil; and a class set: a page for each, answers and an index

class-list-sheet = Class list
class-heading-name = Name
# How difficult the pupil's maze is: one of the three below, or 1 to 5.
class-heading-level = Level
class-heading-words = Words
class-heading-shape = Shape
class-level-easy = easy
class-level-medium = medium
class-level-hard = hard
# In a class list, as a shape: the letters of the pupil’s own name.
class-shape-own-name = name
# The examples in a new list: names of children, and what stands along a path, letter by letter or word by word.
class-example-name = { $number ->
    [1] Ana
    [2] Ben
   *[3] Chloe
}
class-example-word = SUNFLOWER
class-example-words = red, green, blue
# In place of a title.
untitled-class-set = Class set
about-class-set = Mazes { $sizes ->
    [same] of { NUMBER($columns) } by { NUMBER($rows) } cells
   *[several] from { NUMBER($columns) } by { NUMBER($rows) } to { NUMBER($mostColumns) } by { NUMBER($mostRows) } cells
}. Seed: { $seed }

## A picture of a maze: its title, and its alternative text, which somebody may hear who does not see it

picture-title = Maze { NUMBER($columns) } by { NUMBER($rows) }
# $entrance and $exits are addresses: B2. $marked says which of them there are.
picture-of-maze = { $marked ->
    [none] A maze of { columns-and-rows }.
    [entrance] A maze of { columns-and-rows }, entrance at { $entrance }.
    [exits] A maze of { columns-and-rows }, exit at { LIST($exits) }.
   *[both] A maze of { columns-and-rows }, entrance at { $entrance }, exit at { LIST($exits) }.
}
path-drawn = The path is drawn: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
