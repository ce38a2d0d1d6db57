import { message } from "../../message";
import type { Painting } from "../pieces";
import { type Area, addressOf, sameArea } from "../addresses";
import { Gone, type ExcelSession, sheetAt, Refusal } from "../excel";
import { type ReadName, areaOfName, loadNames } from "../names";
import { guardStamp, stampOf } from "./stamp";

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
  session: ExcelSession,
  { sheetId, area, stamp, mazeStamp }: StampedSolution,
  alongside: (sheet: Excel.Worksheet) => T,
) {
  const gone = new Gone(message("watched-solution-gone", { area: addressOf(area) }));
  const isThere = (names: readonly ReadName[]) => {
    const place = areaOfName(names, stamp);
    const isSame = stampOf(names, "solution") === stamp && stampOf(names, "maze") === mazeStamp;
    return isSame && place !== undefined && sameArea(place.area, area);
  };
  return stillThere(session, sheetId, gone, isThere, alongside);
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

/**
 * Reads the names of a sheet, in one request, which say whether a drawing is still there. Throws `gone` if it is not, or the sheet was
 * deleted, and {@link Refusal} if the sheet is protected.
 */
export async function stillThere<T>(
  session: ExcelSession,
  sheetId: string,
  gone: Gone,
  isThere: (names: readonly ReadName[], sheet: string) => boolean,
  alongside: (sheet: Excel.Worksheet, context: Excel.RequestContext) => T,
) {
  const read = await session
    .onSheet(sheetId, (sheet, context) => ({
      sheet: sheet.load("name"),
      protection: sheet.protection.load("protected"),
      names: loadNames(sheet.names),
      alongside: alongside(sheet, context),
    }))
    .catch((error: unknown) => {
      throw error instanceof Refusal && error.code === "ItemNotFound" ? gone : error;
    });
  const { name } = read.sheet;
  const names = read.names();
  if (!isThere(names, name)) throw gone;
  if (read.protection.protected) {
    throw new Refusal(message("maze-sheet-protected", { sheet: name }));
  }
  return { sheet: name, names, alongside: read.alongside };
}
