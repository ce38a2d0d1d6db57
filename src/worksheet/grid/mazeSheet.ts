import { message } from "../../message";
import { type Area, type Job, Refusal, deleteName, loadNames } from "../excel";
import { type ReversibleChange, freeSheetName, inParentheses, sheetAdded } from "../changes";
import { isOvertaken } from "../identity";
import { type Before, NOTHING_BEFORE, facts, putBack, remember } from "../memory";
import { clearAll } from "../cells";
import { type SheetState, readSheet } from "../sheet";
import {
  type SizeLabels,
  clearSizeCells,
  coversSizeCells,
  madeSizeCells,
  makeSizeCells,
  sizeColumnBeside,
} from "../sizeCells";
import { loadSizes, readLoadedSizes, restoreSizes, sizesBefore } from "../place";

/** Column A: of the size cells that no grid from B2 on covers. */
const COLUMN_LEFT_OF_GRID = 0;

/** A sheet that is ready for a maze, and the widths and heights that a maze would change. */
interface MazeSheet {
  readonly state: SheetState;
  readonly before: Before;
}

/** The words on a sheet for a maze, and for its name. */
export interface MazeSheetTexts {
  /** Without the size of the maze, because the next one there may have another. */
  readonly sheetName: string;
  readonly labels: SizeLabels;
}

/**
 * Adds a sheet with size cells of its own beside the place of the grid, in one request; it stays behind the one in front. `isOutgrown`:
 * the current sheet has its size cells in the way of the grid, and remembers where the grid went; there they are left of it, so that
 * they are in no grid's way.
 */
export function mazeSheetAdded(
  state: SheetState,
  { sheetName, labels }: MazeSheetTexts,
  area: Area,
  isOutgrown = false,
): ReversibleChange<MazeSheet> {
  const name = freeSheetName(state.sheets, sheetName, inParentheses);
  const remembers = isOutgrown && !state.isProtected;
  const place = { name, sheets: state.sheets, mark: facts.columns.name, front: state.id };
  const column = isOutgrown ? COLUMN_LEFT_OF_GRID : sizeColumnBeside(area.columns);
  const added = sheetAdded(place, (job) => addMazeSheet(job, { state, name, labels, area, column, remembers }));
  const takeBack = async (job: Job) => {
    if (remembers) await job.repeatableOn(state.id, (sheet) => putBack(sheet, state.names, facts.elsewhere));
    if (!(await isOthersNow(job, name))) await added.takeBack(job);
  };
  return { ...added, takeBack };
}

/** Whether another page has drawn a maze on a new sheet before this action could. */
async function isOthersNow(job: Job, name: string): Promise<boolean> {
  return isOvertaken(job, { id: name, name, names: [] }).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === "ItemNotFound") return false;
    throw error;
  });
}

interface NewSheet {
  /** The sheet in front. */
  readonly state: SheetState;
  readonly name: string;
  readonly labels: SizeLabels;
  /** Of the grid that goes there. */
  readonly area: Area;
  /** Of the size cells. */
  readonly column: number;
  /** Whether the sheet in front remembers where the grid went. */
  readonly remembers: boolean;
}

async function addMazeSheet(job: Job, { state, name, labels, area, column, remembers }: NewSheet): Promise<MazeSheet> {
  const read = await job.request((context) => {
    const { worksheets } = context.workbook;
    const sheet = worksheets.add(name);
    makeSizeCells(sheet, area, labels, column);
    if (remembers) remember(worksheets.getItem(state.id), [], facts.elsewhere, { sheet: name, area });
    return { sheet: sheet.load("id"), sizes: loadSizes(sheet, area) };
  });
  const { id } = read.sheet;
  const sheets = [...state.sheets, { id, name, visibility: "Visible", isProtected: false }];
  const sizes = await readLoadedSizes(job, id, read.sizes);
  return readyFor(area, column, { ...state, id, name, isProtected: false, isIndex: false, sheets }, sizes);
}

function readyFor(area: Area, column: number, state: SheetState, sizes: Parameters<typeof sizesBefore>[0]): MazeSheet {
  const ready: SheetState = {
    ...state,
    names: [facts.columns, facts.rows].map((fact) => ({ name: fact.name, formula: "" })),
    sizeCells: madeSizeCells(state.name, area, column),
    grid: undefined,
    before: NOTHING_BEFORE,
  };
  return { state: ready, before: sizesBefore(sizes, area, undefined, NOTHING_BEFORE) };
}

/**
 * The sheet to which an earlier grid went because the size cells of `state` were in its way; undefined where that sheet was deleted,
 * holds something else now, or has size cells in the way of this grid too. One request, or none.
 */
export async function sheetElsewhere(job: Job, state: SheetState, area: Area): Promise<SheetState | undefined> {
  const known = facts.elsewhere.read(state.names);
  const listed = state.sheets.find(({ name, visibility }) => name === known?.sheet && visibility === "Visible");
  if (listed === undefined) return undefined;
  const there = await readSheet(job, listed.id);
  const { row, column } = there.grid ?? area;
  const isThere = row === area.row && column === area.column;
  const hasRoom = isThere && !coversSizeCells(there.sizeCells, there.name, area);
  return hasRoom && !there.isProtected ? there : undefined;
}

/**
 * Makes the sheet in front ready for a maze if it is completely empty: size cells beside the place of the grid. One request;
 * undefined where somebody uses the sheet, which takes one request or none to find out.
 */
export async function emptySheetTaken(
  job: Job,
  front: SheetState,
  labels: SizeLabels,
  area: Area,
): Promise<ReversibleChange<MazeSheet> | undefined> {
  if (front.isProtected || front.names.length > 0) return undefined;
  const found = await job.onSheet(front.id, (sheet) => ({
    used: sheet.getUsedRangeOrNullObject(false).untrack().load("address"),
    charts: sheet.charts.getCount(),
    shapes: sheet.shapes.getCount(),
    sizes: loadSizes(sheet, area),
  }));
  if (!found.used.isNullObject || found.charts.value > 0 || found.shapes.value > 0) return undefined;
  const sizes = await readLoadedSizes(job, front.id, found.sizes);
  const column = sizeColumnBeside(area.columns);
  const ready = readyFor(area, column, front, sizes);
  const make = async (maker: Job) => {
    await maker.onSheet(front.id, (sheet) => makeSizeCells(sheet, area, labels, column));
    return ready;
  };
  const ifStuck = message("maze-unfinished", { sheet: front.name });
  return { make, takeBack: (job) => emptySheet(job, front.id, area, ready.before), ifStuck };
}

/** Empties a sheet that was empty before: cells, names, and the sizes that a maze changed. Two requests. */
async function emptySheet(job: Job, sheetId: string, area: Area, before: Before): Promise<void> {
  const names = await job.onSheet(sheetId, (sheet) => loadNames(sheet.names));
  await job.repeatableOn(sheetId, (sheet) => {
    for (const { name, scope } of names.items) if (String(scope) === "Worksheet") deleteName(sheet, name);
    const { row, column, rows, columns } = area;
    clearAll(sheet, { row: row - 1, column: column - 1, rows: rows + 2, columns: columns + 2 });
    clearSizeCells(sheet, sizeColumnBeside(area.columns));
    restoreSizes(sheet, area, before);
  });
}
