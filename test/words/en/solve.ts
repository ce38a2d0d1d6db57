import { type Message, message } from "../../../src/message";

const matrixSheets = { distances: "Maze distances", predecessors: "Maze predecessors", adjacency: "Maze adjacency" };

export const solve: readonly (readonly [Message, string])[] = [
  [message("drawing-solution"), "Drawing the solution…"],
  [
    message("search-ready", { solver: "Breadth-first", maze: "B2:I6", sheet: "Sheet1", steps: 41 }),
    "Breadth-first searches B2:I6 on Sheet1 in 41 steps; none is shown yet.",
  ],
  [message("search-seed", { seed: "thread" }), "The seed of this search is thread."],
  [
    message("shortest-path-found", { from: "B2", to: "I6", sheet: "Sheet1", steps: 1 }),
    "The shortest path from B2 to I6 on Sheet1 takes 1 step.",
  ],
  [
    message("path-found", { from: "B2", to: "I6", sheet: "Sheet1", steps: 1204 }),
    "A path from B2 to I6 on Sheet1 takes 1,204 steps.",
  ],
  [
    message("cheapest-path-found", { from: "B2", to: "I6", sheet: "Sheet1", steps: 12, cost: 23.5 }),
    "The cheapest path from B2 to I6 on Sheet1 takes 12 steps and costs 23.5.",
  ],
  [message("solver-looked-at", { solver: "A*", searched: 23, cells: 2500 }), "A* looked at 23 of 2,500 cells."],
  [
    message("no-path-found", { from: "B2", to: message("any-exit", { count: 3 }), sheet: "Sheet1" }),
    "There is no path from B2 to any of 3 exits on Sheet1.",
  ],
  [message("any-exit", { count: 3 }), "any of 3 exits"],
  [
    message("solver-circled", { solver: "Wall follower, left hand", from: "B2", to: "I6", sheet: "Sheet1" }),
    "Wall follower, left hand came back to where it set out, B2, without finding I6 on Sheet1.",
  ],
  [message("cells-reached", { count: 1, areas: "B2" }), "The search reached 1 cell: B2."],
  [message("mend-to-join"), "To join the parts of the maze, press Mend."],
  [message("try-another-solver"), "Another solver may find a path."],
  [message("search-dotted"), "The cells that were searched are dotted."],
  [message("path-in-figures", { steps: 47 }), "Path: 47 steps."],
  [message("no-path-in-figures"), "No path."],
  [message("search-in-figures", { searched: 212, cells: 300 }), "Looked at: 212 of 300 cells."],
  [
    message("solution-unfinished", { maze: "B2:I6", sheet: "Sheet1" }),
    "Press Clear solution. The solution in B2:I6 on Sheet1 is unfinished.",
  ],
  [
    message("cost-negative", { cell: "D3", sheet: "Sheet1", value: "-2" }),
    "Change the cell, or choose another solver. D3 on Sheet1 holds -2, but Dijkstra needs numbers of at least 0 in the cells; an empty cell costs 1.",
  ],
  [
    message("cost-not-a-number", { cell: "D3", sheet: "Sheet1", value: "swamp" }),
    "Change the cell, or choose another solver. D3 on Sheet1 holds “swamp”, but Dijkstra needs numbers of at least 0 in the cells; an empty cell costs 1.",
  ],
  [
    message("costs-too-large", { sheet: "Sheet1" }),
    "Type smaller numbers into the cells and try again. On Sheet1, the numbers on every path add up to more than can be compared.",
  ],
  [
    message("solution-elsewhere", { area: "L2:N4", sheet: "Sheet1" }),
    "Press Clear solution first. There is already a solution in L2:N4 on Sheet1.",
  ],
  [
    message("select-two-cells"),
    "Select two cells of the maze, or type them, and try again. To select the second cell, hold Ctrl (on a Mac, Cmd).",
  ],
  [message("field-empty", { field: "from", cell: "B2" }), "Type a cell, for example B2. The field “From” is empty."],
  [
    message("field-holds-no-cell", { field: "to", cell: "B2", text: "B2:C3" }),
    "Type an address such as B2, or a row and a column counted from 0, such as 0 3. The field “To” holds “B2:C3”.",
  ],
  [
    message("route-cell-outside", { cell: "K3", sheet: "Sheet1", maze: "B2:I6" }),
    "Choose a cell of the maze and try again. K3 on Sheet1 is outside the maze B2:I6.",
  ],
  [
    message("route-cell-out", { cell: "D4", sheet: "Sheet1" }),
    "Choose another cell and try again. D4 on Sheet1 was removed from the maze.",
  ],
  [
    message("no-entrance", { maze: "B2:I6", sheet: "Sheet1" }),
    "Select a cell and press Set entrance, or solve between selected cells. The maze B2:I6 on Sheet1 has no entrance.",
  ],
  [message("solution-cleared", { area: "B2:I6", sheet: "Sheet1" }), "The solution in B2:I6 on Sheet1 is cleared."],
  [
    message("distances-cleared", { area: "B2:I6", sheet: "Sheet1" }),
    "The distance colours in B2:I6 on Sheet1 are cleared.",
  ],
  [
    message("solution-cleared-in-part", { sheet: "Sheet1" }),
    "Press Clear solution again. Only part of the solution on Sheet1 is cleared.",
  ],
  [
    message("distances-cleared-in-part", { sheet: "Sheet1" }),
    "Press Take colours away again. Only some of the distance colours on Sheet1 are cleared.",
  ],
  [message("working-out-distances", { taken: 1200, cells: 2500 }), "Working out all distances, cell 1,200 of 2,500…"],
  [message("writing-matrix", { sheet: "Maze distances" }), "Writing Maze distances…"],
  [message("three-new-sheets", { cells: 2500 }), "They go to three new sheets of 2,500 rows and 2,500 columns each."],
  [
    message("sheets-replaced", { sheets: ["Maze distances", "Maze predecessors"] }),
    "They replace Maze distances and Maze predecessors.",
  ],
  [message("write-them"), "Write them?"],
  [message("write"), "Write"],
  [
    message("distances-written", { names: "addresses", ...matrixSheets }),
    "The distances between all pairs of cells are on the sheet Maze distances, the predecessors on Maze predecessors, and the adjacency matrix on Maze adjacency. Type two addresses into B1 and D1 of Maze distances, and F1 shows the number of steps between them.",
  ],
  [
    message("distances-written", { names: "numbers", ...matrixSheets }),
    "The distances between all pairs of cells are on the sheet Maze distances, the predecessors on Maze predecessors, and the adjacency matrix on Maze adjacency. Type two node numbers into B1 and D1 of Maze distances, and F1 shows the number of steps between them.",
  ],
  [
    message("distances-written-old-left", { sheets: ["Maze distances 2", "Maze predecessors 2", "Maze adjacency 2"] }),
    "The new sheets Maze distances 2, Maze predecessors 2 and Maze adjacency 2 are complete; the earlier ones may still be there.",
  ],
  [
    message("replace-self-marking", { maze: "B2:I6", sheet: "Sheet1", earlier: "Sheet1 self-marking" }),
    "The maze B2:I6 on Sheet1 already has a sheet for self-marking, Sheet1 self-marking. Replace it, with everything that was typed there?",
  ],
  [
    message("replace-readable", { maze: "B2:I6", sheet: "Sheet1", earlier: "Sheet1 readable" }),
    "The maze B2:I6 on Sheet1 already has a readable sheet, Sheet1 readable. Replace it, with everything on it?",
  ],
  [
    message("write-walls-again", { maze: "B2:I6", sheet: "Sheet1", earlier: "Sheet1 walls" }),
    "Write the codes of the maze B2:I6 on Sheet1 to the sheet Sheet1 walls?",
  ],
  [
    message("walls-changed", { written: "Sheet1 walls" }),
    "Somebody changed wall codes on Sheet1 walls; these changes will be overwritten.",
  ],
  [
    message("walls-in-way", { written: "Sheet1 walls", cells: ["B7", "J2:K3"], more: 0 }),
    "Something else stands where codes go on Sheet1 walls, and will be overwritten: B7 and J2:K3.",
  ],
  [
    message("walls-in-way", { written: "Sheet1 walls", cells: ["B7", "J2:K3"], more: 3 }),
    "Something else stands where codes go on Sheet1 walls, and will be overwritten: B7 and J2:K3 and more.",
  ],
  [
    message("walls-copied", { written: "Codes", sheets: ["Codes", "Archive"] }),
    "The sheets Codes and Archive hold wall codes of this maze, and some are copies. The new codes go to Codes, and the others stay as they are.",
  ],
  [
    message("walls-perhaps-copy", { written: "Sheet1 walls (2)" }),
    "The sheet Sheet1 walls (2) seems to be a copy of the sheet of codes, which is no longer there.",
  ],
  [
    message("walls-written-again", { written: "Sheet1 walls", maze: "B2:I6", sheet: "Sheet1" }),
    "The sheet Sheet1 walls now holds the wall codes of the maze B2:I6 on Sheet1. Formulas that refer to them use the new codes at once.",
  ],
  [
    message("walls-resized", { range: "'Sheet1 walls'!$B$2:$K$9", before: "'Sheet1 walls'!$B$2:$I$6" }),
    "The codes now fill 'Sheet1 walls'!$B$2:$K$9: in formulas, use that instead of 'Sheet1 walls'!$B$2:$I$6.",
  ],
  [message("walls-hidden", { written: "Sheet1 walls" }), "The sheet Sheet1 walls is hidden."],
  [
    message("twin-sheet-old-left", { written: "Sheet1 readable 2", left: "Sheet1 readable" }),
    "The new sheet Sheet1 readable 2 is complete; the earlier one, Sheet1 readable, may still be there.",
  ],
  [
    message("self-marking-written", { written: "Sheet1 self-marking", maze: "B2:I6", sheet: "Sheet1", steps: 1200 }),
    "The sheet Sheet1 self-marking marks paths through the maze B2:I6 on Sheet1, up to 1,200 steps, also without Lavirint.",
  ],
  [message("self-marking-locked"), "It is protected without a password; only the cells for the path can be changed."],
  [
    message("self-marking-not-locked"),
    "Your spreadsheet program didn’t protect it, so its formulas can be changed and its hidden columns shown.",
  ],
  [
    message("no-self-marking"),
    "Press Add self-marking on the sheet of each maze first. No sheet of this workbook marks paths.",
  ],
  [
    message("results-collected", { name: "Results", sheets: 1 }),
    "The table on the sheet Results shows what 1 sheet for self-marking says, and changes with it.",
  ],
  [
    message("results-collected", { name: "Results", sheets: 30 }),
    "The table on the sheet Results shows what 30 sheets for self-marking say, and changes with them.",
  ],
  [
    message("no-path-to-mark", { maze: "B2:I6", sheet: "Sheet1" }),
    "Press Check to see why, mend the maze, and try again. No path leads from the entrance to an exit of B2:I6 on Sheet1, so there is nothing to mark.",
  ],
  [
    message("path-too-long-to-mark", { maze: "B2:CW101", sheet: "Sheet1", steps: 2400, most: 2000 }),
    "Make a smaller maze, or move its entrance or exit. The shortest path through B2:CW101 on Sheet1 takes 2,400 steps, and a sheet marks at most 2,000.",
  ],
  [
    message("too-many-cells-for-twin", {
      kind: "marking",
      maze: "B2:CX102",
      sheet: "Sheet1",
      cells: 10201,
      most: 10000,
    }),
    "Make a smaller maze. The maze B2:CX102 on Sheet1 has 10,201 cells, and paths are marked in mazes of at most 10,000.",
  ],
  [
    message("too-many-cells-for-twin", {
      kind: "readable",
      maze: "B2:CX102",
      sheet: "Sheet1",
      cells: 10201,
      most: 10000,
    }),
    "Make a smaller maze. The maze B2:CX102 on Sheet1 has 10,201 cells, and mazes of at most 10,000 are written in words.",
  ],
  [
    message("too-many-cells-for-twin", {
      kind: "walls",
      maze: "B2:SG502",
      sheet: "Sheet1",
      cells: 250500,
      most: 250000,
    }),
    "Make a smaller maze. The maze B2:SG502 on Sheet1 has 250,500 cells, and worksheet functions take the wall codes of at most 250,000.",
  ],
  [
    message("walls-written", { written: "Sheet1 walls", maze: "B2:I6", sheet: "Sheet1" }),
    "The sheet Sheet1 walls holds the wall code of every cell of the maze B2:I6 on Sheet1, in the same cell.",
  ],
  [
    message("walls-in-functions", { range: "'Sheet1 walls'!$B$2:$I$6" }),
    "In functions, use 'Sheet1 walls'!$B$2:$I$6 as the walls.",
  ],
  [
    message("readable-written", { written: "Sheet1 readable", maze: "B2:I6", sheet: "Sheet1" }),
    "The sheet Sheet1 readable says in every cell which sides of the same cell of the maze on Sheet1 are open. It is the maze B2:I6.",
  ],
  [message("readable-starts", { entrance: "B2", exits: ["I6"], count: 1 }), "Start at B2; I6 is the exit."],
  [
    message("readable-starts", { entrance: "B2", exits: ["I6", "C2"], count: 2 }),
    "Start at B2; I6 and C2 are the exits.",
  ],
  [message("readable-without-ends"), "No entrance or exit is marked."],
  [
    message("too-many-cells-for-distances", { maze: "B2:AZ60", sheet: "Sheet1", cells: 3009, most: 2500 }),
    "Press Solve instead, which works for a maze of any size. The maze B2:AZ60 on Sheet1 has 3,009 cells, and distances are written for at most 2,500: each sheet has a column and a row for every cell.",
  ],
  [
    message("search-needs-solution"),
    "Press Solve first. The table lists the search whose steps the pane shows, and it shows none now.",
  ],
  [
    message("search-table-there", { name: "Maze search", sheet: "Sheet1" }),
    "The sheet Maze search holds an earlier search of the maze on Sheet1, and anything that was added to it since. Replace it?",
  ],
  [message("writing-visits", { done: 16000, visits: 40000 }), "Writing the visits: 16,000 of 40,000"],
  [
    message("search-written", { name: "Maze search", visits: 1, solver: message("solver-a-star") }),
    "The table on the sheet Maze search holds 1 visit of A*.",
  ],
  [
    message("search-written", { name: "Maze search", visits: 40, solver: message("solver-a-star") }),
    "The table on the sheet Maze search holds 40 visits of A*.",
  ],
  [
    message("search-on-new-sheet", { name: "Maze search 2" }),
    "The search is on the new sheet Maze search 2. The earlier table may still be there on its own sheet.",
  ],
  [
    message("maze-is-perfect", { maze: "B2:I6", sheet: "Sheet1", cells: 40 }),
    "The maze B2:I6 on Sheet1 is perfect: one path leads between any two of its 40 cells.",
  ],
  [
    message("maze-is-not-perfect", {
      maze: "B2:I6",
      sheet: "Sheet1",
      cells: 40,
      faults: [message("loops-counted", { count: 2 }), message("parts-counted", { count: 1 })],
    }),
    "The maze B2:I6 on Sheet1 is not perfect: its 40 cells have 2 loops and 1 part cut off from the largest.",
  ],
  [message("loops-counted", { count: 1 }), "1 loop"],
  [message("parts-counted", { count: 3 }), "3 parts cut off from the largest"],
  [message("nothing-to-solve-between"), "To solve it, mark an entrance and an exit."],
  [message("no-path-to-exit", { entrance: "B2" }), "No path leads from the entrance B2 to an exit."],
  [
    message("one-shortest-solution", { entrance: "B2" }),
    "One shortest solution leads from the entrance B2 to the nearest exit.",
  ],
  [
    message("shortest-solutions", { count: 1260, entrance: "B2" }),
    "1,260 solutions are equally short from the entrance B2.",
  ],
  [
    message("shortest-solutions-at-least", { count: Number.MAX_SAFE_INTEGER, entrance: "B2" }),
    "At least 9,007,199,254,740,991 solutions are equally short from the entrance B2.",
  ],
  [message("part-cut-off", { count: 2, cell: "B6" }), "2 cells, beginning at B6, are cut off."],
  [message("loop-closes", { count: 4, one: "G3", other: "H3" }), "A loop of 4 cells closes between G3 and H3."],
  [message("cells-out-of-maze", { count: 1 }), "1 cell is not in the maze."],
  [message("frame-is-open", { side: "top", cell: "E2" }), "The frame is open above E2."],
  [message("more-parts-cut-off", { count: 1 }), "1 more part is cut off."],
  [message("more-loops", { count: 12 }), "There are 12 more loops."],
  [message("more-gaps-in-frame", { count: 1 }), "There is 1 more gap in the frame."],
  [
    message("maze-mended", {
      maze: "B2:I6",
      sheet: "Sheet1",
      changes: [message("walls-up-counted", { count: 2 }), message("walls-down-counted", { count: 1 })],
    }),
    "The maze B2:I6 on Sheet1 is now perfect: 2 walls were added and 1 wall was removed.",
  ],
  [
    message("maze-mended-but-for-parts", {
      maze: "B2:I6",
      sheet: "Sheet1",
      changes: [message("walls-up-counted", { count: 1 })],
    }),
    "The maze B2:I6 on Sheet1 is now perfect except for parts that can’t be joined, because cells between them are not in the maze: 1 wall was added.",
  ],
  [message("mending-seed", { seed: "thread" }), "The walls were chosen at random from the seed thread."],
  [message("walls-up-counted", { count: 1 }), "1 wall was added"],
  [message("walls-down-counted", { count: 2 }), "2 walls were removed"],
  [
    message("perfect-already", { maze: "B2:I6", sheet: "Sheet1" }),
    "The maze B2:I6 on Sheet1 is already perfect. Nothing was changed.",
  ],
  [
    message("parts-beyond-mending", { maze: "B2:I6", sheet: "Sheet1" }),
    "The maze B2:I6 on Sheet1 is perfect except for parts that can’t be joined, because cells between them are not in the maze. Nothing was changed.",
  ],
  [
    message("mended-in-part", { maze: "B2:I6", sheet: "Sheet1" }),
    "Press Mend again. Only part of the maze B2:I6 on Sheet1 is mended.",
  ],
  [
    message("mending-inexact", { maze: "B2:I6", sheet: "Sheet1" }),
    "Removed walls in B2:I6 on Sheet1 are drawn again, all in the same style.",
  ],
  [message("wall-put-up", { one: "C3", other: "D3" }), "The wall between C3 and D3 was added."],
  [message("wall-taken-down", { one: "C3", other: "C4" }), "The wall between C3 and C4 was removed."],
  [message("more-walls-put-up", { count: 1 }), "1 more wall was added."],
  [message("more-walls-taken-down", { count: 3 }), "3 more walls were removed."],
  [
    message("no-exit", { maze: "B2:I6", sheet: "Sheet1" }),
    "Select a cell and press Add exit, or solve between selected cells. The maze B2:I6 on Sheet1 has no exit.",
  ],
  [
    message("only-exit-selected", { cell: "I6", sheet: "Sheet1" }),
    "Select another cell of the maze and try again. I6 on Sheet1 is its only exit.",
  ],
];
