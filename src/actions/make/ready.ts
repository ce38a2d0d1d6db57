import { message, type Message } from "../../message";
import type { Grid, Mask, Maze } from "../../maze/model";
import type { Layout } from "../../worksheet/looks";
import type { Area } from "../../worksheet/addresses";
import { Refusal } from "../../worksheet/excel";
import {
  type GridPlace,
  type NewGrid,
  type Occupancy,
  type SizedSheet,
  changesCopySheets,
  dropIdleHelpers,
  keepCovered,
  lookAtPlace,
  addMazeSheetChange,
  withSizeCells,
} from "../../worksheet/grid";
import { sizeDrawn } from "../../worksheet/lattice";
import { readFoundList, removeList } from "../../worksheet/items";
import { type SheetState, checkGridName, isBesideMaze, pageKindOf, readSheet } from "../../worksheet/sheet";
import { ORIGIN, madeSizeCells, hasSizeCells, sizeColumnBeside } from "../../worksheet/sizeCells";
import { facts } from "../../worksheet/facts";
import {
  type Act,
  type SetNumbersChoice,
  type SetNumbersPlace,
  lookAndAsk,
  mazeSheetTexts,
  placeOfNumbers,
} from "../core";
import { textOfMaze } from "./mazeAsText";
import { checkDrawn } from "./newSheets";

/**
 * The sheet for a grid: the one in front, or if a `size` is given and it has no size cells, as it will be with some, or a new one. With
 * `isExact` a new one too, where a grid on the one in front would be of another size or not begin in B2. Changes nothing.
 */
export async function sheetFor(
  { session, dialogue }: Act,
  layout: Layout,
  size?: Pick<Grid, "columns" | "rows">,
  isExact = false,
): Promise<SizedSheet> {
  const front = await readSheet(session);
  checkGridName(front);
  const isElsewhere = isExact && size !== undefined && !mayHold(front, size);
  if (size === undefined || (hasSizeCells(front.sizeCells) && !isElsewhere)) {
    if (isBesideMaze(front)) throw new Refusal(message("sheet-beside-maze", { sheet: front.name }));
    return { state: front };
  }
  checkDrawn(size, layout);
  // A page of a booklet keeps nothing beside its maze.
  if (front.grid !== undefined && pageKindOf(front.names)?.kind === "booklet" && !isExact) {
    const sizeCells = madeSizeCells(front.name, size, sizeColumnBeside(0), front.sizeCells);
    return { state: { ...front, sizeCells } };
  }
  const { labels } = mazeSheetTexts(dialogue.say);
  return withSizeCells(session, front, { size, layout, isElsewhere }, labels);
}

interface Wanted extends GridPlace {
  readonly mask: Mask | undefined;
  readonly layout: Layout;
  readonly setNumbers: SetNumbersChoice;
  /** The maze that may come with a new sheet. */
  readonly maze?: (() => Promise<Maze>) | undefined;
}

/**
 * Looks at what is in a grid's place, asks, and copies what will be covered; or adds the sheet for it, also where the place is
 * `isElsewhere`. Nothing of the person's is changed yet. Gives the place, where its set numbers are going to be, and for the outcome
 * why it is on another sheet, and what was not found out (`remark`).
 */
export async function makeReady(
  action: Act,
  { state: sheet, isNew, missing }: SizedSheet,
  { area, isElsewhere, mask, layout, setNumbers, maze }: Wanted,
): Promise<NewGrid & { readonly setNumbers: SetNumbersPlace; readonly remark: Message | undefined }> {
  const { session, dialogue, changes } = action;
  const { rows, columns } = sizeDrawn(area, layout);
  if (layout.wallShare !== undefined) checkDrawn({ rows, columns }, layout);
  const numbersPlace = placeOfNumbers(setNumbers, rows * columns);

  if (isNew !== undefined || isElsewhere) {
    changes.declareWrites(sheet, { structure: true });
    if (missing !== undefined) await changes.make(session, missing.change);
    const planned = { size: { rows, columns }, layout, maze: await maze?.(), isOutgrown: isElsewhere };
    const added = await changes.make(session, addMazeSheetChange(sheet, mazeSheetTexts(dialogue.say), planned));
    const where = { front: sheet.name, sheet: added.state.name };
    const remark = message(isElsewhere ? "outgrown-to-sheet" : "sheet-in-use", where);
    const ready = { ...added, layout, mask, setNumbers: numbersPlace, isNew: true };
    return { ...ready, remark: isNew === "large" ? undefined : remark };
  }

  changes.declareWrites(sheet, { here: true });
  const place = await takePlace(action, sheet, area, {
    numbers: { place: numbersPlace, isUsual: setNumbers === "usual" },
  });
  if (missing !== undefined) await changes.make(session, missing.change);
  const state = missing === undefined ? place.state : missing.known(place.state);
  const replaced = await textOfMaze(state, place.currentWalls, dialogue.signal);
  return { ...place, state, area, layout, mask, replaced, isNew: false };
}

