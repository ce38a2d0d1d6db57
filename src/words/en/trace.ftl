# What each step of an algorithm that makes a maze did, for whoever watches it: "Step 14 of 39: H3, left wall. Sets 15 and 14 differ:
# joined as 15. 26 sets left." (watch.ftl has the number of the step.)
#
# Cells are addresses (H3). A wall falls (it becomes a passage), stays, or is built. Two cells are joined when a path leads from one to
# the other. A loop is a second path between two cells. A blocked wall stays although the algorithm opened it.

# Every step: the cell that the algorithm looked at, which of its walls, and a sentence about what came of it.
step-at-wall =
    { $side ->
        [left] { $cell }, left wall. { $did }
        [right] { $cell }, right wall. { $did }
        [top] { $cell }, top wall. { $did }
       *[bottom] { $cell }, bottom wall. { $did }
    }

## Of every algorithm

wall-falls = The wall falls: { $cell } and { $neighbour } are joined.
wall-stays = The wall stays.
wall-blocked = There should be a passage here, but the wall is blocked and stays.
wall-built = A wall is built between { $cell } and { $neighbour }.
wall-makes-loop = { $cell } and { $neighbour } are joined already, but the wall falls: this makes a loop.
search-goes-back = Back to { $neighbour }.
walk-goes =
    { $meets ->
        [maze] The walk goes from { $cell } to { $neighbour }, where it meets the maze.
       *[nothing] The walk goes from { $cell } to { $neighbour }.
    }
walk-erases = The walk was in { $neighbour } before: the loop is erased.
coin-keeps-wall = The coin toss keeps the wall.
cut-begins = A cut begins, with a gap between { $cell } and { $neighbour }.

## Kruskal and Borůvka: sets of cells, each with a number. They join as the set with the first number.

sets-left =
    { $left ->
        [one] { $left } set left.
       *[other] { $left } sets left.
    }
sets-joined = Sets { NUMBER($set, useGrouping: 0) } and { NUMBER($other, useGrouping: 0) } differ: joined as { NUMBER($set, useGrouping: 0) }. { sets-left }
sets-joined-blocked = Sets { NUMBER($set, useGrouping: 0) } and { NUMBER($other, useGrouping: 0) } differ: joined as { NUMBER($set, useGrouping: 0) }, but the wall is blocked and stays. { sets-left }
sets-same = Both sides are in set { NUMBER($set, useGrouping: 0) }, so the wall stays. { sets-left }
sets-same-loop = Both sides are in set { NUMBER($set, useGrouping: 0) }, but the wall falls: this makes a loop. { sets-left }

## Kruskal by random picks of a cell and one of its sides

pick-missed = There is no cell beyond it, so nothing happens.

## Depth-first search

search-enters = { $neighbour } is new: the wall falls, and the search goes on from there.
search-enters-blocked = The search goes on from { $neighbour }, but the wall is blocked and stays.
search-makes-loop = { $neighbour } is entered again: the wall falls and makes a loop.
search-dead-end = { $cell } leads nowhere new: back to { $neighbour }.

## Prim, growing trees, hunt and kill: a maze that grows. The frontier is the cells beside it.

lightest-wall-falls = The lightest wall around the maze falls: { $neighbour } joins { $cell }.
frontier-cell-joins = { $neighbour }, drawn from the frontier, joins { $cell }.
# The cells that can grow have a neighbour outside the maze. "mixed" takes the newest in some steps and a random one in others.
tree-grows =
    { $from ->
        [newest] { $cell }, the newest cell that can grow, grows into { $neighbour }.
        [oldest] { $cell }, the oldest cell that can grow, grows into { $neighbour }.
        [random] { $cell }, drawn from the cells that can grow, grows into { $neighbour }.
       *[mixed] { $cell }, the newest cell that can grow or one drawn from all of them, grows into { $neighbour }.
    }
# "stuck" is the cell in which the walk could not go on.
hunt-finds = The walk is stuck in { $stuck }. The hunt, row by row, finds { $neighbour } and joins it to { $cell }.

## Random walks: Wilson, Aldous and Broder

walk-begins =
    { $meets ->
        [maze] A walk begins in { $cell } and goes to { $neighbour }, where it meets the maze.
       *[nothing] A walk begins in { $cell } and goes to { $neighbour }.
    }
walk-joins = The walk’s path joins the maze: the wall between { $cell } and { $neighbour } falls.
walk-goes-first-time = The walk goes from { $cell } to { $neighbour } for the first time, so the wall falls.

## Eller, row by row, with sets as in Kruskal's algorithm

