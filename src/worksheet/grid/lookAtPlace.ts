import { type Message, message, together } from "../../message";
import { Bounds } from "../../maze/model";
import { type Area, addressOf, cellsOf, rowBands, sameArea, without } from "../addresses";
import { type ExcelSession, OTHER_WORKBOOK, Refusal, isOutOfView, loadActiveCell, rangeAt, usedArea } from "../excel";
import { NOTHING_BEFORE, loadSizes, sizesBefore, facts, writtenIn } from "../memory";
import { readSets } from "../sets";
import { type HelperSheet, type SheetState, findHelper, foreignNamesIn, idleHelpers, loadHelpers } from "../sheet";
import { checkObstacles, isBesideContents, loadBeside, loadObstacles, unlessMergedUnknown } from "../place";
import { lettersIn } from "../ends";
import { isPagePrepared } from "../page";
import { loadPage } from "../pageSetup";
import { loadCurrentWalls } from "../walls";
import { findCopy, frameBefore, isUnknown, loadFrame } from "./covered";

/** Cells per read; even with a long text in each, the answer stays under the 5 MB limit of Excel on the web. */
const READ_CELLS = 100_000;

export type Occupancy = Awaited<ReturnType<typeof lookAtPlace>>;
export type GridContents = Awaited<ReturnType<typeof lookInsideGrid>>;

/**
 * Looks at what a grid in `area` would cover, in one request, and in a place of more than 10,000 cells one more for every 100,000
 * cells that are not empty. Only contents of the `asked` parts count, which are not Lavirint's: by default those of the area and of an
 * earlier grid, which is removed; a grid that is redrawn with its contents asks only about what is new.
 * Throws {@link Refusal} for merged cells, tables, filters and hidden rows or columns: they cannot hold a maze.
 */
export async function lookAtPlace(
  session: ExcelSession,
  state: SheetState,
  area: Area,
  asked: readonly Area[] = [area, ...(state.grid === undefined ? [] : without(state.grid, area))],
  { withWalls = false, withUse = false }: { readonly withWalls?: boolean; readonly withUse?: boolean } = {},
) {
  const strips = without(area, state.grid);
  const walled = withWalls ? state.grid : undefined;
  const { home = state.grid } = state.before;
  const other = home !== undefined && !sameArea(home, area) ? home : undefined;
  const ask = (asker: ExcelSession, forMerged: boolean, forView: boolean) =>
    asker.onSheet(state.id, (sheet, context) => ({
      values: asked.map((part) => loadValues(sheet, part)),
      looks: strips.map((strip) => rangeAt(sheet, strip).getUsedRangeOrNullObject(false).untrack().load("address")),
      shape: loadObstacles(sheet, area, forMerged),
      earlierSizes: other && loadSizes(sheet, other),
      frame: loadFrame(sheet, area, state.grid),
      page: state.grid !== undefined && isPagePrepared(state) ? loadPage(sheet) : undefined,
      walls: walled && loadCurrentWalls(sheet, state, walled),
      beside: withUse ? loadBeside(sheet, area, state.grid) : undefined,
      helpers: loadHelpers(context, state.sheets, state.name),
      view: forView ? loadActiveCell(context, sheet, area) : undefined,
    }));
  const read = await unlessMergedUnknown(true, (forMerged) =>
    ask(session.evenBehind(), forMerged, true).catch((error: unknown) => {
      // A chart or a picture is selected, and no cell; or another workbook is in front.
      const isUnseen = error instanceof Refusal && (error.code === "InvalidSelection" || error.code === OTHER_WORKBOOK);
      if (!isUnseen) throw error;
      return ask(session, forMerged, false);
    }),
  );

  const sizes = await checkObstacles(session, state, area, read.shape, "planned");
  const values = await foreignValues(session, state, read.values);
  // Where the maze stands elsewhere, lines around the place that it has left are restored there.
  const isElsewhere = state.grid !== undefined && home !== undefined && !sameArea(state.grid, home);
  const stands = state.grid ?? home;
  const earlier = stands && { area: stands, frame: isElsewhere ? [] : (state.before.frame ?? []) };
  const hidden = await hiddenSheets(session, state, read.helpers());
  const frame = await frameBefore(session, { sheet: state.id, area }, read.frame, earlier, hidden.copy);
  const earlierSizes = await read.earlierSizes?.(session, state.id);
  return {
    question: question(state, area, values),
    // Parts with contents or looks of their own are copied before they are covered.
    occupied: read.looks.map(usedArea).filter((used) => used !== undefined),
    strips,
    before: { ...sizesBefore(sizes, area, state.before), frame },
    // The sizes to restore if an earlier grid elsewhere is removed.
    earlierSizes: earlierSizes && sizesBefore(earlierSizes, other!, state.before),
    currentWalls: read.walls?.(),
    page: read.page && state.grid && { now: read.page(), earlier: state.grid },
    isInUse: read.beside && (values !== undefined || isBesideContents(state, read.beside)),
    ...hidden,
    isOutOfView: read.view !== undefined && isOutOfView(read.view, area),
  };
}

