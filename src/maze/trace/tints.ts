import type { Grid } from "../maze";
import type { MergingSets } from "./mergingSets";
import { BACKTRACKED, BLOCKED, LOOPED, OPENED, stepOutcome, stepSelectedAcross, stepWall, type Trace } from "./index";

/**
 * What a cell's tint means: with "sets" the cell's set, with "stack" whether depth-first search has it on its stack. The
 * list of generators says which is worth seeing.
 */
export type Tinting = "sets" | "stack";

/** No tint: a set of one cell, a cell that the search has not entered. */
export const PLAIN = 0;
/** Tints of sets run from 1 to this; large sets share them, and the numbers tell them apart. */
export const SET_TINTS = 7;
/** The cell is on the search's stack, or was left for good. */
export const ON_STACK = 1;
export const LEFT = 2;

/** Tints of cells by their sets: rows x columns bytes. A set keeps its tint for as long as it keeps its number. */
export function tintsOfSets(grid: Grid, sets: MergingSets): Uint8Array {
  const { rows, columns, mask } = grid;
  const tints = new Uint8Array(rows * columns);
  for (let cell = 0; cell < tints.length; cell++) {
    if ((mask !== undefined && mask[cell] !== 1) || sets.sizeOf(cell) === 1) continue;
    // Numbers of neighbours differ by 1 or by a row; multiplied by an odd number of about 0.618 x 2^32 they spread evenly.
    tints[cell] = 1 + ((Math.imul(sets.numberOf(cell), 0x9e3779b1) >>> 8) % SET_TINTS);
  }
  return tints;
}

/** Tints of cells by depth-first's stack after the first `count` steps: rows x columns bytes. */
export function tintsOfStack(grid: Grid, trace: Trace, count: number): Uint8Array {
  const tints = new Uint8Array(grid.rows * grid.columns);
  for (let i = 0; i < count; i++) {
    const step = trace.steps[i]!;
    const outcome = stepOutcome(step);
    const wall = stepWall(step);
    const owner = wall >> 1;
    const beyond = owner + ((wall & 1) === 0 ? 1 : grid.columns);
    const selected = stepSelectedAcross(step) ? beyond : owner;
    if (outcome === BACKTRACKED) tints[selected] = LEFT;
    else if (outcome === OPENED || outcome === BLOCKED || outcome === LOOPED) {
      tints[owner] = ON_STACK;
      tints[beyond] = ON_STACK;
    }
  }
  return tints;
}
