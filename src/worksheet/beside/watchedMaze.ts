import { addressOf, sameArea, type Area } from "../excel/addresses";
import { ENTRANCE_LETTER, EXIT_LETTER, findEnds } from "../sheet/ends";
import { cellArea } from "../cells/borders";
import type { Job } from "../excel/job";
import { findHelper, loadHelpers, setsKind } from "../sheet/helperSheets";
import { areaOfName, deleteName, loadNames, names, readNames, setHiddenName, textFormula } from "../excel/names";
import { paintingOn, type Piece } from "../cells/pieces";
import { rangeAt } from "../excel/rangeAt";
import { Refusal } from "../excel/refusal";
import { loadSheets, sheetsIn } from "../sheet/sheetState";

/** The sheet on which a maze is watched, as it was found just now. */
export interface WatchedMaze {
  readonly sheet: string;
  /** Cells of entrance and exits, with their letters. */
  readonly letters: ReadonlyMap<number, string>;
  /** The hidden sheet with the set numbers; nothing where there is none, or where somebody deleted it. */
  readonly sets: { readonly sheetId: string; readonly label: Area | undefined; readonly block: Area } | undefined;
}

/**
 * Looks whether the grid still stands where it was drawn, in one request, and one more where its set numbers are on a
 * hidden sheet. Throws {@link Refusal} where it does not, or the sheet is protected.
 */
export async function findWatchedMaze(job: Job, sheetId: string, area: Area, withSets: boolean): Promise<WatchedMaze> {
  const read = await job.request((context) => {
    const sheet = context.workbook.worksheets.getItemOrNullObject(sheetId).load("name");
    return {
      sheet,
      protection: sheet.protection.load("protected"),
      names: loadNames(sheet.names),
      sheets: withSets ? loadSheets(context) : undefined,
    };
  });
  const gone = `The maze that was drawn in ${addressOf(area)} is not there any more, so its steps cannot be shown. Press Generate for a new one.`;
  if (read.sheet.isNullObject) throw new Refusal(gone);
  const sheet = read.sheet.name;
  const list = readNames(read.names);
  const grid = areaOfName(list, names.grid);
  if (grid?.sheet !== sheet || !sameArea(grid.area, area)) throw new Refusal(gone);
  if (read.protection.protected) {
    throw new Refusal(`${sheet} is protected. Remove the protection (Review, Unprotect Sheet) and try again.`);
  }
  const { entrance, exits } = findEnds(list, sheet, area);
  const letters = new Map(exits.map(({ cell }) => [cell, EXIT_LETTER]));
  if (entrance !== undefined) letters.set(entrance.cell, ENTRANCE_LETTER);
  if (read.sheets === undefined) return { sheet, letters, sets: undefined };

  const sheets = sheetsIn(read.sheets);
  const helpers = await job.request((context) => loadHelpers(context, sheets, sheet));
  const helper = findHelper(helpers, setsKind, sheet);
  const named = helper && areaOfName(helper.names, names.setsBefore)?.area;
  if (helper === undefined || named === undefined) return { sheet, letters, sets: undefined };
  // Above the numbers stands their label, unless the grid begins in the first row.
  const labelled = named.rows === area.rows + 1;
  const block = labelled ? { ...named, row: named.row + 1, rows: area.rows } : named;
  const label = labelled ? { ...named, rows: 1, columns: 1 } : undefined;
  return { sheet, letters, sets: { sheetId: helper.id, label, block } };
}

/** Says, in a hidden name, whether the cells of the grid hold set numbers, so that they are not taken for somebody's own. */
export function noteNumbers(sheetId: string, numbered: boolean): Piece {
  return {
    bytes: 900,
    paint: paintingOn(sheetId, (sheet) => {
      if (numbered) setHiddenName(sheet, names.numbered, textFormula("set numbers"));
      else deleteName(sheet, names.numbered);
    }),
  };
}

/** The letters of entrance and exits, which numbers had taken the place of. */
export function letterPieces(sheetId: string, area: Area, letters: ReadonlyMap<number, string>): Piece[] {
  return [...letters].map(([cell, letter]) => ({
    bytes: 350,
    paint: paintingOn(sheetId, (sheet) => {
      rangeAt(sheet, cellArea(area, cell)).values = [[letter]];
    }),
  }));
}

/** The label above the set numbers on the hidden sheet. */
export function labelPiece(sheetId: string, label: Area, text: string): Piece {
  return {
    bytes: 450,
    paint: paintingOn(sheetId, (sheet) => {
      rangeAt(sheet, label).values = [[text]];
    }),
  };
}
