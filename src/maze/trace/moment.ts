import type { Message } from "../../message";
import { type Grid, type Maze, BOTTOM, RIGHT, forNeighbours, neighbourSides, stepsOf } from "../model";
import type { MergingSets } from "./mergingSets";
import type { SetTints } from "./setTints";
import { type Step, placeOf, type Place } from "./steps";
import { type Trace, BUILT, ERASED, GAP, KEPT, LOOPED, WALKED, stepOutcome, stepWall } from "./trace";

/** What is true at a position of a trace. */
export interface Moment {
  readonly grid: Grid;
  readonly trace: Trace;
  readonly position: number;
  readonly maze: Maze;
  readonly sets: MergingSets;
  readonly setTints: SetTints;
  readonly narration: Narration;
}

/** How the steps of an algorithm are described and coloured. */
export interface Narration {
  /** Describes what a step did, in whole sentences. */
  readonly say: Say;
  readonly colouring: Colouring;
}

/** Describes what the step just taken did, in whole sentences; `name` gives a cell's address. */
export type Say = (step: Step, name: (cell: number) => string, at: Moment) => Message;

/**
 * What a cell's tint means: with "sets" the cell's set; with all others whether the algorithm is working on the cell
 * (ACTIVE) or is done with it (DONE), as `tintMeanings` says. Each generator's facts choose the colouring worth seeing.
 */
export type Colouring = "sets" | "stack" | "walk" | "cover" | "frontier" | "active" | "run" | "chamber";

/** Cells of one row, from the first to the last. */
interface Run {
  readonly first: number;
  readonly last: number;
}

/** The run of sidewinder to which the step just taken belongs; undefined if there is none. Time: its length. */
export function runOf({ grid, trace, position }: Moment): Run | undefined {
  const at = (index: number): Place => placeOf(grid, trace.steps[index]!);
  let index = position - 1;
  // What is opened and built when the maze is done belongs to no run.
  while (index >= 0 && (at(index).outcome === LOOPED || at(index).outcome === BUILT)) index--;
  if (index < 0) return undefined;
  let step = at(index);
  if (step.side === "top") {
    // The step before holds the run's last coin; a run of one cell at the end of a row had none. A loop is no coin.
    const before = index > 0 ? at(--index) : step;
    if (before.side !== "right" || before.outcome === LOOPED) return { first: step.selected, last: step.selected };
    step = before;
  }
  const last = step.outcome === KEPT ? step.selected : step.neighbour;
  let first = step.selected;
  // Coins of one run follow each other: a loop needs a path around, which cells of an open run do not have yet. The run before has
  // opened upwards in between.
  for (index--; index >= 0; index--) {
    const { selected, neighbour } = at(index);
    if (neighbour !== first) break;
    first = selected;
  }
  return { first, last };
}

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

export function isInChamber({ columns }: Pick<Grid, "columns">, { first, last }: Chamber, cell: number): boolean {
  const column = cell % columns;
  return cell >= first && cell <= last && column >= first % columns && column <= last % columns;
}

/**
 * The cells by which a maze that grows from one place can go on: those outside and beside it ("frontier"), or those in it with a neighbour
 * outside ("active"). 1 for each of them: rows x columns. Time O(n).
 */
export function growingCells({ grid, sets }: Moment, kind: "frontier" | "active"): Uint8Array {
  const sides = neighbourSides(grid);
  const steps = stepsOf(grid);
  const isInside = (cell: number) => sets.sizeOf(cell) > 1;
  const areInside = kind === "active";
  return Uint8Array.from({ length: grid.rows * grid.columns }, (_, cell) => {
    let isFound = false;
    if (isInside(cell) === areInside) {
      forNeighbours(cell, sides[cell + grid.columns]!, steps, (next) => (isFound ||= isInside(next) !== areInside));
    }
    return isFound ? 1 : 0;
  });
}

/** Whether a step of the trace is a move of a walk, or erases its loop. */
export function isWalk({ trace }: Moment, index: number): boolean {
  const outcome = stepOutcome(trace.steps[index]!);
  return outcome === WALKED || outcome === ERASED;
}

/** Wilson's current walk without its loops. Time: the moves of the walk. */
export function walkOf(at: Moment): readonly number[] {
  const { grid, trace, position } = at;
  let index = position;
  while (index > 0 && !isWalk(at, index - 1)) index--;
  while (index > 0 && isWalk(at, index - 1)) index--;
  const path: number[] = [];
  for (; index < position; index++) {
    const { selected, neighbour, outcome } = placeOf(grid, trace.steps[index]!);
    if (path.length === 0 && outcome === WALKED) path.push(selected);
    // A cell that comes twice closes a loop, which the next step erases.
    if (outcome === WALKED) path.push(neighbour);
    else if (outcome === ERASED) path.length = path.lastIndexOf(neighbour, path.length - 2) + 1;
    else {
      // The path joins the maze from its far end: first the cell of the maze that it met is removed, then one cell after another.
      if (path[path.length - 1] === selected) path.pop();
      if (path[path.length - 1] === neighbour) path.pop();
    }
  }
  return path;
}
