# What Lavirint writes on the sheet that marks a typed path, and on the one that says every cell in words.
#
# On the first, $step and $cell are put in by formulas of the sheet: a number, which may be 1, and an address. Whole cells, so no plurals.

## Names of sheets: at most 31 characters, none of : \ / ? * [ ] ". $sheet is the sheet of the maze.

self-marking-sheet = { $sheet } self-marking
readable-sheet = { $sheet } readable
walls-sheet = { $sheet } walls

## The sheet that marks a typed path

# One letter for each direction, which pupils type. Where the letters of a language have another meaning in English, the language’s
# counts. What is not a single letter counts for nothing.
step-letter =
    { $side ->
        [right] R
        [bottom] D
        [left] L
       *[top] U
    }
self-marking-title = Your path through the maze { $maze } on { $sheet }
# $entrance is an address; B4 and column B are where the pupil types.
self-marking-in-one-cell = Start at { $entrance }. Type your path into B4: { $right } for right, { $left } for left, { $up } for up, { $down } for down, or arrows.
self-marking-cell-by-cell = Or leave B4 empty and type one step into each cell of column B, from B{ $first } down.
own-path-label = Your path
steps-typed-label = Steps typed
steps-right-label = Correct steps
first-wall-label = First wall crossed
exit-label = Exit reached
in-words-label = In words
typed-step-heading = Typed
mark-heading = Mark
step-is-right = correct
step-crosses-wall = wall
step-is-no-direction = no direction
step-reaches-exit = exit
no-wall-crossed = none
first-wall-at = step { $step }, from { $cell }
no-exit-reached = not yet
exit-reached-at = step { $step }
path-empty = Type your path.
path-going = Correct so far. You haven’t reached the exit yet.
# $steps is how many are marked: a number from 20 to 2,000.
path-too-long = The first { NUMBER($steps) } steps are correct but don’t reach the exit, and no more are marked. Find a shorter path.
path-crosses-wall = Step { $step } goes through a wall: from { $cell } there is no passage that way.
path-has-no-direction = Step { $step } is not a direction. Use { $right }, { $left }, { $up }, { $down } or arrows.
path-reaches-exit = Solved! Step { $step } reaches the exit.

## A table of what all such sheets say: a row each, with the name of the maze’s sheet, and the labels above as headings

results-sheet = Results

## The sheet that says every cell in words: a text for each

# Sides without a wall: up, right. $end says whether it is the entrance, an exit, or both.
cell-open =
    { $end ->
        [entrance] start; open: { LIST($open, type: "unit") }
        [exit] exit; open: { LIST($open, type: "unit") }
        [both] start and exit; open: { LIST($open, type: "unit") }
       *[none] open: { LIST($open, type: "unit") }
    }
cell-closed =
    { $end ->
        [entrance] start; closed
        [exit] exit; closed
        [both] start and exit; closed
       *[none] closed
    }
# Not in the maze.
cell-outside = outside
open-side =
    { $side ->
        [right] right
        [bottom] down
        [left] left
       *[top] up
    }
