# Worksheet functions: what Excel says about them while somebody types a formula, and their errors.
# The names of functions and of algorithms' ids are the same in every language.

function-maze = Makes a maze and gives its wall codes: 1 for a wall on the right of a cell, 2 for one below it, 3 for both, 0 for none.
function-path = Numbers the steps of the shortest path through a maze, from 1 where it begins; the other cells stay empty.
function-distances = Gives for each cell of a maze how many steps away it is.
function-statistics = Counts what a maze consists of, in two columns: what, and how many.
function-difficulty = Gives how hard a maze is, from 0 to 100, from its first cell to its last.
function-astext = Draws a maze as text, one line of text for each row.
function-encode = Gives the share code of a maze, with which anybody can draw it again.
function-decode = Gives the wall codes of a maze from its share code.

# What the arguments are.
argument-rows = The number of rows.
argument-columns = The number of columns.
argument-seed = Any text or number; with the other arguments alike, the same seed gives the same maze. Default: 0.
argument-algorithm = The name of an algorithm, such as “{ generator-kruskal }”, “{ generator-wilson }” or “{ generator-depth-first }”. Default: { generator-kruskal }.
argument-loops = The percentage of the remaining walls that are opened too, so that there are several ways. Default: 0.
argument-walls = The wall codes of a maze, such as the range that MAZE fills.
argument-from = The row and the column of a cell of the maze, such as “2,5”, or two cells with these numbers. Default: the first cell.
argument-to = The row and the column of a cell of the maze, such as “2,5”, or two cells with these numbers. Default: the last cell.
argument-wall = What stands in the cells that are walls, such as 1 or “#”, where “walls” holds no wall codes. Every other cell is open.
argument-form = The name of a format, such as “{ box-drawing }”, “{ ascii }” or “{ csv }”. Default: { box-drawing }.
argument-code = A share code of Lavirint.

# Rows of STATISTICS, beside names of what mazes are compared by.
statistic-cells = Cells
statistic-passages = Passages
statistic-parts = Parts
statistic-loops = Loops
statistic-closed-cells = Closed cells

# What is wrong with an argument, in the details of an error.
wall-code-wrong = Row { NUMBER($row, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) } of the wall codes holds { $kind ->
    [text] the text “{ $found }”
   *[other] “{ $found }”
}. Put a whole number from 0 to 4 there.
wall-not-named = { $kind ->
    [codes] Zeros with ones all around are no wall codes.
   *[none] No cell or every cell holds “{ $wall }”.
} Give as “wall” what stands in the cells that are walls, such as 1 or “#”.
function-too-many-cells = { NUMBER($rows) } x { NUMBER($columns) } are { NUMBER($cells) }, and a function takes at most { NUMBER($most) }. Choose fewer cells.
function-too-many-columns = { NUMBER($columns) } columns are too many: a sheet has { NUMBER($most) }. Choose fewer.
function-algorithm-unknown = There is no algorithm “{ $name }”. Use a name from the pane, such as “{ generator-kruskal }”.
place-not-two-numbers = “{ $found }” is not a row and a column. Type a cell as its row and its column in the maze, such as “2,5”.
place-outside-maze = Row { NUMBER($row, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) } is not in the maze. Choose a cell of the maze.
no-path-between-places = No path leads from row { NUMBER($row, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) } to row { NUMBER($toRow, useGrouping: 0) }, column { NUMBER($toColumn, useGrouping: 0) }. Choose two cells that a path connects.
no-path-to-rate = No path leads from the first cell of the maze to the last. Open a wall between its two parts.
text-line-too-long-for-cell = A line of the text would have { NUMBER($length) } characters, and a cell holds { NUMBER($most) }. Choose fewer columns.
function-cancelled = The calculation was cancelled. Calculate the sheet again.
# { $fault } is what the program says, in English.
function-fault = Lavirint hit an internal error: { $fault } Report this formula to its authors.