/** Whether the next grid on a sheet would begin in B2 and be of this size, or the sheet says nothing of either. */
function mayHold({ sizeCells, grid, isProtected }: SheetState, wanted: Pick<Grid, "columns" | "rows">): boolean {
  if (isProtected || (grid !== undefined && (grid.row !== ORIGIN.row || grid.column !== ORIGIN.column))) return false;
  if (!hasSizeCells(sizeCells)) return grid === undefined;
  return sizeCells.columns?.value === wanted.columns && sizeCells.rows?.value === wanted.rows;
}

interface PlaceLook {
  /** The parts about whose contents to ask, if these are not all. */
  readonly asked?: readonly Area[];
  readonly seen?: (state: SheetState) => SheetState;
  /** For a new maze, for which the walls of the earlier one are read: where its set numbers go, or, if that is usual, may go. */
  readonly numbers?: { readonly place: SetNumbersPlace; readonly isUsual: boolean };
}

/**
 * Repeats {@link lookAtPlace} until the answer fits what is there, and copies what will be covered; before anything is asked, declares
 * what the action touches. A list of questions below the earlier maze goes first: two requests more if there is one.
 */
export async function takePlace(
  action: Act,
  found: SheetState,
  area: Area,
  { asked, seen = (state) => state, numbers }: PlaceLook,
) {
  const { session, dialogue, changes } = action;
  const list = await readFoundList(session, found);
  if (list !== undefined) {
    changes.declareWrites(found, { here: true });
    await changes.make(session, removeList(found, list));
  }
  const mayBeNumbered = numbers?.place === "hiddenSheet" && numbers.isUsual;
  const place = await lookAndAsk(dialogue, message("overwrite"), async (isAgain) => {
    const state = isAgain ? await readSheet(session, found.id) : found;
    const withMaze = { withWalls: numbers !== undefined, withUse: mayBeNumbered };
    const occupancy = await lookAtPlace(session, seen(state), area, asked, withMaze);
    const { coveredSheet, sets } = occupancy;
    const leavesNumbers = mayBeNumbered && !areNumbersFree(state, occupancy);
    const setNumbers: SetNumbersPlace = leavesNumbers ? "none" : (numbers?.place ?? "none");
    const isLeft = sets?.holdsUserContent === true;
    changes.declareWrites(state, {
      here: true,
      written: [coveredSheet, numbers && sets],
      structure:
        changesCopySheets(occupancy) ||
        (numbers !== undefined && isLeft) ||
        (setNumbers === "hiddenSheet" && sets === undefined),
    });
    return { ...occupancy, state, setNumbers };
  });
  const mayTidyUp = numbers !== undefined && !place.state.isStructureProtected;
  const state = mayTidyUp ? await dropIdleHelpers(session, place.state, place.idle) : place.state;
  const covered = await keepCovered(action, state, area, place, dialogue.say(facts.covered.sheetName));
  return { ...place, state, covered };
}

/**
 * Whether set numbers on a hidden sheet cost nothing: that sheet is there; or it can be added, and nothing on the maze's sheet is the
 * person's, or another sheet comes or goes in any case. Otherwise they would end undo; "Show set numbers" works them out when they are
 * wanted.
 */
function areNumbersFree(state: SheetState, occupancy: Occupancy): boolean {
  const { sets, idle, isInUse } = occupancy;
  if (sets !== undefined) return true;
  if (state.isStructureProtected) return false;
  return isInUse !== true || idle.length > 0 || changesCopySheets(occupancy);
}
