import { BOTTOM, type Grid, RIGHT } from "../model";
import type { Moment } from "./moment";
import { BUILT, GAP, stepOutcome, stepWall } from "./trace";

/** The chamber that recursive division is cutting: its first and last cell, and the cut. */
interface Chamber {
  readonly first: number;
  readonly last: number;
  /** Whether the cut is vertical: its walls lie between two columns. */
  readonly isUpright: boolean;
  /** Walls of the cut, not counting the gap. */
  readonly walls: number;
}

/**
 * The chamber that the step just taken cuts; undefined if the step belongs to no cut. The cut spans the chamber from side to
 * side. How far the chamber reaches on both sides of the cut follows from the walls there: each side is one earlier cut with one
 * gap, so of two rows (columns) it stops at least one. Time: the chamber's rows and columns.
 */
export function chamberOf({ grid, trace, position, maze }: Moment): Chamber | undefined {
  const { steps } = trace;
  const isBuilt = (index: number) => index < steps.length && stepOutcome(steps[index]!) === BUILT;
  let gap = position - 1;
  while (gap > 0 && isBuilt(gap)) gap--;
  if (gap < 0 || stepOutcome(steps[gap]!) !== GAP) return undefined;
  let walls = 0;
  while (isBuilt(gap + 1 + walls)) walls++;

  const wall = stepWall(steps[gap]!);
  const isUpright = (wall & 1) === RIGHT;
  const along = isUpright ? grid.columns : 1;
  const away = isUpright ? 1 : grid.columns;
  const start = Math.min(wall >> 1, stepWall(steps[gap + 1]!) >> 1);
  const reach = (cell: number, step: 1 | -1): number => {
    for (let count = 0; ; count++) {
      const from = cell + step * count * away;
      const between = 2 * (step > 0 ? from : from - away) + (isUpright ? RIGHT : BOTTOM);
      if (between < 0 || !maze.separates(between) || !maze.isOpen(between)) return count;
    }
  };
  const before = Math.min(reach(start, -1), reach(start + along, -1));
  const after = Math.min(reach(start + away, 1), reach(start + away + along, 1));
  return { first: start - before * away, last: start + walls * along + (1 + after) * away, isUpright, walls };
}

/** Whether a cell is inside the chamber. */
export function isInChamber({ columns }: Pick<Grid, "columns">, { first, last }: Chamber, cell: number): boolean {
  const column = cell % columns;
  return cell >= first && cell <= last && column >= first % columns && column <= last % columns;
}
