# Labels of buttons: what is at work, as another window says it.

generate-button = Generate
format-grid-button = Format grid
previous-maze-button = Previous maze
clear-maze-button = Clear maze
create-from-passages-button = Create from passages
draw-code-button = Draw share code
open-text-button = Open text…
show-code-button = Show share code
show-text-button = Show as text
set-up-sheet-button = Set up sheet
show-set-numbers-button = Show set numbers
answer-page-button = Answer page
prepare-page-button = Prepare page
make-poster-button = Make poster
make-booklet-button = Make booklet
delete-booklet-button = Delete booklet
fill-cells-button = Put on the maze
draw-picture = Draw the picture
take-items-button = Take items away
insert-picture-button = Insert picture
