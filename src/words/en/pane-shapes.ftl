# The gallery of shapes in the tab Make.

shape-gallery = Shape of the maze
shape-rectangle = Rectangle
shape-word = Word
shape-image = Image
word-field = Word or name
word-note = Each word stands on a line of its own. The way from the entrance to the exit passes through every letter.
shape-needs-size = This shape needs at least { $columns } columns and { $rows } rows.
use-size-button = Use { $columns } columns and { $rows } rows

outside-choice = Around the shape
outside-blank = Blank
outside-hatched = Hatched
outside-filled = Filled

image-field = Image file
image-note = Dark parts of the image become the maze. The image stays in this pane; nothing is sent.
threshold-field = Threshold between dark and light
invert-check = Light parts become the maze
image-cells = { $count ->
    [one] { $count } cell belongs to the maze.
   *[other] { $count } cells belong to the maze.
}
image-cells-dropped = { $count ->
    [one] { $count } cell of smaller parts is left out.
   *[other] { $count } cells of smaller parts are left out.
}
image-missing = Choose an image file first, or another shape.
image-file-too-large = Choose a smaller file. Lavirint opens images of up to { $most } MB.
image-too-large = Choose a smaller image. Lavirint opens images of up to { $most } million pixels.
image-unreadable = Choose another file. { $name } holds no image that this browser can open.
