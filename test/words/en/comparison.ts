import { type Message, message } from "../../../src/message";

export const comparison: readonly (readonly [Message, string])[] = [
  [message("metric-dead-ends"), "Dead ends"],
  [message("metric-junctions"), "Junctions"],
  [message("metric-crossroads"), "Crossroads"],
  [message("metric-straights"), "Straights"],
  [message("metric-turns"), "Turns"],
  [message("metric-longest-path"), "Longest path"],
  [message("metric-solution-length"), "Solution"],
  [message("metric-wrong-turnings"), "Wrong turnings"],
  [message("metric-difficulty"), "Difficulty"],
  [
    message("theory-rests-on", { kind: "exact", source: message("theory-every-maze") }),
    "exact: every maze of this size has it",
  ],
  [
    message("theory-rests-on", {
      kind: "published",
      source: message("theory-simulated", { mazes: 20000, rows: 20, columns: 20 }),
    }),
    "published: 20,000 mazes of 20 x 20 by an independent program",
  ],
  [message("theory-every-maze"), "every maze of this size has it"],
  [
    message("theory-simulated", { mazes: 20000, rows: 20, columns: 20 }),
    "20,000 mazes of 20 x 20 by an independent program",
  ],
  [message("theory-transfer-currents"), "the transfer-current theorem (Burton and Pemantle 1993)"],
  [message("theory-all-orders"), "summed over all orders of the 12 walls"],
  [message("theory-all-runs"), "summed over all runs that a cell can be in"],
  [message("theory-binary-tree-dead-ends"), "rows x columns / 4 + 1, cell by cell"],
  [message("theory-binary-tree-crossroads"), "no cell opens both its left and its top wall"],
  [message("theory-binary-tree-solution"), "the path to the top left corner only goes left and up"],
  [message("figure-of-every-maze"), "as in every such maze"],
  [message("figure-of-no-other-maze"), "as in no other such maze"],
  [message("figure-usual"), "as usual"],
  [message("figure-low", { howFar: "somewhat" }), "somewhat low"],
  [message("figure-high", { howFar: "somewhat" }), "somewhat high"],
  [message("figure-low", { howFar: "unusually" }), "unusually low"],
  [message("figure-high", { howFar: "unusually" }), "unusually high"],
  [message("figure-low", { howFar: "veryUnusually" }), "very unusually low"],
  [message("figure-high", { howFar: "veryUnusually" }), "very unusually high"],
];
