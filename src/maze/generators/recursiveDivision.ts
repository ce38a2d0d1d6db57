import { Maze, type Grid } from "../maze";
import type { Random } from "../random";
import { SLICE, type Slices } from "../slices";
import { BUILT, encodeStep, GAP, type Generation } from "../trace";
import { expectRectangle } from "./shared/parts";

/**
 * Recursive division, splitting the longer side; the only one here that puts walls up.
 *
 * It begins with one open chamber. A chamber is split in two by a straight wall across its longer side (a square one: by a fair
 * coin), at a random place, with one gap in it at a random place. Both halves are split in the same way, until they are one cell
 * wide or high. Long straight walls that the eye finds at once, and every way through must pass the first wall's gap.
 *
 * The chambers still to be split are on a stack of their own; the trace starts open and tells
 * of each cut, the longest first: the gap, then the walls that are put up.
 * Needs a whole rectangle: a gap could lie on a masked cell.
 * Time O(n), because no wall is put up twice; 7 bytes a cell: 6 of trace, 1 of maze. Source: Pullen's Think Labyrinth;
 * Buck, Mazes for Programmers. Throws SizeError or MaskError.
 */
export function* recursiveDivision(grid: Grid, random: Random): Slices<Generation> {
  expectRectangle(grid, "Recursive division");
  const { rows, columns } = grid;
  const maze = Maze.open(grid);
  yield;
  const steps = new Uint32Array(Math.ceil(1.5 * rows * columns));
  yield;
  let count = 0;
  let left = SLICE;
  const chambers: Chamber[] = [{ top: 0, first: 0, height: rows, width: columns }];

  for (let chamber = chambers.pop(); chamber !== undefined; chamber = chambers.pop()) {
    const { top, first, height, width } = chamber;
    if (height === 1 || width === 1) continue;
    const upright = width > height || (width === height && random.percent(50));
    const length = upright ? height : width;
    const before = 1 + random.below((upright ? width : height) - 1);
    const gap = random.below(length);
    const cell = upright ? top * columns + first + before - 1 : (top + before - 1) * columns + first;
    const step = upright ? columns : 1;
    const wallAt = (i: number) => 2 * (cell + i * step) + (upright ? 0 : 1);
    steps[count++] = encodeStep(wallAt(gap), GAP, 0);
    for (let i = 0; i < length;) {
      for (; left > 0 && i < length; left--, i++) {
        if (i === gap) continue;
        maze.closeWall(wallAt(i));
        steps[count++] = encodeStep(wallAt(i), BUILT, 0);
      }
      if (left === 0) {
        yield;
        left = SLICE;
      }
    }
    if (upright) {
      chambers.push({ top, first: first + before, height, width: width - before });
      chambers.push({ top, first, height, width: before });
    } else {
      chambers.push({ top: top + before, first, height: height - before, width });
      chambers.push({ top, first, height: before, width });
    }
  }
  return { maze, trace: { start: "open", steps: steps.subarray(0, count) } };
}

/** A rectangle of cells with no wall within: its first row and column, and its rows and columns. */
interface Chamber {
  readonly top: number;
  readonly first: number;
  readonly height: number;
  readonly width: number;
}
