import { type Job, Refusal, bringToFront, loadNames, sheetAt } from "../excel";
import { type HelperSheet, type LoadedHelpers, type SheetLook, findHelper, loadHelpers, lookAtSheet } from "../sheet";
import { facts, isRemembered } from "../memory";
import { seenWhereMoved } from "../place";

/** Whether the sheet holds numbers, and has not been emptied. */
export function holdsSetNumbers(helper: HelperSheet): boolean {
  return isRemembered(helper.names, facts.setsBefore);
}

/** The set-number sheet of the maze in front; also when that sheet itself is in front. Nothing if there are no numbers. */
export async function findSets(job: Job, state: SheetLook, loaded?: LoadedHelpers): Promise<HelperSheet | undefined> {
  const itself = state.sheets.find((sheet) => sheet.id === state.id);
  let sets: HelperSheet | undefined;
  if (itself !== undefined && facts.sets.read(state.names) !== undefined) {
    sets = { ...itself, names: state.names };
  } else if (state.grid !== undefined) {
    const helpers = loaded ?? (await job.request((context) => loadHelpers(context, state.sheets, state.name)));
    sets = findHelper(helpers, facts.sets, state.name);
  }
  return sets !== undefined && holdsSetNumbers(sets) ? sets : undefined;
}

/**
 * The sheet in front, and the sheet with the set numbers of its maze: one request if the workbook still has the sheets that it
 * had at the last look, and the same one in front; else two or three.
 */
export async function lookAtSheetAndSets(
  job: Job,
): Promise<{ readonly look: SheetLook; readonly sets: HelperSheet | undefined }> {
  const others = job.host.sheetIds.filter((id) => id !== job.host.frontId);
  const read = await lookAtSheet(job, (context) =>
    others.map((id) => ({ id, names: loadNames(sheetAt(context, id).names) })),
  ).catch((error: unknown) => {
    if (!(error instanceof Refusal) || others.length === 0) throw error;
    return undefined; // a sheet was deleted
  });
  const { look, alongside } = read ?? (await lookAtSheet(job, () => []));
  job.host.sheetIds = look.sheets.map(({ id }) => id);
  job.host.frontId = look.id;
  const loaded: LoadedHelpers = alongside.flatMap(({ id, names: list }) => {
    const sheet = look.sheets.find((each) => each.id === id);
    return sheet === undefined || id === look.id ? [] : [{ sheet, names: list }];
  });
  let known: LoadedHelpers | undefined = loaded.length === look.sheets.length - 1 ? loaded : undefined;
  // Its maze may have been cut from another sheet.
  if (look.grid === undefined) known ??= await job.request((context) => loadHelpers(context, look.sheets, look.name));
  const seen = known === undefined ? look : seenWhereMoved(look, known);
  return { look: seen, sets: await findSets(job, seen, known) };
}

/** Whether a person sees the tab of this sheet. */
export function isShown(sheet: HelperSheet): boolean {
  return sheet.visibility === "Visible";
}

/** Unhides a sheet, in one request. */
export async function showSheet(job: Job, { id }: Pick<HelperSheet, "id">): Promise<void> {
  await job.onSheet(id, (sheet) => {
    sheet.visibility = "Visible";
  });
}

/** Hides a set-number sheet, so that anybody can unhide it; the maze's sheet comes to the front. */
export async function hideSets(job: Job, sets: HelperSheet): Promise<void> {
  const maze = facts.sets.read(sets.names);
  if (maze !== undefined) await bringToFront(job, maze.sheet);
  await job.onSheet(sets.id, (sheet) => {
    sheet.visibility = "Hidden";
  });
}
