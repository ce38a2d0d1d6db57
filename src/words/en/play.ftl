# Playing: a person walks through the maze with the arrow keys.
# $sheet is the name of a sheet; $cell and $maze are addresses, such as B2 or B2:I6.

## The fold of the tab Solve

play-title = Play with the arrow keys
# A switch.
play-check = Play
play-note = Your path is coloured as you go. In the sheet, use the arrow keys, or click a cell to which the way is straight and open.
dead-ends-check = Mark dead ends
hint-button = Hint
# Writes the steps into the sheet that { self-marking-button } has made.
enter-steps-button = Enter my steps
play-ended = Play is off. Your trail stays; { clear-solution-button } removes it.

## Starting

play-begins =
    { $exits ->
        [one] You are at the start, { $cell }. Walk to the exit, { $exit }.
       *[other] You are at the start, { $cell }. Walk to any of the { $exits } exits.
    }
selection-not-reported = This version of your spreadsheet program doesn’t report which cell is selected. Use a newer one.
# Where the selection has moved, and nothing was reported.
selection-unheard = Play is off, because this version of your spreadsheet program doesn’t report which cell is selected. Use a newer one.

## Each step

# $open lists sides as { open-side } has them; $kind is what the cell is.
play-at =
    { $kind ->
        [dead-end] { $cell }, open: { LIST($open, type: "unit") }; dead end.
        [crossing] { $cell }, open: { LIST($open, type: "unit") }; crossing.
       *[corridor] { $cell }, open: { LIST($open, type: "unit") }.
    }
play-wall = There is a wall in the way.
play-blocked = No open way leads straight to that cell.
play-outside = Your walk goes on from { $cell }: select it.
# $side is right, bottom, left or top, the next cell of a shortest path; $steps is how many are left.
play-hint =
    { $steps ->
        [one] Hint: go { $side ->
            [right] right
            [bottom] down
            [left] left
           *[top] up
        }, to { $cell }. That is the exit.
       *[other] Hint: go { $side ->
            [right] right
            [bottom] down
            [left] left
           *[top] up
        }, to { $cell }. The exit is { $steps } steps away.
    }

## The end

# $steps are those walked, there and back, $shortest the fewest.
play-exit =
    { $steps ->
        [one] Exit { $cell } reached in { $steps } step.
       *[other] Exit { $cell } reached in { NUMBER($steps) } steps.
    }
play-shortest =
    { $shortest ->
        [one] The shortest way takes { $shortest } step.
       *[other] The shortest way takes { NUMBER($shortest) } steps.
    }
# Whole seconds.
play-time =
    { $minutes ->
        [0] { $seconds ->
            [one] Time: { $seconds } second.
           *[other] Time: { $seconds } seconds.
        }
       *[other] Time: { NUMBER($minutes) } min { $seconds } s.
    }
play-hints =
    { $hints ->
        [one] With { $hints } hint.
       *[other] With { $hints } hints.
    }

## How a step that failed leaves things

trail-stays = Your walk goes on from { $cell }.
play-gone = The maze or its trail was changed, moved or removed; what is on the sheet stays. Switch { play-check } on again.

## Removing, and entering the steps

no-self-marking-of-maze = No sheet marks paths through { $maze } on { $sheet }. Press { self-marking-button } first.
no-steps-walked = You haven’t taken a step yet. Switch { play-check } on and walk first.
replace-typed-path = { $place } on { $sheet } already has a path. Replace it?
steps-entered =
    { $steps ->
        [one] { $steps } step was entered into { $place } on { $sheet }.
       *[other] { NUMBER($steps) } steps were entered into { $place } on { $sheet }.
    }
