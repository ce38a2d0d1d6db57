import type { Job } from "../excel/job";
import { findName, names } from "../excel/names";
import { checkUnprotected, freeSheetName, inParentheses, type SheetState } from "../sheet/sheetState";
import {
  isPlaceFree,
  loadStandardPlace,
  makeMissingCells,
  makeSizeCells,
  nameSizeCells,
  START_SIZE,
  takeSizeCellsBack,
} from "../sheet/sizeCells";
import { MAZE_SHEET } from "./closedGrid";
import { dropMazeSheet } from "./mazeSheet";

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
  const { columns, rows } = state.sizeCells;
  if (typeof columns !== "string" && typeof rows !== "string") {
    if (findName(state.names, names.columns) && findName(state.names, names.rows)) {
      return { sheet: state.name, done: "was set up" };
    }
    checkUnprotected(state);
    mending.mendBy((mender) => takeSizeCellsBack(mender, state.id, state.names, state.sizeCells));
    await job.onSheet(state.id, (sheet) => nameSizeCells(sheet, state.names, state.sizeCells));
    return { sheet: state.name, done: "cells taken" };
  }

  if (!state.isProtected && (await isFree(job, state))) {
    mending.mendBy((mender) => takeSizeCellsBack(mender, state.id, state.names, state.sizeCells));
    await job.onSheet(state.id, (sheet) => makeMissingCells(sheet, state.name, state.sizeCells));
    return { sheet: state.name, done: "cells made" };
  }
  const name = freeSheetName(state.sheets, MAZE_SHEET, inParentheses);
  mending.mendBy((mender) => dropMazeSheet(mender, name, state));
  await job.request((context) => {
    const sheet = context.workbook.worksheets.add(name);
    makeSizeCells(sheet, name, START_SIZE);
  });
  // In a request of its own, because Excel on the web may not bring a sheet to the front in the one that adds it
  // (OfficeDev/office-js#930).
  await job.onSheet(name, (sheet) => sheet.activate());
  return { sheet: name, done: "sheet made" };
}

/** Whether nobody else uses the sheet: it is empty, or it is Lavirint's and the place of the missing size cells is empty. */
async function isFree(job: Job, state: SheetState): Promise<boolean> {
  const found = await job.onSheet(state.id, (sheet) => {
    return {
      used: sheet.getUsedRangeOrNullObject(false).untrack().load("address"),
      standard: loadStandardPlace(sheet),
      charts: sheet.charts.getCount(),
      shapes: sheet.shapes.getCount(),
    };
  });
  const isOurs = [names.columns, names.rows, names.grid].some((name) => findName(state.names, name) !== undefined);
  if (isOurs && isPlaceFree(found.standard, state.sizeCells)) return true;
  return found.used.isNullObject && found.charts.value === 0 && found.shapes.value === 0;
}
