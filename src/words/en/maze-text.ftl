# Mazes as text, typed passages and share codes.

box-drawing = Box drawing
box-drawing-looks = Thin joined lines; looks best in a font whose characters are all equally wide.
ascii = ASCII
ascii-looks = Lines of +, - and |; works in every program and on every printer.
blocks = Blocks
blocks-looks = A solid block for each wall, and numbers along the sides, as in the file Lavirint.txt.
box-heavy = Box drawing, thick
box-heavy-looks = Thick joined lines.
box-double = Box drawing, double
box-double-looks = Double joined lines, as in old programs for a console window.
number-signs = Number signs
number-signs-looks = A # for each wall, S for the entrance, E for an exit; many programs read this.
underscores = Underscores
underscores-looks = Floors of _ and walls of |; takes the fewest lines.
zeros-ones = Zeros and ones
zeros-ones-looks = 1 for a wall, 0 for what is open, 2 for the entrance, 3 for an exit, 4 for both, with blanks between; without the path.
csv = CSV
csv-looks = Zeros and ones with commas between, for spreadsheets and programs; without the path.
hexadecimal = Hexadecimal
hexadecimal-looks = A digit per cell for its walls: 1 above, 2 right, 4 below, 8 left, added up; then the column and row of entrance and exit, and the path.

maze-too-large-for-text = { NUMBER($rows) } x { NUMBER($columns) } are { NUMBER($cells) } cells, and at most { NUMBER($most) } can be shown as text. Choose a smaller maze.

# Passages that a person types as pairs of cells: "B2 C2, C2 C3".
no-passage-in-text = there is no passage in the text.
passage-to-same-cell = a passage leads to another cell, but this is the same cell twice.
passage-not-straight = the two cells of a passage are in one row or one column, but these are not.
passage-needs-two-cells = a passage needs two cells, but this line ends after one.
addresses-and-numbers-mixed = addresses such as B2 can’t be mixed with numbers of rows and columns.
not-a-cell = a cell is an address such as B2, or a row and a column, but this is “{ $typed }”.
address-outside = no sheet has a cell { $address }.
row-without-column = the line ends with a row, and its column is missing.

share-code-with-other-character = This code contains “{ $character }”, but codes have only digits and letters other than U. Copy only the code, and try again.
share-code-too-long = This text has { NUMBER($length) } characters, but a share code has at most { NUMBER($most) }. Copy only the code, and try again.
too-many-cells-for-code = A share code that holds all walls is for up to { NUMBER($most) } cells, and this maze has { NUMBER($cells) }. Show the maze as text instead.
share-code-too-short = This code is too short. Copy all of it again.
share-code-of-version-1 = This code is of version 1, which no longer works. Ask for a new code of the maze, or for the maze as text.
share-code-of-other-version = This version of Lavirint doesn’t know codes of version { NUMBER($version) }. Use a newer one.
# Generators have numbers in codes.
share-code-of-unknown-generator = This code names generator { NUMBER($number) }, which this version doesn’t have. Use a newer version of Lavirint.
share-code-of-unknown-mask = This code has a shape of kind { NUMBER($kind) }, which this version doesn’t know. Use a newer version of Lavirint.
no-share-code-for-generator = There is no number in share codes for a generator called “{ $id }”.
no-room-in-share-code = A share code may have { NUMBER($most) } characters, but this one would need at least { NUMBER($length) }: the shape, the seed or the list of exits is too long. Use the maze as text instead.
# { $fault } is one of the messages that follow.
share-code-damaged = The code is damaged: { $fault } Copy it again.
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
