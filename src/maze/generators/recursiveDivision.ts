import { Maze, type Grid } from "../maze";
import type { Random } from "../random";
import { BUILT, encodeStep, type Generation } from "../trace";
import { expectRectangle } from "./parts";

/**
 * Recursive division, splitting the longer side; the only one here that puts walls up.
 *
 * It begins with one open chamber. A chamber is split in two by a straight wall across its longer side (a square one: by a fair
 * coin), at a random place, with one gap in it at a random place. Both halves are split in the same way, until they are one cell
 * wide or high. Long straight walls that the eye finds at once, and every way through must pass the first wall's gap.
 *
 * The chambers still to be split are on a stack of their own; the trace starts open and tells of walls built, the longest first.
 * Needs a whole rectangle: a gap could lie on a masked cell.
 * Time O(n log n), 5 bytes a cell: 4 of trace, 1 of maze. Source: Pullen's Think Labyrinth; Buck, Mazes for Programmers.
 * Throws SizeError or MaskError.
 */
export function recursiveDivision(grid: Grid, random: Random): Generation {
  expectRectangle(grid, "Recursive division");
  const { rows, columns } = grid;
  const maze = Maze.open(grid);
  const steps = new Uint32Array(rows * columns);
  let count = 0;
  const chambers: Chamber[] = [{ top: 0, left: 0, height: rows, width: columns }];

  for (let chamber = chambers.pop(); chamber !== undefined; chamber = chambers.pop()) {
    const { top, left, height, width } = chamber;
    if (height === 1 || width === 1) continue;
    const upright = width > height || (width === height && random.percent(50));
    const length = upright ? height : width;
    const before = 1 + random.below((upright ? width : height) - 1);
    const gap = random.below(length);
    let cell = upright ? top * columns + left + before - 1 : (top + before - 1) * columns + left;
    for (let i = 0; i < length; i++, cell += upright ? columns : 1) {
      if (i === gap) continue;
      const wall = 2 * cell + (upright ? 0 : 1);
      maze.closeWall(wall);
      steps[count++] = encodeStep(wall, BUILT, 0);
    }
    if (upright) {
      chambers.push({ top, left: left + before, height, width: width - before }, { top, left, height, width: before });
    } else {
      chambers.push({ top: top + before, left, height: height - before, width }, { top, left, height: before, width });
    }
  }
  return { maze, trace: { start: "open", steps: steps.subarray(0, count) } };
}

/** A rectangle of cells with no wall within: its first row and column, and its rows and columns. */
interface Chamber {
  readonly top: number;
  readonly left: number;
  readonly height: number;
  readonly width: number;
}
