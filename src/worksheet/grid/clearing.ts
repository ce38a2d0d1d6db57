import { type Message, message } from "../../message";
import { type Area, type Job, knowNames, rangeAt, sheetAt } from "../excel";
import { clearContents } from "../cells";
import { coveredOn, isCopyLost, restoreWidths } from "../place";
import { removeGrid } from "./closedGrid";
import { type HelperSheet, type SheetState, deleteSheet } from "../sheet";
import { type PageKept, restorePage } from "../paper";
import { facts, forget, forgetAll, forgetLeftovers, forgetMaze, isRemembered, leftovers } from "../memory";
import type { GridContents } from "./lookAtPlace";
import { type SetsSheet, holdsOwn, keepSheet, listTaken, readFoundList, readSets } from "../beside";

/**
 * Removes everything that Lavirint wrote for the maze of a sheet, except the size cells, and restores what it covered,
 * widths, heights and page set-up. The hidden sheets are deleted too; a set-number sheet on which somebody else wrote something
 * loses only its numbers and becomes visible. One to five requests. Returns the refusal if Excel kept the page set-up.
 */
export async function clearGrid(
  job: Job,
  state: SheetState,
  { before, sets, coveredSheet, idle, narrowed }: GridContents,
): Promise<PageKept> {
  const { grid } = state;
  const hidden = [...(sets === undefined ? [] : [sets]), ...(await readIdle(job, idle))];
  const refusal = grid === undefined ? await restorePage(job, state, []) : undefined;
  const list = await readFoundList(job, state);
  if (list !== undefined) await listTaken(state, list).make(job);
  let isFirst = true;
  await job.repeatable((context) => {
    const { worksheets } = context.workbook;
    const sheet = sheetAt(context, state.id);
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
    for (const helper of hidden) {
      if (holdsOwn(helper)) keepSheet(worksheets.getItem(helper.id), helper);
      else deleteSheet(context, helper);
    }
    // Last, so that what it holds can still be given back if the request has to be made again.
    if (coveredSheet !== undefined) deleteSheet(context, coveredSheet);
  });
  if (grid === undefined) return refusal;
  return restorePage(job, state, [grid]);
}

/**
 * Deletes hidden sheets of mazes that are gone, except what somebody else wrote there. Two requests and more, or none. Gives the state
 * without the deleted ones: a new sheet may get the id of one of them.
 */
export async function dropIdleHelpers(job: Job, state: SheetState, idle: readonly HelperSheet[]): Promise<SheetState> {
  const gone = new Set<string>();
  for (const helper of await readIdle(job, idle)) {
    const isKept = holdsOwn(helper);
    await job.repeatable((context) => {
      if (isKept) keepSheet(sheetAt(context, helper.id), helper);
      else deleteSheet(context, helper);
    });
    if (!isKept) gone.add(helper.id);
  }
  return gone.size === 0 ? state : { ...state, sheets: state.sheets.filter(({ id }) => !gone.has(id)) };
}

/** Reads those of hidden sheets that hold set numbers; a sheet of covered cells holds nothing else. One request for each. */
async function readIdle(job: Job, idle: readonly HelperSheet[]): Promise<SetsSheet[]> {
  const read: SetsSheet[] = [];
  for (const sheet of idle) {
    const isSets = isRemembered(sheet.names, facts.sets);
    read.push(isSets ? await readSets(job, sheet) : { ...sheet, own: [], holdsMore: false });
  }
  return read;
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
