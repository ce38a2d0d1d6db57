import { message, together, type Message } from "../../message";
import type { Grid, Mask, Maze } from "../../maze/model";
import { type Layout, type Look, CELL_LIMIT, paintLook, wallsUnseen } from "../../worksheet/looks";
import { type Area, cellsOf, SHEET_COLUMNS, SHEET_ROWS, addressOf } from "../../worksheet/addresses";
import { type ExcelSession, Refusal, bringToFront } from "../../worksheet/excel";
import {
  type GridPlace,
  type NewGrid,
  type Occupancy,
  type SizedSheet,
  changesCopySheets,
  dropIdleHelpers,
  getsOwnSheet,
  keepCovered,
  lookAtPlace,
  addMazeSheetChange,
  placeFor,
  withSizeCells,
  drawMaze,
} from "../../worksheet/grid";
import { paintKinds } from "../../worksheet/cells";
import { drawnArea, drawnCell, sizeDrawn } from "../../worksheet/lattice";
import { readFoundList, removeList } from "../../worksheet/items";
import { type SheetState, checkGridName, isBesideMaze, pageKindOf, readSheet } from "../../worksheet/sheet";
import type { MarkedEnds } from "../../worksheet/ends";
import { ORIGIN, madeSizeCells, hasSizeCells, numberIn, sizeColumnBeside, sizeIn } from "../../worksheet/sizeCells";
import { facts } from "../../worksheet/memory";
import {
  type Act,
  type SetNumbersChoice,
  type SetNumbersPlace,
  lookAndAsk,
  mazeSheetTexts,
  placeOfNumbers,
} from "../core";
import { textOfMaze } from "./mazeCodes";

/** Finds the place of a grid from what is known about the sheet in front. Throws Refusal. */
export type ChoosePlace = (
  session: ExcelSession,
  state: SheetState,
  layout: Layout,
) => Promise<GridPlace & { readonly mask: Mask | undefined }>;

/** As large as the size cells say, without a mask. */
export const asSizeCells: ChoosePlace = async (_session, state, layout) => ({
  ...placeFor(state, sizeIn(state.sizeCells), layout),
  mask: undefined,
});

interface Wanted {
  readonly layout: Layout;
  readonly setNumbers: SetNumbersChoice;
  /** Of a sheet that has no size cells yet. */
  readonly size?: Pick<Grid, "columns" | "rows"> | undefined;
  /** Whether the grid is of that size, and begins in B2, also where the sheet says otherwise. */
  readonly isExact?: boolean | undefined;
  /** The maze that may come with a new sheet. */
  readonly expected?: (grid: Grid) => Promise<Maze | undefined>;
}

/**
 * Reads the size, finds the place, looks at what is there, asks, and copies what will be covered. If a `size` is given, a sheet without
 * size cells gets them, or a new sheet does. Nothing of the person's is changed yet. Gives the place, where its set numbers are going to
 * be, and for the outcome why it is on another sheet, and what was not found out (`remark`).
 */
