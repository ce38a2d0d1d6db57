import { type Message, message } from "../../../src/message";

const where = { area: "B2:I6", sheet: "Sheet1" };
const place = "B2:I6 on Sheet1";
const names = { first: "Kruskal", second: "Wilson" };
const size = message("compared-size", { columns: 20, rows: 30 });
const figures = { cells: 40, passages: 39, parts: 1, loops: 0 };

export const laboratory: readonly (readonly [Message, string])[] = [
  [message("distances-colour"), "Colouring the cells…"],
  [
    message("choose-smaller-to-colour", { ...where, cells: 40_200, most: 40_000 }),
    "Choose a smaller maze. B2:I6 on Sheet1 has 40,200 cells, and at most 40,000 can be coloured.",
  ],
  [
    message("show-last-step-first", { place, step: 20, steps: 1234 }),
    "Press Last, and then this button again. B2:I6 on Sheet1 shows step 20 of 1,234.",
  ],
  [message("colours-unfinished", where), "Press Take colours away. The colours in B2:I6 on Sheet1 are unfinished."],
  [
    message("distances-coloured", { ...where, cell: "B2" }),
    "The cells of B2:I6 on Sheet1 are coloured by their distance from the entrance B2.",
  ],
  [
    message("distances-coloured-from-first", { ...where, cell: "B2" }),
    "The cells of B2:I6 on Sheet1 are coloured by their distance from the first cell, B2, because no entrance is marked.",
  ],
  [message("farthest-cell", { cell: "H3", steps: 43 }), "The farthest cell, H3, is 43 steps away."],
  [message("exit-away", { cell: "I6", steps: 1 }), "The exit I6 is 1 step away."],
  [message("nearest-exit-away", { cell: "I6", steps: 12 }), "The nearest exit, I6, is 12 steps away."],
  [message("cells-out-of-reach", { cells: 1 }), "No path leads to 1 cell, which keeps its fill."],
  [
    message("no-colours-to-take-away", { sheet: "Sheet1" }),
    "Press Colour distances first. There are no distance colours on Sheet1.",
  ],

  [message("pair-sheet"), "Side by side"],
  [message("choose-two-algorithms"), "Choose two different algorithms."],
  [
    message("choose-smaller-pair", { columns: 50, rows: 51, cells: 2550, most: 2500 }),
    "Choose a smaller size. 50 columns and 51 rows are 2,550 cells, and each of two mazes side by side has at most 2,500.",
  ],
  [message("pair-drawing"), "Drawing the mazes…"],
  [message("pair-title", { ...names, seed: "Ariadne" }), "Kruskal and Wilson, from the seed Ariadne"],
  [
    message("pair-made", { ...names, sheet: "Side by side", firstSteps: 49, secondSteps: 1, seed: "Ariadne" }),
    "Two mazes are on the new sheet Side by side. Kruskal took 49 steps, Wilson 1 step. Their seed is Ariadne.",
  ],
  [
    message("pair-ready", { ...names, sheet: "Side by side", steps: 49, seed: "Ariadne" }),
    "Kruskal and Wilson are ready to make one maze each on the new sheet Side by side, in 49 steps. Their seed is Ariadne.",
  ],

  [message("choose-two-solvers"), "Choose two different solvers."],
  [message("race-drawing"), "Drawing the searches…"],
  [message("race-unfinished", { place }), "Press Clear solution. The race in B2:I6 on Sheet1 is unfinished."],
  [
    message("race-signs", { first: "A*", second: "Trémaux" }),
    "Cells of A* are hatched upwards, cells of Trémaux downwards, and cells of both crosswise.",
  ],
  [
    message("race-ready", { first: "A*", second: "Trémaux", place, steps: 1234 }),
    "A* and Trémaux search B2:I6 on Sheet1 in 1,234 steps; none is shown yet.",
  ],
  [message("race-seed", { seed: "Ariadne" }), "The seed of this race is Ariadne."],

  [message("mazes-measured", { done: 10, total: 1600 }), "Measuring mazes: 10 of 1,600"],
  [message("mazes-solved", { done: 10, total: 1600 }), "Solving mazes: 10 of 1,600"],
  [message("figures-being-written"), "Writing the figures…"],

  [message("comparison-sheet"), "Comparison"],
  [message("choose-algorithm-to-compare"), "Choose at least one algorithm."],
  [message("type-size-to-compare"), "Type at least one size."],
  [message("choose-measure-to-compare"), "Choose at least one measure."],
  [
    message("comparison-takes-long", {
      mazes: 3000,
      cells: 30_000_000,
      time: message("time-in-seconds", { seconds: 78 }),
    }),
    "3,000 mazes of 30,000,000 cells together take about 78 seconds. You can stop at any time and keep what has been measured by then. Begin?",
  ],
  [message("time-in-seconds", { seconds: 78 }), "78 seconds"],
  [message("time-in-minutes", { minutes: 43 }), "43 minutes"],
  [message("time-in-hours", { hours: 1 }), "1 hour"],
  [message("begin-comparison"), "Begin"],
  [message("nothing-compared"), "Choose other algorithms or sizes. None of these could be measured."],
  [
    message("comparison-written", { mazes: 2400, sheet: "Comparison" }),
    "The figures of 2,400 mazes are on the new sheet Comparison.",
  ],
  [message("comparison-left-some-out"), "Some algorithms were left out; the sheet names them and says why."],
  [message("comparison-seed", { seed: "Ariadne" }), "The seed is Ariadne."],

  [message("comparison-title"), "Comparison of algorithms"],
  [
    message("comparison-of", {
      mazes: 100,
      sizes: [size, size],
      kind: message("comparison-of-perfect"),
      seed: "Ariadne",
    }),
    "100 mazes of each algorithm and size (20 x 30 and 20 x 30), perfect mazes, from corner to corner; seed: Ariadne",
  ],
  [message("comparison-of-perfect"), "perfect mazes"],
  [message("comparison-of-imperfect", { openings: 10, blocked: 0.3 }), "extra openings 10 %, blocked walls 0.3 %"],
  [size, "20 x 30"],
  [message("compared-size-of-shape", { columns: 6, rows: 5 }), "6 x 5 in this shape"],
  [message("comparison-whole"), "All mazes were measured."],
  [
    message("comparison-stopped", { measured: 10, planned: 2400 }),
    "Stopped: 10 of 2,400 mazes were measured, and the figures are for these.",
  ],
  [
    message("comparison-stopped-solving", { measured: 24, solved: 3, planned: 48 }),
    "Stopped: all 24 mazes were measured, but solvers solved only 3 of 48 mazes, and their figures are for those.",
  ],
  [
    message("left-out-as-too-slow", { groups: [message("compared-at-size", { generator: "Wilson", size })] }),
    "Left out, because it would take too long: Wilson at 20 x 30.",
  ],
  [
    message("left-out-for-shape", { groups: ["Eller at 6 x 5", "Sidewinder at 6 x 5"] }),
    "Left out, because it needs a whole rectangle: Eller at 6 x 5 and Sidewinder at 6 x 5.",
  ],
  [message("compared-at-size", { generator: "Wilson", size }), "Wilson at 20 x 30"],

  [message("chart-of-means-name"), "Means and theory"],
  [message("chart-of-means", { metric: "Dead ends", size }), "Dead ends, 20 x 30: means and theory"],
  [
    message("chart-extremes", {
      ...{ highest: "Prim", most: message("mean-share", { percent: 35.16 }) },
      ...{ lowest: "Hunt and kill", least: message("mean-share", { percent: 10 }) },
    }),
    "Highest: Prim 35.2 %. Lowest: Hunt and kill 10.0 %.",
  ],
  [message("mean-share", { percent: 35.16 }), "35.2 %"],
  [message("mean-number", { number: 7 }), "7.0"],
  [message("chart-of-means-theory"), "Theory is shown beside the mean where it is known."],
  [message("chart-of-intervals-name"), "Intervals"],
  [message("chart-of-intervals", { metric: "Dead ends", size }), "Dead ends, 20 x 30: mean ± 2 standard errors"],
  [message("chart-of-intervals-says"), "Legend: │ two standard errors below to two above the mean; ─ the mean."],
  [message("chart-of-intervals-means"), "Where lines don’t overlap, the algorithms differ."],
  [message("chart-of-sizes-name"), "Sizes"],
  [message("chart-of-sizes", { metric: "Difficulty" }), "Difficulty against size"],
  [message("chart-of-sizes-says", { metric: "Difficulty" }), "Difficulty of each algorithm at each size: the means."],
  [message("axis-sizes"), "Columns x rows"],
  [message("axis-share"), "Share of cells"],
  [message("axis-number"), "Number"],
  [message("axis-score"), "Points of 100"],
  [message("upper-end"), "Upper"],
  [message("lower-end"), "Lower"],

  [message("generators-table"), "Algorithms that make mazes"],
  [
    message("solvers-table"),
    "Algorithms that solve mazes: all solve the same mazes, made by the chosen algorithms in turn; visits are a share of the cells",
  ],
  [
    message("solvers-table-blocked", { blocked: 3 }),
    "Algorithms that solve mazes: all solve the same mazes, made by the chosen algorithms in turn, blocked walls 3 %; visits are a share of the cells",
  ],
  [message("column-algorithm"), "Algorithm"],
  [message("column-solver"), "Solver"],
  [message("column-measure"), "Measure"],
  [message("column-columns"), "Columns"],
  [message("column-rows"), "Rows"],
  [message("column-mazes"), "Mazes"],
  [message("column-mean"), "Mean"],
  [message("column-deviation"), "Deviation"],
  [message("column-standard-error"), "Standard error"],
  [message("column-theory"), "Theory"],
  [message("column-difference"), "Difference"],
  [message("column-z"), "z"],
  [message("column-theory-source"), "Theory is"],
  [message("column-openings"), "Extra openings %"],
  [message("column-solved"), "Solved"],
  [message("column-visits"), "Visits"],
  [message("column-deviation-of-visits"), "Deviation of visits"],
  [message("column-detour"), "Path over shortest"],
  [message("column-deviation-of-path"), "Deviation of path"],
  [message("column-milliseconds"), "Milliseconds"],
  [message("column-this-maze"), "This maze"],
  [message("column-lower"), "Lower"],
  [message("column-in-words"), "In words"],

  [message("statistics-sheet"), "Statistics"],
  [
    message("statistics-written", { ...where, written: "Statistics" }),
    "The statistics of the maze in B2:I6 on Sheet1 are on the new sheet Statistics.",
  ],
  [message("statistics-title", where), "Statistics of the maze in B2:I6 on Sheet1"],
  [message("maze-in-figures", figures), "40 cells, 39 passages, 1 part, 0 loops"],
  [
    message("maze-in-figures-closed", { ...figures, closed: 1 }),
    "40 cells, 39 passages, 1 part, 0 loops, 1 closed cell",
  ],
  [message("statistics-from-corners"), "From corner to corner, because the entrance or an exit is missing."],
  [
    message("compared-with-mazes", { mazes: 200, generator: "Kruskal" }),
    "Compared with 200 mazes made the same way by Kruskal.",
  ],
  [
    message("compared-with-imperfect-mazes", { mazes: 200, generator: "Kruskal" }),
    "Compared with 200 mazes made the same way by Kruskal with extra openings or blocked walls.",
  ],
  [message("compared-with-nothing"), "The maze was drawn or changed by hand, so there is nothing to compare it with."],
  [
    message("compared-with-theory-alone"),
    "The maze is too large to compare with others; theory is shown beside its figures.",
  ],
  [
    message("most-unusual", { metric: "Solution", words: "unusually low", z: -2.306 }),
    "Most unusual: Solution, unusually low (z = -2.31).",
  ],
  [
    message("statistics-table"),
    "z counts deviations from theory, or from the mean where there is no theory; “Lower” is the share of mazes with a lower figure",
  ],
  [message("dead-ends-by-length"), "Dead ends by length"],
  [message("dead-ends-by-length-says"), "How many dead ends there are of each length."],
  [message("dead-ends-by-length-means"), "The length counts the cells up to the fork."],
  [message("axis-cells-up-to-fork"), "Cells up to the fork"],
  [message("axis-dead-ends"), "Dead ends"],
  [message("column-length"), "Length"],
  [message("length-in-cells", { cells: 1 }), "1 cell"],
  [message("longer-dead-ends"), "longer"],
];
