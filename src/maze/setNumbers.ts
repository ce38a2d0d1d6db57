import { DisjointSets } from "./disjointSets";
import type { Grid } from "./maze";
import { OPENED, stepOutcome, stepSelectedAcross, stepWall, type Trace } from "./trace";

/**
 * The number of each cell's set after the first `count` steps: rows x columns, row by row, 0 for a masked cell.
 *
 * As in the Excel-VBA workbook: cells are numbered from 1 on, row by row, and when a wall falls between two sets, both
 * take the number of the selected cell's set. Follows from the trace alone, for every carving algorithm.
 */
export function setNumbersAt(grid: Grid, trace: Trace, count: number): Uint32Array {
  const size = grid.rows * grid.columns;
  const sets = new DisjointSets(size);
  const numberOfRoot = new Uint32Array(size);
  for (let cell = 0; cell < size; cell++) numberOfRoot[cell] = cell + 1;

  const steps = trace.steps;
  const end = Math.min(count, steps.length);
  for (let i = 0; i < end; i++) {
    const step = steps[i]!;
    if (stepOutcome(step) !== OPENED) continue;
    const wall = stepWall(step);
    const owner = sets.find(wall >> 1);
    const across = sets.find((wall >> 1) + ((wall & 1) === 0 ? 1 : grid.columns));
    if (owner === across) continue;
    const number = numberOfRoot[stepSelectedAcross(step) ? across : owner]!;
    numberOfRoot[sets.link(owner, across)] = number;
  }

  const numbers = new Uint32Array(size);
  for (let cell = 0; cell < size; cell++) {
    if (grid.mask === undefined || grid.mask[cell] === 1) numbers[cell] = numberOfRoot[sets.find(cell)]!;
  }
  return numbers;
}