export async function makeReady(
  action: Act,
  choose: ChoosePlace,
  { layout, setNumbers, size, isExact = false, expected }: Wanted,
): Promise<NewGrid & { readonly setNumbers: SetNumbersPlace; readonly remark: Message | undefined }> {
  const { session, dialogue, changes } = action;
  const texts = mazeSheetTexts(dialogue.say);
  const front = await readSheet(session);
  checkGridName(front);
  let newMask: Mask | undefined;
  if (size !== undefined && !hasSizeCells(front.sizeCells)) {
    checkDrawn(size, layout);
    // What has no room is refused before there is a new sheet.
    const sizeCells = madeSizeCells(front.name, size, sizeColumnBeside(size.columns));
    newMask = (await choose(session, { ...front, grid: undefined, sizeCells }, layout)).mask;
  }
  const sheetOfSize = async (chosen: Grid): Promise<SizedSheet> => {
    // A page of a booklet keeps nothing beside its maze.
    if (front.grid !== undefined && pageKindOf(front.names)?.kind === "booklet" && !isExact) {
      const sizeCells = madeSizeCells(front.name, chosen, sizeColumnBeside(0), front.sizeCells);
      return { state: { ...front, sizeCells } };
    }
    const maze = () => expected?.({ ...chosen, mask: newMask });
    const isNew = isExact && !mayHold(front, chosen);
    return withSizeCells(session, front, { size: chosen, layout, maze, isNew }, texts, changes);
  };
  const { state: sheet, added, missing }: SizedSheet = size === undefined ? { state: front } : await sheetOfSize(size);
  if (added !== undefined) {
    const cells = size!.rows * size!.columns;
    const isOwn = getsOwnSheet(session.host, front, cells);
    const remark = isOwn ? undefined : message("sheet-in-use", { front: front.name, sheet: sheet.name });
    return { ...added, layout, mask: newMask, setNumbers: placeOfNumbers(setNumbers, cells), isNew: true, remark };
  }
  if (isBesideMaze(sheet)) {
    throw new Refusal(message("sheet-beside-maze", { sheet: sheet.name }));
  }
  const { area, isElsewhere, mask } = await choose(session, sheet, layout);
  const { rows, columns } = sizeDrawn(area, layout);
  if (layout.wallShare !== undefined) checkDrawn({ rows, columns }, layout);
  const numbersPlace = placeOfNumbers(setNumbers, rows * columns);

  if (isElsewhere) {
    changes.declareWrites(sheet, { structure: true });
    if (missing !== undefined) await changes.make(session, missing.change);
    const maze = await expected?.({ rows, columns, mask });
    const planned = { size: { rows, columns }, layout, maze, isOutgrown: true };
    const other = await changes.make(session, addMazeSheetChange(sheet, texts, planned));
    const remark = message("outgrown-to-sheet", { front: sheet.name, sheet: other.state.name });
    return { ...other, layout, mask, setNumbers: numbersPlace, isNew: true, remark };
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
  try {
    return (["columns", "rows"] as const).every((dimension) => numberIn(sizeCells, dimension) === wanted[dimension]);
  } catch (error) {
    if (error instanceof Refusal) return false; // there is no number
    throw error;
  }
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

export interface NewMaze {
  readonly maze: Maze;
  readonly ends: MarkedEnds;
  readonly code?: string | undefined;
  /** Asks the person, once it is known that a sheet can be added. */
  readonly ask?: () => Promise<void>;
}

/**
 * Draws the maze on a new sheet with size cells of its own, from B2 on, so that nothing in the workbook is covered. Gives the sentence of
 * the outcome, and where the maze is. `looks` are fills of its cells. If it is interrupted, the sheet is deleted again. Throws Refusal
 * for a maze that is too large for a sheet.
 */
export async function drawOnNewSheet(
  { session, dialogue, changes }: Act,
  { maze, ends, code, ask }: NewMaze,
  layout: Layout,
  looks?: readonly (Look | undefined)[],
): Promise<{ readonly sentence: Message; readonly state: SheetState; readonly area: Area }> {
  const { rows, columns, mask } = maze;
  checkDrawn(maze, layout);
  const front = await readSheet(session);
  changes.declareWrites(front, { structure: true });
  await ask?.();
  const texts = mazeSheetTexts(dialogue.say);
  const added = await changes.make(session, addMazeSheetChange(front, texts, { size: maze, layout, maze }));
  const { state, area } = added;
  const site = { ...added, layout, mask, code };
  await drawMaze(session, site, maze, ends, dialogue.progress);
  if (looks?.some((look) => look !== undefined) === true) {
    const drawn = new Array<Look | undefined>(cellsOf(area));
    looks.forEach((look, cell) => (drawn[drawnCell(maze, layout, cell)] = look));
    await session.repeatableOn(state.id, (sheet) => paintKinds(sheet, area, drawn, paintLook));
  }
  await bringToFront(session, state.id);
  const what = { columns, rows, area: addressOf(area), sheet: state.name };
  return { sentence: together(message("maze-ready-on-new-sheet", what), wallsUnseen(layout)), state, area };
}

/** Throws {@link Refusal} if a maze of this size, as its layout draws it, is too large for a sheet. */
function checkDrawn(size: Pick<Grid, "columns" | "rows">, layout: Layout): void {
  const { rows, columns } = drawnArea({ ...ORIGIN, ...size }, layout);
  checkRoom(rows, columns);
}

/** Throws {@link Refusal} if a maze of this size is too large for a new sheet. */
export function checkRoom(rows: number, columns: number): void {
  const [mostRows, mostColumns] = [SHEET_ROWS - ORIGIN.row, SHEET_COLUMNS - ORIGIN.column];
  if (rows <= mostRows && columns <= mostColumns && rows * columns <= CELL_LIMIT) return;
  throw new Refusal(message("more-than-is-drawn", { columns, rows, mostColumns, mostRows, mostCells: CELL_LIMIT }));
}
