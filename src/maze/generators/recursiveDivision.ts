import { message } from "../../message";
import { BOTTOM, type Grid, Maze, RIGHT, type Random } from "../model";
import { type Generation, encodeStep, Outcome } from "../trace";
import { expectRectangle } from "./shared/components";

/**
 * Recursive division, splitting the longer side; the only algorithm here that builds walls.
 *
 * It begins with one open chamber. A straight wall across the longer side splits a chamber in two, at a random place and with one gap
 * at a random place; a fair coin decides for square chambers. Both halves are split in the same way until they are one cell
 * wide or high. Long straight walls stand out, and every solution has to pass the gap of the first wall.
 *
 * The trace starts open and holds each cut: the gap, then the walls that are built. Needs a whole rectangle: a gap could lie on a masked
 * cell. Time O(n), because no wall is built twice; 7 bytes per cell. Source: Pullen's Think Labyrinth; Buck, Mazes for Programmers.
 * Throws MazeError.
 */
export function recursiveDivision(grid: Grid, random: Random): Generation {
  expectRectangle(grid, message("generator-recursive-division"));
  const { rows, columns } = grid;
  const maze = Maze.open(grid);
  const steps = new Uint32Array(Math.ceil(1.5 * rows * columns));
  let count = 0;
  const divide = (top: number, left: number, height: number, width: number): void => {
    if (height === 1 || width === 1) return;
    const upright = width > height || (width === height && random.percent(50));
    const length = upright ? height : width;
    const before = 1 + random.below((upright ? width : height) - 1);
    const gap = random.below(length);
    const cell = upright ? top * columns + left + before - 1 : (top + before - 1) * columns + left;
    const step = upright ? columns : 1;
    const wallAt = (i: number) => 2 * (cell + i * step) + (upright ? RIGHT : BOTTOM);
    steps[count++] = encodeStep(wallAt(gap), Outcome.gap, 0);
    for (let i = 0; i < length; i++) {
      if (i === gap) continue;
      maze.closeWall(wallAt(i));
      steps[count++] = encodeStep(wallAt(i), Outcome.built, 0);
    }
    if (upright) {
      divide(top, left, height, before);
      divide(top, left + before, height, width - before);
    } else {
      divide(top, left, before, width);
      divide(top + before, left, height - before, width);
    }
  };
  divide(0, 0, rows, columns);
  return { maze, trace: { start: "open", steps: steps.subarray(0, count) } };
}
