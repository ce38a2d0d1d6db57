# The tab Print.

page-title = Page
page-note = One page. Then print it with Ctrl+P (Mac: Cmd+P).
prepare-page-button = Set up for printing
answer-page-button = Answer page
enlarge-check = Enlarge to fill the page

paper-choice = Paper

# The same for the window.
window-filling = With cells of { NUMBER($points) } points and { $walls ->
    [thin] thin
    [medium] medium
   *[thick] thick
 } walls the whole maze is in view. Press { generate-button }.

texts-title = Paper, size, title, name
title-field = Title
name-line-check = A line for a name
# What stands below a maze on paper. A share code gives the maze, and its solution, to whoever types it into Lavirint.
below-choice = Below the maze
below-nothing = Nothing
below-stars = Stars
below-difficulty = Stars and points
below-code = And the share code

booklet-title = Booklet
booklet-note = Adds sheets for mazes and answers. You can’t undo past this.
booklet-options-title = Booklets and class sets
booklet-count-field = Mazes
booklet-difficulty-choice = Difficulty
rising-difficulty = Easy to hard
easy-difficulty = Easy
medium-difficulty = Medium
hard-difficulty = Hard
easiest-size-field = Size of the easiest
hardest-size-field = Size of the hardest
booklet-sizes-note = For class sets, and for booklets from easy to hard. Other booklets take columns and rows from { make-tab }.
size-fault = The field holds “{ $held }”. Type columns and rows from 2 to { NUMBER($most) }, such as 10 x 8.
# Difficulties of the first and of the last maze, out of 100.
booklet-rises = The difficulty rises from about { NUMBER($from) } to about { NUMBER($to) } out of 100.
booklet-kinds-choice = Kinds of mazes
mixed-kinds = Mixed
booklet-per-page-choice = Mazes per page
booklet-ends-choice = Entrance and exit
ends-at-corners = Corners
ends-longest-path-choice = { longest-path-button } on the edge
ends-on-opposite-sides = Random, on opposite sides
make-booklet-button = Make booklet
delete-booklet-button = Delete booklet

class-set-title = Class set
class-set-note = A page for each pupil of a table: { class-heading-name } and, if you like, { class-heading-level } ({ class-level-easy }, { class-level-medium }, { class-level-hard } or 1 to 5), { class-heading-words } for the path, and { class-heading-shape } ({ shape-heart }, { shape-star }, …, or { class-shape-own-name } for the letters of the name). Select the table first.
new-class-list-button = New class list
make-class-set-button = Make class set
update-class-set-button = Update class set
mark-class-set-button = Self-marking for all
class-set-update-note = A row without a level gets the difficulty chosen above (with “{ rising-difficulty }”: medium). After changes in the table, { update-class-set-button } makes only the pages of new and changed rows. { delete-booklet-button } deletes a class set, too.

# What cells of the maze can hold: two groups.
words-and-questions-title = Words, questions, pictures, posters
items-title = Words and numbers
items-text = Words, a number to count to, or cells
items-placeholder = CAT, or 9, or Words!A2:A9
items-arrangement-choice = On the path
items-over-and-over = Repeated
items-once = Once, spread
# An example of a range on a sheet.
items-note = The items stand in order on the path from S to E. All other cells hold items that mislead: no branch begins with the item that comes next.
fill-cells-button = Put in the maze
take-items-button = Remove items

questions-title = Questions at forks
questions-source-choice = Questions
questions-addition = Addition
questions-subtraction = Subtraction
questions-times = Times tables
questions-range = From cells
questions-limit-choice = Numbers up to
questions-cells-field = Table of questions
# An example of a range on a sheet.
questions-cells-placeholder = Questions!A1:E9
take-table-button = Use selected table
questions-note = Only right answers lead to the exit. The first row of a table of questions says { question-heading }, { right-heading }, { wrong-heading } 1, and if you like { wrong-heading } 2 and { wrong-heading } 3. A list of the questions goes below the maze.
ask-at-forks-button = Ask at forks

pictures-title = Pictures and posters
pictures-note = A picture shows the solution if the sheet does.
save-svg-button = Save SVG
save-png-button = Save PNG
insert-picture-button = Insert picture
# Where a file may not come, the picture is shown below.
picture-saved = { $file } goes to your downloads. If it doesn’t arrive, copy the picture below: right-click it, or touch and hold it.
poster-pages-choice = Pages across x down

poster-note = A poster is the maze on a new sheet, spread over several pages. Neighbouring pages share a grey line of cells.
make-poster-button = Make poster
