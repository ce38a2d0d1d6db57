import { type Message, message } from "../../message";
import type { Maze, Grid } from "../../maze/model";
import { cellsOf } from "../addresses";
import { type ExcelSession, insertsSheets, bringToFront } from "../excel";
import { findName } from "../names";
import { freeSheetName, inParentheses, insertSheets, addSheetChange } from "../addSheets";
import { type Change, type Changes, painted } from "../changes";
import { NOTHING_BEFORE, loadSizes, sizesBefore } from "../before";
import { hasFact } from "../fact";
import { facts } from "../facts";
import { type Layout, START_SIZE, mazeInFile } from "../looks";
import { drawnArea } from "../lattice";
import type { Site } from "./grid";
import { type SheetState, isBesideMaze } from "../sheet";
import {
  type SizeLabels,
  madeSizeCells,
  makeSizeCells,
  sizeColumnBeside,
  ORIGIN,
  STANDARD_PLACE,
  hasSizeCells,
  loadStandardPlace,
  sizeCellsBetween,
  sizeNamesBetween,
  sizesBetween,
} from "../sizeCells";

/** Column A: of the size cells that no grid from B2 on covers. */
const COLUMN_LEFT_OF_GRID = 0;

/** The most cells of a maze that is always drawn on its sheet, by about 190 areas: that many appear at once. */
const MOST_DRAWN = 400;

/** The most cells of a maze that is drawn on an empty sheet: more take Excel long, and one in a file arrives at once. */
const MOST_ON_EMPTY_SHEET = 10_000;

export interface MazeSheetTexts {
  /** Without the size of the maze, because the next one there may have another. */
  readonly sheetName: string;
  readonly labels: SizeLabels;
}

interface NewMazeSheet {
  readonly size: Pick<Grid, "columns" | "rows">;
  /** Undefined for a sheet without a maze. */
  readonly layout?: Layout | undefined;
  /** The maze, where it is known already. A large one arrives with its sheet, if this Excel takes that. */
  readonly maze?: Maze | undefined;
  /** The current sheet has its size cells in the way of the grid; on the new one they are left of it, so that they are in no grid's way. */
  readonly isOutgrown?: boolean;
}

/** A sheet that is ready for a maze, and the widths and heights that a maze would change. */
type MazeSheet = Pick<Site, "state" | "area" | "before" | "arrived">;

/** One request; if a maze arrives with the sheet, the size cells come with the maze's names. It stays behind the one in front. */
export function addMazeSheetChange(
  state: SheetState,
  { sheetName, labels }: MazeSheetTexts,
  { size: { columns, rows }, layout, maze, isOutgrown = false }: NewMazeSheet,
): Change<MazeSheet> {
  const size = { columns, rows };
  const area = drawnArea({ ...ORIGIN, ...size }, layout ?? {});
  const name = freeSheetName(state.sheets, sheetName, inParentheses);
  const column = isOutgrown ? COLUMN_LEFT_OF_GRID : sizeColumnBeside(area.columns);
  const addSizeCells = (sheet: Excel.Worksheet) => makeSizeCells(sheet, size, labels, column);
  const add = ({ workbook: { worksheets } }: Excel.RequestContext) => {
    const sheet = worksheets.add(name);
    addSizeCells(sheet);
    return { sheet: sheet.load("id"), sizes: loadSizes(sheet, area) };
  };
  // The files that are written have lines, and small mazes are drawn as quickly.
  const isInFile = maze !== undefined && layout?.wallShare === undefined && cellsOf(area) > MOST_DRAWN;
  const planned = { name, sheets: state.sheets, mark: facts.columns.name, front: state.id };
  return addSheetChange(planned, async (session, added) => {
    const insertion = isInFile && {
      file: [{ name, mazes: [mazeInFile(area, maze, layout!)], cells: [] }],
      read: (find: (name: string) => Excel.Worksheet) => loadSizes(find(name), area),
    };
    const inserted = insertion ? await insertSheets(session, added, insertion) : undefined;
    const made = inserted === undefined ? await session.request(add) : undefined;
    const id = inserted?.ids[0] ?? made!.sheet.id;
    const sizes = inserted?.read ?? made!.sizes;
    const ready: SheetState = {
      ...state,
      id,
      name,
      isProtected: false,
      isIndex: false,
      names: SIZE_NAMES,
      sheets: [...state.sheets, { id, name, visibility: "Visible", isProtected: false }],
      sizeCells: madeSizeCells(name, size, column),
      grid: undefined,
      before: NOTHING_BEFORE,
    };
    const before = sizesBefore(await sizes(session, id), area, NOTHING_BEFORE);
    return { state: ready, area, before, arrived: inserted && addSizeCells };
  });
}

const SIZE_NAMES = [facts.columns, facts.rows].map((fact) => ({ name: fact.name, formula: "" }));

