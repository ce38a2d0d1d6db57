import { type Message, message } from "../../message";
import type { Grid } from "../../maze/model";
import {
  type Changes,
  type ReversibleChange,
  freeSheetName,
  inParentheses,
  painted,
  piecesOf,
  sheetAdded,
} from "../changes";
import { type Job, bringToFront, findName } from "../excel";
import { paintPieces } from "../cells";
import { type Before, facts, isRemembered } from "../memory";
import {
  ORIGIN,
  START_SIZE,
  completedCells,
  hasSizeCells,
  isPlaceFree,
  loadStandardPlace,
  makeSizeCells,
  sizeCellsBetween,
  sizeColumnBeside,
  sizeNamesBetween,
} from "../sizeCells";
import { type SheetState, isBesideMaze, pageKindOf } from "../sheet";
import { type LoadedWidths, loadWidths, narrowedBetween } from "../place";
import type { ArrivedSheet } from "./closedGrid";
import { type KnownMaze, type MazeSheetTexts, getsOwnSheet, mazeSheetAdded } from "./mazeSheet";

/** The result of "Size cells". */
export interface SetUp {
  readonly sheet: string;
  readonly done: "was set up" | "cells taken" | "cells made" | "sheet made";
}

/**
 * Gives the sheet in front size cells: names for numbers that are in BC12 and BC14 already; or labels, cells and names on an
 * empty sheet; or, if the sheet is in use, a new sheet "Maze". Broken names are replaced. One or two requests.
 * Throws Refusal for a protected sheet.
 */
export async function setUp(job: Job, state: SheetState, texts: MazeSheetTexts, changes: Changes): Promise<SetUp> {
  if (hasSizeCells(state.sizeCells)) {
    if (isRemembered(state.names, facts.columns) && isRemembered(state.names, facts.rows)) {
      return { sheet: state.name, done: "was set up" };
    }
    changes.touch(state, { here: true });
    await changes.make(job, painted(sizeNamesBetween(state)));
    return { sheet: state.name, done: "cells taken" };
  }

  const free = state.isProtected ? undefined : await lookWhetherFree(job, state);
  if (free !== undefined) {
    const { widths, inexact } = free;
    changes.touch(state, { here: true });
    const narrowed = widths === undefined ? [] : narrowedBetween(state, widths);
    await changes.make(job, painted([...sizeCellsBetween(state, texts.labels), ...narrowed], { inexact }));
    return { sheet: state.name, done: "cells made" };
  }
  changes.touch(state, { structure: true });
  const name = freeSheetName(state.sheets, texts.sheetName, inParentheses);
  const added = { name, sheets: state.sheets, mark: facts.columns.name, front: state.id };
  await changes.make(
    job,
    sheetAdded(added, (maker) => addSizeSheet(maker, name, texts)),
  );
  return { sheet: name, done: "sheet made" };
}

/** Adds a sheet with size cells and nothing else, and brings it to the front. */
async function addSizeSheet(job: Job, name: string, { labels }: MazeSheetTexts): Promise<void> {
  const { sheet, widths } = await job.request((context) => {
    const sheet = context.workbook.worksheets.add(name);
    makeSizeCells(sheet, START_SIZE, labels);
    return { sheet: sheet.load("id"), widths: loadWidths(sheet) };
  });
  await paintPieces(job, piecesOf(narrowedBetween({ id: sheet.id, name, names: [] }, widths)));
  await bringToFront(job, sheet.id);
}

/** A sheet with size cells and room for a maze of the wanted size. */
export interface SizedSheet {
  readonly state: SheetState;
  /** For a new sheet: the widths and heights that a grid from B2 on would change. */
  readonly before: Before | undefined;
  /** Size cells that are to be written on it first; what is known of it then. */
  readonly missing?: { readonly change: ReversibleChange; readonly known: (state: SheetState) => SheetState };
  /** See {@link Site}. */
  readonly arrived?: ArrivedSheet | undefined;
}

/** A size, and the maze of that size that is going to be drawn, if it is known before. */
interface Wanted {
  readonly size: Grid;
  readonly maze: () => Promise<KnownMaze | undefined>;
}

/**
 * The sheet in front with size cells of this size: the sheet itself where it is empty, or a new sheet "Maze" where it is in
 * use or {@link getsOwnSheet} says so. A sheet that already has size cells stays as it is. One or two requests, or none, without those
 * that write `missing`.
 */
export async function withSizeCells(
  job: Job,
  state: SheetState,
  { size, maze }: Wanted,
  texts: MazeSheetTexts,
  changes: Changes,
): Promise<SizedSheet> {
  const { name, sizeCells } = state;
  if (hasSizeCells(sizeCells)) return { state, before: undefined };
  // A page of a booklet keeps nothing beside its maze.
  if (state.grid !== undefined && pageKindOf(state.names)?.kind === "booklet") {
    return {
      state: { ...state, sizeCells: completedCells(name, sizeCells, size, sizeColumnBeside(0)) },
      before: undefined,
    };
  }
  const mayBeTaken = !state.isProtected && !getsOwnSheet(job.host, state, size.columns * size.rows);
  const free = mayBeTaken ? await lookWhetherFree(job, state) : undefined;
  if (free === undefined) {
    changes.touch(state, { structure: true });
    return changes.make(job, mazeSheetAdded(state, texts, { ...ORIGIN, ...size }, { known: await maze() }));
  }
  // Beside a maze that has lost its size cells they go back to their place; on an empty sheet they go out of the grid's way.
  const column = state.grid === undefined ? sizeColumnBeside(size.columns) : sizeColumnBeside(0);
  const made = [facts.columns, facts.rows].map((fact) => ({ name: fact.name, formula: "" }));
  const cells = completedCells(name, sizeCells, size, column);
  const change = painted(sizeCellsBetween(state, texts.labels, size, column), free);
  const known = (as: SheetState) => {
    const kept = as.names.filter((each) => findName(made, each.name) === undefined);
    return { ...as, names: [...kept, ...made], sizeCells: cells };
  };
  return { state: known(state), before: undefined, missing: { change, known } };
}

/**
 * Whether nobody else uses the sheet: it is empty, and then its columns' widths are given, or it is Lavirint's and the place of the
 * missing size cells is empty. Undefined if it is in use.
 */
async function lookWhetherFree(job: Job, state: SheetState): Promise<FreeSheet | undefined> {
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
  const isOurs = [facts.columns, facts.rows, facts.sizeLabels].some((fact) => isRemembered(state.names, fact));
  if ((isOurs || state.grid !== undefined) && isPlaceFree(found.standard, state.sizeCells, state.names))
    return { widths: undefined, inexact: LOOKS_GONE };
  const isEmpty = found.used.isNullObject && found.charts.value === 0 && found.shapes.value === 0;
  return isEmpty ? { widths: found.widths, inexact: undefined } : undefined;
}

/** What was found on a sheet that nobody else uses: its columns' widths where it is empty, and what size cells on it cover. */
interface FreeSheet {
  readonly widths: LoadedWidths | undefined;
  readonly inexact: Message | undefined;
}

/** How empty cells look is not read. */
const LOOKS_GONE = message("size-cell-looks-lost");
