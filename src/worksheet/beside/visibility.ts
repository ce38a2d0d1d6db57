import type { Job } from "../excel/job";
import { findHelper, loadHelpers, setsKind, type HelperSheet } from "../sheet/helperSheets";
import { areaOfName, names } from "../excel/names";
import { holdsSetNumbers } from "./setNumbers";
import type { SheetState } from "../sheet/sheetState";

/** The set-number sheet of the maze in front; also when that sheet itself is in front. Nothing where there are no numbers. */
export async function findSets(job: Job, state: SheetState): Promise<HelperSheet | undefined> {
  const itself = state.sheets.find((sheet) => sheet.id === state.id);
  let sets: HelperSheet | undefined;
  if (itself !== undefined && areaOfName(state.names, names.setsOf) !== undefined) {
    sets = { ...itself, names: state.names };
  } else if (state.grid !== undefined) {
    const loaded = await job.request((context) => loadHelpers(context, state.sheets, state.name));
    sets = findHelper(loaded, setsKind, state.name);
  }
  return sets !== undefined && holdsSetNumbers(sets) ? sets : undefined;
}

export function isShown(sheet: HelperSheet): boolean {
  return sheet.visibility === "Visible";
}

export async function showSheet(job: Job, sheet: HelperSheet): Promise<void> {
  await job.request((context) => {
    context.workbook.worksheets.getItem(sheet.id).visibility = "Visible";
  });
}

/** Hides a set-number sheet, so that anybody can unhide it; the maze's sheet comes to the front first. */
export async function hideSets(job: Job, sets: HelperSheet): Promise<void> {
  const maze = areaOfName(sets.names, names.setsOf);
  await job.request((context) => {
    const { worksheets } = context.workbook;
    if (maze !== undefined) worksheets.getItem(maze.sheet).activate();
    worksheets.getItem(sets.id).visibility = "Hidden";
  });
}
