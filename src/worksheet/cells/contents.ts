import { type Area, type Job, rangeAt, rowBands } from "../excel";
import { lookOfCell, paintCells, type Cells } from "./fills";
import { everywhere } from "./layout";
import type { Look } from "./looks";
import { isText, typedText } from "./texts";

/** What the cells of a grid hold and how they are filled, apart from what belongs to the maze. */
export interface OwnContents {
  /** Numbers and other values; null for a cell without, or with a text. */
  readonly values: readonly unknown[];
  /** Null for a cell without. */
  readonly texts: readonly (string | null)[];
  /** Undefined for a cell with the look of the grid. */
  readonly looks: readonly (Look | undefined)[];
}

/** Cells whose contents are written in one request. */
const WRITE_CELLS = 20_000;

/** What of the cells is the person's own: `isOurs` recognises contents, and `isOurLook` fills, that belong to the maze. */
export function contentsOf(
  cells: Cells,
  isOurs: (cell: number, content: unknown) => boolean,
  isOurLook: (cell: number, look: Look) => boolean,
): OwnContents {
  const isTheirs = cells.formulas.map((formula, cell) => formula !== "" && !isOurs(cell, formula));
  const texts = cells.formulas.map((formula, cell) =>
    isTheirs[cell] && isText(formula, cells.values[cell]) ? String(formula) : null,
  );
  const values = cells.formulas.map((formula, cell) => (isTheirs[cell] && texts[cell] === null ? formula : null));
  const looks = cells.formulas.map((_, cell) => {
    const look = lookOfCell(cells.fills, cell);
    return isOurLook(cell, look) ? undefined : look;
  });
  return { values, texts, looks };
}

/** The same contents in a grid of `size` cells; `from` gives the cell that each comes from, or undefined. */
export function movedContents(
  contents: OwnContents,
  size: number,
  from: (cell: number) => number | undefined,
): OwnContents {
  const moved = <T>(list: readonly T[], none: T) =>
    Array.from({ length: size }, (_, cell) => {
      const source = from(cell);
      return source === undefined ? none : list[source]!;
    });
  return {
    values: moved(contents.values, null),
    texts: moved(contents.texts, null),
    looks: moved(contents.looks, undefined),
  };
}

/** Queues the looks, one call for each kind of them. */
export function paintLooks(sheet: Excel.Worksheet, area: Area, { looks }: OwnContents): void {
  for (const look of new Set(looks)) {
    if (look !== undefined) paintCells(sheet, area, look, (cell) => looks[cell] === look);
  }
}

/**
 * Writes the contents into cells of a newly drawn grid, a request for every 20,000 non-empty cells; other cells stay as they
 * are. Texts are entered as in {@link writeContent}.
 */
export async function writeContents(job: Job, sheetId: string, area: Area, contents: OwnContents): Promise<void> {
  for (const band of rowBands(area, WRITE_CELLS)) {
    const first = (band.row - area.row) * area.columns;
    const rowsOf = (list: readonly unknown[]) => {
      const rows = Array.from({ length: band.rows }, (_, row) =>
        list.slice(first + row * area.columns, first + (row + 1) * area.columns),
      );
      return rows.some((row) => row.some((content) => content !== null)) ? rows : undefined;
    };
    const texts = rowsOf(contents.texts.map((text) => (text === null ? null : typedText(text))));
    const values = rowsOf(contents.values);
    if (texts === undefined && values === undefined) continue;
    await job.repeatableOn(sheetId, (sheet) => {
      enterContents(rangeAt(sheet, band), texts, values);
    });
  }
}

/** Queues texts, then values or formulas, of a block of cells; null leaves a cell alone. */
function enterContents(
  range: Excel.Range,
  texts: readonly (readonly unknown[])[] | undefined,
  values: readonly (readonly unknown[])[] | undefined,
): void {
  if (texts !== undefined) {
    range.numberFormat = everywhere("@");
    range.values = texts as unknown[][];
    range.numberFormat = everywhere("General");
  }
  if (values !== undefined) range.values = values as unknown[][];
}

/**
 * The most cells in one call that writes or clears values: Excel on the web fails with an internal error at 200,000 while
 * anybody listens to changes, as the pane always does (OfficeDev/office-js#539).
 */
export const VALUE_CELLS = 50_000;

/** Queues clearing of all that cells hold and how they look, a call for every 50,000 cells. */
export function clearAll(sheet: Excel.Worksheet, area: Area): void {
  for (const band of rowBands(area, VALUE_CELLS)) rangeAt(sheet, band).clear();
}

/** Queues clearing of the contents of an area, a call for every 50,000 cells. */
export function clearContents(sheet: Excel.Worksheet, area: Area): void {
  for (const band of rowBands(area, VALUE_CELLS)) rangeAt(sheet, band).clear("Contents");
}
