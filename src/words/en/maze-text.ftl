# Mazes as text, typed passages and share codes.

box-drawing = Box drawing
box-drawing-looks = Thin joined lines; looks best in a font whose characters are all equally wide.
ascii = ASCII
ascii-looks = Lines of +, - and |; works in every program and on every printer.
blocks = Blocks
blocks-looks = A solid block for each wall, and numbers along the sides, as in the file Lavirint.txt.

maze-too-large-for-text = Choose a smaller maze. { NUMBER($rows) } x { NUMBER($columns) } are { NUMBER($cells) } cells, and at most { NUMBER($most) } can be shown as text.
maze-text-too-long = Shorten the text. It has { NUMBER($length) } characters, and at most { NUMBER($most) } are read.

# Where a text is wrong; { $fault } is one of the messages that follow.
text-fault = Correct line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }: { $fault }
no-maze-in-text = there is no maze in this text.
# { $each } characters stand for a column.
frame-of-wrong-width =
    the frame has { $width ->
        [one] { $width } character
       *[other] { $width } characters
    }; it must have { NUMBER($each) } for each column and 1 more.
text-of-wrong-height =
    the text ends after { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }; it must have 2 for each row and 1 more.
maze-of-wrong-height =
    the maze ends after { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }; it must have 2 for each row and 1 more.
line-of-wrong-width =
    this line has { $width ->
        [one] { $width } character
       *[other] { $width } characters
    }, but the first one has { NUMBER($first) }.
# { $found } is what stands there: found-characters or found-line-end.
cell-mark-wrong = a cell holds S, E, SE, x, “{ $masked }” or nothing, but this is { $found }.
block-mark-wrong = a cell holds S, E, X, x, “{ $masked }” or a space, but this is { $found }.
wall-wrong = a wall is “{ $wall }” here, but this is { $found }.
corner-wrong = a corner is one of “{ $corners }”, but this is { $found }.
block-corner-wrong = a corner is always “{ $wall }”.
margin-wrong = only numbers belong beside the maze, but this is { $found }.
found-characters = “{ $characters }”
found-line-end = the end of the line
frame-open = the frame is open; an entrance is marked S.
no-wall-in-text = there is no “{ $wall }” in this text.
second-entrance = this is a second entrance, but a maze has only one.
opening-beside-mask = this is an opening beside a cell that is not in the maze.
every-cell-masked = no cell is left in this maze.
exit-without-entrance = the text has an exit, but no entrance.
entrance-without-exit = the text has an entrance, but no exit.
# Where a text for each cell says which of its sides are open.
cell-text-unknown = a text says which sides of a cell are open, but this is “{ $text }”.
cell-text-contradicted = this cell and its neighbours say different things about their walls.
# $why: broken (a marked cell leads nowhere, or there are several pieces), forks, or closed (the path leads back to where it began).
no-path-in-text =
    { $why ->
        [broken] the path of x breaks off here; it must be in one piece.
        [forks] the path of x divides here; it must lead one way only.
       *[closed] the path of x leads around in a circle here; it must have a beginning and an end.
    }

# Passages that a person types as pairs of cells: "B2 C2, C2 C3".
no-passage-in-text = there is no passage in the text.
passage-to-same-cell = a passage leads to another cell, but this is the same cell twice.
passage-not-straight = the two cells of a passage are in one row or one column, but these are not.
passage-needs-two-cells = a passage needs two cells, but this line ends after one.
addresses-and-numbers-mixed = addresses such as B2 can’t be mixed with numbers of rows and columns.
not-a-cell = a cell is an address such as B2, or a row and a column, but this is “{ $typed }”.
address-outside = no sheet has a cell { $address }.
row-without-column = the line ends with a row, and its column is missing.

share-code-with-other-character = Copy only the code, and try again. A code has digits and letters other than U, but this one has “{ $character }”.
share-code-too-long = Copy only the code, and try again. A share code has at most { NUMBER($most) } characters, but this one has { NUMBER($length) }.
too-many-cells-for-code = Show the maze as text instead. A share code that holds all walls is for up to { NUMBER($most) } cells, and this maze has { NUMBER($cells) }.
share-code-too-short = Copy the whole code again. This one is too short.
share-code-of-version-1 = Ask for a new code of the maze, or for the maze as text. This code is of version 1, which no longer works.
share-code-of-other-version = Use a newer version of Lavirint. This one doesn’t know codes of version { NUMBER($version) }.
# Generators have numbers in codes.
share-code-of-unknown-generator = Use a newer version of Lavirint. This code names generator { NUMBER($number) }, which this version doesn’t have.
share-code-of-unknown-mask = Use a newer version of Lavirint. This code has a shape of kind { NUMBER($kind) }, which this version doesn’t know.
no-share-code-for-generator = There is no number in share codes for a generator called “{ $id }”.
no-room-in-share-code = Use the maze as text instead. A share code may have { NUMBER($most) } characters, but this one would need at least { NUMBER($length) }: the shape, the seed or the list of exits is too long.
# { $fault } is one of the messages that follow.
share-code-damaged = Copy the code again. It is damaged: { $fault }
code-mistyped = at least one character is wrong, missing, or in the wrong place.
code-end-wrong = its end is missing or doesn’t belong to it.
code-ends-early = it ends too early.
code-number-too-large = it holds a number that is too large.
code-mask-does-not-fit = its shape doesn’t fit its size.
code-walls-do-not-fit = its walls are not those of a maze of its size.
code-with-idle-bytes =
    { $bytes ->
        [one] { $bytes } byte of it means nothing.
       *[other] { $bytes } bytes of it mean nothing.
    }
