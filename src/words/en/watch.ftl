# The player: a maze or a search shown in the sheet step by step, and the table of steps.
#
# A place is where it is shown: "B2:I6 on Sheet1". Position 0 is before the first step.

# The line below the slider. "did" is a sentence of trace.ftl or search.ftl.
step-of-steps = Step { NUMBER($step) } of { NUMBER($steps) }: { $did }
# After the last step, where set numbers are in the maze’s own cells.
numbers-leave = The maze is finished, so the set numbers are removed from its cells.
before-first-step =
    { $steps ->
        [0] There are no steps.
        [one] Before the only step.
       *[other] Before the first of { $steps } steps.
    }
# Two mazes that are made side by side: "first" and "second" are the two messages below.
pair-step = Step { NUMBER($step) } of { NUMBER($steps) }. { $first } { $second }
pair-did = { $name }: { $did }
pair-done =
    { $steps ->
        [one] { $name }: done after { $steps } step.
       *[other] { $name }: done after { $steps } steps.
    }

## What the sheet shows

# Where steps are shown, in other messages: B2:I6 on Sheet1.
cells-on-sheet = { $area } on { $sheet }
shows-step = { $place } shows step { NUMBER($step) } of { NUMBER($steps) }.
# After a step was painted only in part.
between-steps = { $place } is between steps { NUMBER($from) } and { NUMBER($to) } of { NUMBER($steps) }. To paint it again, press { step-forward-button } or { step-back-button }.
typed-while-watching = Stopped because something was typed into { $where }. It was kept.

## What a person put into the cells that are played. "what" is what is painted there.

values-in-the-way =
    { $count ->
        [one] { $where } on { $sheet } holds { $count } value, which the maze would cover.
       *[other] { $where } on { $sheet } hold { $count } values, which the maze would cover.
    }
fills-in-the-way =
    { $what ->
        [search]
            { $count ->
                [one] { $where } on { $sheet } has another fill, which the search would cover.
               *[other] { $where } on { $sheet } have other fills, which the search would cover.
            }
       *[maze]
            { $count ->
                [one] { $where } on { $sheet } has another fill, which the maze would cover.
               *[other] { $where } on { $sheet } have other fills, which the maze would cover.
            }
    }
# After such sentences; "count" is how many values and fills they name.
overwrite-them =
    { $count ->
        [one] Overwrite it?
       *[other] Overwrite them?
    }

## The table of steps

steps-written =
    { $steps ->
        [one] The table on the sheet { $name } holds { $steps } step.
       *[other] The table on the sheet { $name } holds { $steps } steps.
    }

## The merge tree: cells are its leaves, and each union of two sets is a new node above the nodes of the two

merge-tree-written =
    { $unions ->
        [one] The merge tree is on the sheet { $name }: { $unions } union, as a drawing and as a table.
       *[other] The merge tree is on the sheet { $name }: { $unions } unions, as a drawing and as a table.
    }
# Lines on the sheet, above the tree. Each begins with a letter. $area is where the maze is; $first is the first union: #41.
merge-tree-of = How the sets of the maze { $area } on { $sheet } merged: { $generator }
merge-tree-table-means = The table lists all nodes: the cells, and from { $first } on the unions. Each union of two sets is a new node, the parent of the two nodes that it joins.
merge-tree-drawing-means = The drawing shows the same tree: a row for each cell, and the unions from left to right in the order in which they were made.

## Labels above the set numbers on the hidden sheet. Each must begin with a letter.

numbers-before-last-merge = Just before the last merge: sets { NUMBER($set, useGrouping: 0) } and { NUMBER($other, useGrouping: 0) }
numbers-after-last-merge = After the last merge
numbers-before-first-step = Before the first step
numbers-after-step = After step { NUMBER($step) } of { NUMBER($steps) }

## The legend: what the fills of cells mean

sign-sets = a set of connected cells (some sets share a colour)
sign-step = cells of this step
sign-visited = visited
sign-path = path
sign-visited-by = visited by { $solver }
sign-visited-by-both = visited by both
sign-path-of = path of { $solver }
sign-path-of-both = path of both
# Of two mazes side by side, $name made one; $words are another of these messages.
sign-in-one = { $name }: { $words }
