import { DisjointSets, type Grid, Maze, type Random } from "../model";
import { type Generation, encodeStep, stepWall, Outcome } from "../trace";
import { type OrderedWalls, shuffledWalls } from "./shared/shuffledWalls";

/**
 * Borůvka's algorithm: all sets grow at once.
 *
 * Every wall has a random weight, all different, and every cell begins as a set of its own. In each round every set takes down the
 * lightest wall around it; then sets that have met merge. After at most log2 n rounds one set is left (on a mask that divides the
 * grid, one per component). The result is the minimum spanning tree, so equal seeds give Kruskal's maze, wall for wall; it just
 * grows everywhere at once, and evenly.
 *
 * Walls are visited by weight, so the first wall that a set meets in a round is its lightest; walls within a set are dropped when met. A
 * coin chooses the selected cell, as in Kruskal. Time O(n log n), 18 bytes per cell. Source: Borůvka 1926; Nešetřil, Milková, Nešetřilová
 * 2001. Throws MazeError.
 */
export function boruvka(grid: Grid, random: Random, inOrder: OrderedWalls = shuffledWalls): Generation {
  const maze = Maze.walled(grid);
  const walls = inOrder(maze, random);
  const sets = new DisjointSets(maze.size);
  const roundOf = new Uint8Array(maze.size);
  const steps = new Uint32Array(maze.size);
  let count = 0;

  for (let round = 1, left = walls.length; left > 0; round++) {
    const before = count;
    const candidates = walls.subarray(0, left);
    left = 0;
    for (const entry of candidates) {
      const wall = entry >>> 1;
      const one = sets.find(wall >> 1);
      const other = sets.find(maze.across(wall));
      if (one === other) continue;
      if (roundOf[one] === round && roundOf[other] === round) {
        walls[left++] = entry;
        continue;
      }
      roundOf[one] = roundOf[other] = round;
      steps[count++] = encodeStep(wall, Outcome.joined, (entry & 1) as 0 | 1);
    }
    for (const step of steps.subarray(before, count)) {
      const wall = stepWall(step);
      maze.openWall(wall);
      sets.join(wall >> 1, maze.across(wall));
    }
  }
  return { maze, trace: { start: "walled", steps: steps.subarray(0, count) } };
}
