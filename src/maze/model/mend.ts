import { DisjointSets } from "./disjointSets";
import { BOTTOM, type Maze, RIGHT, wallsWhere } from "./maze";
import type { Random } from "./random";

/**
 * A perfect maze from any maze: closes the fewest walls that leave no loop and opens the fewest that leave one component (on a mask
 * that divides the grid, one for each piece), random among equals. Rooms stay as they are: open blocks of at least 2 by 3 cells, which
 * nobody makes by accident. The given maze stays as it is.
 *
 * Kruskal's algorithm twice: over the passages in random order, closing each that joins nothing new; then over the standing walls, opening
 * each that does. Time O(n α(n)) for n cells; at most 37 bytes per cell.
 */
export function mend(maze: Maze, random: Random) {
  const mended = maze.copy();
  const sets = new DisjointSets(maze.size);
  const joins = (wall: number) => sets.join(wall >> 1, maze.across(wall)) === 1;
  const isRoom = roomsOf(maze);
  const inRoom = wallsWhere(maze, (wall) => maze.isOpen(wall) && isInRoom(maze, isRoom, wall));
  inRoom.forEach(joins);
  const passages = wallsWhere(maze, (wall) => maze.isOpen(wall) && !isInRoom(maze, isRoom, wall));
  const standing = wallsWhere(maze, (wall) => !maze.isOpen(wall));
  random.shuffle(passages);
  const closed = passages.filter((wall) => !joins(wall));
  random.shuffle(standing);
  const opened = standing.filter(joins);
  for (const wall of closed) mended.closeWall(wall);
  for (const wall of opened) mended.openWall(wall);
  return {
    maze: mended,
    /** Walls closed to break loops: one per loop. */
    closed,
    /** Walls opened to join components: one fewer than the components that walls separate. */
    opened,
  };
}
export type Mending = ReturnType<typeof mend>;

/** A maze without the loops that its rooms have by themselves: of the walls in rooms as few stand as that takes. */
export function withoutRoomLoops(maze: Maze): Maze {
  const thinned = maze.copy();
  const sets = new DisjointSets(maze.size);
  const isRoom = roomsOf(maze);
  for (const wall of wallsWhere(maze, (each) => maze.isOpen(each) && isInRoom(maze, isRoom, each))) {
    if (sets.join(wall >> 1, maze.across(wall)) === 0) thinned.closeWall(wall);
  }
  return thinned;
}

/** 1 for the upper left cell of each open square of four cells that shares a side with another one. */
function roomsOf(maze: Maze): Uint8Array {
  const { columns, size } = maze;
  const isPassage = (wall: number) => maze.separates(wall) && maze.isOpen(wall);
  const isSquare = Uint8Array.from(maze.standing, (_, cell) =>
    Number(
      isPassage(2 * cell + RIGHT) &&
        isPassage(2 * cell + BOTTOM) &&
        isPassage(2 * (cell + columns) + RIGHT) &&
        isPassage(2 * (cell + 1) + BOTTOM),
    ),
  );
  // A square never begins in the last column, so none is beside one in another row.
  return isSquare.map((is, cell) => {
    const beside = [cell - 1, cell + 1, cell - columns, cell + columns];
    return Number(is === 1 && beside.some((other) => other >= 0 && other < size && isSquare[other] === 1));
  });
}

function isInRoom({ columns }: Maze, isRoom: Uint8Array, wall: number): boolean {
  const cell = wall >> 1;
  return isRoom[cell] === 1 || isRoom[cell - ((wall & 1) === RIGHT ? columns : 1)] === 1;
}
