import { everywhere } from "./layout";

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
