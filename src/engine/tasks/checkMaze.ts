import type { Ends, Maze } from "../../maze/model";
import { Check, countShortestSolutions } from "../../maze/measures";

/** What a check finds in a maze; of many components and loops, the first. */
export interface Checked {
  readonly isPerfect: boolean;
  readonly components: number;
  readonly loops: number;
  /** The cells of the first components, without the largest, in the order of their first cells. */
  readonly cutOff: readonly Uint32Array[];
  /** The first loops: their cells in order, and a wall that would break each. */
  readonly someLoops: readonly { readonly cells: Uint32Array; readonly wall: number }[];
  /** The number of shortest solutions; undefined if no ends are known. */
  readonly solutions: number | undefined;
}

/** Looks for components and loops, and gives the cells of at most `most` of each. Throws EndsError. */
export function checkMaze({
  maze,
  ends,
  most,
}: {
  readonly maze: Maze;
  readonly ends: Ends | undefined;
  readonly most: number;
}): Checked {
  const found = Check.of(maze);
  const { isPerfect, components, loops } = found;
  let largest = 0;
  for (let each = 1; each < components; each++) {
    if (found.componentSize(each) > found.componentSize(largest)) largest = each;
  }
  return {
    isPerfect,
    components,
    loops,
    cutOff: Array.from({ length: Math.min(most, components - 1) }, (_, i) =>
      found.component(i < largest ? i : i + 1).slice(),
    ),
    someLoops: Array.from({ length: Math.min(most, loops) }, (_, loop) => ({
      cells: found.loop(loop),
      wall: found.loopWalls[loop]!,
    })),
    solutions: ends && countShortestSolutions(maze, ends),
  };
}
