import type { Ends, Maze } from "../../maze/model";
import { Check, countShortestSolutions } from "../../maze/measures";

/** What a check finds in a maze; of many components and loops, the first. */
export interface Checked {
  readonly isPerfect: boolean;
  readonly parts: number;
  readonly loops: number;
  /** The cells of the first components, without the largest, in the order of their first cells. */
  readonly cutOff: readonly Uint32Array[];
  /** The first loops: their cells in order, and a wall that would break each. */
  readonly someLoops: readonly { readonly cells: Uint32Array; readonly wall: number }[];
  /** The number of shortest solutions; undefined where no ends are known. */
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
  const { isPerfect, parts, loops } = found;
  let largest = 0;
  for (let part = 1; part < parts; part++) if (found.partSize(part) > found.partSize(largest)) largest = part;
  return {
    isPerfect,
    parts,
    loops,
    cutOff: Array.from({ length: Math.min(most, parts - 1) }, (_, i) => found.part(i < largest ? i : i + 1).slice()),
    someLoops: Array.from({ length: Math.min(most, loops) }, (_, loop) => ({
      cells: found.loop(loop),
      wall: found.loopWalls[loop]!,
    })),
    solutions: ends && countShortestSolutions(maze, ends),
  };
}
