import { type Message, message } from "../../message";
import { type Replaced, enterContents, isText, paintingOn, readBeforeWriting, typedText } from "../cells";
import { type Difference, type ReversibleChange, between, painted, piecesOf } from "../changes";
import { type Area, type Job, type ReadName, addressOf, rangeAt } from "../excel";
import type { SheetState } from "../sheet";
import { factBetween, facts, isRemembered } from "../memory";

/**
 * Items in the cells of a maze: numbers or texts along the path and elsewhere. A hidden name keeps them, so that a cell which holds one
 * is known to be Lavirint's, also after the file was opened again.
 */
interface MazeItems {
  /** rows x columns; "" for an empty cell, null for one that is left alone. */
  readonly cells: readonly (string | null)[];
  /** Whether they are written as numbers, and not as texts. */
  readonly areNumbers: boolean;
  /** Font size, in points. */
  readonly fontSize: number;
}

/** What the cells held, and their font size. */
export interface FoundCells {
  /** Formulas and values, rows x columns. */
  readonly formulas: readonly (readonly unknown[])[];
  readonly values: readonly (readonly unknown[])[];
  /** Points; undefined where they differ. */
  readonly fontSize: number | undefined;
  /** Points. */
  readonly cellSize: number;
}

interface LoadedContents {
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
  const items = facts.items.read(list);
  return new Set(Array.isArray(items) ? items.filter((item) => typeof item === "string") : []);
}

/** Writes items into the cells of a maze. Gives what was typed into those cells since they were read. */
export function itemsWritten(
  state: SheetState,
  area: Area,
  { cells, areNumbers, fontSize }: MazeItems,
  before: FoundCells,
): ReversibleChange<Replaced> {
  const items = [...new Set(cells.filter((item) => item !== null && item !== ""))];
  const written = rowsOf(area, (cell) => cells[cell]!).map((row) =>
    row.map((item) => item && (areNumbers ? Number(item) : typedText(item))),
  );
  const after = { ...(areNumbers ? { values: written } : { texts: written }), fontSize };
  const differences = [
    factBetween(state, facts.items, items),
    factBetween(state, facts.numbered, undefined),
    contentsBetween(state, area, before, after),
  ];
  const ifStuck = message("items-unfinished", { area: addressOf(area), sheet: state.name });
  const make = (job: Job) =>
    job.onSheet(state.id, (sheet, context) => {
      const replaced = readBeforeWriting(sheet, state.id, area, (row, column, content) => {
        return cells[row * area.columns + column] !== null && content !== before.formulas[row]![column];
      });
      for (const { paint } of piecesOf(differences)) paint(context);
      return replaced;
    });
  return { ...painted(differences, { ifStuck, inexact: lostFormats(state, area, before) }), make };
}

/** Removes the items from the cells of a maze, and sets another font size. */
export function itemsTaken(
  state: SheetState,
  area: Area,
  before: FoundCells,
  fontSize: number,
): ReversibleChange<void> {
  const items = rememberedItems(state.names);
  const values = before.formulas.map((row) => row.map((content) => (items.has(String(content)) ? "" : null)));
  const differences = [
    contentsBetween(state, area, before, { values, fontSize }),
    factBetween(state, facts.items, undefined),
  ];
  const ifStuck = message("items-partly-there", { area: addressOf(area), sheet: state.name });
  return painted(differences, { ifStuck, inexact: lostFormats(state, area, before) });
}

/** What cells are to hold (null leaves one alone), and their font size. */
interface Contents {
  readonly texts?: readonly (readonly unknown[])[];
  readonly values?: readonly (readonly unknown[])[];
  readonly fontSize: number | undefined;
}

function contentsBetween(
  { id }: SheetState,
  area: Area,
  { formulas, values, fontSize }: FoundCells,
  after: Contents,
): Difference {
  const texts = formulas.map((row, r) =>
    row.map((content, c) => (isText(content, values[r]![c]) ? typedText(String(content)) : null)),
  );
  const others = formulas.map((row, r) => row.map((content, c) => (texts[r]![c] === null ? content : null)));
  const before: Contents = { texts, values: others, fontSize };
  return between(before, after, (_, to) => [
    {
      bytes: 0,
      paint: paintingOn(id, (sheet) => {
        const range = rangeAt(sheet, area);
        if (to.fontSize !== undefined) range.format.font.size = to.fontSize;
        enterContents(range, to.texts, to.values);
      }),
    },
  ]);
}

/** Tells which number formats were lost: formats are not read before, and texts are entered with the format "@". */
function lostFormats(
  { name, names: list }: SheetState,
  area: Area,
  { formulas, values }: FoundCells,
): Message | undefined {
  const items = rememberedItems(list);
  const isNumbered = isRemembered(list, facts.numbered);
  const isTheirs = (content: unknown, value: unknown) =>
    typeof value === "number" && !items.has(String(content)) && !(isNumbered && content === value);
  if (!formulas.some((row, r) => row.some((content, c) => isTheirs(content, values[r]![c])))) return undefined;
  return message("number-formats-lost", { area: addressOf(area), sheet: name });
}

function rowsOf<T>({ rows, columns }: Area, contentOf: (cell: number) => T): T[][] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => contentOf(row * columns + column)),
  );
}
