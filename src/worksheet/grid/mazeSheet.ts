import { sameArea, type Area } from "../excel/addresses";
import { type Job } from "../excel/job";
import { areaOfName, deleteName, loadNames, names, setHiddenName } from "../excel/names";
import { rangeAt, sheetAt } from "../excel/rangeAt";
import { NOTHING_BEFORE, restoreSizes, sizesBefore, type Before } from "../sheet/before";
import { loadSizes, readLoadedSizes } from "../sheet/sizes";
import { readSheet, type SheetState } from "../sheet/sheetState";
import { coversSizeCells, madeSizeCells, makeSizeCells, sizeColumnBeside } from "../sheet/sizeCells";

/** A sheet that is ready for a maze, and the widths and heights that this would change. */
export interface MazeSheet {
  readonly state: SheetState;
  readonly before: Before;
}

/**
 * Adds a sheet with size cells of its own beside the place of the grid, and brings it to the front, in one request. `isOutgrown`:
 * the sheet up to now has size cells in the way of its grid, and remembers where this went.
 */
export async function addMazeSheet(
  job: Job,
  state: SheetState,
  name: string,
  area: Area,
  isOutgrown = false,
): Promise<MazeSheet> {
  const read = await job.request((context) => {
    const { worksheets } = context.workbook;
    const sheet = worksheets.add(name);
    makeSizeCells(sheet, area, sizeColumnBeside(area.columns));
    sheet.activate();
    if (isOutgrown && !state.isProtected) {
      setHiddenName(worksheets.getItem(state.id), names.elsewhere, rangeAt(sheet, area));
    }
    return { sheet: sheet.load("id"), sizes: loadSizes(sheet, area) };
  });
  const { id } = read.sheet;
  const sheets = [...state.sheets, { id, name, visibility: "Visible" }];
  const sizes = await readLoadedSizes(job, id, read.sizes);
  return readyFor(area, { ...state, id, name, isProtected: false, sheets }, sizes);
}

function readyFor(area: Area, state: SheetState, sizes: Parameters<typeof sizesBefore>[0]): MazeSheet {
  const ready: SheetState = {
    ...state,
    names: [names.columns, names.rows].map((made) => ({ name: made, formula: "" })),
    sizeCells: madeSizeCells(state.name, area, sizeColumnBeside(area.columns)),
    grid: undefined,
    before: NOTHING_BEFORE,
  };
  return { state: ready, before: sizesBefore(sizes, area, undefined, NOTHING_BEFORE) };
}

/**
 * The sheet where a grid went that was as large as this one and had no room beside the size cells of `state`; nothing where that
 * sheet is gone, or holds something else by now. One request, or none.
 */
export async function sheetElsewhere(job: Job, state: SheetState, area: Area): Promise<SheetState | undefined> {
  const known = areaOfName(state.names, names.elsewhere);
  const listed = state.sheets.find(({ name, visibility }) => name === known?.sheet && visibility === "Visible");
  if (listed === undefined) return undefined;
  const there = await readSheet(job, listed.id);
  const hasRoom = sameArea(there.grid ?? area, area) && !coversSizeCells(there.sizeCells, there.name, area);
  return hasRoom && !there.isProtected ? there : undefined;
}

/**
 * Takes back {@link addMazeSheet}: brings the sheet up to then to the front and deletes the new one, if it carries the names that
 * Lavirint gives, or nothing at all; a sheet that somebody else made meanwhile stays.
 */
export async function dropMazeSheet(job: Job, name: string, back: SheetState): Promise<void> {
  const found = await job.request((context) => {
    const sheet = context.workbook.worksheets.getItemOrNullObject(name).load("id");
    return {
      sheet,
      mark: sheet.names.getItemOrNullObject(names.columns).load("name"),
      used: sheet.getUsedRangeOrNullObject(false).untrack().load("address"),
    };
  });
  if (found.sheet.isNullObject || (found.mark.isNullObject && !found.used.isNullObject)) return;
  await job.request((context) => {
    const sheet = context.workbook.worksheets.getItem(back.id);
    sheet.activate();
    const known = areaOfName(back.names, names.elsewhere);
    if (!back.isProtected) deleteName(sheet, names.elsewhere);
    if (!back.isProtected && known !== undefined) {
      setHiddenName(sheet, names.elsewhere, rangeAt(sheetAt(context, known.sheet), known.area));
    }
    context.workbook.worksheets.getItem(found.sheet.id).delete();
  });
}

/**
 * Makes the sheet in front ready for a maze where nothing at all is on it: size cells beside the place of the grid. Two
 * requests; nothing where somebody uses the sheet, found out in one request or none. `beforeWriting` is called with the way back.
 */
export async function takeEmptySheet(
  job: Job,
  front: SheetState,
  area: Area,
  beforeWriting: (undo: (job: Job) => Promise<void>) => void,
): Promise<MazeSheet | undefined> {
  if (front.isProtected || front.names.length > 0) return undefined;
  const found = await job.onSheet(front.id, (sheet) => ({
    used: sheet.getUsedRangeOrNullObject(false).untrack().load("address"),
    charts: sheet.charts.getCount(),
    shapes: sheet.shapes.getCount(),
    sizes: loadSizes(sheet, area),
  }));
  if (!found.used.isNullObject || found.charts.value > 0 || found.shapes.value > 0) return undefined;
  const sizes = await readLoadedSizes(job, front.id, found.sizes);
  const ready = readyFor(area, front, sizes);
  beforeWriting((mender) => emptySheet(mender, front.id, area, ready.before));
  await job.onSheet(front.id, (sheet) => makeSizeCells(sheet, area, sizeColumnBeside(area.columns)));
  return ready;
}

/** Takes everything from a sheet on which nothing was: cells, names, and the sizes that a maze changed. Two requests. */
async function emptySheet(job: Job, sheetId: string, area: Area, before: Before): Promise<void> {
  const made = await job.onSheet(sheetId, (sheet) => ({
    names: loadNames(sheet.names),
    used: sheet.getUsedRangeOrNullObject(false).untrack().load("address"),
  }));
  await job.onSheet(sheetId, (sheet) => {
    for (const { name, scope } of made.names.items) if (String(scope) === "Worksheet") deleteName(sheet, name);
    if (!made.used.isNullObject) sheet.getUsedRange().untrack().clear();
    rangeAt(sheet, area).clear();
    restoreSizes(sheet, area, before);
  });
}
