import { readBeforeWriting, type Replaced } from "../cells/replaced";
import { everywhere } from "../cells/layout";
import { typedText } from "../cells/texts";
import type { Area } from "../excel/addresses";
import { forgetText, rememberedText, rememberText } from "../excel/longText";
import { jsonForName, jsonOfName } from "../excel/nameJson";
import { deleteName, findName, names, setHiddenName, textFormula, type ReadName } from "../excel/names";
import { rangeAt } from "../excel/rangeAt";
import type { SheetState } from "../sheet/sheetState";

/**
 * Items in the cells of a maze, numbers or texts along the way and elsewhere. A hidden name keeps which they are, so that a cell which
 * holds one is known to be Lavirint's, also after the file was opened again.
 */
export interface MazeItems {
  /** rows x columns; "" for an empty cell, null for one that is left alone. */
  readonly cells: readonly (string | null)[];
  /** Whether they are written as numbers, and not as texts. */
  readonly areNumbers: boolean;
  /** Points of their letters. */
  readonly fontSize: number;
}

/** What the cells held and how large their letters were. */
export interface FoundCells {
  /** Formulas and values, rows x columns. */
  readonly formulas: readonly (readonly unknown[])[];
  readonly values: readonly (readonly unknown[])[];
  /** Points; undefined where they differ. */
  readonly fontSize: number | undefined;
  /** Points. */
  readonly cellSize: number;
}

export interface LoadedContents {
  readonly range: Excel.Range;
  readonly first: Excel.Range;
}

/** Queues the reading of what a maze's cells hold. */
export function loadFoundCells(sheet: Excel.Worksheet, area: Area): LoadedContents {
  const first = rangeAt(sheet, { ...area, rows: 1, columns: 1 });
  return {
    range: rangeAt(sheet, area).load("formulas,values,format/font/size"),
    first: first.load("format/columnWidth"),
  };
}

export function foundCells({ range, first }: LoadedContents): FoundCells {
  const size: number | null = range.format.font.size;
  return {
    formulas: range.formulas as unknown[][],
    values: range.values as unknown[][],
    fontSize: size ?? undefined,
    cellSize: first.format.columnWidth,
  };
}

/** The items that the sheet remembers; none where its maze has none. */
export function rememberedItems(list: readonly ReadName[]): ReadonlySet<string> {
  const text = rememberedText(list, names.items);
  const items = text === undefined ? undefined : jsonOfName(textFormula(text));
  return new Set(Array.isArray(items) ? items.filter((item) => typeof item === "string") : []);
}

/** Queues the items and, before them, the name that knows them. What was typed since the cells were read is read along. */
export function writeItems(
  sheet: Excel.Worksheet,
  state: SheetState,
  area: Area,
  items: MazeItems,
  before: FoundCells,
): Replaced {
  rememberItems(sheet, state.names, items);
  deleteName(sheet, names.numbered);
  const replaced = readBeforeWriting(sheet, state.id, area, (row, column, content) => {
    return items.cells[row * area.columns + column] !== null && content !== before.formulas[row]![column];
  });
  const range = rangeAt(sheet, area);
  range.format.font.size = items.fontSize;
  if (items.areNumbers) {
    range.values = rowsOf(area, (cell) => items.cells[cell]!).map((row) =>
      row.map((item) => (item ? Number(item) : item)),
    );
    return replaced;
  }
  // What looks like a formula, a number or a date stays the text that it is; see writeContent.
  range.numberFormat = everywhere("@");
  range.values = rowsOf(area, (cell) => items.cells[cell]!).map((row) => row.map((item) => item && typedText(item)));
  range.numberFormat = everywhere("General");
  return replaced;
}

/** Queues the end of the cells that hold an item, and of the name. */
export function takeItems(
  sheet: Excel.Worksheet,
  state: SheetState,
  area: Area,
  before: FoundCells,
  fontSize: number,
): void {
  const items = rememberedItems(state.names);
  const range = rangeAt(sheet, area);
  range.values = before.formulas.map((row) => row.map((content) => (items.has(String(content)) ? "" : null)));
  range.format.font.size = fontSize;
  forgetItems(sheet, state.names);
}

/** Queues what the cells held before {@link writeItems} or {@link takeItems}, formulas, texts and values, and what was remembered. */
export function putCellsBack(sheet: Excel.Worksheet, state: SheetState, area: Area, before: FoundCells): void {
  const { formulas, values, fontSize } = before;
  const range = rangeAt(sheet, area);
  const isText = (row: number, column: number) => {
    const content = formulas[row]![column];
    return typeof content === "string" && content !== "" && content === values[row]![column];
  };
  range.numberFormat = everywhere("@");
  range.values = formulas.map((row, r) => row.map((content, c) => (isText(r, c) ? typedText(String(content)) : "")));
  range.numberFormat = everywhere("General");
  range.formulas = formulas.map((row, r) => row.map((content, c) => (isText(r, c) || content === "" ? null : content)));
  if (fontSize !== undefined) range.format.font.size = fontSize;
  const numbered = findName(state.names, names.numbered);
  if (numbered !== undefined) setHiddenName(sheet, names.numbered, numbered.formula);
  const text = rememberedText(state.names, names.items);
  if (text === undefined) forgetItems(sheet, state.names);
  else rememberText(sheet, state.names, names.items, text);
}

function rememberItems(sheet: Excel.Worksheet, list: readonly ReadName[], { cells }: MazeItems): void {
  const items = new Set(cells.filter((item) => item !== null && item !== ""));
  rememberText(sheet, list, names.items, jsonForName([...items]));
}

/** Queues the end of the name: the cells are emptied, or drawn anew. */
export function forgetItems(sheet: Excel.Worksheet, list: readonly ReadName[]): void {
  forgetText(sheet, list, names.items);
}

function rowsOf<T>({ rows, columns }: Area, contentOf: (cell: number) => T): T[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => contentOf(row * columns + column)),
  );
}
