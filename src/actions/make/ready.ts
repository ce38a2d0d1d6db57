import type { Mask } from "../../maze/maze";
import { holdsSetNumbers } from "../../worksheet/beside/setNumbers";
import type { Layout } from "../../worksheet/cells/layout";
import { addressOf, type Area, sameArea } from "../../worksheet/excel/addresses";
import type { Job } from "../../worksheet/excel/job";
import { type ChosenShape, readChosenShape } from "../../worksheet/grid/chosenShape";
import { drawGridAgain, type GridPlace, placeFor, type Site, takeGridAway } from "../../worksheet/grid/closedGrid";
import { addMazeSheet, dropMazeSheet } from "../../worksheet/grid/mazeSheet";
import { copyCovered, coveredOn } from "../../worksheet/grid/covered";
import { lookAtPlace, type Occupancy } from "../../worksheet/grid/lookAtPlace";
import { coveredKind, dropAddedHelpers, type HelperSheet } from "../../worksheet/sheet/helperSheets";
import { rememberedMask } from "../../worksheet/sheet/mask";
import { checkUnprotected, readSheet, type SheetState } from "../../worksheet/sheet/sheetState";
import { sizeIn } from "../../worksheet/sheet/sizeCells";
import type { Dialogue } from "../desk/dialogue";
import { askFirst, type Ending } from "../desk/work";

/** A place where a grid can be drawn, seen and asked for. */
export interface ReadySite extends Site {
  /** The set-number sheet of an earlier maze. */
  readonly sets: HelperSheet | undefined;
  /** For the outcome: "It would have run over the size cells of …, so it has a new sheet, …", or "". */
  readonly remark: string;
}

/** Where a grid is wanted, by what is known of the sheet in front. Throws Refusal. */
export type Choose = (job: Job, state: SheetState) => Promise<GridPlace & { readonly mask: Mask | undefined }>;

/** As large as the size cells say, every cell in. */
export const sized: Choose = async (_job, state) => ({ ...placeFor(state, sizeIn(state.sizeCells)), mask: undefined });

/** As large as the size cells say; cells that were taken out of a maze of the same place stay out. */
export const sizedAsBefore: Choose = async (_job, state) => {
  const place = placeFor(state, sizeIn(state.sizeCells));
  const isSame = state.grid !== undefined && place.newSheet === undefined && sameArea(state.grid, place.area);
  return { ...place, mask: isSame ? rememberedMask(state.names, place.area) : undefined };
};

/** The cells that are selected, or coloured like the active one, in their own place. */
export const shaped =
  (shape: ChosenShape): Choose =>
  async (job, state) => ({ ...(await readChosenShape(job, state, shape)), newSheet: undefined });

/**
 * Reads the size, finds the place, looks at what is there, asks, and copies what will be covered. Two requests where nothing
 * is in the way; on the new sheet of a wide grid, too. Nothing of the person's is changed yet.
 */
export async function makeReady(
  job: Job,
  dialogue: Dialogue,
  ending: Ending,
  layout: Layout,
  choose: Choose,
): Promise<ReadySite> {
  dialogue.progress(0, 1, "Looking at the sheet…");
  const state = await readSheet(job);
  const { area, newSheet, mask } = await choose(job, state);

  if (newSheet !== undefined) {
    ending.mendBy((mender) => dropMazeSheet(mender, newSheet, state.id));
    ending.otherwise = `The new sheet ${newSheet} is unfinished; delete it and try again.`;
    const added = await addMazeSheet(job, state, newSheet, area);
    const remark = ` It would have run over the size cells of ${state.name}, so it has a new sheet, ${newSheet}.`;
    return { ...added, area, covered: undefined, layout, mask, sets: undefined, remark };
  }

  checkUnprotected(state);
  const occupancy = await lookAndAsk(job, dialogue, state, area);
  let covered = coveredOn(occupancy.coveredSheet);
  if (occupancy.covered.length > 0) {
    if (occupancy.coveredSheet === undefined) {
      ending.mendBy((mender) => dropAddedHelpers(mender, coveredKind, state.sheets));
    }
    covered = await copyCovered(job, state, area, occupancy.covered, occupancy.coveredSheet);
  }
  const { before, sets } = occupancy;
  return { state, area, before, covered, layout, mask, sets, remark: "" };
}

/** Looks and asks until what was asked is what is there: while a question waits, the sheet may change. */
export async function lookAndAsk(
  job: Job,
  dialogue: Dialogue,
  state: SheetState,
  area: Area,
  askedFor: readonly Area[] = [area],
): Promise<Occupancy> {
  let asked: string | undefined;
  for (;;) {
    const occupancy = await lookAtPlace(job, state, area, askedFor);
    if (occupancy.question === undefined || occupancy.question === asked) return occupancy;
    asked = occupancy.question;
    await askFirst(dialogue, { sentence: asked, yes: "Overwrite" });
  }
}

/** Says, before an earlier maze's set numbers are written over, that they will not come back. */
export function losesNumbers(ending: Ending, { state, sets }: ReadySite): void {
  if (sets === undefined || !holdsSetNumbers(sets)) return;
  ending.standing = `The maze on ${state.name} is as it was before, but its set numbers on ${sets.name} are deleted.`;
}

/**
 * Says, before the first write to the grid, how it will be made whole: a grid of the same place is left with every wall
 * closed; any other is taken away again.
 */
export function mendGrid(ending: Ending, site: ReadySite): void {
  const { state, area, remark } = site;
  const where = `${addressOf(area)} on ${state.name}`;
  if (remark !== "") return; // the whole new sheet goes
  ending.otherwise = `The grid ${where} is unfinished. Press Generate to draw it again, or Clear maze to take it away.`;
  if (state.grid !== undefined && sameArea(state.grid, area)) {
    ending.standing = `The grid ${where} stands with every wall closed. Press Generate to draw a maze in it.`;
    ending.mendBy((job) => drawGridAgain(job, site));
    return;
  }
  ending.standing =
    state.grid === undefined
      ? `The sheet ${state.name} is as it was before.`
      : `The earlier maze on ${state.name} is gone, and the sheet is as it was before it.`;
  ending.mendBy((job) => takeGridAway(job, site));
}
