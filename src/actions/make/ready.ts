import { message, together, type Message } from "../../message";
import type { Grid, Mask, Maze } from "../../maze/model";
import type { Layout } from "../../worksheet/cells";
import { type Area, type Job, Refusal, sameArea } from "../../worksheet/excel";
import {
  type ChosenShape,
  type GridPlace,
  type Occupancy,
  type Site,
  type SizedSheet,
  dropIdleHelpers,
  isLent,
  lookAtPlace,
  mazeSheetAdded,
  placeFor,
  readChosenShape,
  sheetElsewhere,
  withSizeCells,
} from "../../worksheet/grid";
import { type Touched, painted } from "../../worksheet/changes";
import type { StandingWalls } from "../../worksheet/walls";
import { checkWhereDrawn, copyTouched, isCopyLost, keepCovered, readMazeSheet } from "../../worksheet/place";
import { type SetsSheet, holdsSetNumbers, takesNumbers } from "../../worksheet/beside";
import { type SheetState, checkGridName, isBesideMaze, readSheet } from "../../worksheet/sheet";
import { ORIGIN, hasSizeCells, sizeIn, sizesBetween, sheetsOfSizes } from "../../worksheet/sizeCells";
import { facts, rememberedMask } from "../../worksheet/memory";
import { type Act, type Question, type SetNumbersPlace, lookAndAsk, mazeSheetTexts } from "../desk";
import { checkRoom } from "./newSheet";

/** A place where a grid can be drawn: checked, and confirmed by the person. */
export interface ReadySite extends Site {
  /** The set-number sheet of an earlier maze. */
  readonly sets: SetsSheet | undefined;
  /** The walls in the sheet's grid until the new one is drawn. */
  readonly standing: StandingWalls | undefined;
  /** Whether its sheet was added for it. */
  readonly isNew: boolean;
  /** The font of the place, if a maze may be copied there in one stroke. */
  readonly font?: string | undefined;
  /** For the outcome: why it is on another sheet, and what was not found out. */
  readonly remark: Message | undefined;
}

/** Finds the place of a grid from what is known about the sheet in front. Throws Refusal. */
export type ChoosePlace = (job: Job, state: SheetState) => Promise<GridPlace & { readonly mask: Mask | undefined }>;

/** As large as the size cells say, without a mask. */
export const asSizeCells: ChoosePlace = async (_job, state) => ({
  ...placeFor(state, sizeIn(state.sizeCells)),
  mask: undefined,
});

/** As large as the size cells say; cells that were taken out of a maze in the same place stay out. */
export const asSizeCellsAndMask: ChoosePlace = async (_job, state) => {
  const place = placeFor(state, sizeIn(state.sizeCells));
  const isSame = state.grid !== undefined && !place.isElsewhere && sameArea(state.grid, place.area);
  return { ...place, mask: isSame ? rememberedMask(state.names, place.area) : undefined };
};

/** The cells that are selected, or coloured like the active one, in their own place. */
export const asShape =
  (shape: ChosenShape): ChoosePlace =>
  async (job, state) => ({ ...(await readChosenShape(job, state, shape)), isElsewhere: false });

/** What is wanted of a grid besides its place. */
interface Wanted {
  readonly layout: Layout;
  /** Where its set numbers are going to be. */
  readonly setNumbers: SetNumbersPlace;
  /** Of a sheet that has no size cells yet. */
  readonly size?: Pick<Grid, "columns" | "rows"> | undefined;
  /** Whether a whole maze is drawn there at once, and not step by step or by its grid alone. */
  readonly isWhole?: boolean;
  /** The maze that may come with a new sheet. */
  readonly expected?: (grid: Grid) => Promise<Maze | undefined>;
  /** Is given the sheet in front first, and throws Refusal. */
  readonly check?: ((state: SheetState) => void) | undefined;
}

/**
 * Reads the size, finds the place, looks at what is there, asks, and copies what will be covered. Two requests where nothing
 * is in the way, also on the new sheet of a wide grid. If a `size` is given, a sheet without size cells gets them, or a new sheet
 * does: one or two requests more. `expected` is asked for the maze that may come with a new sheet. Nothing of the person's is changed
 * yet.
 */
