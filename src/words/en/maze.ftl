# What is wrong with a maze, a generator or a solver, and what to do about it.

# What a worksheet or a program asked for; { $value } is any number.
side-not-whole =
    Choose a whole number of at least 1 for the number of { $side ->
        [rows] rows
       *[columns] columns
    }. It is { NUMBER($value, maximumSignificantDigits: 15) }.
mask-of-wrong-length = The mask of { NUMBER($rows) } x { NUMBER($columns) } cells must have { NUMBER($wanted) } entries, and has { NUMBER($found) }.
mask-entry-wrong = A mask holds 0 or 1, and has { NUMBER($entry) } at cell { NUMBER($cell) }.
mask-without-cells =
    { $cells ->
        [one] Choose at least one cell. The mask takes the only one out of the maze.
       *[other] Choose at least one cell. The mask leaves none of the { $cells } cells in the maze.
    }

maze-without-exit = Choose at least one exit. The maze has none.
# Cells have numbers from 0.
end-outside =
    Choose a cell from 0 to { NUMBER($last) } for the { $end ->
        [entrance] entrance
       *[exit] exit
    }. It is { $cell }.
end-masked =
    Choose a cell of the maze for the { $end ->
        [entrance] entrance
       *[exit] exit
    }. Cell { NUMBER($cell) } (row { NUMBER($row, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }) is not in the maze.
cell-not-in-maze = Choose a cell of the maze. Cell { $cell } is not in it.

# A name that only a program can get wrong.
no-such-generator = Choose another generator. There is none called “{ $id }”.
no-such-solver = Choose another solver. There is none called “{ $id }”.
no-such-text-form = Choose another form of text. There is none called “{ $id }”.

# { $algorithm } is a generator's name.
# How many moves are rounded to two digits; "more than" while it walks, "about" before.
walk-too-long = Choose another algorithm, or a grid that is less narrow. { $algorithm } would take more than { NUMBER($most) } random moves on { NUMBER($rows) } x { NUMBER($columns) } cells. On a narrow grid, the time for such a walk grows with the square of the length.
# Stands for the generator's name in walk-too-long.
depth-first-with-all-loops = Depth-first with a loop at every step
imperfection-wrong =
    Choose a whole number from { NUMBER($least) } to { NUMBER($most) } for the { $what ->
        [loopPercent] chance of loops, in percent
        [openPercent] extra openings, in percent
        [braidPercent] dead ends removed, in percent
        [rooms] number of rooms
        [roomFrom] shortest side of a room
        [roomTo] longest side of a room
       *[blockPermille] blocked walls, in tenths of a percent
    }. It is { NUMBER($value, maximumSignificantDigits: 15) }.

costs-of-wrong-number = There must be a cost for each of the { NUMBER($cells) } cells, and there are { NUMBER($costs) }.
cost-wrong = Give each cell a number of at least 0 as its cost. Cell { NUMBER($cell) } has { $cost }.
floyd-cost =
    { $cells ->
        [one] For { $cells } cell, Floyd–Warshall fills two matrices of 1 entry each, in at most 1 comparison.
       *[other] For { $cells } cells, Floyd–Warshall fills two matrices of { NUMBER($entries) } entries each, in at most { NUMBER($comparisons) } comparisons.
    }
# { $cost } is floyd-cost.
floyd-too-large = Choose breadth-first, which finds a path just as short in a maze of any size. { $cost } At most { NUMBER($most) } cells are allowed.

too-many-items =
    Use fewer items, or a maze with a longer path. There { $items ->
        [one] is { $items } item
       *[other] are { $items } items
    }, but the path has { $room ->
        [one] { $room } cell
       *[other] { $room } cells
    } between entrance and exit.
items-alike =
    Use at least two different items. { $items ->
        [one] There is only one
       *[other] All { $items } are the same
    }, so nothing beside the path could mislead.

# { $missing } is a list of headings.
# A cell of a list that a person wrote. $error is Excel’s: #N/A.
cell-error = Correct { $cell }. It shows { $error }.
question-headings-missing = Give the first row of the table the headings { question-heading }, { right-heading } and { wrong-heading } 1. It lacks { LIST($missing) }.
no-questions = Write a question with its answers below the headings. The table has none.
question-cell-empty = { $what ->
    [question] Write a question
    [right] Write the right answer
   *[wrong] Write at least one wrong answer
} into row { NUMBER($row, useGrouping: 0) } of the sheet. { $what ->
    [question] Its cell for the question is empty.
    [right] Its cell for the right answer is empty.
   *[wrong] All its cells for wrong answers are empty.
}
question-twice = Change one of the two questions. Row { NUMBER($row, useGrouping: 0) } of the sheet asks the same as row { NUMBER($earlier, useGrouping: 0) }.
answer-twice = Change the answers in row { NUMBER($row, useGrouping: 0) } of the sheet. “{ $answer }” appears there twice, and each answer must be different.
question-too-long = Shorten the question in row { NUMBER($row, useGrouping: 0) } of the sheet. It has { NUMBER($length) } characters, and at most { NUMBER($most) } are allowed.
answer-too-long = Shorten the answers in row { NUMBER($row, useGrouping: 0) } of the sheet. One has { NUMBER($length) } characters, and at most { NUMBER($most) } are allowed.

# Where mazes are made and solved, in a report for somebody who looks for a fault: "Mazes are made and solved: in a worker".
runs-in-worker = in a worker
runs-in-page = in the page, because no worker starts
# { $why } is what the browser says.
runs-in-page-because = in the page, because no worker starts ({ $why })
runs-nowhere = nowhere: { $why }
maze-too-many-cells = Choose fewer cells. { NUMBER($rows) } x { NUMBER($columns) } are { NUMBER($cells) }, and a maze has at most { NUMBER($most) }.
rectangle-needed-by-algorithm = Choose another algorithm, or a whole rectangle. { $algorithm } needs one, and { NUMBER($taken) } of { NUMBER($rows) } x { NUMBER($columns) } cells are not in the maze.