/** Looks for contents of the grid that Lavirint did not write, and for the maze's hidden sheets; requests as {@link lookAtPlace}. */
export async function lookInsideGrid(session: ExcelSession, state: SheetState) {
  const { grid, before } = state;
  const { home = grid } = before;
  const read = await session.onSheet(state.id, (sheet, context) => ({
    values: grid && loadValues(sheet, grid),
    sizes: home && loadSizes(sheet, home),
    helpers: loadHelpers(context, state.sheets, state.name),
  }));
  const sizes = read.sizes && sizesBefore(await read.sizes(session, state.id), home!, before);
  const values = read.values && (await foreignValues(session, state, [read.values]));
  return {
    question: values && message("delete-values", held(state, values)),
    before: { ...(sizes ?? NOTHING_BEFORE), frame: before.frame },
    ...(await hiddenSheets(session, state, read.helpers())),
  };
}

async function hiddenSheets(session: ExcelSession, state: SheetState, helpers: readonly HelperSheet[]) {
  const sets = findHelper(helpers, facts.sets, state.name);
  const covered = findHelper(helpers, facts.covered, state.name);
  const left = isUnknown(state) && !state.isStructureProtected && covered?.isProtected === false ? covered : undefined;
  return {
    ...findCopy(state, left === undefined ? covered : undefined),
    sets: sets && (await readSets(session, sets)),
    idle: [...idleHelpers(helpers), ...(left === undefined ? [] : [left])],
  };
}

/** In a place of up to this many cells the contents are read with the look itself, empty or not: most mazes have ends. */
const AT_ONCE = 10_000;

function loadValues(sheet: Excel.Worksheet, place: Area) {
  const isRead = cellsOf(place) <= AT_ONCE;
  const used = rangeAt(sheet, place).getUsedRangeOrNullObject(true).untrack();
  return { range: used.load(isRead ? "address,formulas" : "address"), isRead };
}

/** Reads what places hold, as far as that was not loaded yet, and counts the cells with something that is not Lavirint's. */
async function foreignValues(
  session: ExcelSession,
  state: SheetState,
  places: readonly ReturnType<typeof loadValues>[],
) {
  if (places.every(({ range }) => range.isNullObject)) return undefined;
  const { grid } = state;
  const written = grid && (await writtenIn(state, grid, session.signal));
  const isLetter = grid && lettersIn(state, grid, written!);
  const isOurs = (row: number, column: number, content: unknown) => {
    const cell = cellAt(grid, row, column);
    return cell !== undefined && (written!.isOurs(cell, content) || isLetter!(cell, content));
  };
  let count = 0;
  const bounds = new Bounds();
  const take = (part: Area, { formulas }: { readonly formulas: readonly (readonly unknown[])[] }) => {
    for (let r = 0; r < part.rows; r++) {
      for (let c = 0; c < part.columns; c++) {
        const content = formulas[r]![c];
        const [row, column] = [part.row + r, part.column + c];
        if (content === "" || isOurs(row, column, content)) continue;
        count++;
        bounds.add(row, column);
      }
    }
  };
  for (const { range, isRead } of places) {
    const used = usedArea(range);
    if (used === undefined) continue;
    for (const band of isRead ? [used] : rowBands(used, READ_CELLS)) {
      take(band, isRead ? range : await session.onSheet(state.id, (sheet) => rangeAt(sheet, band).load("formulas")));
    }
  }
  return bounds.area && { area: bounds.area, count };
}

function cellAt(grid: Area | undefined, row: number, column: number): number | undefined {
  if (grid === undefined) return undefined;
  const [r, c] = [row - grid.row, column - grid.column];
  return r >= 0 && r < grid.rows && c >= 0 && c < grid.columns ? r * grid.columns + c : undefined;
}

type Found = NonNullable<Awaited<ReturnType<typeof foreignValues>>>;

const MOST_NAMED = 3;

function question(state: SheetState, area: Area, values: Found | undefined): Message | undefined {
  const named = foreignNamesIn(state, area).filter(({ area: there }) => without(there, state.grid).length > 0);
  const names = named.slice(0, MOST_NAMED).map(({ name }) => name);
  const over =
    named.length === 0
      ? undefined
      : message("draw-over-names", { names, more: named.length - names.length, sheet: state.name });
  return together(values && message("overwrite-values", held(state, values)), over);
}

function held(state: SheetState, { area, count }: Found) {
  return { area: addressOf(area), cells: cellsOf(area), sheet: state.name, count };
}