row-opens-down = Row { NUMBER($row, useGrouping: 0) }: { $cell } opens downwards, so { $neighbour } joins its set.
row-stays-closed = Row { NUMBER($row, useGrouping: 0) }: { $cell } doesn’t open downwards, so { $neighbour } begins a new set.
row-sets-joined =
    { $because ->
        [lastRow] Row { NUMBER($row, useGrouping: 0) }: sets { NUMBER($set, useGrouping: 0) } and { NUMBER($other, useGrouping: 0) } differ, and this is the last row: joined as { NUMBER($set, useGrouping: 0) }.
       *[coin] Row { NUMBER($row, useGrouping: 0) }: sets { NUMBER($set, useGrouping: 0) } and { NUMBER($other, useGrouping: 0) } differ, and the coin toss joins them as { NUMBER($set, useGrouping: 0) }.
    }
row-sets-kept = Row { NUMBER($row, useGrouping: 0) }: sets { NUMBER($set, useGrouping: 0) } and { NUMBER($other, useGrouping: 0) } differ, but the coin toss keeps the wall.
row-sets-same = Row { NUMBER($row, useGrouping: 0) }: both sides are in set { NUMBER($set, useGrouping: 0) }, so the wall stays.

## Sidewinder: a run is joined cells of one row; one of them opens upwards.

run-closes =
    { $cells ->
        [1] The coin toss closes the run of one cell.
       *[other] The coin toss closes the run from { $first } to { $last }.
    }
run-opens-up =
    { $cells ->
        [1] { $cell }, a run of one cell, opens upwards.
       *[other] { $cell }, drawn from the run from { $first } to { $last }, opens upwards.
    }
run-goes-on =
    { $cells ->
        [one] The run goes on to { $neighbour }: { $cells } cell.
       *[other] The run goes on to { $neighbour }: { $cells } cells.
    }

## Binary tree

cell-opens =
    { $side ->
        [top] { $cell } opens its top wall, to { $neighbour }.
       *[left] { $cell } opens its left wall, to { $neighbour }.
    }

## Recursive division: a chamber, given by its first and last cell, is cut in two by a line of walls with one gap.

chamber-cut =
    { $direction ->
        [down]
            { $walls ->
                [one] The chamber from { $first } to { $last } is cut from top to bottom by { $walls } wall, with a gap between { $cell } and { $neighbour }.
               *[other] The chamber from { $first } to { $last } is cut from top to bottom by { $walls } walls, with a gap between { $cell } and { $neighbour }.
            }
       *[across]
            { $walls ->
                [one] The chamber from { $first } to { $last } is cut from left to right by { $walls } wall, with a gap between { $cell } and { $neighbour }.
               *[other] The chamber from { $first } to { $last } is cut from left to right by { $walls } walls, with a gap between { $cell } and { $neighbour }.
            }
    }
cut-goes-on = The cut goes on between { $cell } and { $neighbour }.

## The table of steps that is written to a sheet: its headings, the side of a wall, and what came of a step, a word or two each

steps-heading-step = Step
steps-heading-cell = Cell
steps-heading-side = Side
steps-heading-neighbour = Neighbour
steps-heading-set = Set of cell
steps-heading-other = Set of neighbour
steps-heading-outcome = Outcome
steps-heading-left = Sets left
# Three more columns where sets merge, also in the table of nodes of a merge tree: each union of two sets is a new node above two others.
tree-heading-new = New node
tree-heading-node = Node
tree-heading-left = Left child
tree-heading-right = Right child
tree-heading-parent = Parent
wall-side =
    { $side ->
        [left] left
        [right] right
        [top] top
       *[bottom] bottom
    }
step-outcome =
    { $outcome ->
        [joined] Joined
        [refused] Refused
        [blocked] Blocked
        [backtracked] Backtracked
        [built] Built
        [looped] Looped
        [walked] Walked
        [erased] Loop erased
        [kept] Kept
        [gap] Gap
       *[missed] Missed
    }

## What the colours of cells mean while a maze is watched: where the algorithm is at work, and where it is done

tint =
    { $cells ->
        [on-path] on the current path
        [finished] finished
        [on-walk] on the walk’s path
        [in-maze] in the maze
        [walk-here] where the walk is
        [walk-was] where the walk was
        [frontier] in the frontier
        [can-grow] in the maze, with a neighbour outside
        [surrounded] in the maze, with no neighbour outside
        [in-run] in the run
        [in-earlier-runs] in earlier runs
       *[in-chamber] in the chamber that is cut
    }
