import { type Message, message } from "../../../src/message";

export const solvers: readonly (readonly [Message, string])[] = [
  [message("solver-breadth-first"), "Breadth-first"],
  [
    message("solver-breadth-first-does"),
    "Spreads from the entrance in all directions at once; always finds a shortest path.",
  ],
  [message("solver-depth-first"), "Depth-first"],
  [
    message("solver-depth-first-does"),
    "Goes on at random until it is stuck, then goes back to the last fork; finds a path, not always the shortest.",
  ],
  [message("solver-a-star"), "A*"],
  [
    message("solver-a-star-does"),
    "Looks first where the path so far plus the straight distance to the exit is least; finds a shortest path.",
  ],
  [message("solver-dijkstra"), "Dijkstra"],
  [
    message("solver-dijkstra-does"),
    "Goes on from the cell that is cheapest to reach; finds the path with the least sum of the cells’ costs.",
  ],
  [message("solver-dead-end-filling"), "Dead-end filling"],
  [
    message("solver-dead-end-filling-does"),
    "Looks at the maze from above and fills every dead end up to its fork; what is left holds a shortest path.",
  ],
  [message("solver-wall-follower"), "Wall follower"],
  [message("hand-choice", { field: "Solver" }), "Solver: hand on the wall"],
  [message("solver-hand", { hand: "left" }), "Left"],
  [message("solver-hand", { hand: "right" }), "Right"],
  [message("solver-left-hand"), "Wall follower, left hand"],
  [message("solver-left-hand-does"), "Walks with the left hand on the wall; says so when it goes around in a circle."],
  [message("solver-right-hand"), "Wall follower, right hand"],
  [
    message("solver-right-hand-does"),
    "Walks with the right hand on the wall; says so when it goes around in a circle.",
  ],
  [message("solver-tremaux"), "Trémaux"],
  [
    message("solver-tremaux-does"),
    "Walks and marks each passage, and takes none more than twice; finds a path through every maze that has one.",
  ],
  [message("solver-floyd-warshall"), "Floyd–Warshall"],
  [
    message("solver-floyd-warshall-does"),
    "Finds the shortest paths between all pairs of cells, and takes the one to the nearest exit.",
  ],
];
