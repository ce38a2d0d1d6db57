import { type Message, message } from "../../../src/message";

export const namesInActions: readonly (readonly [Message, string])[] = [
  [
    message("rectangle-needed-in-sheet", { algorithm: message("generator-eller"), cells: 1, area: "B2:I6" }),
    "Choose another algorithm, or put the cells back with Add cells. Eller needs a whole rectangle, and 1 cell of B2:I6 is not part of the maze.",
  ],
  [
    message("rectangle-needed-in-sheet", { algorithm: message("generator-eller"), cells: 3, area: "B2:I6" }),
    "Choose another algorithm, or put the cells back with Add cells. Eller needs a whole rectangle, and 3 cells of B2:I6 are not part of the maze.",
  ],
  [
    message("solver-looked-at", { solver: message("solver-a-star"), searched: 212, cells: 1300 }),
    "A* looked at 212 of 1,300 cells.",
  ],
  [
    message("solver-circled", { solver: message("solver-right-hand"), from: "B2", to: "I6", sheet: "Sheet1" }),
    "Wall follower, right hand came back to where it set out, B2, without finding I6 on Sheet1.",
  ],
  [
    message("search-ready", { solver: message("solver-tremaux"), place: "B2:I6 on Sheet1", steps: 40 }),
    "Trémaux searches B2:I6 on Sheet1 in 40 steps; none is shown yet.",
  ],
  [
    message("search-ready", { solver: message("solver-tremaux"), place: "B2 on Sheet1", steps: 1 }),
    "Trémaux searches B2 on Sheet1 in 1 step; none is shown yet.",
  ],
  [
    message("pair-title", {
      first: message("generator-kruskal"),
      second: message("generator-wilson"),
      seed: "tavo-42",
    }),
    "Kruskal and Wilson, from the seed tavo-42",
  ],
  [
    message("pair-made", {
      first: message("generator-kruskal"),
      second: message("generator-wilson"),
      sheet: "Side by side",
      firstSteps: 1,
      secondSteps: 1200,
      seed: "tavo-42",
    }),
    "Two mazes stand on the sheet Side by side: Kruskal took 1 step, Wilson took 1,200 steps. Their seed is tavo-42.",
  ],
  [
    message("pair-ready", {
      first: message("generator-kruskal"),
      second: message("generator-wilson"),
      sheet: "Side by side",
      steps: 39,
      seed: "tavo-42",
    }),
    "Kruskal and Wilson are ready to make a maze each on the new sheet Side by side, in 39 steps. Their seed is tavo-42.",
  ],
  [
    message("race-signs", { first: message("solver-a-star"), second: message("solver-breadth-first") }),
    "A*’s cells are hatched upwards, Breadth-first’s downwards, those of both crosswise.",
  ],
  [
    message("race-ready", {
      first: message("solver-a-star"),
      second: message("solver-breadth-first"),
      place: "B2:I6 on Sheet1",
      steps: 1,
    }),
    "A* and Breadth-first search B2:I6 on Sheet1 in 1 step; none is shown yet.",
  ],
  [message("race-seed", { seed: "tavo-42" }), "The seed of this race is tavo-42."],
  [message("compared-at-size", { generator: message("generator-wilson"), size: "20 x 20" }), "Wilson at 20 x 20"],
  [
    message("left-out-as-too-slow", {
      groups: [message("compared-at-size", { generator: message("generator-wilson"), size: "1 x 9000" })],
    }),
    "Left out, because it would take too long: Wilson at 1 x 9000.",
  ],
  [
    message("left-out-for-shape", {
      groups: [
        message("compared-at-size", { generator: message("generator-eller"), size: "20 x 20" }),
        message("compared-at-size", { generator: message("generator-sidewinder"), size: "20 x 20" }),
      ],
    }),
    "Left out, because it needs a whole rectangle: Eller at 20 x 20 and Sidewinder at 20 x 20.",
  ],
  [message("nothing-compared"), "Choose other algorithms or sizes: none of these was measured."],
  [
    message("chart-of-means", { metric: message("metric-dead-ends"), size: "20 x 20" }),
    "Dead ends, 20 x 20: means and theory",
  ],
  [
    message("chart-of-intervals", { metric: message("metric-dead-ends"), size: "20 x 20" }),
    "Dead ends, 20 x 20: mean ± 2 standard errors",
  ],
  [message("chart-of-sizes", { metric: message("metric-difficulty") }), "Difficulty against size"],
  [
    message("chart-of-sizes-says", { metric: message("metric-difficulty") }),
    "Difficulty of each algorithm at each size, the means.",
  ],
  [
    message("chart-extremes", {
      highest: message("generator-prim-frontier"),
      most: "35.2 %",
      lowest: message("generator-hunt-and-kill"),
      least: "10.0 %",
    }),
    "Highest: Prim, by random frontier cell 35.2 %. Lowest: Hunt and kill 10.0 %.",
  ],
  [
    message("most-unusual", {
      metric: message("metric-solution-length"),
      words: message("figure-low", { howFar: "unusually" }),
      z: "-2.31",
    }),
    "Most unusual: Solution, unusually low (z = -2.31).",
  ],
  [
    message("compared-with-mazes", { mazes: 200, generator: message("generator-kruskal") }),
    "Compared with 200 mazes made the same way by Kruskal.",
  ],
  [
    message("compared-with-imperfect-mazes", { mazes: 200, generator: message("generator-kruskal") }),
    "Compared with 200 mazes made the same way by Kruskal with loops or blocked walls.",
  ],
  [message("step-of-steps", { step: 14, steps: 1039, did: "B2 is visited." }), "Step 14 of 1,039: B2 is visited."],
  [
    message("pair-step", {
      step: 14,
      steps: 1039,
      first: message("pair-did", { name: message("generator-kruskal"), did: "The wall stays." }),
      second: message("pair-done", { name: message("generator-wilson"), steps: 12 }),
    }),
    "Step 14 of 1,039. Kruskal: The wall stays. Wilson: done after 12 steps.",
  ],
  [message("pair-did", { name: message("generator-kruskal"), did: "The wall stays." }), "Kruskal: The wall stays."],
  [message("pair-done", { name: message("generator-wilson"), steps: 1 }), "Wilson: done after 1 step."],
  [message("racer-visits", { solver: message("solver-a-star"), cell: "B2" }), "A* visits B2."],
  [
    message("racer-found-path", { solver: message("solver-a-star"), steps: 47, visits: 120 }),
    "A* found a path of 47 steps in 120 visits.",
  ],
  [
    message("racer-found-path", { solver: message("solver-a-star"), steps: 1, visits: 1 }),
    "A* found a path of 1 step in 1 visit.",
  ],
  [message("racer-found-no-path", { solver: message("solver-a-star"), visits: 5 }), "A* found no path in 5 visits."],
  [message("racer-found-no-path", { solver: message("solver-a-star"), visits: 1 }), "A* found no path in 1 visit."],
];
