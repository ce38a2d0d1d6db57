import { message } from "../../message";
import { type Grid, Maze, type Random } from "../model";
import { type Generation, encodeStep, Outcome } from "../trace";
import { expectRectangle } from "./shared/components";

/**
 * Recursive division, splitting the longer side; the only algorithm here that builds walls.
 *
 * It begins with one open chamber. A straight wall across the longer side splits a chamber in two, at a random place and with one gap
 * at a random place; a fair coin decides for square chambers. Both halves are split in the same way until they are one cell
 * wide or high. Long straight walls stand out, and every solution has to pass the gap of the first wall.
 *
 * The chambers still to be split are on a stack. The trace starts open and holds
 * each cut, the longest first: the gap, then the walls that are built.
 * Needs a whole rectangle: a gap could lie on a masked cell.
 * Time O(n), because no wall is built twice; 7 bytes per cell: 6 for the trace, 1 for the maze. Source: Pullen's Think Labyrinth;
 * Buck, Mazes for Programmers. Throws MazeError.
 */
export function recursiveDivision(grid: Grid, random: Random): Generation {
  expectRectangle(grid, message("generator-recursive-division"));
  const { rows, columns } = grid;
  const maze = Maze.open(grid);
  const steps = new Uint32Array(Math.ceil(1.5 * rows * columns));
  let count = 0;
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
    steps[count++] = encodeStep(wallAt(gap), Outcome.gap, 0);
    for (let i = 0; i < length; i++) {
      if (i === gap) continue;
      maze.closeWall(wallAt(i));
      steps[count++] = encodeStep(wallAt(i), Outcome.built, 0);
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

interface Chamber {
  readonly top: number;
  readonly first: number;
  readonly height: number;
  readonly width: number;
}
