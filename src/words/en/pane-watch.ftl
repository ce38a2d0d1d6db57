# The tab Watch.

watch-title = Pace, colours and set numbers
pace-title = Pace
pace-instant = Instant
pace-play = Play
pace-step = Step
speed-slider = Speed
# How long all steps take at this speed.
speed-in-time = about { $duration ->
    [seconds] { NUMBER($time) } s
    [minutes] { NUMBER($time) } min
   *[hours] { NUMBER($time) } h
 } for this maze
colour-sets-check = Colour the sets

set-numbers-choice = Set numbers
set-numbers-in-grid = In the grid
# For mazes of up to $most cells; larger ones have none.
set-numbers-usually = On the hidden sheet
set-numbers-choice-sheet = On the hidden sheet, at any size
set-numbers-not-shown = Not shown
show-set-numbers-button = Show set numbers
hide-set-numbers-button = Hide set numbers

steps-title = Steps
signs-list = What the fills mean
steps-note = Press { generate-button } or { solve-button }; then play the steps here.
position-slider = Position
position-count = { NUMBER($position) } of { NUMBER($length) }
# The slider's position, for screen readers.
position-spoken = Step { NUMBER($position) } of { NUMBER($length) }
step-back-button = Back
step-forward-button = Forward
pause-button = Pause
resume-button = Resume
replay-button = Replay
last-two-sets-button = To the last two sets
write-steps-button = Write steps
# Draws the tree in which the sets merged.
merge-tree-button = Draw merge tree

# The fold “Example” of the tab Make.
example-note = 8 columns and 5 rows in B2:I6 with set numbers in the cells, as in the workbook with which Lavirint began, one step at a time.
example-button = The workbook’s example
