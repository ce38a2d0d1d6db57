import {
  BOTTOM,
  type Ends,
  LEFT,
  type Maze,
  RIGHT,
  type Random,
  TOP,
  bitOf,
  firstSide,
  oppositeSide,
  sideOfStep,
  wallBeside,
} from "../model";
import { PASSAGES, Search, type Solution, VISITED, anySide, unreachable } from "./search";

/**
 * Walks from the entrance until it meets an exit. `leave` chooses the open side by which to leave a cell, or none to give up; it is told
 * whether the walk was there before. Its path is its walk without detours: each cell by the side by which it was last left.
 */
function walk(
  maze: Maze,
  ends: Ends,
  leave: (cell: number, open: number, wasThere: boolean) => number | undefined,
): Solution {
  const search = new Search(maze, ends);
  const { states, steps } = search;
  const walked: number[] = [];
  for (let cell = ends.entrance; ;) {
    walked.push(cell);
    const wasThere = (states[cell]! & VISITED) !== 0;
    search.visit(cell);
    if (search.isExit(cell)) return { visited: Uint32Array.from(walked), path: search.pathLeft(ends.entrance, cell) };
    const open = states[cell]! & PASSAGES;
    const side = open === 0 ? undefined : leave(cell, open, wasThere);
    if (side === undefined) break;
    search.setSide(cell, side);
    cell += steps[side]!;
  }
  const visited = Uint32Array.from(walked);
  let sawAll = true;
  const look = (next: number) => (sawAll &&= (states[next]! & VISITED) !== 0);
  for (const cell of visited) search.forNeighbours(cell, look);
  return sawAll ? unreachable(visited) : { visited, path: undefined, reason: "circling" };
}

/** Quarter turns clockwise from the walker's heading to the hand. */
const RIGHT_HAND = 1;
const LEFT_HAND = 3;

/**
 * Wall follower, right hand: walks with the right hand on the wall, turning right if possible, else straight
 * on, else left, else back. Finds every exit of a perfect maze, and of any maze whose entrance and exit are on one
 * connected wall; it circles around an island, and says so.
 *
 * An entrance at the frame is entered from outside; elsewhere the walker starts facing right. Time O(n) for n cells; at most 33 bytes per
 * cell. Source: Pullen, Think Labyrinth. Throws MazeError.
 */
export function rightHand(maze: Maze, ends: Ends): Solution {
  return followWall(maze, ends, RIGHT_HAND);
}

/** Wall follower, left hand: the mirror image of {@link rightHand}. Throws MazeError. */
export function leftHand(maze: Maze, ends: Ends): Solution {
  return followWall(maze, ends, LEFT_HAND);
}

function followWall(maze: Maze, ends: Ends, hand: number): Solution {
  let heading = inwards(maze, ends.entrance);
  let first: number | undefined;
  return walk(maze, ends, (cell, open) => {
    heading = (heading + hand) & 3;
    while (!has(open, heading)) heading = (heading - hand) & 3;
    // Every step has exactly one possible predecessor, so the first step is also the first to repeat.
    if (cell === ends.entrance && heading === first) return undefined;
    first ??= heading;
    return heading;
  });
}

/** The heading after entering through the frame; right if the cell is not beside the frame. */
function inwards({ columns, size }: Maze, cell: number): number {
  if (cell < columns) return BOTTOM;
  if (cell + columns >= size) return TOP;
  if ((cell + 1) % columns === 0) return LEFT;
  return RIGHT;
}

function has(sides: number, side: number): boolean {
  return ((sides >> side) & 1) === 1;
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
  const mostAlongWall = LAPS * 2 * maze.countPassages();
  const wasFree = new Uint8Array(maze.size);
  let heading = inwards(maze, ends.entrance);
  let turns = 0;
  let alongWall = 0;
  return walk(maze, ends, (cell, open) => {
    if (turns === 0) {
      if (wasFree[cell] === 1) return undefined;
      wasFree[cell] = 1;
      alongWall = 0;
    } else {
      if (++alongWall > mostAlongWall) return undefined;
      heading = (heading + RIGHT_HAND) & 3;
      turns++;
    }
    for (; !has(open, heading); turns--) heading = (heading - RIGHT_HAND) & 3;
    return heading;
  });
}

/** Quarter turns to the right less those to the left on a walk. */
export function turnsOf(maze: Maze, walked: ArrayLike<number>): number {
  let heading = inwards(maze, walked[0]!);
  let turns = 0;
  for (let i = 1; i < walked.length; i++) {
    const next = sideOfStep(maze, walked[i]! - walked[i - 1]!);
    const turn = (next - heading) & 3;
    turns += turn === 3 ? -1 : turn;
    heading = next;
  }
  return turns;
}

/**
 * Trémaux's walk: every passage is marked each time it is walked, and none is walked a third time. If a new passage leads into a cell
 * seen before, it turns back. Otherwise it takes a random unmarked passage or, if there is none, the passage marked once
 * by which it first entered the cell. Works in every maze, with loops too; the passages marked once are the path. It gives up at the
 * entrance, with everything walked twice.
 *
 * Time O(n) for n cells; at most 35 bytes per cell. Source: Trémaux, in Lucas, Récréations mathématiques, 1882. Throws MazeError.
 */
export function tremaux(maze: Maze, ends: Ends, random: Random): Solution {
  /** How often each passage was walked, by its wall. */
  const marks = new Uint8Array(maze.wallCount);
  let back: number = RIGHT; // from the second cell on the side by which it came
  return walk(maze, ends, (cell, open, wasThere) => {
    let unmarked = 0;
    let once = 0;
    for (let left = open; left !== 0; left &= left - 1) {
      const side = firstSide(left);
      const count = marks[wallBeside(maze, cell, side)];
      if (count === 0) unmarked |= bitOf(side);
      else if (count === 1) once |= bitOf(side);
    }
    const turnsBack = wasThere && has(once, back);
    if (!turnsBack && unmarked + once === 0) return undefined;
    const side = turnsBack ? back : unmarked > 0 ? anySide(unmarked, random) : firstSide(once);
    marks[wallBeside(maze, cell, side)]!++;
    back = oppositeSide(side);
    return side;
  });
}
