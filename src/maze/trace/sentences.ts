import { counted, grouped } from "../model";
import { chamberOf } from "./chamber";
import type { TraceCursor } from "./cursor";
import { BACKTRACKED, BLOCKED, BUILT, ERASED, GAP, KEPT, LOOPED, OPENED, REFUSED, stepOutcome, WALKED } from "./trace";
import { runOf } from "./runOf";
import { placeOf, type Step } from "./steps";

/**
 * Says what came of the step that the cursor has just taken, in whole sentences; `name` gives a cell's address. Whoever tells of a
 * frontier or a walk is paired with the colouring for which the cursor follows it.
 */
export type Say = (step: Step, name: (cell: number) => string, at: TraceCursor) => string;

/** For every algorithm that has no words of its own, and what they all have in common. */
export const sayStep: Say = ({ outcome, selected, neighbour }, name) => {
  switch (outcome) {
    case OPENED:
      return `The wall falls: ${name(selected)} and ${name(neighbour)} are joined.`;
    case REFUSED:
      return "The wall stays.";
    case BLOCKED:
      return "There should be a passage, and the wall stands all the same.";
    case BACKTRACKED:
      return `Back to ${name(neighbour)}.`;
    case BUILT:
      return `A wall is put up between ${name(selected)} and ${name(neighbour)}.`;
    case LOOPED:
      return `The wall falls although ${name(selected)} and ${name(neighbour)} are joined already: a loop.`;
    case WALKED:
      return `The walk goes from ${name(selected)} to ${name(neighbour)}.`;
    case ERASED:
      return `The walk was in ${name(neighbour)} before: the loop is forgotten.`;
    case KEPT:
      return "A coin lets the wall stand.";
    case GAP:
      return `A cut begins, with a gap between ${name(selected)} and ${name(neighbour)}.`;
  }
};

/** Kruskal's: the sets on both sides and how many are left. */
export const saySets: Say = ({ outcome, setOfSelected, setOfNeighbour, setsLeft }) => {
  const left = `${counted(setsLeft, "set")} left.`;
  const differ = `${setOfSelected} and ${setOfNeighbour} differ`;
  switch (outcome) {
    case OPENED:
      return `${differ}: joined as ${setOfSelected}. ${left}`;
    case BLOCKED:
      return `${differ}: joined as ${setOfSelected}, but the wall is blocked and stands. ${left}`;
    case LOOPED:
      return `Both sides are in set ${setOfSelected}, and the wall falls all the same: a loop. ${left}`;
    default:
      return `Both sides are in set ${setOfSelected}: refused, the wall stays. ${left}`;
  }
};

/** Depth-first's: on into a new cell, or back from one that has nothing left to enter. */
export const saySearch: Say = ({ outcome, selected, neighbour }, name) => {
  switch (outcome) {
    case OPENED:
      return `${name(neighbour)} is new: the wall falls, and the search goes on there.`;
    case BLOCKED:
      return `The search goes on in ${name(neighbour)}, but the wall is blocked and stands.`;
    case LOOPED:
      return `${name(neighbour)} is entered once more: the wall falls, a loop.`;
    default:
      return `${name(selected)} leads nowhere new: back to ${name(neighbour)}.`;
  }
};

/** Prim's by wall weights: the patch and what waits beside it. */
export const sayPatch: Say = (step, name, at) => {
  if (step.outcome !== OPENED) return sayStep(step, name, at);
  return `The lightest wall around the patch falls: ${name(step.neighbour)} joins ${name(step.selected)}. ${waiting(at)}`;
};

/** Prim's by random frontier cell. */
export const sayFrontier: Say = (step, name, at) => {
  if (step.outcome !== OPENED) return sayStep(step, name, at);
  return `${name(step.neighbour)}, drawn from the frontier, joins ${name(step.selected)}. ${waiting(at)}`;
};

/** The growing trees': which cell grows, and how many could. */
export function sayGrowing(which: string, ...[step, name, at]: Parameters<Say>): string {
  if (step.outcome !== OPENED) return sayStep(step, name, at);
  const active = at.frontier!.active;
  const could = active === 1 ? "1 cell has" : `${grouped(active)} cells have`;
  return `${name(step.selected)}, ${which}, grows into ${name(step.neighbour)}. ${could} a neighbour outside now.`;
}

/** Hunt and kill's: the walk, or the hunt that finds a new beginning for it. */
export const sayHunt: Say = (step, name, at) => {
  if (step.outcome !== OPENED) return sayStep(step, name, at);
  const before = lastJoin(at, step.number - 2);
  if (before === undefined) return `The walk begins in ${name(step.selected)} and goes to ${name(step.neighbour)}.`;
  if (before === step.selected) return `The walk goes on from ${name(step.selected)} to ${name(step.neighbour)}.`;
  return `The walk is stuck in ${name(before)}. The hunt, row by row, finds ${name(step.neighbour)} and joins it to ${name(step.selected)}.`;
};

