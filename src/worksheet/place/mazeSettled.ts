import { type Message, message, together } from "../../message";
import { type Area, type Job, type Reference, addressOf, setName, sheetAt } from "../excel";
import {
  type Before,
  NOTHING_BEFORE,
  facts,
  forget,
  forgetMaze,
  namesThatMove,
  pinsOfBefore,
  remember,
} from "../memory";
import { restorePage } from "../paper";
import { findCopy } from "./covered";
import { restoreFrame } from "./frame";
import { loadSizes, readLoadedSizes } from "./sizes";
import { restoreSizes, sizesBefore } from "./sizesBefore";
import { type HelperSheet, type Settling, type SheetState, checkGridName, loadHelpers, readSheet } from "../sheet";

/** A place that a maze has left. */
interface PlaceLeft {
  /** Undefined if it is not known. */
  readonly area: Area | undefined;
  /** Where the maze stands on the same sheet. */
  readonly still: Area | undefined;
  /** The sizes and lines that are restored in the area. */
  readonly before: Before;
  /** The hidden sheet with what the maze covered there. */
  readonly copy: HelperSheet | undefined;
}

/** A maze where it stands now. */
interface Standing {
  readonly state: SheetState;
  readonly area: Area;
  /** The sizes that its columns and rows had, or have, without it. */
  readonly before: Before;
}

/**
 * The change that brings the names of a maze, which a person cut and pasted, to the sheet where it stands. The place that it left gets
 * its widths, heights and lines back, and its page set-up. What it had covered there stays on its hidden sheet, which is shown: other
 * cells may be there by now, or the maze itself. Three or four requests. Throws Refusal before anything is changed.
 */
export async function mazeSettled(job: Job, from: SheetState, to: Reference | undefined): Promise<Settling> {
  const sheet = from.sheets.find(({ name }) => name === to?.sheet);
  const state = sheet === undefined || sheet.id === from.id ? from : await readSheet(job, sheet.id);
  if (state !== from) checkGridName(state);
  const isHere = sheet?.id === from.id;
  const left = await lookAtPlaceLeft(job, from, to, isHere);
  // A sheet has one maze that is known.
  const hasRoom = to !== undefined && sheet !== undefined && (isHere || state.grid === undefined);
  const standing = hasRoom ? await lookAtStanding(job, state, to.area, isHere) : undefined;
  const settle = async (settler: Job) => {
    await settler.repeatable((context) => {
      const owner = sheetAt(context, from.id);
      if (left.area !== undefined) {
        restoreSizes(owner, left.area, left.before);
        restoreFrame(owner, left.area, left.before.frame ?? [], left.still);
      }
      if (standing !== undefined) settleNames(context, from, standing);
      if (!isHere) {
        forgetMaze(owner, from.names);
        if (standing !== undefined) forget(owner, from.names, facts.earlier);
      }
      if (left.copy !== undefined) showCopy(context, left.copy);
    });
    if (!isHere) await restorePage(settler, from, left.area === undefined ? [] : [left.area]);
  };
  const told = tellOf(from, left);
  const { copy } = left;
  const touched = {
    here: true,
    written: [standing === undefined ? undefined : sheet, copy],
    structure: copy !== undefined,
  };
  return { change: { make: settle, finish: settle, leaves: told }, told, in: from, touched };
}

async function lookAtPlaceLeft(
  job: Job,
  from: SheetState,
  to: Reference | undefined,
  isHere: boolean,
): Promise<PlaceLeft> {
  const { home: area } = from.before;
  const still = isHere ? to?.area : undefined;
  const read = await job.onSheet(from.id, (sheet, context) => ({
    helpers: loadHelpers(context, from.sheets, from.name),
    sizes: area && loadSizes(sheet, area),
  }));
  const copy = findCopy(read.helpers, from.name) ?? (to && findCopy(read.helpers, to.sheet, to.area));
  const sizes = read.sizes && sizesBefore(await readLoadedSizes(job, from.id, read.sizes), area!, from.before);
  const isSameSize = area?.rows === to?.area.rows && area?.columns === to?.area.columns;
  const outside = (list: Before["widths"] | undefined, first: number, begin = 0, count = 0) =>
    (list ?? []).map((size, i) => (first + i >= begin && first + i < begin + count ? undefined : size));
  const before: Before = {
    widths: outside(sizes?.widths, area?.column ?? 0, still?.column, still?.columns),
    heights: outside(sizes?.heights, area?.row ?? 0, still?.row, still?.rows),
    frame: isSameSize ? from.before.frame : [],
  };
  return { area, still, before, copy };
}

async function lookAtStanding(job: Job, state: SheetState, area: Area, isHere: boolean): Promise<Standing> {
  const loaded = await job.onSheet(state.id, (sheet) => loadSizes(sheet, area));
  const now = await readLoadedSizes(job, state.id, loaded);
  return { state, area, before: sizesBefore(now, area, isHere ? state.before : NOTHING_BEFORE) };
}

/** Queues the names of the maze on the sheet where it stands. */
function settleNames(context: Excel.RequestContext, from: SheetState, { state, area, before }: Standing): void {
  const sheet = sheetAt(context, state.id);
  if (state.id !== from.id) for (const name of namesThatMove(from.names)) setName(sheet, name);
  const { cellSize = before.widths[0] ?? 0, cellHeight } = from.before;
  const pins = pinsOfBefore({ sheetName: state.name, area, before, cellSize, cellHeight });
  remember(sheet, state.names, facts.before, pins);
  forget(sheet, state.names, facts.covers);
}

/** Queues what makes the copy a sheet like any other. */
function showCopy({ workbook }: Excel.RequestContext, { id, names: list }: HelperSheet): void {
  const sheet = workbook.worksheets.getItem(id);
  sheet.visibility = "Visible";
  forget(sheet, list, facts.coveredLines);
  forget(sheet, list, facts.covered);
}

function tellOf({ name: sheet, names: list }: SheetState, { area, copy }: PlaceLeft): Message {
  const moved =
    area === undefined
      ? message("maze-left-unknown-place", { sheet })
      : message("maze-left-place", { area: addressOf(area), sheet });
  if (copy !== undefined) return together(moved, message("covered-cells-shown", { copy: copy.name }));
  return facts.covers.read(list) === undefined ? moved : together(moved, message("covered-cells-lost"));
}
