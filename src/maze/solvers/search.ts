import {
  type Ends,
  type Maze,
  PASSAGE_COUNTS,
  type Random,
  checkEnds,
  firstSide,
  forNeighbours,
  passagesOf,
  stepsOf,
} from "../model";

const EXIT = 1 << 4;
export const VISITED = 1 << 5;
export const PASSAGES = 15;
/** The lower of two more bits: a side of the cell, which the solver keeps to find its path. */
export const SIDE = 6;
const NO_SIDE = (1 << SIDE) - 1;

/**
 * What a solver knows of the maze, in one byte per cell: the four passages (bits 0 to 3, see passagesOf), whether the cell
 * is an exit, whether it was visited, and one side: the side through which a search first entered it, or through which
 * a walker last left it.
 */
export class Search {
  readonly steps: readonly [number, number, number, number];
  readonly states: Uint8Array;

  /** Throws MazeError before anything is allocated. */
  constructor(maze: Maze, ends: Ends) {
    checkEnds(maze, ends);
    this.steps = stepsOf(maze);
    this.states = passagesOf(maze);
    for (const exit of ends.exits) this.states[exit]! |= EXIT;
  }

  isExit(cell: number): boolean {
    return (this.states[cell]! & EXIT) !== 0;
  }

  visit(cell: number): void {
    this.states[cell]! |= VISITED;
  }

  /** Calls with each cell to which a passage leads, and the side of `cell` on which it lies. */
  forNeighbours(cell: number, visit: (next: number, side: number) => void): void {
    forNeighbours(cell, this.states[cell]! & PASSAGES, this.steps, visit);
  }

  setSide(cell: number, side: number): void {
    this.states[cell] = (this.states[cell]! & NO_SIDE) | (side << SIDE);
  }

  /** The cells from `entrance` to `exit`, found by going back through the sides by which they were entered. */
  pathEntered(entrance: number, exit: number): Uint32Array {
    return this.pathLeft(exit, entrance).reverse();
  }

  /** The cells from `entrance` to `exit` along the sides by which they were last left: a walk without its detours. */
  pathLeft(entrance: number, exit: number): Uint32Array {
    const path = [entrance];
    for (let cell = entrance; cell !== exit;) {
      cell += this.steps[this.states[cell]! >> SIDE]!;
      path.push(cell);
    }
    return Uint32Array.from(path);
  }
}

/** A random side of a set, each equally likely; draws only if there are several. */
export function anySide(sides: number, random: Random): number {
  const count = PASSAGE_COUNTS[sides]!;
  let left = sides;
  for (let skipped = count === 1 ? 0 : random.below(count); skipped > 0; skipped--) left &= left - 1;
  return firstSide(left);
}

export interface Solution {
  /** Cells in the order visited; a cell to which a walker returned appears again. Without a path: all before the solver gave up. */
  readonly visited: Uint32Array;
  /** The cells from the entrance to an exit, both included. A passage joins each to the next, and no cell comes twice. */
  readonly path: Uint32Array | undefined;
  /**
   * Why there is no path. "unreachable": no exit can be reached from the entrance, and every reachable cell was visited.
   * "circling": the walker returned to its start before it had seen everything; another solver may find a path.
   */
  readonly reason?: "unreachable" | "circling";
}

export function unreachable(visited: Uint32Array): Solution {
  return { visited, path: undefined, reason: "unreachable" };
}
