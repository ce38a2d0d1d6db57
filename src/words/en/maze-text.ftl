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
passage-wrong = a passage is two different cells in one row or one column, such as B2 C2, or 0 0 0 1 as rows and columns.
not-a-cell = a cell is an address such as B2, or a row and a column, but this is “{ $typed }”.

share-code-with-other-character = This code contains “{ $character }”, but codes have only digits and letters other than U. Copy only the code, and try again.
share-code-too-long = This text has { NUMBER($length) } characters, but a share code has at most { NUMBER($most) }. Copy only the code, and try again.
too-much-for-code = This maze needs more than a share code holds. Show the maze as text instead.
share-code-of-other-version = This code is from another version of Lavirint. Use the newest version, or ask for the maze as text.
share-code-damaged = The code is damaged. Copy it again.
