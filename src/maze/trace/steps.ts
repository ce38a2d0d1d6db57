import { RIGHT, type Grid } from "../maze";
import type { MergingSets } from "./mergingSets";
import {
  BACKTRACKED,
  BLOCKED,
  BUILT,
  ERASED,
  GAP,
  KEPT,
  LOOPED,
  OPENED,
  REFUSED,
  stepOutcome,
  stepSelectedAcross,
  stepWall,
  WALKED,
  type Outcome,
  type Trace,
} from "./index";

/** One step of a trace with all that can be said of it; cells are numbers of the grid. */
export interface Step {
  /** From 1 on. */
  readonly number: number;
  readonly selected: number;
  /** The side of the selected cell on which the wall is. */
  readonly side: "left" | "right" | "top" | "bottom";
  readonly neighbour: number;
  readonly outcome: Outcome;
  /** The numbers of both cells' sets before the step; afterwards, where the step joins them, both have the first. */
  readonly setOfSelected: number;
  readonly setOfNeighbour: number;
  readonly setsLeft: number;
}

/** Takes the next step of the sets and tells of it. Throws RangeError after the last one. */
export function nextStep(grid: Grid, trace: Trace, sets: MergingSets): Step {
  const step = trace.steps[sets.position];
  if (step === undefined) throw new RangeError(`The trace has ${trace.steps.length} steps, and all were taken.`);
  const wall = stepWall(step);
  const vertical = (wall & 1) === RIGHT;
  const owner = wall >> 1;
  const beyond = owner + (vertical ? 1 : grid.columns);
  const across = stepSelectedAcross(step);
  const [selected, neighbour] = across ? [beyond, owner] : [owner, beyond];
  const setOfSelected = sets.numberOf(selected);
  const setOfNeighbour = sets.numberOf(neighbour);
  sets.advanceTo(sets.position + 1);
  return {
    number: sets.position,
    selected,
    side: vertical ? (across ? "left" : "right") : across ? "top" : "bottom",
    neighbour,
    outcome: stepOutcome(step),
    setOfSelected,
    setOfNeighbour,
    setsLeft: sets.setsLeft,
  };
}

/** What an outcome is called in the table of steps. */
export const outcomeNames: Readonly<Record<Outcome, string>> = {
  [OPENED]: "Joined",
  [REFUSED]: "Refused",
  [BLOCKED]: "Blocked",
  [BACKTRACKED]: "Backtracked",
  [BUILT]: "Built",
  [LOOPED]: "Looped",
  [WALKED]: "Walked",
  [ERASED]: "Loop forgotten",
  [KEPT]: "Kept",
  [GAP]: "Gap",
};

/** Says what came of a step, in whole sentences; `name` gives a cell's address. */
export type Say = (step: Step, name: (cell: number) => string) => string;

/** For every algorithm that has no words of its own. */
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
      return `In ${name(neighbour)} the walk was before: the loop is forgotten.`;
    case KEPT:
      return "A coin lets the wall stand.";
    case GAP:
      return `A cut begins; between ${name(selected)} and ${name(neighbour)} it leaves a gap.`;
  }
};

/** Kruskal's: the sets on both sides and how many are left. */
export const saySets: Say = ({ outcome, setOfSelected, setOfNeighbour, setsLeft }) => {
  const left = `${setsLeft} ${setsLeft === 1 ? "set" : "sets"} left.`;
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

/** "Step 14 of 39: H3, left wall. 15 and 14 differ: joined as 15. 26 sets left." */
export function stepSentence(step: Step, total: number, say: Say, name: (cell: number) => string): string {
  const at = `Step ${step.number} of ${total}: ${name(step.selected)}, ${step.side} wall.`;
  return `${at} ${say(step, name)}`;
}