export async function makeReady(
  { job, dialogue, changes }: Act,
  choose: ChoosePlace,
  { layout, setNumbers, size, isWhole = false, expected, check }: Wanted,
): Promise<ReadySite> {
  dialogue.progress(0, 1, message("looking-at-sheet"));
  const texts = mazeSheetTexts(dialogue.say);
  const front = await readMazeSheet(job, "draws");
  check?.(front);
  checkGridName(front);
  if (size !== undefined && !hasSizeCells(front.sizeCells)) checkRoom(size.rows, size.columns);
  const known = async (grid: Grid) => {
    const maze = await expected?.(grid);
    return maze && { maze, layout };
  };
  const sizedSheet: SizedSheet =
    size === undefined
      ? { state: front, before: undefined }
      : await withSizeCells(job, front, { size, maze: () => known(size) }, texts, changes);
  const { state: sheet, before: added, missing } = sizedSheet;
  if (added !== undefined) {
    const remark = message("sheet-in-use", { front: front.name, sheet: sheet.name });
    const site = { ...sizedSheet, area: { ...ORIGIN, ...size! }, before: added, layout, isNew: true, remark };
    return { ...site, covered: undefined, mask: undefined, sets: undefined, standing: undefined };
  }
  if (isBesideMaze(sheet)) {
    throw new Refusal(message("sheet-beside-maze", { sheet: sheet.name }));
  }
  const { area, isElsewhere, mask } = await choose(job, sheet);
  const elsewhere = isElsewhere ? await sheetElsewhere(job, sheet, area) : undefined;

  if (isElsewhere && elsewhere === undefined) {
    changes.touch(sheet, { structure: true });
    if (missing !== undefined) await changes.make(job, missing.change);
    const { rows, columns } = area;
    const maze = await known({ rows, columns, mask });
    const added = await changes.make(job, mazeSheetAdded(sheet, texts, area, { isOutgrown: true, known: maze }));
    const remark = message("outgrown-to-new-sheet", { front: sheet.name, sheet: added.state.name });
    const nothing = { covered: undefined, sets: undefined, standing: undefined };
    return { ...added, ...nothing, area, layout, mask, isNew: true, remark };
  }

  const found = elsewhere ?? sheet;
  checkWhereDrawn(found);
  checkGridName(found);
  changes.touch(found, { here: true });
  const { state: asked, occupancy } = await askForPlace({ job, dialogue, changes }, found, area, {
    withWalls: true,
    inOneStroke: isWhole,
    touched: (state, { sets }) => {
      const isNumbered = setNumbers === "hiddenSheet";
      const isSetsTouched = sets !== undefined && (isNumbered || holdsSetNumbers(sets));
      return {
        written: [...(elsewhere === undefined ? [] : sheetsOfSizes(state, area)), isSetsTouched ? sets : undefined],
        structure: isNumbered && !takesNumbers(sets),
      };
    },
  });
  const seen = elsewhere === undefined && missing !== undefined ? missing.known(asked) : asked;
  if (missing !== undefined) await changes.make(job, missing.change);
  const resized = elsewhere === undefined ? [] : sizesBetween(seen.sizeCells, area);
  if (resized.length > 0) await changes.make(job, painted(resized));
  const state = seen.isStructureProtected ? seen : await dropIdleHelpers(job, seen, occupancy.idle);
  const sheetName = dialogue.say(facts.covered.sheetName);
  const covered = await keepCovered(job, state, area, { ...occupancy, sheetName }, changes);
  const { before, earlierSizes, page, plain, sets, standing, isOutOfView } = occupancy;
  const isLost = isCopyLost(state, occupancy.coveredSheet);
  const kept = { before, earlierSizes, covered, isCopyLost: isLost, page };
  const outgrown = elsewhere && message("outgrown-to-sheet", { front: sheet.name, sheet: state.name });
  const remark = together(outgrown, occupancy.remark);
  return {
    state,
    area,
    ...kept,
    layout,
    mask,
    sets,
    standing,
    font: plain?.font,
    isOutOfView,
    isBehind: elsewhere !== undefined,
    isNew: false,
    remark,
  };
}

interface PlaceLook {
  /** The parts about whose contents to ask, where these are not all. */
  readonly asked?: readonly Area[];
  /** The state that the look should use. */
  readonly seen?: (state: SheetState) => SheetState;
  /** Whether the walls of the earlier maze are read as well. */
  readonly withWalls?: boolean;
  /** Whether a maze may be drawn there in one stroke, if that is the faster way and the person lets it end undo. */
  readonly inOneStroke?: boolean;
  /** What the action touches besides the sheet and the copy of what the maze covers. */
  readonly touched?: (state: SheetState, occupancy: Occupancy) => Touched;
  /** Throws Refusal for what cannot be drawn there. */
  readonly check?: (state: SheetState, occupancy: Occupancy) => void;
}

/** Repeats {@link lookAtPlace} until the answer fits what is there; before anything is asked, declares what the action touches. */
export async function askForPlace(
  { job, dialogue, changes }: Act,
  found: SheetState,
  area: Area,
  {
    asked,
    seen = (state) => state,
    withWalls = false,
    inOneStroke = false,
    touched = () => ({}),
    check,
  }: PlaceLook = {},
): Promise<{ state: SheetState; occupancy: Occupancy }> {
  const { workbook } = dialogue;
  return lookAndAsk(dialogue, message("overwrite"), async (isAgain) => {
    let state = isAgain ? await readSheet(job, found.id) : found;
    const look = () => {
      const withFormats = inOneStroke && workbook.mayEndUndo !== false && isLent(workbook.host, state, area);
      return lookAtPlace(job, seen(state), area, asked, { withWalls, withFormats });
    };
    let occupancy = await look();
    if (occupancy.plain?.isBesideContents === true && workbook.mayEndUndo === undefined) {
      changes.touch(state, { here: true });
      const answer = await dialogue.ask(endUndo(area));
      if (!dialogue.signal.aborted) workbook.mayEndUndo = answer;
      state = await readSheet(job, found.id);
      occupancy = await look();
    }
    changes.touch(state, { here: true });
    changes.touch(state, copyTouched(state, occupancy));
    changes.touch(state, touched(state, occupancy));
    check?.(state, occupancy);
    const isAllowed = occupancy.plain?.isBesideContents !== true || workbook.mayEndUndo === true;
    const plain = isAllowed ? occupancy.plain : undefined;
    return { state, occupancy: { ...occupancy, plain }, question: occupancy.question };
  });
}

/** Asked once, because undo ends for the whole workbook. */
function endUndo({ columns, rows }: Area): Question {
  return {
    sentence: message("draw-in-one-stroke", { columns, rows }),
    yes: message("draw-quickly"),
    no: message("draw-slowly"),
  };
}
