import { engine } from "../../engine";
import { decode } from "../../maze/code";
import { type Grid, MazeError } from "../../maze/model";
import { CELL_LIMIT } from "../cells";
import type { Area, ReadName, Reference } from "../excel";
import type { Difference } from "../changes";
import { type Fact, factBetween } from "./fact";
import { facts } from "./facts";
import { pinnedLines } from "./lines";
import { Written } from "./written";

/** A sheet with its names, and its grid if it has one. */
interface RecordingSheet {
  readonly id: string;
  readonly name: string;
  readonly names: readonly ReadName[];
  readonly grid: Area | undefined;
}

/** The cell of a recorded grid that is now in a cell of an area; undefined if none is. */
type Origin = (cell: number) => number | undefined;

/** Where the cells of a record of this size, or the marks of a solution, are now; undefined if that is unknown. */
export function whereIs(
  { name, names: list, grid }: Omit<RecordingSheet, "id">,
  size: Grid,
  area: Area,
): Origin | undefined {
  const pins = facts.lines.read(list);
  const known = pins?.length === size.rows + size.columns;
  if (!known && (grid === undefined || grid.rows !== size.rows || grid.columns !== size.columns)) return undefined;
  const rows = new Int32Array(area.rows).fill(-1);
  const columns = new Int32Array(area.columns).fill(-1);
  const firstOf = (place: Reference | undefined, first: "row" | "column") =>
    place?.sheet === name ? place.area[first] : undefined;
  const put = (lines: Int32Array, at: number | undefined, begin: number, line: number) => {
    if (at !== undefined && at >= begin && at - begin < lines.length) lines[at - begin] = line;
  };
  for (let i = 0; i < size.rows; i++) put(rows, known ? firstOf(pins[i]!.place, "row") : grid!.row + i, area.row, i);
  for (let i = 0; i < size.columns; i++) {
    const at = known ? firstOf(pins[size.rows + i]!.place, "column") : grid!.column + i;
    put(columns, at, area.column, i);
  }
  return (cell: number) => {
    const [row, column] = [rows[Math.floor(cell / area.columns)]!, columns[cell % area.columns]!];
    return row < 0 || column < 0 ? undefined : row * size.columns + column;
  };
}

/**
 * What Lavirint wrote into the cells of an area, as the sheet remembers it, wherever these cells are now. Set numbers that are shown
 * while a maze is watched are worked out from its share code.
 */
export async function writtenIn(sheet: RecordingSheet, area: Area, signal: AbortSignal = NEVER): Promise<Written> {
  const { names: list } = sheet;
  const { record, from } = found(sheet, area, facts.written);
  const numbers = new Map<number, Uint32Array>();
  const { steps } = record;
  if (steps.length > 0) {
    const each = await numbersOfSteps(facts.code.read(list), record.size, steps, signal);
    each?.forEach((one, i) => numbers.set(steps[i]!, one));
  }
  return record.seenIn(area, from, (step) => numbers.get(step));
}

const NEVER = new AbortController().signal;

/** Another record of the cells of an area, in the form of what was written. */
export function recordIn(sheet: RecordingSheet, area: Area, fact: Fact<Written, string>): Written {
  const { record, from } = found(sheet, area, fact);
  return record.seenIn(area, from, () => undefined);
}

function found(sheet: RecordingSheet, area: Area, fact: Fact<Written, string>) {
  const record = Written.decode(fact.read(sheet.names) ?? "", CELL_LIMIT) ?? new Written(area);
  const from = (record.isEmpty ? undefined : whereIs(sheet, record.size, area)) ?? (() => undefined);
  return { record, from };
}

/** The set numbers at these steps of the maze of a share code; undefined if there is none of this size. */
export async function numbersOfSteps(
  code: string | undefined,
  { rows, columns }: Grid,
  counts: readonly number[],
  signal: AbortSignal,
): Promise<Uint32Array[] | undefined> {
  if (code === undefined) return undefined;
  try {
    const recipe = decode(code);
    if (recipe.rows !== rows || recipe.columns !== columns) return undefined;
    const { trace } = await engine.run("generation", recipe, signal);
    return await engine.run("setNumbers", { grid: recipe, trace, counts }, signal);
  } catch (error) {
    if (error instanceof MazeError) return undefined; // somebody changed the name
    throw error;
  }
}

/**
 * The change from what is recorded of a sheet's cells to another record of the cells in `area`. Their rows and columns are pinned as long
 * as there is a record, or a solution whose marks need them.
 */
export function recordBetween(
  sheet: RecordingSheet,
  area: Area,
  after: Written,
  isMarked = facts.solution.read(sheet.names) !== undefined,
): Difference[] {
  const lines = after.isEmpty && !isMarked ? undefined : pinnedLines(sheet.name, area);
  return [factBetween(sheet, facts.written, after), factBetween(sheet, facts.lines, lines)];
}
