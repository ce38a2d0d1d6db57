import { BOTTOM, type Ends, LEFT, type Maze, RIGHT, TOP, stepsOf } from "../model";
import { PASSAGES, Search, VISITED, unreachable, type Solution } from "./search";

/** Quarter turns clockwise from the walker's heading to the hand. */
const RIGHT_HAND = 1;
const LEFT_HAND = 3;

/**
 * Wall follower, right hand: walks with the right hand on the wall, turning right if possible, else straight
 * on, else left, else back. Finds every exit of a perfect maze, and of any maze whose entrance and exit are on one
 * connected wall; it circles around an island, and says so.
 *
 * An entrance at the frame is entered from outside; elsewhere the walker starts facing right. Time O(n) for n cells; at most 17
 * bytes per cell: 8 per passage for the walk, 1 for state. Source: Pullen, Think Labyrinth. Throws MazeError.
 */
export function rightHand(maze: Maze, ends: Ends): Solution {
  return followWall(maze, ends, RIGHT_HAND);
}

/** Wall follower, left hand: the mirror image of {@link rightHand}. Throws MazeError. */
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
    // Every step has exactly one possible predecessor, so the first step is also the first to repeat.
    if (cell === entrance && heading === firstHeading) break;
    if (firstHeading < 0) firstHeading = heading;
    search.setSide(cell, heading);
    cell += steps[heading]!;
  }
  const visited = walk.subarray(0, count);
  return sawEverything(search, visited) ? unreachable(visited) : { visited, path: undefined, reason: "circling" };
}

/** The heading after entering through the frame; right if the cell is not beside the frame. */
function inwards({ columns, size }: Maze, cell: number): number {
  if (cell < columns) return BOTTOM;
  if (cell + columns >= size) return TOP;
  if ((cell + 1) % columns === 0) return LEFT;
  return RIGHT;
}

/** Whether no passage leads from a visited cell to an unvisited one. */
function sawEverything(search: Search, visited: Uint32Array): boolean {
  let sawAll = true;
  const look = (next: number): void => {
    if ((search.states[next]! & VISITED) === 0) sawAll = false;
  };
  for (const cell of visited) search.forNeighbours(cell, look);
  return sawAll;
}

/** Laps of one wall after which the turns have come out even, or never will. */
const LAPS = 3;

/**
 * Pledge's walk: straight on in one direction to the next wall, then along it with the right hand, counting quarter turns, those to the
 * left as less than none. Where the count is 0 again, the walker lets go of the wall and walks on in its direction. It leaves every
 * island that a wall follower circles, so it finds every exit at the frame; one inside it may miss, and then says so.
 *
 * The direction is that of the wall follower's first step. Time and space grow with the walk. Source: Abelson and diSessa, Turtle
 * Geometry, 1981. Throws MazeError.
 */
export function pledge(maze: Maze, ends: Ends): Solution {
  const { entrance } = ends;
  const search = new Search(maze, ends);
  const { states, steps } = search;
  const walk = [entrance];
  const direction = inwards(maze, entrance);
  const mostAlongWall = LAPS * 2 * maze.countPassages();
  const wasFree = new Uint8Array(maze.size);
  let cell = entrance;
  let heading = direction;
  let turns = 0;
  let alongWall = 0;
  for (;;) {
    search.visit(cell);
    if (search.isExit(cell)) return { visited: Uint32Array.from(walk), path: search.pathLeft(entrance, cell) };
    if ((states[cell]! & PASSAGES) === 0) break;
    const isOpen = (side: number) => (states[cell]! & (1 << side)) !== 0;
    if (turns === 0) {
      if (wasFree[cell] === 1) break;
      wasFree[cell] = 1;
      alongWall = 0;
    } else if (++alongWall > mostAlongWall) break;
    if (turns !== 0) {
      heading = (heading + 1) & 3;
      turns++;
    }
    while (!isOpen(heading)) {
      heading = (heading - 1) & 3;
      turns--;
    }
    search.setSide(cell, heading);
    cell += steps[heading]!;
    walk.push(cell);
  }
  const visited = Uint32Array.from(walk);
  return sawEverything(search, visited) ? unreachable(visited) : { visited, path: undefined, reason: "circling" };
}

/** Quarter turns to the right less those to the left after this many cells of the walk. */
export function turnsOf(maze: Maze, walk: ArrayLike<number>, length: number): number {
  const steps: readonly number[] = stepsOf(maze);
  let heading = inwards(maze, walk[0]!);
  let turns = 0;
  for (let i = 1; i < length; i++) {
    const next = steps.indexOf(walk[i]! - walk[i - 1]!);
    const turn = (next - heading) & 3;
    turns += turn === 3 ? -1 : turn;
    heading = next;
  }
  return turns;
}
