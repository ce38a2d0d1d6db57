import { type Area } from "../excel/addresses";
import type { Job } from "../excel/job";
import { areaOfName, findName, loadNames, names, readNames, type ReadName } from "../excel/names";
import { rangeAt, sheetAt } from "../excel/rangeAt";
import { freeSheetName, loadSheets, sheetsIn, withNumber, type SheetName } from "./sheetState";

/**
 * The sheets that belong to a maze: hidden "Maze sets" with its set numbers and "Maze covered" with what it covered, and
 * "Maze steps" with the table of its steps. Such a
 * sheet is known by a sheet-scoped name that points to the maze's grid and follows it, never by what it is called: it
 * may be renamed, and a sheet of the same name that somebody else made is left alone.
 */
export interface HelperKind {
  readonly sheetName: string;
  readonly mark: string;
}

export const setsKind: HelperKind = { sheetName: "Maze sets", mark: names.setsOf };
export const stepsKind: HelperKind = { sheetName: "Maze steps", mark: names.stepsOf };
export const answerKind: HelperKind = { sheetName: "Answer", mark: names.answerOf };
export const posterKind: HelperKind = { sheetName: "Poster", mark: names.posterOf };
export const coveredKind: HelperKind = { sheetName: "Maze covered", mark: names.coveredOf };

export interface HelperSheet extends SheetName {
  readonly names: readonly ReadName[];
}

export type LoadedHelpers = readonly { readonly sheet: SheetName; readonly names: Excel.NamedItemCollection }[];

/** Queues the reading of the names of every sheet but the maze's own, about 300 bytes a sheet. */
export function loadHelpers(
  context: Excel.RequestContext,
  sheets: readonly SheetName[],
  mazeSheet: string,
): LoadedHelpers {
  return sheets
    .filter((sheet) => sheet.name !== mazeSheet)
    .map((sheet) => ({ sheet, names: loadNames(sheetAt(context, sheet.id).names) }));
}

/** The helper sheet of the maze that is on `mazeSheet`, or nothing. */
export function findHelper(loaded: LoadedHelpers, kind: HelperKind, mazeSheet: string): HelperSheet | undefined {
  for (const { sheet, names: collection } of loaded) {
    const list = readNames(collection);
    if (areaOfName(list, kind.mark)?.sheet === mazeSheet) return { ...sheet, names: list };
  }
  return undefined;
}

/** Hidden sheets of mazes whose sheets were deleted, or whose cells were: their marks point nowhere. */
export function idleHelpers(loaded: LoadedHelpers): HelperSheet[] {
  return loaded.flatMap(({ sheet, names: collection }) => {
    const list = readNames(collection);
    const isIdle = [setsKind, coveredKind].some(
      ({ mark }) => findName(list, mark) !== undefined && areaOfName(list, mark) === undefined,
    );
    return isIdle && sheet.visibility !== "Visible" ? [{ ...sheet, names: list }] : [];
  });
}

/** Queues a new hidden sheet for the grid; returns its proxy and its name. */
export function addHelper(
  context: Excel.RequestContext,
  kind: HelperKind,
  sheets: readonly SheetName[],
  mazeSheet: string,
  grid: Area,
): { sheet: Excel.Worksheet; name: string } {
  const name = freeSheetName(sheets, kind.sheetName, withNumber);
  const sheet = context.workbook.worksheets.add(name);
  sheet.names.add(kind.mark, rangeAt(sheetAt(context, mazeSheet), grid)).visible = false;
  // Hidden and not very hidden, so that anybody can unhide it from the tab menu.
  sheet.visibility = "Hidden";
  return { sheet, name };
}

/**
 * Deletes helper sheets that are not among `known`: those of an action that did not come to its end. A sheet counts if it
 * carries the mark, or the name and nothing else. Two or three requests.
 */
export async function dropAddedHelpers(job: Job, kind: HelperKind, known: readonly SheetName[]): Promise<void> {
  const before = new Set(known.map((sheet) => sheet.id));
  const now = sheetsIn(await job.request(loadSheets));
  const added = now.filter((sheet) => !before.has(sheet.id) && sheet.name.startsWith(kind.sheetName));
  if (added.length === 0) return;
  const found = await job.request((context) =>
    added.map(({ id }) => {
      const sheet = context.workbook.worksheets.getItem(id);
      return {
        id,
        mark: sheet.names.getItemOrNullObject(kind.mark).load("name"),
        used: sheet.getUsedRangeOrNullObject(false).untrack().load("address"),
      };
    }),
  );
  await job.request((context) => {
    for (const { id, mark, used } of found) {
      if (!mark.isNullObject || used.isNullObject) context.workbook.worksheets.getItem(id).delete();
    }
  });
}
