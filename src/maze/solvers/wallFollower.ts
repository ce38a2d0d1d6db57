import { message } from "../../message";
import { BOTTOM, type Ends, LEFT, type Maze, RIGHT, TOP } from "../model";
import { PASSAGES, Search, VISITED } from "./search";
import { unreachable, type Solution } from "./solution";
import type { SolverFacts } from "./solverFacts";

export const leftHandFacts: SolverFacts = {
  id: "left-hand",
  name: message("solver-left-hand"),
  description: message("solver-left-hand-does"),
  shortest: false,
  maxCells: Infinity,
};

export const rightHandFacts: SolverFacts = {
  id: "right-hand",
  name: message("solver-right-hand"),
  description: message("solver-right-hand-does"),
  shortest: false,
  maxCells: Infinity,
};

/** Quarter turns clockwise, from the way one looks to the way the hand points. */
const RIGHT_HAND = 1;
const LEFT_HAND = 3;

/**
 * Wall follower, right hand: walk with the right hand on the wall, turning right wherever that is possible, else straight
 * on, else left, else back. Finds every exit of a perfect maze, and of any maze whose entrance and exit are on one
 * connected wall; around an island it circles, and says so.
 *
 * An entrance on the frame is entered from outside, any other looking to the right. Time O(n) for n cells; at most 17
 * bytes a cell: 8 a passage of walk, 1 of state. Source: Pullen, Think Labyrinth. Throws EndsError.
 */
export function rightHand(maze: Maze, ends: Ends): Solution {
  return followWall(maze, ends, RIGHT_HAND);
}

/** Wall follower, left hand: the mirror image of {@link rightHand}. Throws EndsError. */
export function leftHand(maze: Maze, ends: Ends): Solution {
  return followWall(maze, ends, LEFT_HAND);
}

function followWall(maze: Maze, { entrance, exits }: Ends, hand: number): Solution {
  const search = new Search(maze, { entrance, exits });
  const { states, steps } = search;
  // Each passage is walked once in each direction before the walk repeats itself.
  const walk = new Uint32Array(2 * maze.countPassages() + 1);
  let count = 0;
  let cell = entrance;
  let heading = inwards(maze, entrance);
  for (let firstHeading = -1; ;) {
    walk[count++] = cell;
    search.visit(cell);
    if (search.isExit(cell)) return { visited: walk.subarray(0, count), path: search.pathLeft(entrance, cell) };
    if ((states[cell]! & PASSAGES) === 0) break;

    heading = (heading + hand) & 3;
    while ((states[cell]! & (1 << heading)) === 0) heading = (heading - hand) & 3;
    // Every step has one step before it, so the first one is also the first to come again.
    if (cell === entrance && heading === firstHeading) break;
    if (firstHeading < 0) firstHeading = heading;
    search.setSide(cell, heading);
    cell += steps[heading]!;
  }
  const visited = walk.subarray(0, count);
  return sawEverything(search, visited) ? unreachable(visited) : { visited, path: undefined, reason: "circling" };
}

/** The way one looks after coming in through the frame; to the right where the cell is not beside it. */
function inwards({ columns, size }: Maze, cell: number): number {
  if (cell < columns) return BOTTOM;
  if (cell + columns >= size) return TOP;
  if ((cell + 1) % columns === 0) return LEFT;
  return RIGHT;
}

/** Whether no passage leads from a visited cell to one that was not. */
function sawEverything(search: Search, visited: Uint32Array): boolean {
  let sawAll = true;
  const look = (next: number): void => {
    if ((search.states[next]! & VISITED) === 0) sawAll = false;
  };
  for (const cell of visited) search.forNeighbours(cell, look);
  return sawAll;
}
