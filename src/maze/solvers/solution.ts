/** What a solver leaves behind. Cells are numbers of the maze. */
export type Solution = Solved | Unsolved;

interface Solved {
  /** Cells in the order in which they were visited; where a walker came back to a cell it stands here again. */
  readonly visited: Uint32Array;
  /** From the entrance to an exit, both included, each cell a neighbour of the one before and none twice. */
  readonly path: Uint32Array;
}

interface Unsolved {
  /** Everything that was visited before the solver gave up. */
  readonly visited: Uint32Array;
  readonly path: undefined;
  readonly reason: Reason;
}

/**
 * Why there is no path. "unreachable": no exit can be reached from the entrance, and every cell that can be was visited.
 * "circling": the walker came back to where it set out without having seen everything; another solver may find a way.
 */
type Reason = "unreachable" | "circling";

export function unreachable(visited: Uint32Array): Unsolved {
  return { visited, path: undefined, reason: "unreachable" };
}
