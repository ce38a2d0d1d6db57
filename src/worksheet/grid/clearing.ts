import { type Message, message } from "../../message";
import { type Area, type Job, areaIn, cellsOf, intersection, knowNames, rangeAt, sheetAt } from "../excel";
import { clearContents } from "../cells";
import { coveredOn, restoreWidths, isCopyLost } from "../place";
import { removeGrid } from "./closedGrid";
import { type HelperSheet, type SheetState, deleteSheet } from "../sheet";
import { type PageKept, restorePage } from "../paper";
import { facts, forget, forgetAll, forgetLeftovers, forgetMaze, isRemembered, leftovers } from "../memory";
import { guardStanding } from "../identity";
import type { GridContents } from "./lookAtPlace";
import { clearBlocks, setNumberBlocks } from "../beside";

/**
 * Removes everything that Lavirint wrote for the maze of a sheet, except the size cells, and restores what it covered,
 * widths, heights and page set-up. The hidden sheets are deleted too; a set-number sheet on which somebody else wrote something
 * loses only its numbers and becomes visible. One to five requests. Returns the refusal where Excel kept the
 * page set-up.
 */
export async function clearGrid(
  job: Job,
  state: SheetState,
  { before, sets, coveredSheet, idle, narrowed }: GridContents,
): Promise<PageKept> {
  const { grid } = state;
  const withSets = [...(sets === undefined ? [] : [sets]), ...idle];
  const kept = new Set<HelperSheet>();
  for (const sheet of withSets) if (await holdsMore(job, sheet)) kept.add(sheet);
  const refusal = grid === undefined ? await restorePage(job, state, []) : undefined;
  let isFirst = true;
  await job.repeatable((context) => {
    const { worksheets } = context.workbook;
    const sheet = sheetAt(context, state.id);
    if (isFirst && !job.rollsBack) guardStanding(context, state);
    if (isFirst) knowNames(sheet, state.names);
    isFirst = false;
    if (grid !== undefined) {
      removeGrid(context, { state, area: grid, before, covered: coveredOn(coveredSheet, state.name) });
    }
    restoreWidths(sheet, narrowed, (column) => (grid === undefined ? undefined : before.widths[column - grid.column]));
    if (grid === undefined) forgetLeftovers(sheet, state.names);
    else {
      forgetAll(sheet, state.names, "clearing");
      forgetMaze(sheet, state.names);
    }
    for (const helper of withSets) {
      if (kept.has(helper)) keepSheet(worksheets.getItem(helper.id), helper);
      else deleteSheet(context, helper);
    }
    // Last, so that what it holds can still be given back if the request has to be made again.
    if (coveredSheet !== undefined) deleteSheet(context, coveredSheet);
  });
  return grid === undefined ? refusal : restorePage(job, state, [grid]);
}

/**
 * Deletes hidden sheets of mazes that are gone, except what somebody else wrote there. Two requests and more, or none. Gives the state
 * without the deleted ones: a new sheet may get the id of one of them.
 */
export async function dropIdleHelpers(job: Job, state: SheetState, idle: readonly HelperSheet[]): Promise<SheetState> {
  const gone = new Set<string>();
  for (const helper of idle) {
    const isKept = await holdsMore(job, helper);
    await job.repeatable((context) => {
      if (isKept) keepSheet(sheetAt(context, helper.id), helper);
      else deleteSheet(context, helper);
    });
    if (!isKept) gone.add(helper.id);
  }
  return gone.size === 0 ? state : { ...state, sheets: state.sheets.filter(({ id }) => !gone.has(id)) };
}

/** Whether an interrupted action has left parts of a maze on a sheet that has none. */
export function hasLeftovers(state: SheetState, { sets, coveredSheet, idle }: GridContents): boolean {
  return leftovers(state.names).length > 0 || sets !== undefined || coveredSheet !== undefined || idle.length > 0;
}

/**
 * Clears cells of a maze about which nothing is remembered: contents, looks, and standard sizes for their columns and rows. One
 * request.
 */
export async function clearCells(job: Job, state: SheetState, area: Area): Promise<void> {
  await job.repeatableOn(state.id, (sheet) => {
    clearContents(sheet, area);
    const range = rangeAt(sheet, area);
    range.clear("Formats");
    range.format.useStandardWidth = true;
    range.format.useStandardHeight = true;
    forget(sheet, state.names, facts.ends);
  });
}

/** Sentences about what the workbook no longer knows of the sheet before the maze. */
export function whatStays(state: SheetState, grid: Area, { before, coveredSheet }: GridContents): Message[] {
  const { widths, heights } = before;
  const sentences: Message[] = [];
  const covered = coveredOn(coveredSheet, state.name);
  if (isCopyLost(state, coveredSheet)) {
    sentences.push(message("contents-not-back"));
  }
  const known = (sizes: typeof widths) => sizes.filter((size) => size !== undefined).length;
  const columns = grid.columns - known(widths);
  const rows = grid.rows - known(heights);
  if (columns > 0) sentences.push(message("widths-stay", { count: columns }));
  if (rows > 0) sentences.push(message("heights-stay", { count: rows }));
  if (covered?.isExact === false) {
    sentences.push(message("contents-back-elsewhere"));
  }
  return sentences;
}

/** Whether somebody else wrote on a sheet of set numbers; a sheet of covered cells holds nothing else. One request, or none. */
async function holdsMore(job: Job, sets: HelperSheet): Promise<boolean> {
  if (!isRemembered(sets.names, facts.sets)) return false;
  const blocks = setNumberBlocks(sets);
  const gap = gapBetween(blocks);
  const { used, usedGap } = await job.onSheet(sets.id, (sheet) => ({
    used: sheet.getUsedRangeOrNullObject(true).untrack().load("address"),
    usedGap: gap && rangeAt(sheet, gap).getUsedRangeOrNullObject(true).untrack().load("address"),
  }));
  const area = used.isNullObject ? undefined : areaIn(used.address);
  if (area === undefined) return false;
  if (usedGap !== undefined && !usedGap.isNullObject) return true;
  const ours = blocks.map((block) => intersection(block, area));
  const cells = ours.reduce((sum, block) => sum + (block === undefined ? 0 : cellsOf(block)), 0);
  return cells + (gap === undefined ? 0 : cellsOf(gap)) !== cellsOf(area);
}

/** The cells between two blocks, if one is above or beside the other: with them, two blocks fill the used area if nothing else is there. */
function gapBetween([first, second]: readonly Area[]): Area | undefined {
  if (first === undefined || second === undefined) return undefined;
  const [right, below] = [first.column + first.columns, first.row + first.rows];
  const gap =
    second.column > first.column
      ? { ...first, column: right, columns: second.column - right }
      : { ...first, row: below, rows: second.row - below };
  return gap.rows > 0 && gap.columns > 0 ? gap : undefined;
}

function keepSheet(sheet: Excel.Worksheet, sets: HelperSheet): void {
  sheet.visibility = "Visible";
  clearBlocks(sheet, sets);
  forget(sheet, sets.names, facts.sets);
}
