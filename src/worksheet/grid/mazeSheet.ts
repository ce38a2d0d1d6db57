import { message } from "../../message";
import type { Maze } from "../../maze/model";
import { type Area, type Job, type KnownHost, cellsOf, deleteName, insertsSheets, loadNames } from "../excel";
import { type ReversibleChange, freeSheetName, inParentheses, sheetAdded, sheetsInserted } from "../changes";
import { type Before, NOTHING_BEFORE, facts, putBack, remember } from "../memory";
import { type Layout, clearAll } from "../cells";
import type { ArrivedSheet } from "./closedGrid";
import { sheetOfMaze } from "./sheetOfMaze";
import { type SheetState, readSheet } from "../sheet";
import {
  type SizeLabels,
  clearSizeCells,
  coversSizeCells,
  madeSizeCells,
  makeSizeCells,
  sizeColumnBeside,
} from "../sizeCells";
import { type LoadedSizes, loadSizes, readLoadedSizes, restoreSizes, sizesBefore } from "../place";

/** Column A: of the size cells that no grid from B2 on covers. */
const COLUMN_LEFT_OF_GRID = 0;

/** The most cells of a maze that is always drawn on its sheet, by about 190 areas: that many appear at once. */
const MOST_DRAWN = 400;

/** A sheet that is ready for a maze, and the widths and heights that a maze would change. */
interface MazeSheet {
  readonly state: SheetState;
  readonly before: Before;
  /** See {@link Site}. */
  readonly arrived?: ArrivedSheet | undefined;
}

/** The most cells of a maze that is drawn on an empty sheet: more take Excel long, and one in a file arrives at once. */
export const MOST_ON_EMPTY_SHEET = 10_000;

/** Whether a maze gets a new sheet, although nothing may be in its way on the sheet in front. */
export function getsOwnSheet(host: KnownHost, { grid, isStructureProtected }: SheetState, cells: number): boolean {
  return cells > MOST_ON_EMPTY_SHEET && grid === undefined && insertsSheets(host) && !isStructureProtected;
}

/** The words on a sheet for a maze, and for its name. */
export interface MazeSheetTexts {
  /** Without the size of the maze, because the next one there may have another. */
  readonly sheetName: string;
  readonly labels: SizeLabels;
}

/** A maze that is going to be drawn, and how it looks. */
export interface KnownMaze {
  readonly maze: Maze;
  readonly layout: Layout;
}

/** What is known of the maze of a new sheet. */
interface Expected {
  /**
   * The current sheet has its size cells in the way of the grid, and remembers where the grid went; on the new one they are left of it,
   * so that they are in no grid's way.
   */
  readonly isOutgrown?: boolean;
  /** The maze, where it is known already. A large one arrives with its sheet, if this Excel takes that. */
  readonly known?: KnownMaze | undefined;
}

/**
 * Adds a sheet with size cells of its own beside the place of the grid, in one request; if a maze arrives with it, the size cells come
 * with the maze's names. It stays behind the one in front.
 */
export function mazeSheetAdded(
  state: SheetState,
  { sheetName, labels }: MazeSheetTexts,
  area: Area,
  { isOutgrown = false, known }: Expected = {},
): ReversibleChange<MazeSheet> {
  const name = freeSheetName(state.sheets, sheetName, inParentheses);
  const remembers = isOutgrown && !state.isProtected;
  const place = { name, sheets: state.sheets, mark: facts.columns.name, front: state.id };
  const column = isOutgrown ? COLUMN_LEFT_OF_GRID : sizeColumnBeside(area.columns);
  const sheet: NewSheet = { state, name, labels, area, column, remembers };
  const added = sheetAdded(place, async (job, arrived) => {
    return (known && (await insertMaze(job, sheet, known, arrived))) ?? addMazeSheet(job, sheet);
  });
  const takeBack = async (job: Job) => {
    if (remembers) await job.repeatableOn(state.id, (sheet) => putBack(sheet, state.names, facts.elsewhere));
    await added.takeBack(job);
  };
  return {
    make: (job) => added.make(job),
    takeBack,
    get ifStuck() {
      return added.ifStuck;
    },
  };
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

/**
 * Inserts a sheet on which a maze is drawn; see {@link sheetsInserted}. It gets its size cells with the names of the maze. Undefined for
 * small mazes too: they are drawn as quickly.
 */
async function insertMaze(
  job: Job,
  added: NewSheet,
  { maze, layout }: KnownMaze,
  arrived: (id: string) => void,
): Promise<MazeSheet | undefined> {
  const { state, name, area } = added;
  if (cellsOf(area) <= MOST_DRAWN || !insertsSheets(job.host)) return undefined;
  const before = { sheets: state.sheets, front: state.id };
  const inserted = await sheetsInserted(job, [sheetOfMaze(name, area, maze, layout)], before, (find) => {
    return loadSizes(find(name), area);
  });
  if (inserted === undefined) return undefined;
  const id = inserted.ids[0]!;
  arrived(id);
  const ready = await readyFor(job, id, added, inserted.read);
  return { ...ready, arrived: (context, sheet) => dressSheet(context, sheet, added) };
}

async function addMazeSheet(job: Job, added: NewSheet): Promise<MazeSheet> {
  const read = await job.request((context) => {
    const sheet = context.workbook.worksheets.add(added.name);
    dressSheet(context, sheet, added);
    return { sheet: sheet.load("id"), sizes: loadSizes(sheet, added.area) };
  });
  return readyFor(job, read.sheet.id, added, read.sizes);
}

/** Queues the size cells of the new sheet, and what the sheet in front remembers of it. */
function dressSheet(
  { workbook: { worksheets } }: Excel.RequestContext,
  sheet: Excel.Worksheet,
  { state, name, labels, area, column, remembers }: NewSheet,
): void {
  makeSizeCells(sheet, area, labels, column);
  if (remembers) remember(worksheets.getItem(state.id), [], facts.elsewhere, { sheet: name, area });
}

async function readyFor(
  job: Job,
  id: string,
  { state, name, area, column }: NewSheet,
  loaded: LoadedSizes,
): Promise<MazeSheet> {
  const sheets = [...state.sheets, { id, name, visibility: "Visible", isProtected: false }];
  const sizes = await readLoadedSizes(job, id, loaded);
  return sheetReady(area, column, { ...state, id, name, isProtected: false, isIndex: false, sheets }, sizes);
}

function sheetReady(
  area: Area,
  column: number,
  state: SheetState,
  sizes: Parameters<typeof sizesBefore>[0],
): MazeSheet {
  const ready: SheetState = {
    ...state,
    names: [facts.columns, facts.rows].map((fact) => ({ name: fact.name, formula: "" })),
    sizeCells: madeSizeCells(state.name, area, column),
    grid: undefined,
    before: NOTHING_BEFORE,
  };
  return { state: ready, before: sizesBefore(sizes, area, NOTHING_BEFORE) };
}

/**
 * The sheet to which an earlier grid went because the size cells of `state` were in its way; undefined if that sheet was deleted,
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
 * undefined if somebody uses the sheet, which takes one request or none to find out.
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
  const ready = sheetReady(area, column, front, sizes);
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
