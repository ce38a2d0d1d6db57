/** The result of a solver. Cells are numbers of the maze. */
export type Solution = Solved | Unsolved;

interface Solved {
  /** Cells in the order visited; a cell to which a walker returned appears again. */
  readonly visited: Uint32Array;
  /** From the entrance to an exit, both included, each cell a neighbour of the one before and none twice. */
  readonly path: Uint32Array;
}

interface Unsolved {
  /** Everything visited before the solver gave up. */
  readonly visited: Uint32Array;
  readonly path: undefined;
  readonly reason: Reason;
}

/**
 * Why there is no path. "unreachable": no exit can be reached from the entrance, and every reachable cell was visited.
 * "circling": the walker returned to its start before it had seen everything; another solver may find a path.
 */
type Reason = "unreachable" | "circling";

/** The result of a solver that reached no exit. */
export function unreachable(visited: Uint32Array): Unsolved {
  return { visited, path: undefined, reason: "unreachable" };
}
