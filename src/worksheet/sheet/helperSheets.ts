import { message } from "../../message";
import { type Area, type Job, type ReadName, SHEET_COLUMNS, SHEET_ROWS, loadNames, readNames, sheetAt } from "../excel";
import { type ReversibleChange, freeSheetName, sheetAdded } from "../changes";
import { type SheetMark, facts, isBroken, isRemembered, marks, rememberFirst } from "../memory";
import type { SheetLook, SheetName } from "./sheetState";

/**
 * The sheets that belong to a maze: a hidden one with its set numbers, a hidden one with what it covered, others with the table of its
 * steps, its distances, its answer. Such a sheet is recognised by a sheet-scoped name that points to the maze's grid and
 * follows it, never by the sheet's own name: it may be renamed, and a sheet of that name that somebody else made is left alone.
 */
export interface HelperSheet extends SheetName {
  readonly names: readonly ReadName[];
}

/** Sheets with their names, queued for reading. */
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

/** The helper sheet of the maze on `mazeSheet`, or undefined. */
export function findHelper(loaded: LoadedHelpers, kind: SheetMark, mazeSheet: string): HelperSheet | undefined {
  for (const sheet of helpersIn(loaded, kind, mazeSheet)) return sheet;
  return undefined;
}

/** That sheet and its copies, which have its names too, in the order of their tabs. */
export function* helpersIn(loaded: LoadedHelpers, kind: SheetMark, mazeSheet: string): Generator<HelperSheet> {
  for (const { sheet, names: collection } of loaded) {
    const list = readNames(collection);
    if (kind.read(list)?.sheet === mazeSheet) yield { ...sheet, names: list };
  }
}

/** The sheet whose maze was cut and pasted to the sheet of this name; undefined if none was. */
export function findMoved(loaded: LoadedHelpers, to: string): SheetName | undefined {
  return loaded.find(({ names: collection }) => facts.grid.read(readNames(collection))?.sheet === to)?.sheet;
}

/**
 * Hidden sheets whose maze's sheet or cells were deleted: their marks point nowhere. One that somebody protected is left to them. A
 * copy of what was covered is still wanted where the place is known to which it belongs.
 */
export function idleHelpers(loaded: LoadedHelpers): HelperSheet[] {
  return loaded.flatMap(({ sheet, names: collection }) => {
    const list = readNames(collection);
    const isIdle = marks().some((mark) => mark.isHidden && isBroken(list, mark)) && !hasPlaceElsewhere(sheet, list);
    return isIdle && sheet.visibility !== "Visible" && !sheet.isProtected ? [{ ...sheet, names: list }] : [];
  });
}

/** Whether what a copy holds belongs to columns and rows of another sheet that still exist. */
function hasPlaceElsewhere({ name }: SheetName, list: readonly ReadName[]): boolean {
  const places = (facts.coveredLines.read(list) ?? []).flatMap(({ place }) =>
    place === undefined || place.sheet === name ? [] : [place.area],
  );
  return places.some(({ rows }) => rows === SHEET_ROWS) && places.some(({ columns }) => columns === SHEET_COLUMNS);
}

/** Whether a sheet is the helper sheet of a maze. */
export function isBesideMaze({ names: list }: SheetLook): boolean {
  return marks().some((mark) => isRemembered(list, mark));
}

/**
 * Adds a hidden sheet for the grid, called `word` if that is free: `make` adds it with {@link addHelper}, or inserts it and says so with
 * `arrived`, and fills it.
 */
export function helperAdded<T>(
  kind: SheetMark,
  word: string,
  sheets: readonly SheetName[],
  make: (job: Job, name: string, arrived: (id: string) => void) => Promise<T>,
): ReversibleChange<T> {
  const name = freeSheetName(sheets, word);
  const ifStuck = message("arrived-sheet-left", { sheet: name });
  return sheetAdded({ name, sheets, mark: kind.name, ifStuck }, (job, arrived) => make(job, name, arrived));
}

/** Queues deletion of a sheet; nothing if it is gone. */
export function deleteSheet(
  { workbook: { worksheets } }: Excel.RequestContext,
  { id, visibility }: Pick<SheetName, "id" | "visibility">,
): void {
  const sheet = worksheets.getItemOrNullObject(id);
  // https://learn.microsoft.com/javascript/api/excel/excel.worksheet#excel-excel-worksheet-delete-member(1)
  if (visibility === "VeryHidden") sheet.visibility = "Hidden";
  sheet.delete();
}

/** Deletes sheets that new ones have replaced, and gives these the names of the old ones. */
export async function replaceSheets(
  job: Job,
  pairs: readonly { readonly old: HelperSheet; readonly id: string }[],
  gone: readonly HelperSheet[] = [],
): Promise<void> {
  await job.repeatable((context) => {
    const { worksheets } = context.workbook;
    for (const old of [...pairs.map((pair) => pair.old), ...gone]) deleteSheet(context, old);
    for (const { old, id } of pairs) worksheets.getItem(id).name = old.name;
  });
}

/** Queues a new hidden sheet for the grid. */
export function addHelper(
  context: Excel.RequestContext,
  kind: SheetMark,
  name: string,
  mazeSheet: string,
  grid: Area,
): Excel.Worksheet {
  const sheet = context.workbook.worksheets.add(name);
  markHelper(sheet, kind, mazeSheet, grid);
  return sheet;
}

/** Queues what makes a new sheet a hidden one for the grid. */
export function markHelper(sheet: Excel.Worksheet, kind: SheetMark, mazeSheet: string, grid: Area): void {
  rememberFirst(sheet, kind, { sheet: mazeSheet, area: grid });
  // Hidden, not very hidden, so that anybody can unhide it from the tab menu.
  sheet.visibility = "Hidden";
}
