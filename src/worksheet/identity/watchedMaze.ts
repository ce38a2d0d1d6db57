import { message } from "../../message";
import type { Grid } from "../../maze/model";
import {
  type Area,
  Gone,
  type Job,
  type ReadName,
  Refusal,
  addressOf,
  rangeAt,
  sameArea,
  sheetAt,
  commandsInExcel,
} from "../excel";
import { ENTRANCE_LETTER, EXIT_LETTER, findEnds } from "../ends";
import { type SheetName, findHelper, loadHelpers, loadSheets, sheetsIn } from "../sheet";
import { Written, facts, forget, isRemembered, pinnedLines, remember } from "../memory";
import { type SetsRecord, setsRecordOf } from "./setsRecord";
import { stampOf } from "./stamp";
import { ANSWER_TOO_LARGE, type Piece, cellArea, paintingOn, readBeforeWriting, readInHalves } from "../cells";
import { stillThere } from "./stillThere";

/** The sheet on which a maze is watched, as just read. */
export interface WatchedMaze {
  readonly sheet: string;
  readonly names: readonly ReadName[];
  /** Cells of entrance and exits, with their letters. */
  readonly letters: ReadonlyMap<number, string>;
  /** Undefined if there is none, or if somebody deleted it. */
  readonly sets: HiddenNumbers | undefined;
}

/** The hidden sheet with the set numbers of a maze. */
interface HiddenNumbers {
  readonly sheetId: string;
  readonly sheet: string;
  readonly names: readonly ReadName[];
  /** What was written there; undefined on a sheet of an older version. */
  readonly record: SetsRecord | undefined;
  /** The numbers with the row above them, where their label is. */
  readonly place: Area;
  readonly label: Area | undefined;
  readonly block: Area;
  /** The contents of these cells, if they were asked for. */
  readonly contents: readonly (readonly unknown[])[] | undefined;
}

/** A maze whose steps can be shown: where it was drawn, and the stamp that it keeps until somebody changes it. */
export interface StampedMaze {
  readonly sheetId: string;
  readonly area: Area;
  readonly stamp: string;
}

/** What else to read when looking at a watched maze. */
interface WatchedLook<T> {
  /** Queues further reads of the maze's sheet, with the first request. */
  readonly alongside?: (sheet: Excel.Worksheet) => T;
  /** Whether the set numbers are on a hidden sheet; if so, where it was found last, so that its cells are read in the same request. */
  readonly hidden?: { readonly known: HiddenNumbers | undefined; readonly contents: boolean } | undefined;
}

/**
 * Checks whether the maze is still where it was drawn and unchanged, in one request, and one more if its set numbers are on
 * a hidden sheet, or two the first time. Throws {@link Gone} if it is gone or changed, {@link Refusal} if the sheet, or that
 * of its set numbers, is protected.
 */
export async function findWatchedMaze<T = undefined>(
  job: Job,
  { sheetId, area, stamp }: StampedMaze,
  { alongside, hidden }: WatchedLook<T> = {},
): Promise<WatchedMaze & { readonly alongside: T }> {
  const gone = new Gone(message("watched-maze-gone", { area: addressOf(area) }));
  const read = await stillThere(job, sheetId, {
    gone,
    check: (names, sheet) => {
      const grid = facts.grid.read(names);
      if (grid?.sheet !== sheet || !sameArea(grid.area, area)) throw gone;
      if (stampOf(names, "maze") === stamp) return;
      throw new Gone(message("watched-maze-changed", { area: addressOf(area), sheet }));
    },
    alongside: (sheet, context) => ({ sheets: hidden && loadSheets(context), more: alongside?.(sheet) as T }),
  });
  const { sheet, names: list } = read;
  const { sheets, more } = read.alongside;
  const { entrance, exits } = findEnds(list, sheet, area);
  const letters = new Map(exits.map(({ cell }) => [cell, EXIT_LETTER]));
  if (entrance !== undefined) letters.set(entrance.cell, ENTRANCE_LETTER);
  const sets = sheets && hidden && (await findHiddenNumbers(job, sheetsIn(sheets), sheet, area, hidden));
  return { sheet, names: list, letters, alongside: more, sets };
}

/** Finds a watched maze, wherever such mazes are kept. */
export type FindMaze = typeof findWatchedMaze;

