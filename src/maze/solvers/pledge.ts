import { type Ends, type Maze, stepsOf } from "../model";
import { PASSAGES, Search, unreachable, type Solution } from "./search";
import { inwards, sawEverything } from "./wallFollower";

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
