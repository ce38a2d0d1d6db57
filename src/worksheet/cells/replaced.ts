import { type Area, rangeAt, sheetAt } from "../excel";
import { isText, writeContent, type CellContent } from "./texts";

/**
 * What cells held just before a request wrote into them, read by that same request: what a person typed since the last look can be
 * restored.
 */
export interface Replaced {
  readonly sheetId: string;
  readonly place: Area;
  /** Rows x columns of formulas and values, as they were before the writing. */
  readonly found: { readonly formulas: readonly unknown[][]; readonly values: readonly unknown[][] };
  /** Whether a cell, counted from the place's first, was overwritten and held something that Lavirint had not put there. */
  readonly isForeign: (row: number, column: number, content: unknown) => boolean;
}

/** A cell that somebody had typed into. */
export interface ReplacedCell {
  readonly sheetId: string;
  readonly place: Area;
  readonly content: CellContent;
}

/** Queues the reading of cells that the rest of the request writes into. */
export function readBeforeWriting(
  sheet: Excel.Worksheet,
  sheetId: string,
  place: Area,
  isForeign: Replaced["isForeign"],
): Replaced {
  return { sheetId, place, found: rangeAt(sheet, place).load("formulas,values"), isForeign };
}

/** The cells that a request overwrote although somebody had typed into them. */
export function typedCells(replaced: readonly Replaced[]): ReplacedCell[] {
  const typed: ReplacedCell[] = [];
  for (const { sheetId, place, found, isForeign } of replaced) {
    for (let r = 0; r < place.rows; r++) {
      for (let c = 0; c < place.columns; c++) {
        const content = found.formulas[r]![c];
        if (!isForeign(r, c, content)) continue;
        const cell = { row: place.row + r, column: place.column + c, rows: 1, columns: 1 };
        const value = found.values[r]![c];
        typed.push({
          sheetId,
          place: cell,
          content: { formula: content, isText: isTyped(content, value), numberFormat },
        });
      }
    }
  }
  return typed;
}

/** Queues restoring what was typed. */
export function putTypedBack(context: Excel.RequestContext, cells: readonly ReplacedCell[]): void {
  for (const { sheetId, place, content } of cells) {
    writeContent(rangeAt(sheetAt(context, sheetId), place), content);
  }
}

const ERRORS = new Set(["#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#N/A"]);

/** Whether it is a text, which must stay a text even if it looks like a formula or a number. */
function isTyped(formula: unknown, value: unknown): boolean {
  return isText(formula, value) && !ERRORS.has(String(formula));
}

/** The number format of the cells of a maze, and of its numbers. */
const numberFormat = "General";
