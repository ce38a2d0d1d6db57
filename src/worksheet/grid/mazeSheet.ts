import { type Area } from "../excel/addresses";
import { type Job } from "../excel/job";
import { names } from "../excel/names";
import { rangeAt } from "../excel/rangeAt";
import { loadSizes, sizesBefore, type Before } from "../sheet/before";
import { type SheetState } from "../sheet/sheetState";
import { madeSizeCells, makeSizeCells, sizeColumnBeside } from "../sheet/sizeCells";

/**
 * Adds a sheet with size cells of its own beside the place of the grid, and brings it to the front, in one request.
 * Returns the sheet's state, and the widths and heights that a grid in `area` would change.
 */
export async function addMazeSheet(
  job: Job,
  state: SheetState,
  name: string,
  area: Area,
): Promise<{ state: SheetState; before: Before }> {
  const sizeColumn = sizeColumnBeside(area.columns);
  const read = await job.request((context) => {
    const sheet = context.workbook.worksheets.add(name);
    makeSizeCells(sheet, name, area, sizeColumn);
    sheet.activate();
    return { sheet: sheet.load("id"), sizes: loadSizes(rangeAt(sheet, area)) };
  });
  const { id } = read.sheet;
  const sizeCells = madeSizeCells(name, area, sizeColumn);
  const added: SheetState = {
    id,
    name,
    isProtected: false,
    sheets: [...state.sheets, { id, name, visibility: "Visible" }],
    names: [names.columns, names.rows].map((made) => ({ name: made, formula: "" })),
    workbookNames: state.workbookNames,
    sizeCells,
    grid: undefined,
    before: { widths: [], heights: [] },
  };
  return { state: added, before: sizesBefore(read.sizes, area, undefined, added.before) };
}

/**
 * Takes back {@link addMazeSheet}: brings `back` to the front and deletes the sheet, if it carries the names that
 * Lavirint gives, or nothing at all; a sheet that somebody else made meanwhile stays.
 */
export async function dropMazeSheet(job: Job, name: string, back: string): Promise<void> {
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
    context.workbook.worksheets.getItem(back).activate();
    context.workbook.worksheets.getItem(found.sheet.id).delete();
  });
}
