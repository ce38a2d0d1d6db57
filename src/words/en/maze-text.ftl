# Mazes as text, typed passages and share codes.

box-drawing = Box drawing
box-drawing-looks = Thin joined lines; the best looking, wherever letters are of one width.
ascii = ASCII
ascii-looks = Lines of +, - and |; for every program and every printer.
blocks = Blocks
blocks-looks = A solid block for each wall and numbers along the sides, as in the file Lavirint.txt.

maze-too-large-for-text = Choose a smaller maze. { NUMBER($rows) } x { NUMBER($columns) } are { NUMBER($cells) } cells, and at most { NUMBER($most) } can be text.
maze-text-too-long = Shorten the text. It has { NUMBER($length) } characters, and at most { NUMBER($most) } are read.

# Where a text is wrong; { $fault } is one of the messages that follow.
text-fault = Correct line { NUMBER($line) }, column { NUMBER($column) }: { $fault }
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
    }, and the first one { NUMBER($first) }.
# { $found } is what stands there: found-characters or found-line-end.
cell-mark-wrong = a cell holds S, E, SE, “{ $masked }” or nothing, and this is { $found }.
block-mark-wrong = a cell holds S, E, X, “{ $masked }” or a space, and this is { $found }.
wall-wrong = a wall is “{ $wall }” here, and this is { $found }.
corner-wrong = a corner is one of “{ $corners }”, and this is { $found }.
block-corner-wrong = a corner is always “{ $wall }”.
margin-wrong = beside the maze stand numbers, and this is { $found }.
found-characters = “{ $characters }”
found-line-end = the end of the line
frame-open = the frame is open; an entrance is marked S.
no-wall-in-text = there is no “{ $wall }” in this text.
second-entrance = a second entrance; a maze has one.
opening-beside-mask = an opening beside a cell that is not in the maze.
every-cell-masked = every cell is taken out of this maze.
exit-without-entrance = an exit, but no entrance in the text.
entrance-without-exit = an entrance, but no exit in the text.

# Passages that a person types as pairs of cells: "B2 C2, C2 C3".
no-passage-in-text = there is no passage in the text.
passage-to-same-cell = a passage leads to another cell, and this is the same one.
passage-not-straight = the two cells of a passage lie in one row or one column, and these do not.
passage-needs-two-cells = a passage needs two cells, and this line ends after one.
addresses-and-numbers-mixed = addresses like B2 and numbers of rows and columns cannot be mixed.
not-a-cell = a cell is an address like B2, or a row and a column, and this is “{ $typed }”.
address-outside = no sheet has a cell { $address }.
row-without-column = a row without its column at the end of the line.

share-code-with-other-character = Copy the code again, alone. A code has digits and letters other than U, and this has “{ $character }”.
share-code-too-long = Copy the code again, alone. A share code has at most { NUMBER($most) } characters, and this has { NUMBER($length) }.
share-code-too-short = Copy the whole code again. This is too short to be one.
share-code-of-version-1 = Ask for a new code of the maze, or for the maze as text. This code is of version 1, which was withdrawn: no Lavirint makes its maze any more.
share-code-of-other-version = Use a newer Lavirint. This code is of version { NUMBER($version) }, and this one reads version { NUMBER($known) }.
# Generators have numbers in codes.
share-code-of-unknown-generator = Use a newer Lavirint. This code names generator { NUMBER($number) }, which this one does not have.
share-code-of-unknown-mask = Use a newer Lavirint. This code has a mask of kind { NUMBER($kind) }, which this one does not know.
no-share-code-for-generator = There is no number in share codes for a generator called “{ $id }”.
no-room-in-share-code = Give the maze to others as text. Its share code would have at least { NUMBER($length) } characters, and may have { NUMBER($most) }: the mask, the seed or the list of exits is too long for one.
# { $fault } is one of the messages that follow.
share-code-damaged = Copy the code again. It is damaged: { $fault }
code-mistyped = at least one character is wrong, missing, or in the wrong place.
code-end-wrong = its end is missing or does not belong to it.
code-ends-early = it ends too early.
code-number-too-large = it holds a number that is too large.
code-mask-does-not-fit = its mask does not fit its size.
code-walls-do-not-fit = its walls are not those of a maze of its size.
code-with-idle-bytes =
    { $bytes ->
        [one] { $bytes } byte of it means nothing.
       *[other] { $bytes } bytes of it mean nothing.
    }
