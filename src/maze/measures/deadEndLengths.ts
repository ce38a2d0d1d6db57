import { type Maze, PASSAGE_COUNTS, firstSide, passagesOf, stepsOf } from "../model";

/**
 * How many dead ends have each length: entry `length` is their number, entry 0 is 0. A dead end's length is the number of cells from it
 * to the fork (three passages or more) where it branches off, not counting the fork; a corridor without a fork counts as a dead end
 * of its whole length at both ends. Time O(n), 1 byte per cell.
 */
export function deadEndLengths(maze: Maze): readonly number[] {
  const passages = passagesOf(maze);
  const steps = stepsOf(maze);
  const counts = new Map<number, number>();
  for (let start = 0; start < maze.size; start++) {
    if (PASSAGE_COUNTS[passages[start]!] !== 1) continue;
    let length = 0;
    let cell = start;
    for (let open = passages[cell]!; PASSAGE_COUNTS[passages[cell]!]! <= 2;) {
      length++;
      if (open === 0) break;
      const side = firstSide(open);
      cell += steps[side]!;
      open = passages[cell]! & ~(1 << (side ^ 2));
    }
    counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  const longest = Math.max(0, ...counts.keys());
  const lengths = new Array<number>(longest + 1).fill(0);
  for (const [length, count] of counts) lengths[length] = count;
  return lengths;
}
