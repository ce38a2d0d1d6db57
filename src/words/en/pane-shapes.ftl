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
image-missing = Choose an image file first, or another shape.
image-file-too-large = Lavirint opens images of up to { $most } MB. Choose a smaller file.
image-too-large = Lavirint opens images of up to { $most } million pixels. Choose a smaller image.
image-unreadable = { $name } holds no image that this browser can open. Choose another file.
