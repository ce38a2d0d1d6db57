import { grouped } from "../../maze/counted";
import { areaIn, intersection, type Area } from "../excel/addresses";
import { isCut } from "../sheet/before";
import { coveredOn } from "./covered";
import type { Job } from "../excel/job";
import { removeGrid } from "./closedGrid";
import type { HelperSheet } from "../sheet/helperSheets";
import { deleteName, findName, names } from "../excel/names";
import type { GridContents } from "./lookAtPlace";
import { givePageBack } from "../sheet/page";
import { clearBlocks, setNumberBlocks } from "../beside/setNumbers";
import type { SheetState } from "../sheet/sheetState";

/**
 * Takes away everything that Lavirint wrote for the maze of a sheet, but for the size cells, and gives back what it covered,
 * widths, heights and page set-up. The hidden sheets go too; a set-number sheet on which somebody else wrote something
 * loses its numbers only, and can be seen from then on. One to three requests. Returns false where Excel kept the page set-up.
 */
export async function clearGrid(job: Job, state: SheetState, { sets, coveredSheet }: GridContents): Promise<boolean> {
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

/** Sentences for whatever of the sheet as it was before the workbook does not hold any more. */
export function whatStays(state: SheetState, grid: Area, { coveredSheet }: GridContents): string[] {
  const { widths, heights } = state.before;
  const sentences: string[] = [];
  if (findName(state.names, names.covers) !== undefined && coveredOn(coveredSheet) === undefined) {
    sentences.push(
      "What its cells held and how they looked before does not come back, because the hidden sheet that kept it is gone.",
    );
  }
  for (const [sizes, count, what] of [
    [widths, grid.columns, "column"],
    [heights, grid.rows, "row"],
  ] as const) {
    if (sizes.length >= count) continue;
    const lines = count - sizes.length;
    sentences.push(
      `The ${what === "row" ? "heights" : "widths"} of ${grouped(lines)} ${what}${lines === 1 ? "" : "s"} stay as they are, because the workbook does not hold what they were before.`,
    );
  }
  const isOther = (sizes: readonly number[], count: number) =>
    sizes.length > 0 && sizes.length !== count && !isCut(sizes);
  if (isOther(widths, grid.columns) || isOther(heights, grid.rows)) {
    sentences.push(
      "Rows or columns were inserted into it or deleted by Excel's own means, so what was there before may come back in other cells.",
    );
  }
  return sentences;
}

async function holdsMore(job: Job, sets: HelperSheet): Promise<boolean> {
  const used = await job.onSheet(sets.id, (sheet) => sheet.getUsedRangeOrNullObject(true).untrack().load("address"));
  const area = used.isNullObject ? undefined : areaIn(used.address);
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
