# What is wrong with a maze, a generator or a solver, and what to do about it.

# What a worksheet or a program asked for; { $value } is any number.
side-not-whole =
    Choose a whole number of at least 1 for the number of { $side ->
        [rows] rows
       *[columns] columns
    }. It is { $value }.
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
    }. Cell { NUMBER($cell) } (row { NUMBER($row) }, column { NUMBER($column) }) is masked.
cell-not-in-maze = Choose a cell of the maze. Cell { $cell } is not part of it.

# A name that only a program can get wrong.
no-such-generator = Choose another generator. There is none called “{ $id }”.
no-such-solver = Choose another solver. There is none called “{ $id }”.
no-such-text-form = Choose another form of text. There is none called “{ $id }”.

# { $algorithm } is a generator's name.
# How many moves are rounded to two digits; "more than" while it walks, "about" before.
walk-too-long =
    { $bound ->
        [about] Choose another algorithm, or a grid that is less narrow. { $algorithm } would take about { NUMBER($moves) } moves of its random walk on { NUMBER($rows) } x { NUMBER($columns) } cells, and at most { NUMBER($accepted) } are accepted: along a narrow grid such a walk goes to and fro for a time that grows with the square of the length.
       *[moreThan] Choose another algorithm, or a grid that is less narrow. { $algorithm } would take more than { NUMBER($moves) } moves of its random walk on { NUMBER($rows) } x { NUMBER($columns) } cells, and at most { NUMBER($accepted) } are accepted: along a narrow grid such a walk goes to and fro for a time that grows with the square of the length.
    }
# Stands for the generator's name in walk-too-long.
depth-first-with-all-loops = Depth-first with 100 percent of loops
imperfection-wrong =
    Choose a whole number from 0 to { NUMBER($most) } for the { $what ->
        [loopPercent] loop percent
       *[blockPermille] block permille
    }. It is { $value }.

costs-of-wrong-number = There must be a cost for each of the { NUMBER($cells) } cells, and there are { NUMBER($costs) }.
cost-wrong = A cost must be a finite number of at least 0, and cell { NUMBER($cell) } has { $cost }.
floyd-cost =
    { $cells ->
        [one] For { $cells } cell Floyd–Warshall fills two matrices of 1 entry each, in at most 1 comparison.
       *[other] For { $cells } cells Floyd–Warshall fills two matrices of { NUMBER($entries) } entries each, in at most { NUMBER($comparisons) } comparisons.
    }
# { $cost } is floyd-cost.
floyd-too-large = Choose breadth-first, which finds a path as short in a maze of any size. { $cost } It is done for at most { NUMBER($most) } cells.

too-many-items =
    Take fewer items or a maze with a longer path. There { $items ->
        [one] is { $items } item
       *[other] are { $items } items
    }, and the path has { $room ->
        [one] { $room } cell
       *[other] { $room } cells
    } between entrance and exit.
items-alike =
    Take items of which at least two differ. There { $items ->
        [one] is { $items }
       *[other] are { $items }
    }, and nothing could stand beside the path to mislead.

# Where mazes are made and solved, in a report for somebody who looks for a fault: "Mazes are made and solved: in a worker".
runs-in-worker = in a worker
runs-in-page = in the page, because no worker starts
# { $why } is what the browser says.
runs-in-page-because = in the page, because no worker starts ({ $why })
runs-nowhere = not: { $why }
maze-too-many-cells = Choose fewer cells. { NUMBER($rows) } x { NUMBER($columns) } are { NUMBER($cells) }, and a maze may have at most { NUMBER($most) }.
rectangle-needed-by-algorithm = Choose another algorithm, or a whole rectangle. { $algorithm } needs one, and the mask takes { NUMBER($taken) } of { NUMBER($rows) } x { NUMBER($columns) } cells out.
