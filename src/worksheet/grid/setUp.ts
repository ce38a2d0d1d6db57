import type { Grid } from "../../maze/maze";
import type { Job } from "../excel/job";
import { findName, names } from "../excel/names";
import type { Before } from "../sheet/before";
import { checkStructure, checkUnprotected, freeSheetName, inParentheses, type SheetState } from "../sheet/sheetState";
import { isBesideMaze } from "../sheet/mazeIdentity";
import {
  completedCells,
  hasSizeCells,
  isPlaceFree,
  loadStandardPlace,
  makeMissingCells,
  makeSizeCells,
  nameSizeCells,
  ORIGIN,
  sizeColumnBeside,
  START_SIZE,
  takeSizeCellsBack,
} from "../sheet/sizeCells";
import { loadWidths, type LoadedWidths, narrowColumns, takeNarrowingBack } from "../beside/narrowColumns";
import { MAZE_SHEET } from "./closedGrid";
import { addMazeSheet, dropMazeSheet } from "./mazeSheet";

/** What became of "Set up sheet". */
export interface SetUp {
  readonly sheet: string;
  readonly done: "was set up" | "cells taken" | "cells made" | "sheet made";
}

/** Takes note of what has to be undone if the action ends before its time. */
interface WayBack {
  mendBy(step: (job: Job) => Promise<unknown>): void;
}

/**
 * Gives the sheet in front size cells: names for numbers that are in BC12 and BC14 already, or labels, cells and names on an
 * empty sheet; on a sheet in use a new sheet "Maze". Broken names are made again. One or two requests.
 * Throws Refusal for a protected sheet.
 */
export async function setUp(job: Job, state: SheetState, mending: WayBack): Promise<SetUp> {
  if (hasSizeCells(state.sizeCells)) {
    if (findName(state.names, names.columns) && findName(state.names, names.rows)) {
      return { sheet: state.name, done: "was set up" };
    }
    checkUnprotected(state);
    mending.mendBy((mender) => takeSizeCellsBack(mender, state.id, state.names, state.sizeCells));
    await job.onSheet(state.id, (sheet) => nameSizeCells(sheet, state.names, state.sizeCells));
    return { sheet: state.name, done: "cells taken" };
  }

  const free = state.isProtected ? undefined : await lookWhetherFree(job, state);
  if (free !== undefined) {
    const { widths } = free;
    mending.mendBy((mender) => takeSizeCellsBack(mender, state.id, state.names, state.sizeCells));
    if (widths !== undefined) {
      mending.mendBy((mender) => mender.onSheet(state.id, (sheet) => takeNarrowingBack(sheet, state.names, widths)));
    }
    await job.onSheet(state.id, (sheet) => {
      makeMissingCells(sheet, state.sizeCells);
      if (widths !== undefined) narrowColumns(sheet, state.name, state.names, widths);
    });
    return { sheet: state.name, done: "cells made" };
  }
  checkStructure(state);
  const name = freeSheetName(state.sheets, MAZE_SHEET, inParentheses);
  mending.mendBy((mender) => dropMazeSheet(mender, name, state));
  const widths = await job.request((context) => {
    const sheet = context.workbook.worksheets.add(name);
    makeSizeCells(sheet, START_SIZE);
    return loadWidths(sheet);
  });
  // In a request of its own, because Excel on the web may not bring a sheet to the front in the one that adds it
  // (OfficeDev/office-js#930).
  await job.onSheet(name, (sheet) => {
    sheet.activate();
    narrowColumns(sheet, name, [], widths);
  });
  return { sheet: name, done: "sheet made" };
}

/** A sheet with size cells, on which a maze of the wanted size finds room. */
export interface SizedSheet {
  readonly state: SheetState;
  /** Of a sheet that was added just now: the widths and heights that a grid from B2 on would change. */
  readonly before: Before | undefined;
}

/**
 * The sheet in front with size cells of this size: the sheet itself where it is empty, or a new sheet "Maze" where it is in
 * use. One that has size cells stays as it is, whatever they hold. One or two requests, or none.
 */
export async function withSizeCells(job: Job, state: SheetState, size: Grid, mending: WayBack): Promise<SizedSheet> {
  const { id, name, sizeCells } = state;
  if (hasSizeCells(sizeCells)) return { state, before: undefined };
  if (state.isProtected || (await lookWhetherFree(job, state)) === undefined) {
    checkStructure(state);
    const added = freeSheetName(state.sheets, MAZE_SHEET, inParentheses);
    mending.mendBy((mender) => dropMazeSheet(mender, added, state));
    return addMazeSheet(job, state, added, { ...ORIGIN, ...size });
  }
  // Beside a maze that has lost them they come where they were; on an empty sheet where they are out of its way.
  const column = state.grid === undefined ? sizeColumnBeside(size.columns) : sizeColumnBeside(0);
  mending.mendBy((mender) => takeSizeCellsBack(mender, id, state.names, sizeCells, column));
  await job.onSheet(id, (sheet) => makeMissingCells(sheet, sizeCells, size, column));
  const made = [names.columns, names.rows].map((made) => ({ name: made, formula: "" }));
  const kept = state.names.filter((each) => findName(made, each.name) === undefined);
  const cells = completedCells(name, sizeCells, size, column);
  return { state: { ...state, names: [...kept, ...made], sizeCells: cells }, before: undefined };
}

/**
 * Whether nobody else uses the sheet: it is empty, and then its columns' widths are told, or it is Lavirint's and the place of the
 * missing size cells is empty. Undefined where it is in use.
 */
async function lookWhetherFree(
  job: Job,
  state: SheetState,
): Promise<{ readonly widths: LoadedWidths | undefined } | undefined> {
  if (isBesideMaze(state)) return undefined;
  const found = await job.onSheet(state.id, (sheet) => {
    return {
      used: sheet.getUsedRangeOrNullObject(false).untrack().load("address"),
      standard: loadStandardPlace(sheet),
      charts: sheet.charts.getCount(),
      shapes: sheet.shapes.getCount(),
      widths: loadWidths(sheet),
    };
  });
  const isOurs = [names.columns, names.rows, names.grid].some((name) => findName(state.names, name) !== undefined);
  if (isOurs && isPlaceFree(found.standard, state.sizeCells)) return { widths: undefined };
  const isEmpty = found.used.isNullObject && found.charts.value === 0 && found.shapes.value === 0;
  return isEmpty ? { widths: found.widths } : undefined;
}
