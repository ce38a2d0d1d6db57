import { intersection, parseArea } from "./addresses";
import { coveredOn } from "./covered";
import type { Job } from "./excel";
import { removeGrid } from "./grid";
import type { HelperSheet } from "./helperSheets";
import { deleteName, names } from "./names";
import type { Contents } from "./occupancy";
import { givePageBack } from "./page";
import { clearBlocks, setNumberBlocks } from "./setNumbers";
import type { SheetState } from "./sheet";

/**
 * Takes away everything that Lavirint wrote for the maze of a sheet, but for the size cells, and gives back what it covered,
 * widths, heights and page set-up. The hidden sheets go too; a set-number sheet on which somebody else wrote something
 * loses its numbers only, and can be seen from then on. One to three requests. Returns false where Excel kept the page set-up.
 */
export async function clearGrid(job: Job, state: SheetState, { sets, coveredSheet }: Contents): Promise<boolean> {
  const keepSets = sets !== undefined && (await holdsMore(job, sets));
  await job.request((context) => {
    const { worksheets } = context.workbook;
    if (state.grid !== undefined) {
      removeGrid(context, { state, area: state.grid, before: state.before, covered: coveredOn(coveredSheet) });
    }
    if (sets !== undefined) {
      const sheet = worksheets.getItem(sets.id);
      if (keepSets) keepSheet(sheet, sets);
      else sheet.delete();
    }
    if (coveredSheet !== undefined) worksheets.getItem(coveredSheet.id).delete();
  });
  return givePageBack(job, state);
}

async function holdsMore(job: Job, sets: HelperSheet): Promise<boolean> {
  const used = await job.request((context) =>
    context.workbook.worksheets.getItem(sets.id).getUsedRangeOrNullObject(true).untrack().load("address"),
  );
  const area = used.isNullObject ? undefined : parseArea(used.address.slice(used.address.lastIndexOf("!") + 1));
  if (area === undefined) return false;
  const ours = setNumberBlocks(sets).map((block) => intersection(block, area));
  // The blocks are stacked and equally wide: together they are the used area exactly when nothing else is there.
  const cells = ours.reduce((sum, block) => sum + (block === undefined ? 0 : block.rows * block.columns), 0);
  const gaps = Math.max(0, setNumberBlocks(sets).length - 1) * area.columns;
  return cells + gaps !== area.rows * area.columns;
}

function keepSheet(sheet: Excel.Worksheet, sets: HelperSheet): void {
  sheet.visibility = "Visible";
  clearBlocks(sheet, sets);
  deleteName(sheet, names.setsOf);
}
