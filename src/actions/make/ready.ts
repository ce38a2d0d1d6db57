import type { Grid, Mask } from "../../maze/maze";
import { emptySetNumbers } from "../../worksheet/beside/setNumbers";
import type { Layout } from "../../worksheet/cells/layout";
import { addressOf, type Area, sameArea } from "../../worksheet/excel/addresses";
import type { Job } from "../../worksheet/excel/job";
import { type ChosenShape, readChosenShape } from "../../worksheet/grid/chosenShape";
import { drawGridAgain, type GridPlace, placeFor, type Site, takeGridAway } from "../../worksheet/grid/closedGrid";
import { addMazeSheet, dropMazeSheet, sheetElsewhere } from "../../worksheet/grid/mazeSheet";
import { dropIdleHelpers } from "../../worksheet/grid/clearing";
import { withSizeCells } from "../../worksheet/grid/setUp";
import { isCopyLost, keepCovered } from "../../worksheet/grid/covered";
import { lookAtPlace, type Occupancy } from "../../worksheet/grid/lookAtPlace";
import type { StandingWalls } from "../../worksheet/grid/standingWalls";
import { Refusal } from "../../worksheet/excel/refusal";
import { type HelperSheet } from "../../worksheet/sheet/helperSheets";
import { rememberedMask } from "../../worksheet/sheet/mask";
import { isBesideMaze } from "../../worksheet/sheet/mazeIdentity";
import { checkStructure, checkUnprotected, readSheet, type SheetState } from "../../worksheet/sheet/sheetState";
import { hasSizeCells, ORIGIN, sizeIn } from "../../worksheet/sheet/sizeCells";
import type { Dialogue } from "../desk/dialogue";
import { askFirst, type Ending } from "../desk/work";
import { checkRoom } from "./newSheet";

/** A place where a grid can be drawn, seen and asked for. */
export interface ReadySite extends Site {
  /** The set-number sheet of an earlier maze. */
  readonly sets: HelperSheet | undefined;
  /** What stands in the sheet's grid until the new one is drawn. */
  readonly standing: StandingWalls | undefined;
  /** Whether it is on a sheet that was added for it. */
  readonly isNew: boolean;
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
 * is in the way; on the new sheet of a wide grid, too. A sheet without size cells gets them, or a new sheet does, where a `size` is
 * given: one or two requests more. Nothing of the person's is changed yet.
 */
export async function makeReady(
  job: Job,
  dialogue: Dialogue,
  ending: Ending,
  layout: Layout,
  choose: Choose,
  size?: Pick<Grid, "columns" | "rows">,
): Promise<ReadySite> {
  dialogue.progress(0, 1, "Looking at the sheet…");
  const front = await readSheet(job);
  if (size !== undefined && !hasSizeCells(front.sizeCells)) checkRoom(size.rows, size.columns);
  const { state: sheet, before: added } =
    size === undefined ? { state: front, before: undefined } : await withSizeCells(job, front, size, ending);
  if (added !== undefined) {
    ending.otherwise = `The new sheet ${sheet.name} is unfinished; delete it and try again.`;
    const remark = ` ${front.name} is in use, so the maze has a new sheet, ${sheet.name}.`;
    const site = { state: sheet, area: { ...ORIGIN, ...size! }, before: added, layout, isNew: true, remark };
    return { ...site, covered: undefined, mask: undefined, sets: undefined, standing: undefined };
  }
  if (isBesideMaze(sheet)) {
    throw new Refusal(
      `Choose a sheet of your own and try again. ${sheet.name} holds what belongs to the maze of another sheet.`,
    );
  }
  const { area, newSheet, mask } = await choose(job, sheet);
  const elsewhere = newSheet === undefined ? undefined : await sheetElsewhere(job, sheet, area);
  const outgrown = ` It would have run over the size cells of ${sheet.name}, so`;

  if (newSheet !== undefined && elsewhere === undefined) {
    checkStructure(sheet);
    ending.mendBy((mender) => dropMazeSheet(mender, newSheet, sheet));
    ending.otherwise = `The new sheet ${newSheet} is unfinished; delete it and try again.`;
    const added = await addMazeSheet(job, sheet, newSheet, area, true);
    const remark = `${outgrown} it has a new sheet, ${newSheet}.`;
    const nothing = { covered: undefined, sets: undefined, standing: undefined };
    return { ...added, ...nothing, area, layout, mask, isNew: true, remark };
  }

  const found = elsewhere ?? sheet;
  checkUnprotected(found);
  const { state, occupancy } = await lookAndAsk(job, dialogue, found, area, undefined, undefined, true);
  if (!state.isStructureProtected) await dropIdleHelpers(job, occupancy.idle);
  const covered = await keepCovered(job, state, area, occupancy, ending);
  const { before, earlierSizes, page, sets, standing, isOutOfView } = occupancy;
  const isLost = isCopyLost(state, occupancy.coveredSheet);
  const kept = { before, earlierSizes, covered, isCopyLost: isLost, page };
  const remark = (elsewhere === undefined ? "" : `${outgrown} it has the sheet ${state.name}.`) + occupancy.remark;
  return { state, area, ...kept, layout, mask, sets, standing, isOutOfView, isNew: false, remark };
}

/** Looks and asks until what was asked is what is there: while a question waits, the sheet may change, and be called otherwise. */
export async function lookAndAsk(
  job: Job,
  dialogue: Dialogue,
  found: SheetState,
  area: Area,
  askedFor?: readonly Area[],
  seen: (state: SheetState) => SheetState = (state) => state,
  withWalls = false,
): Promise<{ state: SheetState; occupancy: Occupancy }> {
  let asked: string | undefined;
  for (let state = found; ; state = await readSheet(job, found.id)) {
    const occupancy = await lookAtPlace(job, seen(state), area, askedFor, withWalls);
    if (occupancy.question === undefined || occupancy.question === asked) return { state, occupancy };
    asked = occupancy.question;
    await askFirst(dialogue, { sentence: asked, yes: "Overwrite" });
  }
}

/**
 * Says, before the first write to the grid, how it will be made whole: a grid of the same place is left with every wall
 * closed; any other is taken away again. Set numbers of an earlier maze, which is gone in both cases, go too.
 */
export function mendGrid(ending: Ending, site: ReadySite): void {
  const { state, area, isNew, sets, replaced = "" } = site;
  const where = `${addressOf(area)} on ${state.name}`;
  const back = replaced === "" ? "" : ", or Bring back the one before for the one that stood there";
  if (isNew) return; // the whole new sheet goes
  if (sets !== undefined) ending.mendBy((job) => emptySetNumbers(job, sets));
  ending.otherwise = `The grid ${where} may be unfinished. Press Generate to draw it again, or Clear maze to take away what is there of it.`;
  if (state.grid !== undefined && sameArea(state.grid, area)) {
    ending.standing = `The grid ${where} stands with every wall closed. Press Generate to draw a maze in it${back}.`;
    ending.mendBy((job) => drawGridAgain(job, site));
    return;
  }
  ending.standing =
    state.grid === undefined
      ? `The sheet ${state.name} is as it was before.`
      : `The earlier maze on ${state.name} is gone, and the sheet is as it was before it.${replaced === "" ? "" : " Bring back the one before draws it again."}`;
  ending.mendBy((job) => takeGridAway(job, site));
}
