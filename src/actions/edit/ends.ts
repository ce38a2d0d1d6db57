import { message, together, type Message } from "../../message";
import { type Grid } from "../../maze/model";
import { type Area, type Job, Refusal, addressOf, areaIn, intersection } from "../../worksheet/excel";
import type { Changes } from "../../worksheet/changes";
import { type EndChange, type FoundEnds, endsChanged, findEnds, lookAtEnds, nextExitName } from "../../worksheet/ends";
import { onStandingMaze } from "../../worksheet/identity";
import { ENTRANCE, rememberedMask } from "../../worksheet/memory";
import { type SheetState, readSheet } from "../../worksheet/sheet";
import { type ActionOutcome, type Dialogue, act, lookAndAsk, paperRemark } from "../desk";

/**
 * Makes the selected cell the entrance: a fill, the letter S, and on the frame the outer wall beside it opened. The previous
 * entrance, and a solution from there, are removed. Throws ActionFailure; then everything is as it was.
 */
export function setEntrance(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("set-entrance-button"), dialogue, async (job, changes) => {
    const selected = await readSelectedCell(job, changes);
    const { cell, where } = selected;
    const { entrance, exits } = selected.ends;
    if (entrance?.cell === cell) return message("entrance-there-already", where);
    const take = [entrance, exits.find((exit) => exit.cell === cell)].filter((end) => end !== undefined);
    const put = [{ name: ENTRANCE, cell }];
    const remark = await workOnEnds(job, dialogue, changes, { ...selected, take, put });
    return together(message("entrance-set", where), remark);
  });
}

/**
 * Makes the selected cell a further exit: a fill, the letter E, and on the frame the outer wall beside
 * it opened. Throws ActionFailure; then everything is as it was.
 */
export function addExit(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("add-exit-button"), dialogue, async (job, changes) => {
    const selected = await readSelectedCell(job, changes);
    const { state, cell, where } = selected;
    const { entrance, exits } = selected.ends;
    if (exits.some((exit) => exit.cell === cell)) return message("exit-there-already", where);
    const take = entrance?.cell === cell ? [entrance] : [];
    const put = [{ name: nextExitName(state.names), cell }];
    const remark = await workOnEnds(job, dialogue, changes, { ...selected, take, put });
    const lost = take.length > 0 ? message("entrance-lost") : undefined;
    return together(message("exit-added", { ...where, exits: exits.length + 1 }), lost, remark);
  });
}

/** Removes the entrance or exit in the selected cell and restores what its mark covered. Throws ActionFailure. */
export function removeEnd(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("remove-end-button"), dialogue, async (job, changes) => {
    const selected = await readSelectedCell(job, changes);
    const { cell, where } = selected;
    const { entrance, exits } = selected.ends;
    const take = [entrance, ...exits].filter((end) => end?.cell === cell).filter((end) => end !== undefined);
    if (take.length === 0) throw new Refusal(message("not-an-end", where));
    const remark = await workOnEnds(job, dialogue, changes, { ...selected, take, put: [] });
    const end = take.includes(entrance!) ? "entrance" : "exit";
    return together(message("end-removed", { ...where, end }), remark);
  });
}

/** Looks, asks, and changes the ends; an interrupted change is undone. Returns what to say about the maze's page. */
export async function workOnEnds(
  job: Job,
  dialogue: Dialogue,
  changes: Changes,
  change: EndChange,
): Promise<Message | undefined> {
  const { site, state } = await lookAndAsk(dialogue, message("overwrite"), async (isAgain) => {
    const state = isAgain ? await readSheet(job, change.state.id) : change.state;
    const site = await lookAtEnds(job, { ...change, state });
    return { site, state, question: site.question };
  });
  await changes.make(job, onStandingMaze(state, endsChanged(site)));
  return paperRemark(job, changes, state);
}

/** The selected cell and the maze that it belongs to. */
interface SelectedCell {
  readonly state: SheetState;
  readonly area: Area;
  readonly grid: Grid;
  /** Number of the cell in the maze. */
  readonly cell: number;
  readonly isFramed: boolean;
  readonly ends: FoundEnds;
  /** The same for messages. */
  readonly where: { readonly cell: string; readonly sheet: string };
}

/**
 * The active cell, in the sheet's grid; where there is no grid, in the selection if that is a block of several cells; or by
 * itself, and then no frame is known. Throws {@link Refusal} for a cell outside the maze or taken out of it, or a protected sheet.
 */
async function readSelectedCell(job: Job, changes: Changes): Promise<SelectedCell> {
  const state = await readSheet(job);
  changes.touch(state, { here: true });
  const read = await job.request((context) => ({
    active: context.workbook.getActiveCell().untrack().load("address"),
    selected: context.workbook.getSelectedRanges().untrack().load("address,areaCount"),
  }));
  const active = areaIn(read.active.address)!;
  const selected = read.selected.areaCount === 1 ? areaIn(read.selected.address) : undefined;
  const area = state.grid ?? selected ?? active;
  const where = { cell: addressOf(active), sheet: state.name };
  if (intersection(area, active) === undefined) {
    throw new Refusal(message("selected-cell-outside", { ...where, maze: addressOf(area) }));
  }
  const mask = state.grid === undefined ? undefined : rememberedMask(state.names, area);
  const cell = (active.row - area.row) * area.columns + active.column - area.column;
  if (mask?.[cell] === 0) throw new Refusal(message("selected-cell-out", where));
  const isFramed = area.rows * area.columns > 1;
  const ends = findEnds(state.names, state.name, area);
  return { state, area, grid: { rows: area.rows, columns: area.columns, mask }, cell, isFramed, ends, where };
}
