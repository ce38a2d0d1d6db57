import { type Message, message, together } from "../../message";
import { Bounds, type Grid } from "../../maze/model";
import {
  type Area,
  SHEET_COLUMNS,
  SHEET_ROWS,
  addressOf,
  boundsOf,
  boundsOfCells,
  cellOfWhole,
  cellsOf,
  intersection,
  rowBands,
  sameArea,
  without,
} from "../addresses";
import { type ExcelSession, OTHER_WORKBOOK, Refusal, isOutOfView, loadActiveCell, rangeAt, usedArea } from "../excel";
import {
  CELL_LIMIT,
  type Look,
  distanceMarks,
  entranceMark,
  exitMark,
  pathMark,
  raceMarks,
  visitedMark,
} from "../looks";
import { lookOfCell, readCells } from "../cells";
import { cellArea } from "../borders";
import { coversSizeCells } from "../sizeCells";
import { NOTHING_BEFORE, loadSizes, sizesBefore } from "../before";
import { facts } from "../facts";
import { writtenIn } from "../record";
import { savedMask } from "../shapeAndEnds";
import { type SetsSheet, readSets } from "../sets";
import {
  type HelperSheet,
  type SheetState,
  cellsIn,
  findHelper,
  foreignNamesIn,
  idleHelpers,
  loadHelpers,
  pageKindOf,
  readSelection,
  someAreas,
} from "../sheet";
import { checkObstacles, isBesideContents, loadBeside, loadObstacles, unlessMergedUnknown } from "../place";
import { lettersIn } from "../ends";
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
      page: state.grid !== undefined && pageKindOf(state.names) !== undefined ? loadPage(sheet) : undefined,
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
  const frame = await frameBefore(session, { sheet: state.id, area }, read.frame(), earlier, hidden.copy);
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
  const isLeft = isUnknown(state) && !state.isStructureProtected && covered?.isProtected === false;
  const idle: SetsSheet[] = [];
  for (const each of [...idleHelpers(helpers), ...(isLeft ? [covered] : [])]) idle.push(await readSets(session, each));
  return {
    ...findCopy(state, isLeft ? undefined : covered),
    sets: sets && (await readSets(session, sets)),
    idle,
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
    const [r, c] = grid === undefined ? [-1, -1] : [row - grid.row, column - grid.column];
    if (r < 0 || c < 0 || r >= grid!.rows || c >= grid!.columns) return false;
    const cell = r * grid!.columns + c;
    return written!.isOurs(cell, content) || isLetter!(cell, content);
  };
  let count = 0;
  const bounds = new Bounds();
  for (const { range, isRead } of places) {
    const used = usedArea(range);
    if (used === undefined) continue;
    for (const band of isRead ? [used] : rowBands(used, READ_CELLS)) {
      const { formulas } = isRead
        ? range
        : await session.onSheet(state.id, (sheet) => rangeAt(sheet, band).load("formulas"));
      (formulas as unknown[][]).flat().forEach((content, cell) => {
        if (content === "") return;
        const { row, column } = cellArea(band, cell);
        if (isOurs(row, column, content)) return;
        count++;
        bounds.add(row, column);
      });
    }
  }
  return bounds.area && { area: bounds.area, count };
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

/** The cells that a maze is made of: the selected areas, or all cells that are filled like the active one. */
export type ChosenShape = "areas" | "colour";

/** `mask` is undefined if all cells of the area belong to the maze. */
type MaskedArea = Pick<Grid, "mask"> & { readonly area: Area };

/** One or two requests, and one more for every 25,000 cells whose colour counts. Throws {@link Refusal} for what is no shape. */
export async function readChosenShape(
  session: ExcelSession,
  state: SheetState,
  shape: ChosenShape,
): Promise<MaskedArea> {
  const { grid, name: sheet } = state;
  const { areas, active } = await readSelection(session);
  const found = shape === "areas" ? ofAreas(areas, sheet) : await ofColour(session, active, state);
  const { area } = found;
  if (coversSizeCells(state, area))
    throw new Refusal(message("shape-over-size-cells", { area: addressOf(area), sheet }));
  if (grid !== undefined && (grid.row !== area.row || grid.column !== area.column)) {
    throw new Refusal(message("shape-beside-maze", { sheet, maze: addressOf(grid), shape: addressOf(area) }));
  }
  return found;
}

function ofAreas(areas: readonly Area[], sheet: string): MaskedArea {
  const area = boundsOf(areas);
  checkSize(area, (size) => message("shape-selected-too-large", { areas: someAreas(areas), sheet, ...size }));
  if (cellsOf(area) === 1) throw new Refusal(message("shape-is-one-cell", { cell: addressOf(area), sheet }));
  return masked(area, cellsIn(area, areas));
}

async function ofColour(session: ExcelSession, active: Area, state: SheetState): Promise<MaskedArea> {
  const { grid, name: sheet } = state;
  const colourless = new Refusal(message("shape-colourless", { cell: addressOf(active), sheet }));
  const used = usedArea(
    await session.onSheet(state.id, (there) => there.getUsedRangeOrNullObject(false).untrack().load("address")),
  );
  if (used === undefined || intersection(used, active) === undefined) throw colourless;
  checkSize(used, (size) => message("used-part-too-large", { sheet, area: addressOf(used), ...size }));
  const { fills } = await readCells(session, state.id, used, { fills: true, contents: false });
  const look = lookOfCell(fills, cellOfWhole(used, active, 0));
  const isInGrid = grid !== undefined && intersection(grid, active) !== undefined;
  // An existing maze has replaced the colours of its cells; then its own shape is meant.
  if (isInGrid && (look === "" || marks.has(look))) {
    return { area: grid, mask: savedMask(state.names, grid) };
  }
  if (look === "") throw colourless;
  const isWanted = (cell: number) => {
    const found = lookOfCell(fills, cell);
    if (found === look) return true;
    return isInGrid && marks.has(found) && intersection(grid, cellArea(used, cell)) !== undefined;
  };
  const area = boundsOfCells(used, isWanted)!; // the active cell is one of them
  const isIn = (_: unknown, cell: number) => Number(isWanted(cellOfWhole(used, area, cell)));
  return masked(area, Uint8Array.from({ length: cellsOf(area) }, isIn));
}

const marks = new Set<Look>([entranceMark, exitMark, pathMark, visitedMark, ...raceMarks, ...distanceMarks]);

function checkSize(area: Area, tooLarge: (size: { readonly count: number; readonly most: number }) => Message): void {
  const count = cellsOf(area);
  if (count <= CELL_LIMIT && area.columns < SHEET_COLUMNS && area.rows < SHEET_ROWS) return;
  throw new Refusal(tooLarge({ count, most: CELL_LIMIT }));
}

function masked(area: Area, cells: Uint8Array): MaskedArea {
  return { area, mask: cells.includes(0) ? cells : undefined };
}
