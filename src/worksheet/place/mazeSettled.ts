import { type Message, message } from "../../message";
import { type Area, type Job, type Reference, addressOf, rangeAt, setName, sheetAt, without } from "../excel";
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
import { type Covered, PASTED, coversAnything, coveredOn, findCopy, restoreCovered } from "./covered";
import { restoreFrame } from "./frame";
import { usedArea } from "./obstacles";
import { loadSizes, readLoadedSizes } from "./sizes";
import { restoreSizes, sizesBefore } from "./sizesBefore";
import { type HelperSheet, type Settling, type SheetState, checkGridName, loadHelpers, readSheet } from "../sheet";

/** What happens to what a maze had covered in a place that it left. */
type Contents = "back" | "shown" | "lost" | "none";

/** A place that a maze has left. */
interface PlaceLeft {
  /** Undefined if an older version did not keep it. */
  readonly area: Area | undefined;
  /** Where the maze stands on the same sheet. */
  readonly still: Area | undefined;
  /** What is restored in the area. */
  readonly before: Before;
  readonly copy: HelperSheet | undefined;
  readonly covered: Covered | undefined;
  readonly contents: Contents;
}

/** A maze where it stands now. */
interface Standing {
  readonly state: SheetState;
  readonly area: Area;
  /** The sizes that its columns and rows had, or have, without it. */
  readonly before: Before;
}

/**
 * The change that brings the names of a maze, which a person cut and pasted, to the sheet where it stands, and what it had covered back
 * to the place that it left: contents, looks, widths, heights, lines, and the page set-up. Where cells of that place hold something else
 * by now, contents stay on their hidden sheet, which is shown, so that nothing is lost. Three to five requests. Throws Refusal before
 * anything is changed.
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
      restorePlace(context, owner, left);
      if (standing !== undefined) settleNames(context, from, standing, left);
      if (!isHere) {
        forgetMaze(owner, from.names);
        if (standing !== undefined) forget(owner, from.names, facts.earlier);
      }
      // Last, so that what it holds can still be given back if the request has to be made again.
      if (left.copy !== undefined && !isStillNeeded(left)) putCopyAway(context, left.copy, left.contents);
    });
    if (!isHere) await restorePage(settler, from, left.area === undefined ? [] : [left.area]);
  };
  const told = tellOf(from, left);
  const copy = left.copy === undefined || isStillNeeded(left) ? undefined : left.copy;
  const isShown = left.contents === "shown";
  const touched = {
    here: true,
    written: [standing === undefined ? undefined : sheet, isShown ? copy : undefined],
    deleted: [isShown ? undefined : copy],
    structure: isShown,
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
  const parts = area === undefined ? [] : without(area, still);
  const read = await job.onSheet(from.id, (sheet, context) => ({
    helpers: loadHelpers(context, from.sheets, from.name),
    sizes: area && loadSizes(sheet, area),
    used: parts.map((part) => rangeAt(sheet, part).getUsedRangeOrNullObject(true).untrack().load("address")),
  }));
  const copy = findCopy(read.helpers, from.name) ?? (to && findCopy(read.helpers, to.sheet, to.area));
  const covered = area && coveredOn(copy, from.name);
  const isInUse = read.used.map(usedArea).some((used) => used !== undefined && coversAnything(covered, used));
  const contents = contentsOf(from, copy, covered, isInUse);
  const sizes = read.sizes && sizesBefore(await readLoadedSizes(job, from.id, read.sizes), area!, from.before);
  const isSameSize = area?.rows === to?.area.rows && area?.columns === to?.area.columns;
  const outside = (list: Before["widths"] | undefined, first: number, begin = 0, count = 0) =>
    (list ?? []).map((size, i) => (first + i >= begin && first + i < begin + count ? undefined : size));
  const before: Before = {
    widths: outside(sizes?.widths, area?.column ?? 0, still?.column, still?.columns),
    heights: outside(sizes?.heights, area?.row ?? 0, still?.row, still?.rows),
    frame: isSameSize ? from.before.frame : [],
  };
  return { area, still, before, copy, covered, contents };
}

function contentsOf(
  from: SheetState,
  copy: HelperSheet | undefined,
  covered: Covered | undefined,
  isInUse: boolean,
): Contents {
  if (copy === undefined) return facts.covers.read(from.names) === undefined ? "none" : "lost";
  return covered === undefined || isInUse ? "shown" : "back";
}

/** Whether the maze still covers a part of what it covered before it was moved. */
function isStillNeeded({ still, covered, contents }: PlaceLeft): boolean {
  return contents === "back" && still !== undefined && coversAnything(covered, still);
}

async function lookAtStanding(job: Job, state: SheetState, area: Area, isHere: boolean): Promise<Standing> {
  const loaded = await job.onSheet(state.id, (sheet) => loadSizes(sheet, area));
  const now = await readLoadedSizes(job, state.id, loaded);
  return { state, area, before: sizesBefore(now, area, isHere ? state.before : NOTHING_BEFORE) };
}

/** Queues restoring what is known of the place. */
function restorePlace(
  context: Excel.RequestContext,
  sheet: Excel.Worksheet,
  { area, still, before, covered, contents }: PlaceLeft,
): void {
  if (area === undefined) return;
  if (contents === "back") for (const part of without(area, still)) restoreCovered(context, sheet, part, covered!);
  restoreSizes(sheet, area, before);
  restoreFrame(sheet, area, before.frame ?? [], still);
}

/** Queues the names of the maze on the sheet where it stands. */
function settleNames(context: Excel.RequestContext, from: SheetState, standing: Standing, left: PlaceLeft): void {
  const { state, area, before } = standing;
  const sheet = sheetAt(context, state.id);
  if (state.id !== from.id) for (const name of namesThatMove(from.names)) setName(sheet, name);
  const { cellSize = before.widths[0] ?? 0, cellHeight } = from.before;
  const pins = pinsOfBefore({ sheetName: state.name, area, before, cellSize, cellHeight });
  remember(sheet, state.names, facts.before, pins);
  if (!isStillNeeded(left)) remember(sheet, state.names, facts.covers, PASTED);
}

/** Queues deletion of the copy, or shows it as a sheet like any other. */
function putCopyAway({ workbook }: Excel.RequestContext, { id, names: list }: HelperSheet, contents: Contents): void {
  if (contents !== "shown") {
    workbook.worksheets.getItemOrNullObject(id).delete();
    return;
  }
  const sheet = workbook.worksheets.getItem(id);
  sheet.visibility = "Visible";
  forget(sheet, list, facts.coveredLines);
  forget(sheet, list, facts.covered);
}

function tellOf({ name: sheet }: SheetState, { area, copy, contents }: PlaceLeft): Message {
  if (area === undefined && copy === undefined) return message("maze-left-unknown-place", { sheet });
  if (area === undefined) return message("maze-left-unknown-place-with-copy", { sheet, copy: copy!.name });
  const place = { area: addressOf(area), sheet };
  if (contents === "shown") return message("maze-left-place-in-use", { ...place, copy: copy!.name });
  return message("maze-left-place", { ...place, contents });
}
