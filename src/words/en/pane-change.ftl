# The tab Change.

walls-title = Walls
walls-note = Select two neighbouring cells or a block of the maze, or type pairs of cells: B2 C2.
between-field = Between cells
make-passage-button = Make passage
making-passage = Making the passage…
make-wall-button = Make wall
making-wall = Making the wall…

cells-title = Cells, rows and columns
cells-field = Cells
cells-placeholder = The selected cells
add-cells-button = Add cells
adding-cells = Adding the cells…
remove-cells-button = Remove cells
removing-cells = Removing the cells…
rows-or-columns-choice = Selected
insert-button = Insert before
inserting = Inserting…
delete-button = Delete these
deleting = Deleting…

text-title = Text, share code, passages
text-form-choice = Format
show-text-button = Show
copy-button = Copy
# { $file } is the name of a file.
save-text-button = Save { $file }
open-text-button = Open file…
draw-text-button = Draw maze
text-field = A text, a share code, or passages (B2 C2)
share-code = Share code
reading-maze = Reading the maze…
copying-text = Copying the text…
text-copied = The text is copied.
text-not-copied = The pane isn’t allowed to copy the text. { copy-by-keys }
# Neither copied nor shown: a file is the way left.
text-copy-refused = The pane isn’t allowed to copy the text, and it is too long to show. Press { save-text-button }.
saving-text = Saving the text…
text-saved = { $file } goes to your downloads. If it doesn’t arrive (on iPad, and in some versions for Windows and Mac, a pane can’t save files), press { copy-button } and paste the text into a file.
opening-text = Opening the text…
file-too-large = { $file } has { NUMBER($bytes) } bytes, and at most { NUMBER($most) } are read. Choose a smaller file.
text-too-long = The text is too long to show here. Copy or save it.

clear-title = Remove the maze
clear-note = Restores the sheet as it was before the maze.
clearing-maze = Clearing the maze…

redraw-button = Redraw
redrawing-maze = Redrawing the maze…
