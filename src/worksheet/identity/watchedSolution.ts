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
): Promise<FoundSheet<T>> {
  const gone = new Gone(message("watched-solution-gone", { area: addressOf(area) }));
  const check = (names: readonly ReadName[]) => {
    const place = areaOfName(names, stamp);
    const isSame = stampOf(names, "solution") === stamp && stampOf(names, "maze") === mazeStamp;
    if (!isSame || place === undefined || !sameArea(place.area, area)) throw gone;
  };
  return stillThere(session, sheetId, { gone, check, alongside });
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

export interface FoundSheet<T> {
  readonly sheet: string;
  readonly names: readonly ReadName[];
  readonly alongside: T;
}

interface Looking<T> {
  /** What is thrown if the sheet is gone. */
  readonly gone: Gone;
  /** Throws if the sheet's names say that the drawing is gone. */
  readonly check: (names: readonly ReadName[], sheet: string) => void;
  readonly alongside: (sheet: Excel.Worksheet, context: Excel.RequestContext) => T;
}

/** Checks, in one request, whether a drawing is still on its sheet. Throws Gone, and {@link Refusal} if the sheet is protected. */
export async function stillThere<T>(
  session: ExcelSession,
  sheetId: string,
  { gone, check, alongside }: Looking<T>,
): Promise<FoundSheet<T>> {
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
  check(names, name);
  if (read.protection.protected) {
    throw new Refusal(message("maze-sheet-protected", { sheet: name }));
  }
  return { sheet: name, names, alongside: read.alongside };
}
