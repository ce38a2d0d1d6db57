# The tab Print.

page-title = Page
page-note = One page. Then print it with Ctrl+P (Mac: Cmd+P).
prepare-page-button = Prepare page
preparing-page = Preparing the page…
fit-to-page-button = Fit to page
fitting-to-page = Fitting the maze to the page…
answer-page-button = Answer page
drawing-answer = Drawing the answer…

paper-title = Paper
paper-choice = Paper
fitting-choice = Size of the maze
fitting-own = Keep the cell size
fitting-fill = Fill the page
fitting-window = Fit the window
window-width-field = Window width
window-height-field = Window height
# One of the page’s sizes.
fitting-preset = { $preset ->
    [small] Small
    [medium] Medium
   *[large] Large
  }, { NUMBER($columns) } x { NUMBER($rows) }
smaller-note = A maze larger than the page is shrunk to fit.
# Sizes with which the next maze fills the page: { $points } is the side of a cell in points.
page-filling = In { $orientation ->
    [landscape] landscape
   *[portrait] portrait
 }, cells of { NUMBER($points) } points with { $walls ->
    [thin] thin
    [medium] medium
   *[thick] thick
 } walls fill the page. Press { generate-button }.

# The same for the window.
window-filling = With cells of { NUMBER($points) } points and { $walls ->
    [thin] thin
    [medium] medium
   *[thick] thick
 } walls the whole maze is in view. Press { generate-button }.

texts-title = Title, name and footer
title-field = Title
maze-number-field = Maze number
name-line-check = A line for a name
# What stands below a maze on paper. A share code gives the maze, and its solution, to whoever types it into Lavirint.
stars-check = Stars
difficulty-check = Difficulty out of 100
page-code-check = Share code
# { $held } is what was typed.
maze-number-fault = “{ maze-number-field }” holds { $held }. Type a whole number, or leave it empty.

booklet-title = Booklet
booklet-note = Adds sheets for mazes and answers. You can’t undo past this.
booklet-options-title = Booklet options
booklet-count-field = Mazes
booklet-difficulty-choice = Difficulty
rising-difficulty = Easy to hard
easy-difficulty = Easy
medium-difficulty = Medium
hard-difficulty = Hard
smallest-columns-field = Columns, from
smallest-rows-field = Rows, from
largest-columns-field = Columns, to
largest-rows-field = Rows, to
# Difficulties of the first and of the last maze, out of 100.
booklet-rises = The difficulty rises from about { NUMBER($from) } to about { NUMBER($to) } out of 100.
booklet-kinds-choice = Kinds of mazes
mixed-kinds = Mixed
booklet-ends-choice = Entrance and exit
ends-at-corners = Corners
ends-longest-path-choice = { longest-path-button } on the edge
ends-on-opposite-sides = Random, on opposite sides
# Dull mazes are seen through at once: stripes, or a nearly straight path.
with-dull-mazes-check = Include dull mazes, such as stripes
# How entrance and exit are seen on the page; S and E are letters in the cells.
ends-marks-choice = Mark start and end by
gaps-and-letters = Gaps, S and E
gaps-alone = Gaps in the frame
letters-alone = S and E
answers-choice = Answers per page
booklet-sheets-choice = Sheets
sheet-per-maze = One per maze, up to { NUMBER($most) }
one-sheet-for-all = All on one
booklet-seed-field = Seed of the booklet
keep-seed-booklet = Keep this seed for the next booklet
make-booklet-button = Make booklet
making-booklet = Making the booklet…
delete-booklet-button = Delete booklet
deleting-booklet = Deleting the booklet…

class-set-title = Class set
class-set-note = A page for each pupil of a table: { class-heading-name } and, if you like, { class-heading-level } ({ class-level-easy }, { class-level-medium }, { class-level-hard } or 1 to 5), { class-heading-words } for the path, and { class-heading-shape } ({ shape-heart }, { shape-star }, …, or { class-shape-own-name } for the letters of the name). Select the table first.
# The sizes of a class’s easiest and hardest mazes.
easiest-columns-field = Columns, easiest
easiest-rows-field = Rows, easiest
hardest-columns-field = Columns, hardest
hardest-rows-field = Rows, hardest
class-difficulty-choice = Level where none is given
class-kinds-choice = Kinds for the class
class-answers-check = With answers
class-seed-field = Seed of the class set
keep-seed-class = Keep this seed for the next class set
new-class-list-button = New class list
writing-class-list = Writing the class list…
make-class-set-button = Make class set
making-class-set = Making the class set…
update-class-set-button = Update class set
updating-class-set = Updating the class set…
mark-class-set-button = Self-marking for all
marking-class-set = Adding self-marking to the class set…
class-set-update-note = After changes in the table, { update-class-set-button } makes only the pages of new and changed rows. { delete-booklet-button } deletes a class set, too.

# What cells of the maze can hold: two groups.
words-and-questions-title = Words, numbers and questions
items-title = Words and numbers
items-kind-choice = Items
items-numbers = Numbers
items-text = Word or sentence
items-range = Cells
items-arrangement-choice = On the path
items-over-and-over = Repeated
items-once = Once, spread
items-last-field = Last number
# An example of a range on a sheet.
items-range-placeholder = Words!A2:A9
items-seed-field = Seed for the wrong letters
items-note = The items stand in order on the path from S to E. All other cells hold items that mislead: no branch begins with the item that comes next.
fill-cells-button = Put in the maze
filling-cells = Filling the cells…
take-items-button = Remove items
emptying-cells = Emptying the cells…
take-selection-button = Use selection

questions-title = Questions at forks
questions-source-choice = Questions
questions-addition = Addition
questions-subtraction = Subtraction
questions-times = Times tables
questions-range = From cells
questions-limit-choice = Numbers up to
questions-count-field = Maximum questions
questions-cells-field = Table of questions
# An example of a range on a sheet.
questions-cells-placeholder = Questions!A1:E9
take-table-button = Use selected table
questions-seed-field = Seed of the questions
questions-note = Only right answers lead to the exit. The first row of a table of questions says { question-heading }, { right-heading }, { wrong-heading } 1, and if you like { wrong-heading } 2 and { wrong-heading } 3. A list of the questions goes below the maze.
ask-at-forks-button = Ask at forks
asking-at-forks = Writing the questions…

pictures-title = Pictures and posters
with-solution-check = With the solution
save-svg-button = Save SVG
save-png-button = Save PNG
insert-picture-button = Insert picture
drawing-picture = Drawing the picture…
# Where a file may not come, the picture is shown below.
svg-saved = { $file } goes to your downloads. If it doesn’t arrive, copy the picture below: right-click it, or touch and hold it.
png-saved = { $file }, { NUMBER($dots) } dots per inch, goes to your downloads. If it doesn’t arrive, copy the picture below: right-click it, or touch and hold it.

poster-across-field = Pages across
poster-down-field = Pages down
poster-note = A poster is the maze on a new sheet, spread over several pages. Neighbouring pages share a grey line of cells.
make-poster-button = Make poster
drawing-poster = Drawing the poster…
