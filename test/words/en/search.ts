import { type Message, message } from "../../../src/message";

export const search: readonly (readonly [Message, string])[] = [
  [message("search-visits", { cell: "H3" }), "H3 is visited."],
  [message("search-visits-again", { cell: "H3" }), "H3 is visited again."],
  [message("search-found-path", { cells: 1048 }), "The path is found: 1,048 cells."],
  [message("racer-visits", { solver: "A*", cell: "B2" }), "A* visits B2."],
  [message("racer-found-path", { solver: "A*", steps: 1, visits: 1200 }), "A* found a path of 1 step in 1,200 visits."],
  [message("racer-found-no-path", { solver: "A*", visits: 1 }), "A* found no path in 1 visit."],
];
