import { message } from "../../message";
import type { Painting } from "../cells";
import { type Area, Gone, type Job, type ReadName, addressOf, areaOfName, sameArea, sheetAt } from "../excel";
import { guardStamp, stampOf } from "./stamp";
import { type FoundSheet, stillThere } from "./stillThere";

/** A solution whose search can be shown: where it is, and the stamps that it and its maze keep until somebody changes them. */
export interface StampedSolution {
  readonly sheetId: string;
  readonly area: Area;
  readonly stamp: string;
  /** "" for a maze that Lavirint did not draw. */
  readonly mazeStamp: string;
}

/**
 * Checks whether the solution is still where it was drawn and unchanged, in one request; `alongside` queues further reads of its
 * sheet. Throws {@link Gone} if it is gone or its maze changed, {@link Refusal} if the sheet is protected.
 */
export async function findWatchedSolution<T>(
  job: Job,
  { sheetId, area, stamp, mazeStamp }: StampedSolution,
  alongside: (sheet: Excel.Worksheet) => T,
): Promise<FoundSheet<T>> {
  const gone = new Gone(message("watched-solution-gone", { area: addressOf(area) }));
  const check = (names: readonly ReadName[]) => {
    const place = areaOfName(names, stamp);
    const isSame = stampOf(names, "solution") === stamp && stampOf(names, "maze") === mazeStamp;
    if (!isSame || place === undefined || !sameArea(place.area, area)) throw gone;
  };
  return stillThere(job, sheetId, { gone, check, alongside });
}

/** The first part of every request about the solution; see {@link guardStamp}. */
export function guardSolution({ sheetId, area, stamp, mazeStamp }: StampedSolution): Painting {
  return (context) => {
    const sheet = sheetAt(context, sheetId);
    guardStamp(sheet, stamp, area);
    if (mazeStamp !== "") guardStamp(sheet, mazeStamp, area);
    return [];
  };
}