/** Wilson's: the walk, its loops, and the way that joins the maze. */
export const sayWilson: Say = (step, name, at) => {
  const { outcome, selected, neighbour } = step;
  switch (outcome) {
    case WALKED: {
      const isFirst = step.number === 1 || !isWalk(at, step.number - 2);
      const goes = isFirst ? `A walk begins in ${name(selected)} and goes` : `The walk goes from ${name(selected)}`;
      const meets = at.sets.sizeOf(neighbour) > 1 ? ", and there it meets the maze" : "";
      return `${goes} to ${name(neighbour)}${meets}.${missing(at)}`;
    }
    case ERASED:
      return `The walk was in ${name(neighbour)} before: the loop of ${counted(at.walk!.loop, "cell")} is forgotten.`;
    case OPENED:
      return `The way of the walk joins the maze: the wall between ${name(selected)} and ${name(neighbour)} falls.`;
    default:
      return sayStep(step, name, at);
  }
};

/** Aldous and Broder's: over known ground, or into a new cell. */
export const sayCover: Say = (step, name, at) => {
  const { outcome, selected, neighbour } = step;
  const goes = `The walk goes from ${name(selected)} to ${name(neighbour)}`;
  if (outcome === WALKED) return `${goes}, where it was before.${missing(at)}`;
  if (outcome === OPENED) return `${goes} for the first time, and the wall falls.`;
  return sayStep(step, name, at);
};

/** Eller's: coins sideways, then coins downwards, row by row. */
export const sayEller: Say = (step, name, at) => {
  const { outcome, selected, side, neighbour, setOfSelected, setOfNeighbour } = step;
  const row = Math.floor(selected / at.grid.columns) + 1;
  if (side === "bottom") {
    if (outcome === OPENED)
      return `Row ${row}: ${name(selected)} opens downwards, so ${name(neighbour)} is of its set.`;
    if (outcome === KEPT)
      return `Row ${row}: ${name(selected)} does not open downwards, so ${name(neighbour)} begins a set.`;
    return sayStep(step, name, at);
  }
  const differ = `Row ${row}: sets ${setOfSelected} and ${setOfNeighbour} differ`;
  if (outcome === OPENED) {
    const why = row === at.grid.rows ? "and it is the last row" : "and a coin says so";
    return `${differ}, ${why}: joined as ${setOfSelected}.`;
  }
  if (outcome === KEPT) return `${differ}, and a coin lets the wall stand.`;
  if (outcome === REFUSED) return `Row ${row}: both sides are in set ${setOfSelected}, the wall stays.`;
  return sayStep(step, name, at);
};

/** Sidewinder's: the run goes on, is closed, opens upwards. */
export const saySidewinder: Say = (step, name, at) => {
  const { outcome, selected, side, neighbour } = step;
  if (outcome !== OPENED && outcome !== KEPT) return sayStep(step, name, at);
  const run = runOf(at)!;
  const cells = run.last - run.first + 1;
  const from = cells === 1 ? `the run of one cell` : `the run from ${name(run.first)} to ${name(run.last)}`;
  if (outcome === KEPT) return `A coin closes ${from}.`;
  if (side === "top") return `${name(selected)}, drawn from ${from}, opens upwards.`;
  return `The run goes on to ${name(neighbour)}: ${counted(cells, "cell")}.`;
};

/** The binary tree's: one coin a cell. */
export const sayCoin: Say = (step, name, at) => {
  if (step.outcome !== OPENED) return sayStep(step, name, at);
  const side = step.side === "bottom" ? "top" : "left";
  return `${name(step.neighbour)} opens its ${side} wall, to ${name(step.selected)}.`;
};

/** Recursive division's: the chamber, the cut, the gap. */
export const sayDivision: Say = (step, name, at) => {
  const chamber = chamberOf(at);
  if (chamber === undefined) return sayStep(step, name, at);
  const { first, last, isUpright, walls } = chamber;
  const cut = `${isUpright ? "from top to bottom" : "from left to right"}`;
  if (step.outcome === GAP) {
    return `The chamber from ${name(first)} to ${name(last)} is cut ${cut} by ${counted(walls, "wall")}; between ${name(step.selected)} and ${name(step.neighbour)} stays a gap.`;
  }
  return `The cut goes on between ${name(step.selected)} and ${name(step.neighbour)}.`;
};

function waiting({ frontier }: TraceCursor): string {
  const cells = frontier!.waiting;
  return cells === 1 ? "1 cell is beside the maze." : `${grouped(cells)} cells are beside the maze.`;
}

/** Which moves of a walk the record keeps, where it does not keep all. */
function missing({ trace }: TraceCursor): string {
  const every = trace.every ?? 1;
  return every === 1 ? "" : ` (One move in ${grouped(every)} is told of: the walk was too long.)`;
}

/** The cell that the last wall to fall at or before a step of the trace led into. */
function lastJoin({ grid, trace }: TraceCursor, index: number): number | undefined {
  for (let i = index; i >= 0; i--) {
    const { outcome, neighbour } = placeOf(grid, trace.steps[i]!);
    if (outcome === OPENED || outcome === BLOCKED) return neighbour;
  }
  return undefined;
}

function isWalk({ trace }: TraceCursor, index: number): boolean {
  const outcome = stepOutcome(trace.steps[index]!);
  return outcome === WALKED || outcome === ERASED;
}
