import { type Message, message } from "../../message";
import { BOTTOM, RIGHT, forNeighbours, neighbourSides, stepsOf } from "../model";
import type { TraceCursor } from "./cursor";
import { type Place, placeOf, stepOutcome, stepWall, Outcome } from "./trace";

/** What a cell's tint shows: its set, or whether the algorithm is working on it or done with it, as {@link tintMeanings} says. */
export type Colouring = "sets" | "stack" | "walk" | "cover" | "frontier" | "active" | "run" | "chamber";

/** No tint: a set of one cell, or a cell that the algorithm has not reached. */
export const PLAIN = 0;
export const ACTIVE = 1;
export const DONE = 2;

/** What {@link ACTIVE} and {@link DONE} mean, for a legend; a cell of a chamber is never done. */
export const tintMeanings: Readonly<Record<Exclude<Colouring, "sets">, readonly Message[]>> = {
  stack: [message("tint", { cells: "on-path" }), message("tint", { cells: "finished" })],
  walk: [message("tint", { cells: "on-walk" }), message("tint", { cells: "in-maze" })],
  cover: [message("tint", { cells: "walk-here" }), message("tint", { cells: "walk-was" })],
  frontier: [message("tint", { cells: "frontier" }), message("tint", { cells: "in-maze" })],
  active: [message("tint", { cells: "can-grow" }), message("tint", { cells: "surrounded" })],
  run: [message("tint", { cells: "in-run" }), message("tint", { cells: "in-earlier-runs" })],
  chamber: [message("tint", { cells: "in-chamber" })],
};

/** The tints at a position: rows x columns bytes. Time O(n); for "stack" also O(steps). */
export function tintsAt(at: TraceCursor, colouring: Colouring): Uint8Array {
  return tintings[colouring](at);
}

const NOWHERE = { first: 0, last: -1 };

const tintings: Readonly<Record<Colouring, (at: TraceCursor) => Uint8Array>> = {
  sets: (at) => at.tintsOfSets(),
  stack: tintsOfStack,
  walk: (at) => {
    const path = new Set(walkOf(at));
    return tinted(at, (cell) => path.has(cell));
  },
  cover: (at) => {
    const here = at.step()?.neighbour;
    return tinted(at, (cell) => cell === here);
  },
  frontier: (at) => tinted(at, isAtRim(at, false)),
  active: (at) => tinted(at, isAtRim(at, true)),
  run: (at) => {
    const { first, last } = runOf(at) ?? NOWHERE;
    const isIn = (cell: number) => cell >= first && cell <= last;
    return tinted(at, isIn, (cell) => cell < first);
  },
  chamber: (at) => {
    const { first, last } = chamberOf(at) ?? NOWHERE;
    const { columns } = at.grid;
    const isAcross = (cell: number) => cell % columns >= first % columns && cell % columns <= last % columns;
    const isIn = (cell: number) => cell >= first && cell <= last && isAcross(cell);
    return tinted(at, isIn, () => false);
  },
};

/** Tints by whether the algorithm is working on a cell, and whether it is done with any other: as a rule those of the maze. */
function tinted(
  at: TraceCursor,
  isActive: (cell: number) => boolean,
  isDone = (cell: number) => at.sizeOf(cell) > 1,
): Uint8Array {
  return Uint8Array.from(at.setOf, (_, cell) => (isActive(cell) ? ACTIVE : isDone(cell) ? DONE : PLAIN));
}

function tintsOfStack({ grid, trace, position }: TraceCursor): Uint8Array {
  const tints = new Uint8Array(grid.rows * grid.columns);
  for (const code of trace.steps.subarray(0, position)) {
    const { selected, neighbour, outcome } = placeOf(grid, code);
    if (outcome === Outcome.backtracked) tints[selected] = DONE;
    else tints[selected] = tints[neighbour] = ACTIVE;
  }
  return tints;
}

/** Whether a maze that grows from one place can go on by a cell: one in it with a neighbour outside, or one outside and beside it. */
function isAtRim(at: TraceCursor, areInside: boolean): (cell: number) => boolean {
  const { grid } = at;
  const sides = neighbourSides(grid);
  const steps = stepsOf(grid);
  const isInside = (cell: number) => at.sizeOf(cell) > 1;
  return (cell) => {
    let isFound = false;
    if (isInside(cell) === areInside) {
      forNeighbours(cell, sides[cell + grid.columns]!, steps, (next) => (isFound ||= isInside(next) !== areInside));
    }
    return isFound;
  };
}

/** The run of sidewinder to which the step just taken belongs; undefined if there is none. Time: its length. */
export function runOf({ grid, trace, position }: TraceCursor) {
  const at = (index: number): Place => placeOf(grid, trace.steps[index]!);
  let index = position - 1;
  // What is opened and built when the maze is done belongs to no run.
  while (index >= 0 && (at(index).outcome === Outcome.looped || at(index).outcome === Outcome.built)) index--;
  if (index < 0) return undefined;
  let step = at(index);
  if (step.side === "top") {
    // The step before holds the run's last coin; a run of one cell at the end of a row had none. A loop is no coin.
    const before = index > 0 ? at(--index) : step;
    if (before.side !== "right" || before.outcome === Outcome.looped)
      return { first: step.selected, last: step.selected };
    step = before;
  }
  const last = step.outcome === Outcome.kept ? step.selected : step.neighbour;
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

/**
 * The chamber of recursive division that the step just taken cuts, by its first and last cell: whether the cut is upright, with its walls
 * between two columns, and how many walls it has without the gap. Undefined if the step belongs to no cut. The cut spans the chamber from
 * side to side. How far the chamber reaches on both sides of the cut follows from the walls there: each side is one earlier cut with one
 * gap, so of two rows (columns) it stops at least one. Time: the chamber's rows and columns.
 */
export function chamberOf({ grid, trace, position, maze }: TraceCursor) {
  const { steps } = trace;
  const isBuilt = (index: number) => index < steps.length && stepOutcome(steps[index]!) === Outcome.built;
  let gap = position - 1;
  while (gap > 0 && isBuilt(gap)) gap--;
  if (gap < 0 || stepOutcome(steps[gap]!) !== Outcome.gap) return undefined;
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

export function isWalk({ trace }: TraceCursor, index: number): boolean {
  const outcome = stepOutcome(trace.steps[index]!);
  return outcome === Outcome.walked || outcome === Outcome.erased;
}

/** Wilson's current walk without its loops. Time: the moves of the walk. */
export function walkOf(at: TraceCursor): readonly number[] {
  const { grid, trace, position } = at;
  let index = position;
  while (index > 0 && !isWalk(at, index - 1)) index--;
  while (index > 0 && isWalk(at, index - 1)) index--;
  const path: number[] = [];
  for (; index < position; index++) {
    const { selected, neighbour, outcome } = placeOf(grid, trace.steps[index]!);
    if (path.length === 0 && outcome === Outcome.walked) path.push(selected);
    // A cell that comes twice closes a loop, which the next step erases.
    if (outcome === Outcome.walked) path.push(neighbour);
    else if (outcome === Outcome.erased) path.length = path.lastIndexOf(neighbour, path.length - 2) + 1;
    else {
      // The path joins the maze from its far end: first the cell of the maze that it met is removed, then one cell after another.
      if (path[path.length - 1] === selected) path.pop();
      if (path[path.length - 1] === neighbour) path.pop();
    }
  }
  return path;
}
