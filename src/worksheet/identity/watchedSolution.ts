import { message } from "../../message";
import type { Painting } from "../cells";
import { type Area, Gone, type Job, type ReadName, addressOf, areaOfName, sameArea, sheetAt } from "../excel";
import { guardStamp, stampOf } from "./stamp";
import { stillThere } from "./stillThere";

/** A solution whose search can be shown: where it stands, and the stamps that it and its maze have for as long as nobody changes them. */
export interface StampedSolution {
  readonly sheetId: string;
  readonly area: Area;
  readonly stamp: string;
  /** "" for a maze that Lavirint did not draw. */
  readonly mazeStamp: string;
}

/**
 * Looks whether the solution still stands where it was drawn, and is the same, in one request; `alongside` queues what else is
 * wanted of its sheet. Throws {@link Gone} where it is not there or its maze changed, {@link Refusal} where the sheet is protected.
 */
export async function findWatchedSolution<T>(
  job: Job,
  { sheetId, area, stamp, mazeStamp }: StampedSolution,
  alongside: (sheet: Excel.Worksheet) => T,
): Promise<{ readonly sheet: string; readonly alongside: T }> {
  const gone = new Gone(message("watched-solution-gone", { area: addressOf(area) }));
  const check = (names: readonly ReadName[]) => {
    const place = areaOfName(names, stamp);
    const isSame = stampOf(names, "solution") === stamp && stampOf(names, "maze") === mazeStamp;
    if (!isSame || place === undefined || !sameArea(place.area, area)) throw gone;
  };
  return stillThere(job, sheetId, { gone, check, alongside });
}

/** What every request about the solution begins with; see {@link guardStamp}. */
export function guardSolution({ sheetId, area, stamp, mazeStamp }: StampedSolution): Painting {
  return (context) => {
    const sheet = sheetAt(context, sheetId);
    guardStamp(sheet, stamp, area);
    if (mazeStamp !== "") guardStamp(sheet, mazeStamp, area);
    return [];
  };
}
