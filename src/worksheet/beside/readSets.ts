import type { HelperSheet } from "../sheet";
import { type Area, type Job, areaIn, cellsOf, intersection, rangeAt, rowBands, without } from "../excel";
import { cellBlocks, readInHalves } from "../cells";
import { facts, numbersOfSteps } from "../memory";
import { setsRecordOf } from "../identity";
import { type SetsPlace, blockFor, setNumberBlocks, withLabel } from "./setBlocks";

/** A set-number sheet, and where somebody wrote on it. */
export interface SetsSheet extends HelperSheet {
  /** Cells in its blocks, or where new ones would be, that hold something other than what was written there. */
  readonly own: readonly Area[];
  /** Whether anything stands elsewhere. */
  readonly holdsMore: boolean;
}

/** Blocks of up to this many cells are read with the look itself, larger ones in requests of this many. */
const AT_ONCE = 10_000;
const READ_CELLS = 100_000;

/**
 * Finds what somebody wrote on a set-number sheet: in its blocks, and in those that the numbers of a maze in `area` would take. One
 * request, and one more for every 100,000 cells of larger blocks.
 */
export async function readSets(job: Job, helper: HelperSheet, area?: Area): Promise<SetsSheet> {
  const places = setNumberBlocks(helper);
  const blocks = places.map(({ area: block }) => block);
  const wanted = area === undefined ? [] : [0, 1].map((index) => withLabel(blockFor(area, index)));
  const free = blocks.reduce((areas, block) => areas.flatMap((each) => without(each, block)), wanted);
  const isAtOnce = blocks.reduce((sum, block) => sum + cellsOf(block), 0) <= AT_ONCE;
  const gap = gapBetween(blocks);
  const read = await job.onSheet(helper.id, (sheet) => {
    const used = (part: Area) => rangeAt(sheet, part).getUsedRangeOrNullObject(true).untrack().load("address");
    return {
      all: sheet.getUsedRangeOrNullObject(true).untrack().load("address"),
      gap: gap && used(gap),
      free: free.map(used),
      blocks: isAtOnce ? blocks.map((block) => rangeAt(sheet, block).load("formulas")) : [],
    };
  });
  const usedIn = (range: Excel.Range) => (range.isNullObject ? undefined : areaIn(range.address));
  const own = read.free.flatMap((range) => usedIn(range) ?? []);
  const isOurs = await expected(helper, places, job.signal);
  for (const [index, block] of blocks.entries()) {
    const take = (part: Area, { formulas }: Pick<Excel.Range, "formulas">) => {
      const isTheirs = (cell: number) => {
        const [row, column] = [Math.floor(cell / part.columns), cell % part.columns];
        const content: unknown = formulas[row]![column];
        return (
          content !== "" && !isOurs(index, part.row - block.row + row, part.column - block.column + column, content)
        );
      };
      own.push(...cellBlocks(part, isTheirs));
    };
    const loaded = read.blocks[index];
    if (loaded !== undefined) take(block, loaded);
    else {
      const ask = (part: Area) => job.onSheet(helper.id, (sheet) => rangeAt(sheet, part).load("formulas"));
      for (const band of rowBands(block, READ_CELLS)) await readInHalves(band, ask, take);
    }
  }
  const all = usedIn(read.all);
  const holdsMore =
    all !== undefined &&
    ((read.gap !== undefined && !read.gap.isNullObject) || !isFilled(all, [...blocks, ...(gap ? [gap] : [])]));
  return { ...helper, own, holdsMore };
}

/** Whether somebody wrote on a set-number sheet. */
export function holdsOwn({ own, holdsMore }: SetsSheet): boolean {
  return holdsMore || own.length > 0;
}

/** Tells whether a cell of a block, counted from its first with the label's row, holds what was written there. */
async function expected(
  { names }: HelperSheet,
  places: readonly SetsPlace[],
  signal: AbortSignal,
): Promise<(block: number, row: number, column: number, content: unknown) => boolean> {
  const record = setsRecordOf(names);
  const code = facts.setsCode.read(names);
  if (record === undefined || (code === undefined && record.steps.some((step) => step !== null))) {
    // A very long seed has no share code.
    return (block, row, column, content) => {
      const { rows, columns } = places[block]!.area;
      const isLabel = row === 0 && column === 0 && typeof content === "string";
      return isLabel || (Number.isInteger(content) && Number(content) >= 1 && Number(content) <= rows * columns);
    };
  }
  const { rows, columns, steps, labels } = record;
  const counts = steps.filter((step) => step !== null);
  const found = counts.length === 0 ? [] : await numbersOfSteps(code, record, counts, signal);
  const numbers = steps.map((step) => (step === null ? undefined : found?.[counts.indexOf(step)]));
  return (block, row, column, content) => {
    const { area, index } = places[block]!;
    const above = area.rows - rows;
    // Rows or columns that somebody inserted or deleted leave nothing that is known.
    if (area.columns !== columns || above < 0 || above > 1) return false;
    if (row < above) return column === 0 && content === labels[index];
    const cell = (row - above) * columns + column;
    if (steps[index] === null) return content === cell + 1;
    return content === (numbers[index]?.[cell] || undefined);
  };
}

/** Whether areas that do not overlap are all there is of an area. */
function isFilled(all: Area, areas: readonly Area[]): boolean {
  const cells = areas.map((area) => intersection(area, all)).reduce((sum, part) => sum + (part ? cellsOf(part) : 0), 0);
  return cells === cellsOf(all);
}

/** The cells between two blocks, if one is above or beside the other: with them, two blocks fill the used area if nothing else is there. */
function gapBetween([first, second]: readonly Area[]): Area | undefined {
  if (first === undefined || second === undefined) return undefined;
  const [right, below] = [first.column + first.columns, first.row + first.rows];
  const gap =
    second.column > first.column
      ? { ...first, column: right, columns: second.column - right }
      : { ...first, row: below, rows: second.row - below };
  return gap.rows > 0 && gap.columns > 0 ? gap : undefined;
}
