import { message } from "../../message";
import { type Grid, RIGHT } from "../model";
import { MISSED, type Outcome, stepOutcome, stepSelectedAcross, stepWall } from "./trace";

/** Where a step happened; cells are numbers of the grid. */
export interface Place {
  readonly selected: number;
  /** The side of the selected cell on which the wall is. */
  readonly side: "left" | "right" | "top" | "bottom";
  /** The selected cell itself for a pick that missed. */
  readonly neighbour: number;
  readonly outcome: Outcome;
}

/** One step of a trace, with everything that can be said about it. */
export interface Step extends Place {
  /** The number of the step, from 1. */
  readonly number: number;
  /** The numbers of both cells' sets before the step. If the step joins them, both then have the first number. */
  readonly setOfSelected: number;
  readonly setOfNeighbour: number;
  /** The number of sets after the step. */
  readonly setsLeft: number;
}

export function placeOf({ columns }: Pick<Grid, "columns">, step: number): Place {
  const wall = stepWall(step);
  const vertical = (wall & 1) === RIGHT;
  const owner = wall >> 1;
  const beyond = owner + (vertical ? 1 : columns);
  const across = stepSelectedAcross(step);
  const outcome = stepOutcome(step);
  const side = vertical ? (across ? "left" : "right") : across ? "top" : "bottom";
  if (outcome === MISSED) return { selected: owner, side, neighbour: owner, outcome };
  return across
    ? { selected: beyond, side, neighbour: owner, outcome }
    : { selected: owner, side, neighbour: beyond, outcome };
}

/** The names of outcomes in the table of steps, by their codes. */
export const outcomeNames = (
  [
    "joined",
    "refused",
    "blocked",
    "backtracked",
    "built",
    "looped",
    "walked",
    "erased",
    "kept",
    "gap",
    "missed",
  ] as const
).map((outcome) => message("step-outcome", { outcome }));
