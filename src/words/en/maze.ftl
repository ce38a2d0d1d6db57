# What is wrong with a maze, a generator or a solver, and what to do about it.

# What a worksheet or a program asked for; { $value } is any number.
side-not-whole = The number of { $side ->
    [rows] rows
   *[columns] columns
} is { NUMBER($value, maximumSignificantDigits: 15) }. Choose a whole number of at least 1.
mask-wrong = A mask of { NUMBER($rows) } x { NUMBER($columns) } cells must have a 0 or a 1 for each of them.
mask-without-cells =
    { $cells ->
        [one] The mask takes the only cell out of the maze. Choose at least one cell.
       *[other] The mask leaves none of the { $cells } cells in the maze. Choose at least one cell.
    }

maze-without-exit = The maze has no exit. Choose at least one.
cell-not-in-maze = Cell { $cell } is not in the maze. Choose a cell of the maze.

# A name that only a program can get wrong.
no-such-choice = “{ $id }” is not one of the choices. Choose another.

# { $algorithm } is a generator's name.
# How many moves are rounded to two digits; "more than" while it walks, "about" before.
walk-too-long = { $algorithm } would take more than { NUMBER($most) } random moves on { NUMBER($rows) } x { NUMBER($columns) } cells. On a narrow grid, the time for such a walk grows with the square of the length. Choose another algorithm, or a grid that is less narrow.
# Stands for the generator's name in walk-too-long.
depth-first-with-all-loops = Depth-first with a loop at every step
variation-wrong = The { $what ->
    [loopPercent] chance of loops, in percent,
    [openPercent] share of extra openings, in percent,
    [braidPercent] share of dead ends removed, in percent,
    [rooms] number of rooms
    [roomFrom] shortest side of a room
    [roomTo] longest side of a room
    [direction] direction, in percent,
    [river] share of rivers, in percent,
    [pattern] number for the symmetry
   *[blockPermille] chance of blocked walls, in tenths of a percent,
} is { NUMBER($value, maximumSignificantDigits: 15) }. Choose a whole number from { NUMBER($least) } to { NUMBER($most) }.
# A texture: how passages run, or symmetry.
texture-alone = { $texture ->
    [direction] Direction and rivers don’t go with loops or blocked walls
   *[pattern] Symmetry doesn’t go with openings, dead ends removed, blocked walls or rooms
}. Choose 0 for those.
no-such-pattern = A maze of this size and shape can’t be { $pattern ->
    [leftRight] the same left and right
    [topBottom] the same top and bottom
   *[halfTurn] the same after half a turn
}. Choose an odd number of rows or columns, a symmetrical shape, or no symmetry.
# Stands for the algorithm in rectangle-needed-by-algorithm.
labyrinth = A labyrinth with one path

costs-wrong = Each cell needs a number of at least 0 as its cost.
floyd-cost =
    { $cells ->
        [one] For { $cells } cell, Floyd–Warshall fills two matrices of 1 entry each, in at most 1 comparison.
       *[other] For { $cells } cells, Floyd–Warshall fills two matrices of { NUMBER($entries) } entries each, in at most { NUMBER($comparisons) } comparisons.
    }
# { $cost } is floyd-cost.
floyd-too-large = { $cost } At most { NUMBER($most) } cells are allowed. Choose breadth-first, which finds a path just as short in a maze of any size.

too-many-items = There { $items ->
        [one] is { $items } item
       *[other] are { $items } items
    }, but the path has { $room ->
        [one] { $room } cell
       *[other] { $room } cells
    } between entrance and exit. Use fewer items, or a maze with a longer path.
items-alike = { $items ->
    [0] There are no items
    [one] There is only one item
   *[other] All { $items } items are the same
}, so no cell beside the path could mislead. Use at least two different items.

# { $missing } is a list of headings.
# A cell of a list that a person wrote. $error is Excel’s: #N/A.
cell-error = { $cell } shows { $error }. Correct it.
question-headings-missing = The first row of the table lacks { LIST($missing) }. Give it the headings { question-heading }, { right-heading } and { wrong-heading } 1.
no-questions = The table has no questions. Write one with its answers below the headings.
question-cell-empty = Row { NUMBER($row, useGrouping: 0) } of the sheet has { $what ->
    [question] no question
   [right] no right answer
   *[wrong] no wrong answer
}. Write one, or empty the row.
question-twice = Row { NUMBER($row, useGrouping: 0) } of the sheet asks the same as row { NUMBER($earlier, useGrouping: 0) }. Change one of the two.
answer-twice = “{ $answer }” appears twice in row { NUMBER($row, useGrouping: 0) } of the sheet. Make the answers different.
question-too-long = The question in row { NUMBER($row, useGrouping: 0) } of the sheet has { NUMBER($length) } characters, and at most { NUMBER($most) } are allowed. Shorten it.
answer-too-long = An answer in row { NUMBER($row, useGrouping: 0) } of the sheet has { NUMBER($length) } characters, and at most { NUMBER($most) } are allowed. Shorten it.

# Where mazes are made and solved, in a report for somebody who looks for a fault: "Mazes are made and solved: in a worker".
runs-in-worker = in a worker
runs-in-page = in the page, because no worker starts
# { $why } is what the browser says.
runs-in-page-because = in the page, because no worker starts ({ $why })
runs-nowhere = nowhere: { $why }
maze-too-many-cells = { NUMBER($rows) } x { NUMBER($columns) } are { NUMBER($cells) }, and a maze has at most { NUMBER($most) }. Choose fewer cells.
