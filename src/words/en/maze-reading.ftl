# Mazes read from texts, and what is wrong with a text.

maze-text-too-long = The text has { NUMBER($length) } characters, and at most { NUMBER($most) } are read. Shorten it.
file-without-text = This file holds no text. Choose another.

# What a text was read as, and what was left out.
text-is-lines = drawn with lines, with cells { $width ->
        [one] { $width } character
       *[other] { $width } characters
    } wide and { $height ->
        [one] { $height } line
       *[other] { $height } lines
    } tall
text-is-underscores = with floors of underscores, with cells { $width ->
        [one] { $width } character
       *[other] { $width } characters
    } wide
text-is-dots = with a dot for each cell
# $wall is a character or a short text.
text-is-blocks = with “{ $wall }” for the walls between cells
text-is-whole-cells = with “{ $wall }” for walls that are as large as cells
# $bits: one bit-of-side for each bit.
text-is-codes =
    { $mean ->
        [walls] with a number for the walls of each cell: { LIST($bits) }
       *[passages] with a number for the open sides of each cell: { LIST($bits) }
    }
bit-of-side = { NUMBER($bit) } { $side ->
    [top] above
    [right] right
    [bottom] below
   *[left] left
}
text-is-list =
    { $from ->
        [bottom] from lines of x, y (from below) and the walls N, E, S, W of a cell
       *[top] from lines of x, y (from above) and the walls N, E, S, W of a cell
    }
text-is-records = from a record for each cell, with its walls, or its open sides, by name
text-is-wall-tables = from two tables: of the walls above and below cells, and of those beside them
text-is-walls = from lines of x, y, x, y for a wall
text-is-wall-cells = from lines of x, y for a cell that is a wall
text-with-one-end =
    { $end ->
        [entrance] The entrance is in row { NUMBER($row, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }. No exit is marked.
       *[exit] The exit is in row { NUMBER($row, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }. No entrance is marked.
    }
text-gaps-closed =
    { $gaps ->
        [one] { $gaps } more gap in the frame is closed.
       *[other] { $gaps } more gaps in the frame are closed.
    }
# $marks: characters in quotes.
text-marks-left-out = Left out in the maze: { LIST($marks) }.
text-left-out = Left out: “{ $text }”.
text-more-left-out =
    { $more ->
        [one] Left out: “{ $text }” and { $more } more line.
       *[other] Left out: “{ $text }” and { $more } more lines.
    }
text-with-more-mazes = The text has { NUMBER($mazes) } mazes; this is the first.

# Where a text is wrong; { $fault } is one of the messages that follow.
text-fault = Line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $fault }
no-maze-in-text = there is no maze in this text. Lavirint reads mazes drawn with lines, with a character for each wall, as 0 and 1, and as a number for each cell.
frame-of-wrong-width =
    the frame has { $width ->
        [one] { $width } character
       *[other] { $width } characters
    }, which can’t be divided into equal cells.
maze-of-wrong-height =
    the maze has { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }, which can’t be divided into equal rows.
frame-cut-off = this is a part of a maze without the frame that belongs there.
cells-too-large = these cells are too large; at most { NUMBER($width) } characters wide and { NUMBER($height) } lines tall are read.
row-of-wrong-length = this row has { NUMBER($found) } entries, but the others have { NUMBER($wanted) }.
# { $found } is what stands there: found-characters or found-line-end.
wall-wrong = a wall is whole or missing here, but this is { $found }.
wall-off-lattice = no wall can stand here, but this is { $found }.
corner-wrong = a corner belongs here, but this is { $found }.
corner-without-wall = the walls beside this corner don’t fit { $found }.
block-wrong = a wall is “{ $wall }” and a floor “{ $floor }” here, but this is { $found }.
found-characters = “{ $characters }”
found-line-end = the end of the line
second-entrance = this is a second entrance, but a maze has only one.
opening-beside-mask = this is an opening beside a cell that is not in the maze.
every-cell-masked = no cell is left in this maze.
