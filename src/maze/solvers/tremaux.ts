import { type Ends, type Maze, PASSAGE_COUNTS, type Random, firstSide, wallBeside, oppositeSide } from "../model";
import { PASSAGES, Search, VISITED, unreachable, type Solution } from "./search";

/**
 * Trémaux's walk: every passage is marked each time it is walked, and none is walked a third time. If a new passage leads into a cell
 * seen before, it turns back. Otherwise it takes a random unmarked passage or, if there is none, the passage marked once
 * by which it first entered the cell. Works in every maze, with loops too; the passages marked once are the path.
 *
 * Time O(n) for n cells; at most 18 bytes per cell: 8 per passage for the walk, 1 for marks, 1 for state.
 * Source: Trémaux, in Lucas, Récréations mathématiques, 1882. Throws MazeError.
 */
export function tremaux(maze: Maze, ends: Ends, random: Random): Solution {
  const search = new Search(maze, ends);
  const { states, steps } = search;
  const marks = new Marks(maze);
  const walk = new Uint32Array(2 * maze.countPassages() + 1);
  let count = 0;
  let cell = ends.entrance;
  for (let back = -1; ;) {
    const seenBefore = (states[cell]! & VISITED) !== 0;
    walk[count++] = cell;
    search.visit(cell);
    if (search.isExit(cell)) return { visited: walk.subarray(0, count), path: search.pathLeft(ends.entrance, cell) };
    const turnsBack = seenBefore && marks.at(cell, back) === 1;
    const side = turnsBack ? back : choose(states[cell]! & PASSAGES, cell, marks, random);
    if (side < 0) return unreachable(walk.subarray(0, count));
    marks.add(cell, side);
    search.setSide(cell, side);
    cell += steps[side]!;
    back = oppositeSide(side);
  }
}

/** A random open side without a mark, else the side with a single mark, else -1: back at the entrance, with everything walked twice. */
function choose(open: number, cell: number, marks: Marks, random: Random): number {
  let once = -1;
  let unmarked = 0;
  for (let left = open; left !== 0; left &= left - 1) {
    const side = firstSide(left);
    const count = marks.at(cell, side);
    if (count === 0) unmarked |= 1 << side;
    else if (count === 1) once = side;
  }
  if (unmarked === 0) return once;
  const sides = PASSAGE_COUNTS[unmarked]!;
  for (let skipped = sides === 1 ? 0 : random.below(sides); skipped > 0; skipped--) unmarked &= unmarked - 1;
  return firstSide(unmarked);
}

/** How often each passage was walked, in two bits per wall: one byte per cell for its right and bottom wall. */
class Marks {
  private readonly counts: Uint8Array;

  constructor(private readonly maze: Maze) {
    this.counts = new Uint8Array(maze.size);
  }

  at(cell: number, side: number): number {
    const wall = wallBeside(this.maze, cell, side);
    return (this.counts[wall >> 1]! >> (2 * (wall & 1))) & 3;
  }

  add(cell: number, side: number): void {
    const wall = wallBeside(this.maze, cell, side);
    this.counts[wall >> 1]! += 1 << (2 * (wall & 1));
  }
}
