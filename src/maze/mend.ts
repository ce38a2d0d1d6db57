import { DisjointSets } from "./disjointSets";
import type { Maze } from "./maze";
import type { Random } from "./random";
import { atOnce, SLICE, type Slices } from "./slices";

/** What mending changed. */
export interface Mending {
  readonly maze: Maze;
  /** Walls put up to break loops, as many as there were loops. */
  readonly closed: Uint32Array;
  /** Walls taken down to join parts, one fewer than there were parts that a wall divides. */
  readonly opened: Uint32Array;
}

/**
 * A perfect maze from any: the fewest walls put up that leave no loop, the fewest taken down that leave one part (on a mask
 * of several parts: one each), random among equals. The maze given stays as it is.
 *
 * Kruskal's algorithm twice: over the passages in random order, closing each that joins nothing new; then over the standing
 * walls, opening each that does. Time O(n α(n)) for n cells; at most 37 bytes a cell: 4 of sets, 1 of maze, 32 of walls.
 */
export function mend(maze: Maze, random: Random): Mending {
  return atOnce(mendInSlices(maze, random));
}

/** {@link mend} in slices. */
export function* mendInSlices(maze: Maze, random: Random): Slices<Mending> {
  const mended = maze.copy();
  const sets = new DisjointSets(maze.size);
  yield;
  const passages = yield* wallsWhere(maze, (wall) => maze.isOpen(wall));
  const standing = yield* wallsWhere(maze, (wall) => !maze.isOpen(wall));
  yield* shuffle(passages, random);
  const closed = yield* chosen(passages, (wall) => sets.join(wall >> 1, maze.across(wall)) === 0);
  yield* shuffle(standing, random);
  const opened = yield* chosen(standing, (wall) => sets.join(wall >> 1, maze.across(wall)) === 1);
  for (const wall of closed) mended.closeWall(wall);
  for (const wall of opened) mended.openWall(wall);
  return { maze: mended, closed, opened };
}

/** The walls between two cells of the maze that are so. */
function* wallsWhere(maze: Maze, isSo: (wall: number) => boolean): Slices<Uint32Array> {
  const walls = new Uint32Array(maze.wallCount);
  let count = 0;
  for (let from = 0; from < maze.wallCount; from += SLICE) {
    for (let wall = from; wall < Math.min(maze.wallCount, from + SLICE); wall++) {
      if (maze.separates(wall) && isSo(wall)) walls[count++] = wall;
    }
    yield;
  }
  return walls.slice(0, count);
}

/** Those of the walls that are chosen, asked one after the other. */
function* chosen(walls: Uint32Array, isChosen: (wall: number) => boolean): Slices<Uint32Array> {
  const found = new Uint32Array(walls.length);
  let count = 0;
  for (let from = 0; from < walls.length; from += SLICE) {
    for (const wall of walls.subarray(from, from + SLICE)) if (isChosen(wall)) found[count++] = wall;
    yield;
  }
  return found.slice(0, count);
}

/** Puts the walls into uniformly random order (Fisher and Yates). */
function* shuffle(walls: Uint32Array, random: Random): Slices<void> {
  for (let from = walls.length - 1; from > 0; from -= SLICE) {
    for (let i = from; i > Math.max(0, from - SLICE); i--) {
      const j = random.below(i + 1);
      const wall = walls[j]!;
      walls[j] = walls[i]!;
      walls[i] = wall;
    }
    yield;
  }
}
