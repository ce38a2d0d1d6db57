import { everywhere } from "../looks";
import { type Area, addressOf, areaIn, rowBands } from "../addresses";
import { rangeAt, sheetAt, ANSWER_TOO_LARGE, type Job, Refusal } from "../excel";
import { message } from "../../message";

/** What a cell holds, so that it can be written back unchanged. */
export interface CellContent {
  /** A formula, or the value of a cell without one; "" for an empty cell. */
  readonly formula: unknown;
  /** Whether that is a text, though it may look like a formula, a number or a date. */
  readonly isText: boolean;
  readonly numberFormat: string;
}

/** Queues the reading of a single cell's content. */
export function loadContent(range: Excel.Range): Excel.Range {
  return range.load("formulas,values,numberFormat");
}

/** The content that {@link loadContent} has read. */
export function contentIn(range: Excel.Range): CellContent {
  const formula: unknown = (range.formulas as unknown[][])[0]![0];
  const value: unknown = (range.values as unknown[][])[0]![0];
  const numberFormat = String((range.numberFormat as unknown[][])[0]![0]);
  return { formula, isText: isText(formula, value), numberFormat };
}

/** Without a formula a cell reports its value as formula too; so a text that only looks like a formula equals its value. */
export function isText(formula: unknown, value: unknown): boolean {
  return typeof formula === "string" && formula !== "" && formula === value;
}

/** A text as it is typed into a cell with the format "@": a leading apostrophe would otherwise be lost. */
export function typedText(text: string): string {
  return text.startsWith("'") ? `'${text}` : text;
}

/**
 * Queues a cell's content. A text is entered while the cell has the format "@", text, which keeps Excel from reading it as a
 * formula, a number or a date; a later format does not change what was entered. (An apostrophe before it would stay.)
 * https://support.microsoft.com/office/583160db-936b-4e52-bdff-6f1863518ba4
 */
export function writeContent(range: Excel.Range, { formula, isText, numberFormat }: CellContent): void {
  if (!isText) {
    range.formulas = [[formula]];
    return;
  }
  if (numberFormat !== "@") range.numberFormat = everywhere("@");
  range.values = [[typedText(String(formula))]];
  if (numberFormat !== "@") range.numberFormat = everywhere(numberFormat);
}

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

/** Characters of contents of which one answer holds the formulas and the values, of 5 MB: in most scripts three bytes each at most. */
const MOST_CHARACTERS = 800_000;

/** Throws Refusal if cells of a sheet hold more than a request could read back while it writes into them. */
export function checkTextLength(sheetId: string, contents: readonly unknown[]): void {
  const length = contents.reduce<number>((sum, content) => sum + lengthOf(content), 0);
  if (length <= MOST_CHARACTERS) return;
  throw new Refusal(message("answer-too-large"), undefined, ANSWER_TOO_LARGE, "", sheetId);
}

function lengthOf(content: unknown): number {
  return typeof content === "string" ? content.length : 0;
}

/** The error; if a sheet could not be read because of long texts in its cells, one that names the cell with the longest. */
export async function namingLongText(job: Job, error: unknown): Promise<unknown> {
  if (!(error instanceof Refusal) || error.code !== ANSWER_TOO_LARGE || error.sheet === "") return error;
  try {
    const { owner, used } = await job.onSheet(error.sheet, (sheet) => ({
      owner: sheet.load("name"),
      used: sheet.getUsedRangeOrNullObject(true).untrack().load("address"),
    }));
    const longest: LongText = { length: FEW, cell: undefined };
    const area = used.isNullObject ? undefined : areaIn(used.address);
    for (const band of area === undefined ? [] : rowBands(area, READ_CELLS)) {
      await findLongest(job, error.sheet, band, longest);
    }
    if (longest.cell === undefined) return error;
    const where = { cell: addressOf(longest.cell), sheet: owner.name };
    return new Refusal(message("texts-too-long", where), error.details, error.code);
  } catch {
    return error;
  }
}

/** Characters of a text that does not count as long. */
const FEW = 200;
/** Cells per read. */
const READ_CELLS = 50_000;

interface LongText {
  length: number;
  cell: Area | undefined;
}

/** Finds the longest text of an area; reads its halves one after the other where the answer would be too large. */
async function findLongest(job: Job, sheetId: string, area: Area, longest: LongText): Promise<void> {
  const { row, column, rows, columns } = area;
  try {
    const { formulas } = await job.onSheet(sheetId, (sheet) => rangeAt(sheet, area).load("formulas"));
    (formulas as unknown[][]).forEach((line, r) =>
      line.forEach((content, c) => {
        if (lengthOf(content) <= longest.length) return;
        longest.length = lengthOf(content);
        longest.cell = { row: row + r, column: column + c, rows: 1, columns: 1 };
      }),
    );
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== ANSWER_TOO_LARGE || rows * columns === 1) throw error;
    const halves: readonly Area[] =
      rows > 1
        ? [
            { ...area, rows: rows >> 1 },
            { ...area, row: row + (rows >> 1), rows: rows - (rows >> 1) },
          ]
        : [
            { ...area, columns: columns >> 1 },
            { ...area, column: column + (columns >> 1), columns: columns - (columns >> 1) },
          ];
    for (const half of halves) await findLongest(job, sheetId, half, longest);
  }
}
