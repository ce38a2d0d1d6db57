import { DisjointSets } from "../disjointSets";
import { Maze, type Grid } from "../maze";
import type { Random } from "../random";
import { SLICE, type Slices } from "../slices";
import { encodeStep, OPENED, stepWall, type Generation } from "../trace";
import { wallsInOrder } from "./weights/wallsInOrder";

/**
 * Borůvka's algorithm: every set at once.
 *
 * Every wall has a random weight, all different, and every cell is a set of its own. In each round every set takes down the
 * lightest wall around it; then sets that have met become one. After at most log2 n rounds one set is left (on a mask of
 * several parts: one set a part). The result is the one spanning tree of least weight, so equal seeds give Kruskal's maze, wall
 * for wall: it grows from everywhere, and evenly.
 *
 * The walls are gone through by weight, so the first one that a set meets in a round is its lightest; walls within a set are
 * dropped as they are met. The selected cell is a coin's, as in Kruskal. Time O(n log n), 18.5 bytes a cell: 8 of
 * walls, 4 each of sets and trace, 2 of maze and marks, half a byte for listing the walls. Source: Borůvka 1926; Nešetřil,
 * Milková, Nešetřilová 2001. Throws SizeError or MaskError.
 */
export function* boruvka(grid: Grid, random: Random): Slices<Generation> {
  const maze = Maze.walled(grid);
  yield;
  const order = wallsInOrder(grid, random);
  yield;
  while (order.listMore()) yield;
  const { walls } = order;
  const sets = new DisjointSets(maze.size);
  yield;
  const roundOf = new Uint8Array(maze.size);
  const steps = new Uint32Array(maze.size);
  let count = 0;

  for (let round = 1, left = order.count; left > 0; round++) {
    const before = count;
    const candidates = left;
    left = 0;
    for (let from = 0; from < candidates; from += SLICE) {
      const end = Math.min(candidates, from + SLICE);
      for (let i = from; i < end; i++) {
        const entry = walls[i]!;
        const wall = entry >>> 1;
        const one = sets.find(wall >> 1);
        const other = sets.find(maze.across(wall));
        if (one === other) continue;
        if (roundOf[one] === round && roundOf[other] === round) {
          walls[left++] = entry;
          continue;
        }
        roundOf[one] = roundOf[other] = round;
        steps[count++] = encodeStep(wall, OPENED, (entry & 1) as 0 | 1);
      }
      yield;
    }
    for (let from = before; from < count; from += SLICE) {
      const end = Math.min(count, from + SLICE);
      for (let i = from; i < end; i++) {
        const wall = stepWall(steps[i]!);
        maze.openWall(wall);
        sets.join(wall >> 1, maze.across(wall));
      }
      yield;
    }
  }
  return { maze, trace: { start: "walled", steps: steps.subarray(0, count) } };
}
