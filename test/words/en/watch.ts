import { type Message, message } from "../../../src/message";

export const watch: readonly (readonly [Message, string])[] = [
  [
    message("step-of-steps", { step: 1014, steps: 1039, did: message("wall-stays") }),
    "Step 1,014 of 1,039: The wall stays.",
  ],
  [message("numbers-leave"), "The maze is finished, so the set numbers are removed from its cells."],
  [message("before-first-step", { steps: 39 }), "Before the first of 39 steps."],
  [
    message("pair-step", {
      step: 14,
      steps: 39,
      first: message("pair-done", { name: "Kruskal", steps: 12 }),
      second: message("wall-stays"),
    }),
    "Step 14 of 39. Kruskal: done after 12 steps. The wall stays.",
  ],
  [message("pair-did", { name: "Wilson", did: message("wall-stays") }), "Wilson: The wall stays."],
  [message("pair-done", { name: "Kruskal", steps: 1 }), "Kruskal: done after 1 step."],
  [message("cells-on-sheet", { area: "B2:I6", sheet: "Sheet1" }), "B2:I6 on Sheet1"],
  [
    message("watching-place", { place: message("cells-on-sheet", { area: "B2:I6", sheet: "Sheet1" }) }),
    "Watching B2:I6 on Sheet1…",
  ],
  [
    message("shows-step", {
      place: message("cells-on-sheet", { area: "B2:I6", sheet: "Sheet1" }),
      step: 9,
      steps: 1039,
    }),
    "B2:I6 on Sheet1 shows step 9 of 1,039.",
  ],
  [
    message("paused-at-step", {
      place: message("cells-on-sheet", { area: "B2:I6", sheet: "Sheet1" }),
      step: 9,
      steps: 39,
    }),
    "Paused at step 9 of 39. B2:I6 on Sheet1 shows that step.",
  ],
  [
    message("stopped-at-step", {
      place: message("cells-on-sheet", { area: "B2:I6", sheet: "Sheet1" }),
      step: 9,
      steps: 39,
    }),
    "Stopped at step 9 of 39. B2:I6 on Sheet1 shows that step.",
  ],
  [
    message("between-steps", {
      place: message("cells-on-sheet", { area: "B2:I6", sheet: "Sheet1" }),
      from: 9,
      to: 25,
      steps: 39,
    }),
    "B2:I6 on Sheet1 is between steps 9 and 25 of 39. To paint it again, press Forward or Back.",
  ],
  [message("typed-while-watching", { where: "D4" }), "Stopped because something was typed into D4. It was kept."],
  [
    message("steps-worked-out", { place: message("cells-on-sheet", { area: "B2:I6", sheet: "Sheet1" }), steps: 39 }),
    "The maze in B2:I6 on Sheet1 was made in 39 steps.",
  ],
  [
    message("values-in-the-way", { where: "D4:D5", sheet: "Sheet1", count: 2 }),
    "D4:D5 on Sheet1 hold 2 values, which the maze would cover.",
  ],
  [
    message("fills-in-the-way", { where: "D4", sheet: "Sheet1", count: 1, what: "search" }),
    "D4 on Sheet1 has another fill, which the search would cover.",
  ],
  [message("overwrite-them", { count: 2 }), "Overwrite them?"],
  [
    message("watched-walls-changed", { cell: "H3", sheet: "Sheet1" }),
    "Press Generate for a new maze. Walls of this one were changed by hand, for example at H3 on Sheet1, so its steps can’t be shown.",
  ],
  [
    message("searched-walls-changed", { cell: "H3", sheet: "Sheet1" }),
    "Press Solve again. Walls of the maze were changed by hand, for example at H3 on Sheet1, so the search can’t be shown.",
  ],
  [message("steps-need-maze"), "Press Generate first. Only the steps of making a maze can be written."],
  [
    message("steps-table-there", { name: "Maze steps", sheet: "Sheet1" }),
    "The sheet Maze steps holds the steps of an earlier maze of Sheet1, and anything that was added to it since. Replace it?",
  ],
  [message("writing-steps", { done: 1000, steps: 1039 }), "Writing the steps: 1,000 of 1,039"],
  [message("steps-written", { name: "Maze steps", steps: 39 }), "The table on the sheet Maze steps holds 39 steps."],
  [
    message("steps-on-new-sheet", { name: "Maze steps 2" }),
    "The steps are on the new sheet Maze steps 2. The earlier table may still be there on its own sheet.",
  ],
  [message("merge-tree-needs-maze"), "Press Generate first. A merge tree is drawn from the steps that made a maze."],
  [
    message("merge-tree-needs-sets", { generator: message("generator-depth-first") }),
    "Choose Kruskal, Borůvka or Eller as the kind of maze and press Generate. Depth-first doesn’t merge sets, so there is no tree of merges.",
  ],
  [
    message("merge-tree-too-large", { cells: 2500, most: 100 }),
    "Press Write steps instead: the last columns of its table hold the tree. It is drawn for up to 100 cells, because every cell takes a row of the drawing and every union a column, and this maze has 2,500 cells.",
  ],
  [
    message("merge-tree-there", { name: "Maze merge tree", sheet: "Sheet1" }),
    "The sheet Maze merge tree holds the merge tree of an earlier maze of Sheet1, and anything that was added to it since. Replace it?",
  ],
  [
    message("merge-tree-written", { name: "Maze merge tree", unions: 1 }),
    "The merge tree is on the sheet Maze merge tree: 1 union, as a drawing and as a table.",
  ],
  [
    message("merge-tree-written", { name: "Maze merge tree", unions: 39 }),
    "The merge tree is on the sheet Maze merge tree: 39 unions, as a drawing and as a table.",
  ],
  [
    message("merge-tree-on-new-sheet", { name: "Maze merge tree 2" }),
    "The merge tree is on the new sheet Maze merge tree 2. The earlier one may still be there on its own sheet.",
  ],
  [
    message("merge-tree-of", { generator: message("generator-kruskal"), area: "B2:I6", sheet: "Sheet1" }),
    "How the sets of the maze B2:I6 on Sheet1 merged: Kruskal",
  ],
  [
    message("merge-tree-table-means", { first: "#41" }),
    "The table lists all nodes: the cells, and from #41 on the unions. Each union of two sets is a new node, the parent of the two nodes that it joins.",
  ],
  [
    message("merge-tree-drawing-means"),
    "The drawing shows the same tree: a row for each cell, and the unions from left to right in the order in which they were made.",
  ],
  [message("numbers-before-first-merge"), "Before the first merge: every cell is a set of its own"],
  [message("numbers-nothing-merged"), "One set from the beginning: there was nothing to merge"],
  [
    message("numbers-before-last-merge", { sets: message("two-sets", { set: 2, other: 40 }) }),
    "Just before the last merge: sets 2 and 40",
  ],
  [
    message("numbers-after-last-merge", { sets: message("only-set", { set: 40 }) }),
    "After the last merge: one set, 40",
  ],
  [message("numbers-before-first-step"), "Before the first step"],
  [message("numbers-after-step", { step: 1014, steps: 1039 }), "After step 1,014 of 1,039"],
  [message("only-set", { set: 1040 }), "one set, 1040"],
  [message("two-sets", { set: 2, other: 1040 }), "sets 2 and 1040"],
  [message("several-sets", { count: 5 }), "5 sets"],
  [message("sign-sets"), "a set of connected cells (large sets may share a colour)"],
  [message("sign-step"), "cells of this step"],
  [message("sign-visited"), "visited"],
  [message("sign-path"), "path"],
  [message("sign-visited-by", { solver: "Trémaux" }), "visited by Trémaux"],
  [message("sign-visited-by-both"), "visited by both"],
  [message("sign-path-of", { solver: "Trémaux" }), "path of Trémaux"],
  [message("sign-path-of-both"), "path of both"],
  [message("sign-in-one", { name: "Wilson", words: message("tint-on-walk") }), "Wilson: on the walk’s path"],
];