/**
 * Gives the sheet in front size cells: names for numbers that are in BC12 and BC14 already; or labels, cells with `size` and names on an
 * empty sheet; or, if the sheet is in use, a new sheet "Maze". Broken names are replaced. One to three requests. Gives the sentence of the
 * outcome. Throws Refusal for a protected sheet.
 */
export async function setUp(
  session: ExcelSession,
  state: SheetState,
  size: Grid | undefined,
  texts: MazeSheetTexts,
  changes: Changes,
): Promise<Message> {
  if (hasSizeCells(state.sizeCells)) {
    const unnamed = sizeNamesBetween(state);
    if (unnamed.length === 0) return message("sheet-set-up", { sheet: state.name });
    changes.declareWrites(state, { here: true });
    await changes.make(session, painted(unnamed));
    return message("size-cells-taken", { sheet: state.name });
  }

  const { state: found, missing, isNew } = await withSizeCells(session, state, { size: START_SIZE }, texts.labels);
  changes.declareWrites(state, isNew ? { structure: true } : { here: true });
  if (missing !== undefined) await changes.make(session, missing.change);
  const sheet = addMazeSheetChange(state, texts, { size: START_SIZE });
  const made = isNew ? (await changes.make(session, sheet)).state : found;
  if (size !== undefined) await changes.make(session, painted(sizesBetween(made, size)));
  await bringToFront(session, made.id, STANDARD_PLACE);
  return message("sheet-set-up", { sheet: made.name });
}

/** The sheet in front as it will be with size cells; or `isNew`, a sheet that is still to be added, by what is known of it. */
export interface SizedSheet {
  readonly state: SheetState;
  /** Because somebody uses the one in front, or because the maze is large. */
  readonly isNew?: "in use" | "large" | undefined;
  /** Size cells that are to be written on it first; what is known of it then. */
  readonly missing?: { readonly change: Change; readonly known: (state: SheetState) => SheetState };
}

/**
 * Where size cells of this size go: on the sheet in front where it is empty, or on a new sheet where it is in use, `isElsewhere` says so,
 * or the maze is large. Changes nothing; one request at most.
 */
export async function withSizeCells(
  session: ExcelSession,
  state: SheetState,
  { size, layout, isElsewhere = false }: Pick<NewMazeSheet, "size" | "layout"> & { readonly isElsewhere?: boolean },
  labels: SizeLabels,
): Promise<SizedSheet> {
  const { name, sizeCells, grid, isStructureProtected } = state;
  const hasManyCells = size.columns * size.rows > MOST_ON_EMPTY_SHEET;
  const isLarge = hasManyCells && grid === undefined && insertsSheets(session.host) && !isStructureProtected;
  const mayBeTaken = !isElsewhere && !state.isProtected && !isLarge;
  const free = mayBeTaken ? await lookWhetherFree(session, state) : undefined;
  const drawn = drawnArea({ ...ORIGIN, ...size }, layout ?? {});
  if (free === undefined) {
    const made = madeSizeCells(name, size, sizeColumnBeside(drawn.columns));
    return { state: { ...state, grid: undefined, sizeCells: made }, isNew: isLarge ? "large" : "in use" };
  }
  // Beside a maze that has lost its size cells they go back to their place; on an empty sheet they go out of the grid's way.
  const column = state.grid === undefined ? sizeColumnBeside(drawn.columns) : sizeColumnBeside(0);
  const cells = madeSizeCells(name, size, column, sizeCells);
  const change = painted(sizeCellsBetween(state, labels, size, column), free);
  const known = (as: SheetState) => {
    const kept = as.names.filter((each) => findName(SIZE_NAMES, each.name) === undefined);
    return { ...as, names: [...kept, ...SIZE_NAMES], sizeCells: cells };
  };
  return { state: known(state), missing: { change, known } };
}

/** Undefined for a sheet that somebody uses: it is neither empty, nor Lavirint's with room for the missing size cells. */
async function lookWhetherFree(session: ExcelSession, state: SheetState) {
  if (isBesideMaze(state)) return undefined;
  const found = await session.onSheet(state.id, (sheet) => {
    return {
      used: sheet.getUsedRangeOrNullObject(false).untrack().load("address"),
      standard: loadStandardPlace(sheet),
      charts: sheet.charts.getCount(),
      shapes: sheet.shapes.getCount(),
    };
  });
  const isOurs = [facts.columns, facts.rows, facts.sizeLabels].some((fact) => hasFact(state.names, fact));
  if ((isOurs || state.grid !== undefined) && found.standard(state))
    return { inexact: message("size-cell-looks-lost") }; // how empty cells look is not read
  const isEmpty = found.used.isNullObject && found.charts.value === 0 && found.shapes.value === 0;
  return isEmpty ? { inexact: undefined } : undefined;
}