async function findHiddenNumbers(
  job: Job,
  sheets: readonly SheetName[],
  mazeSheet: string,
  area: Area,
  { known, contents }: { known: HiddenNumbers | undefined; contents: boolean },
): Promise<HiddenNumbers | undefined> {
  const there = contents && sheets.some(({ id }) => id === known?.sheetId) ? known : undefined;
  const look = (isAtOnce: boolean) =>
    job.request((context) => ({
      helpers: loadHelpers(context, sheets, mazeSheet),
      contents: isAtOnce && there ? rangeAt(sheetAt(context, there.sheetId), there.place).load("formulas") : undefined,
    }));
  const read = await look(true).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== ANSWER_TOO_LARGE || there === undefined) throw error;
    return look(false);
  });
  const helper = findHelper(read.helpers, facts.sets, mazeSheet);
  if (helper?.isProtected === true) {
    throw new Refusal(message("maze-sheet-protected", { sheet: helper.name }), commandsInExcel.unprotect);
  }
  const place = helper && facts.setsBefore.read(helper.names)?.area;
  if (helper === undefined || place === undefined) return undefined;
  // The label is above the numbers, unless the grid begins in the first row.
  const labelled = place.rows === area.rows + 1;
  // Where somebody inserted or deleted rows or columns, it is not known which cells are whose.
  if (place.columns !== area.columns || (!labelled && place.rows !== area.rows)) return undefined;
  const block = labelled ? { ...place, row: place.row + 1, rows: area.rows } : place;
  const label = labelled ? { ...place, rows: 1, columns: 1 } : undefined;
  const found = {
    sheetId: helper.id,
    sheet: helper.name,
    names: helper.names,
    record: setsRecordOf(helper.names),
    place,
    label,
    block,
    contents: undefined,
  };
  if (!contents) return found;
  const isThere = there?.sheetId === helper.id && sameArea(there.place, place);
  if (isThere && read.contents !== undefined) return { ...found, contents: read.contents.formulas as unknown[][] };
  const rows = Array.from({ length: place.rows }, () => new Array<unknown>(place.columns));
  await readInHalves(
    place,
    (part) => job.onSheet(helper.id, (sheet) => rangeAt(sheet, part).load("formulas")),
    (part, { formulas }) => {
      (formulas as unknown[][]).forEach((row, r) =>
        row.forEach((content, c) => (rows[part.row - place.row + r]![part.column - place.column + c] = content)),
      );
    },
  );
  return { ...found, contents: rows };
}

/**
 * Notes, in a hidden name, that the cells of the grid hold the set numbers of this step, or of none, so that they are not taken for the
 * person's own. `names` are those of the sheet as it was read last.
 */
export function noteNumbers(
  { sheetId, area, grid }: StampedMaze & { readonly grid: Grid },
  { sheet: name, names: list }: Pick<WatchedMaze, "sheet" | "names">,
  step: number | undefined,
): Piece {
  // Lines to which nothing refers may be those of an earlier maze.
  const refers = isRemembered(list, facts.written) || isRemembered(list, facts.solution);
  const pins = refers && facts.lines.read(list) !== undefined ? undefined : pinnedLines(name, area);
  return {
    bytes: 900 + BYTES_OF_LINE * (pins?.length ?? 0),
    paint: paintingOn(sheetId, (sheet) => {
      if (step === undefined) forget(sheet, list, facts.written);
      else remember(sheet, list, facts.written, Written.atStep(grid, step));
      if (step !== undefined && pins !== undefined) remember(sheet, list, facts.lines, pins);
    }),
  };
}

/** What a pinned row or column costs in a request, in bytes. */
const BYTES_OF_LINE = 30;

/** Restores the letters of entrance and exits, which numbers had replaced. */
export function letterPieces(sheetId: string, area: Area, letters: ReadonlyMap<number, string>): Piece[] {
  return [...letters].map(([cell, letter]) => ({
    bytes: 350,
    paint: paintingOn(sheetId, (sheet) => {
      rangeAt(sheet, cellArea(area, cell)).values = [[letter]];
    }),
  }));
}

/** The label above the set numbers on the hidden sheet; `isOurs` recognises what may have been there. */
export function labelPiece(sheetId: string, label: Area, text: string, isOurs: (content: unknown) => boolean): Piece {
  return {
    bytes: 800,
    paint: (context) => {
      const sheet = sheetAt(context, sheetId);
      const replaced = readBeforeWriting(sheet, sheetId, label, (_row, _column, content) => !isOurs(content));
      rangeAt(sheet, label).values = [[text]];
      return [replaced];
    },
  };
}

/**
 * Notes which step the hidden sheet's numbers show, and the label above them, so that it can be told apart from what a person writes there.
 * Nothing on a sheet of an older version, which has no such note.
 */
export function noteSets({ sheetId, names: list, record }: HiddenNumbers, step: number, label: string): Piece[] {
  if (record === undefined) return [];
  const [, ...steps] = record.steps;
  const [, ...labels] = record.labels;
  const next: SetsRecord = { ...record, steps: [step, ...steps], labels: [label, ...labels] };
  return [{ bytes: 800, paint: paintingOn(sheetId, (sheet) => remember(sheet, list, facts.setsWritten, next)) }];
}
