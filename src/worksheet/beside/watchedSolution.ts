import type { Painting } from "../cells/pieces";
import { sheetAt } from "../excel/rangeAt";
import { addressOf, type Area, parseReference, sameArea } from "../excel/addresses";
import type { Job } from "../excel/job";
import { findName, loadNames, readNames } from "../excel/names";
import { Gone, Refusal } from "../excel/refusal";
import { waysInExcel } from "../excel/waysInExcel";
import { guardStamp, stampOf } from "../sheet/stamp";

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
  const gone = new Gone(
    `Press Solve again. The solution that was drawn in ${addressOf(area)} is not there any more, or its maze was changed, so the search cannot be shown.`,
  );
  const read = await job
    .onSheet(sheetId, (sheet) => ({
      sheet: sheet.load("name"),
      protection: sheet.protection.load("protected"),
      names: loadNames(sheet.names),
      alongside: alongside(sheet),
    }))
    .catch((error: unknown) => {
      throw error instanceof Refusal && error.code === "ItemNotFound" ? gone : error;
    });
  const list = readNames(read.names);
  const place = parseReference(findName(list, stamp)?.formula ?? "");
  const isSame = stampOf(list, "solution") === stamp && stampOf(list, "maze") === mazeStamp;
  if (!isSame || place === undefined || !sameArea(place.area, area)) throw gone;
  if (read.protection.protected) {
    throw new Refusal(`Remove the protection and try again. ${read.sheet.name} is protected.`, waysInExcel.unprotect);
  }
  return { sheet: read.sheet.name, alongside: read.alongside };
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
