/** Records of cells, wherever these are now. */
import { engine } from "../engine";
import type { Grid } from "../maze/model";
import type { Area } from "./addresses";
import type { Difference } from "./changes";
import { drawnArea, drawnValues } from "./lattice";
import { CELL_LIMIT } from "./looks";
import type { Pin } from "./before";
import { type Fact, factBetween, pinnedLines } from "./fact";
import { facts } from "./facts";
import { Written } from "./written";
import type { ReadName } from "./names";

interface RecordingSheet {
  readonly id: string;
  readonly name: string;
  readonly names: readonly ReadName[];
  readonly grid: Area | undefined;
}

/** Which cell of a record of this size, or of a solution's marks, is now in a cell of an area; undefined if that is unknown. */
export function whereIs(
  { name, names: list, grid }: Omit<RecordingSheet, "id">,
  size: Grid,
  area: Area,
): ((cell: number) => number | undefined) | undefined {
  const pins = facts.lines.read(list);
  const known = pins?.length === size.rows + size.columns;
  if (!known && (grid === undefined || grid.rows !== size.rows || grid.columns !== size.columns)) return undefined;
  const linesOf = (first: "row" | "column", pinned: readonly Pin[], count: number) => {
    const lines = new Int32Array(area[`${first}s`]).fill(-1);
    for (let line = 0; line < count; line++) {
      const place = pinned[line]?.place;
      const at = !known ? grid![first] + line : place?.sheet === name ? place.area[first] : undefined;
      // What lies outside is left out: an array of numbers takes no others.
      if (at !== undefined) lines[at - area[first]] = line;
    }
    return lines;
  };
  const rows = linesOf("row", pins ?? [], size.rows);
  const columns = linesOf("column", pins?.slice(size.rows) ?? [], size.columns);
  return (cell: number) => {
    const [row, column] = [rows[Math.floor(cell / area.columns)]!, columns[cell % area.columns]!];
    return row < 0 || column < 0 ? undefined : row * size.columns + column;
  };
}

/** Set numbers that are shown while a maze is watched are worked out from its share code. */
export async function writtenIn(sheet: RecordingSheet, area: Area, signal: AbortSignal = NEVER): Promise<Written> {
  const { names: list } = sheet;
  const { record, from } = found(sheet, area, facts.written);
  const { step } = record;
  const code = facts.code.read(list);
  const isShown = step !== undefined && code !== undefined;
  const numbers = isShown ? await numbersOfStep(code, record.size, step, signal) : undefined;
  return record.seenIn(area, from, numbers);
}

const NEVER = new AbortController().signal;

export function recordIn(sheet: RecordingSheet, area: Area, fact: Fact<Written, string>): Written {
  const { record, from } = found(sheet, area, fact);
  return record.seenIn(area, from);
}

function found(sheet: RecordingSheet, area: Area, fact: Fact<Written, string>) {
  const record = Written.decode(fact.read(sheet.names) ?? "", CELL_LIMIT) ?? new Written(area);
  const from = (record.isEmpty ? undefined : whereIs(sheet, record.size, area)) ?? (() => undefined);
  return { record, from };
}

/** The set numbers at a step of the maze of a share code, by the recorded cells; undefined if it has none of this size. */
async function numbersOfStep(
  code: string,
  { rows, columns }: Grid,
  step: number,
  signal: AbortSignal,
): Promise<Uint32Array | undefined> {
  const made = await engine.run("setNumbersOfCode", { code, count: step }, signal);
  if (made === undefined) return undefined;
  // Where walls are cells, there are more of them than the maze has.
  const form = made.rows === rows && made.columns === columns ? {} : { wallShare: 1 };
  const drawn = drawnArea({ row: 0, column: 0, ...made }, form);
  return drawn.rows === rows && drawn.columns === columns ? drawnValues(made, form, made.numbers) : undefined;
}

/** Rows and columns of `area` are pinned as long as there is a record, or a solution whose marks need them. */
export function recordBetween(
  sheet: RecordingSheet,
  area: Area,
  after: Written,
  isMarked = facts.solution.read(sheet.names) !== undefined,
): Difference[] {
  const lines = after.isEmpty && !isMarked ? undefined : pinnedLines(sheet.name, area);
  return [factBetween(sheet, facts.written, after), factBetween(sheet, facts.lines, lines)];
}
