import type { Grid } from "../../maze/maze";
import { addressOf, areaIn, intersection, type Area } from "../../worksheet/excel/addresses";
import { changeEnds, lookAtEnds, undoEnds, type EndChange } from "../../worksheet/grid/endChanges";
import type { Job } from "../../worksheet/excel/job";
import { rememberedMask } from "../../worksheet/sheet/mask";
import { Refusal } from "../../worksheet/excel/refusal";
import { checkUnprotected, readSheet, type SheetState } from "../../worksheet/sheet/sheetState";
import type { Dialogue } from "../desk/dialogue";
import { askFirst, type Ending } from "../desk/work";

/** The selected cell and the maze that it belongs to. */
export interface SelectedCell {
  readonly state: SheetState;
  readonly area: Area;
  readonly grid: Grid;
  /** Number of the cell in the maze. */
  readonly cell: number;
  readonly isFramed: boolean;
  /** "C4 on Sheet1" */
  readonly where: string;
}

/**
 * The active cell, in the sheet's grid; where there is none, in the selection if that is a block of several cells, or by
 * itself, and then no frame is known. Throws {@link Refusal} for a cell outside the maze or out of it, or a protected sheet.
 */
export async function readSelectedCell(job: Job): Promise<SelectedCell> {
  const state = await readSheet(job);
  checkUnprotected(state);
  const read = await job.request((context) => ({
    active: context.workbook.getActiveCell().load("address"),
    selected: context.workbook.getSelectedRanges().load("address,areaCount"),
  }));
  const active = areaIn(read.active.address)!;
  const selected = read.selected.areaCount === 1 ? areaIn(read.selected.address) : undefined;
  const area = state.grid ?? selected ?? active;
  const where = `${addressOf(active)} on ${state.name}`;
  if (intersection(area, active) === undefined) {
    throw new Refusal(`${where} is outside of the maze ${addressOf(area)}. Select one of its cells and try again.`);
  }
  const known = state.grid === undefined ? undefined : rememberedMask(state.names, area);
  const mask = known === "outgrown" ? undefined : known;
  const cell = (active.row - area.row) * area.columns + active.column - area.column;
  if (mask?.[cell] === 0) {
    throw new Refusal(`${where} was taken out of the maze. Select another cell, or put it back with Add cells.`);
  }
  const isFramed = area.rows * area.columns > 1;
  return { state, area, grid: { rows: area.rows, columns: area.columns, mask }, cell, isFramed, where };
}

/** Looks, asks, and changes the ends; what breaks off is undone. */
export async function workOnEnds(job: Job, dialogue: Dialogue, ending: Ending, change: EndChange): Promise<void> {
  let asked: string | undefined;
  for (;;) {
    const site = await lookAtEnds(job, change);
    if (site.question === undefined || site.question === asked) {
      ending.otherwise = `Some entrances or exits on ${change.state.name} are marked in part only. Press the button again.`;
      ending.mendBy((mender) => undoEnds(mender, site));
      return changeEnds(job, site);
    }
    asked = site.question;
    await askFirst(dialogue, { sentence: asked, yes: "Overwrite" });
  }
}
