import type { SheetOfMazes } from "../../files";
import {
  type Area,
  type Job,
  SHEET_ROWS,
  boundsOfCells,
  cellsOf,
  insertsSheets,
  rangeAt,
  rowBands,
  sheetAt,
} from "../excel";
import { type ReversibleChange, sheetsInserted } from "../changes";
import { type HelperSheet, type SheetState, addHelper, helperAdded, markHelper } from "../sheet";
import { facts, forget, remember } from "../memory";
import { VALUE_CELLS, clearContents, everywhere, mostFrequentNumber } from "../cells";
import { nextTask } from "../../engine";

/** The number of each cell's set at one moment, row by row, and a label for that moment. */
export interface SetNumbers {
  /** Begins with a letter, so that it cannot become a formula. */
  readonly label: string;
  readonly numbers: Uint32Array;
}

/** The names of the blocks, with their labels, from the top. */
const blocks = [facts.setsBefore, facts.setsAfter] as const;

/** Where the states go: the first at the same addresses as the maze, the second below (on a very long sheet, beside) it. */
function blockFor(area: Area, index: number): Area {
  const below = area.row + index * (area.rows + 2);
  return below + area.rows <= SHEET_ROWS
    ? { ...area, row: below }
    : { ...area, column: area.column + index * (area.columns + 1) };
}

/** The block with the row above it, where its label is; a block in the first row has none. */
function withLabel(block: Area): Area {
  return block.row === 0 ? block : { ...block, row: block.row - 1, rows: block.rows + 1 };
}

/**
 * One or two states of the set numbers on the maze's hidden sheet: the first at the addresses of the maze's own cells, the
 * second below. The first request makes the sheet where it is missing and hides it; it must come before any drawing,
 * because a change of visibility empties Excel's list of things to undo. Gives the sheet's name.
 *
 * `word` is what a new sheet is called. Rolled back, a sheet that was there before is emptied: the maze whose numbers it held is gone.
 */
export function setNumbersWritten(
  state: SheetState,
  area: Area,
  existing: HelperSheet | undefined,
  word: string,
  states: readonly SetNumbers[],
): ReversibleChange<string> {
  if (existing !== undefined) {
    const make = (job: Job) => writeSetNumbers(job, state, area, existing, states);
    return { make, takeBack: (job) => emptySetNumbers(job, existing) };
  }
  return helperAdded(facts.sets, word, state.sheets, async (job, name, arrived) => {
    const isThere = await insertSetNumbers(job, state, area, { name, states, arrived });
    return isThere ? name : writeSetNumbers(job, state, area, name, states);
  });
}

/** The most numbers that are always written into their cells, in one request or two. */
const MOST_WRITTEN = 5_000;

/**
 * Inserts the sheet with its numbers, marks and hides it, and reads some of them back: two requests. False where Excel does not take it,
 * or shows other numbers, and then it is gone; and where writing them takes no more requests.
 */
async function insertSetNumbers(
  job: Job,
  state: SheetState,
  area: Area,
  { name, states, arrived }: { name: string; states: readonly SetNumbers[]; arrived: (id: string) => void },
): Promise<boolean> {
  if (!insertsSheets(job.host) || cellsOf(area) * states.length <= MOST_WRITTEN) return false;
  await nextTask();
  const filled = states.map(({ numbers }) => mostFrequentNumber(numbers));
  const written = states.flatMap(({ numbers }, i) => [...numberBands(blockFor(area, i), numbers, filled[i]!)]);
  if (written.length < 2) return false;
  const placed = states.map(({ label, numbers }, i) => ({ label, numbers, block: blockFor(area, i) }));
  const file: SheetOfMazes = {
    ...{ name, isHidden: true, mazes: [], columnWidths: [], rowHeights: [] },
    cells: placed.flatMap(({ label, block: { row, column } }) => {
      return row === 0 ? [] : [{ row: row - 1, column, value: label }];
    }),
    blocks: placed.map(({ numbers, block }) => ({ ...block, numbers })),
  };
  const inserted = await sheetsInserted(job, [file], { sheets: state.sheets }, () => undefined);
  if (inserted === undefined) return false;
  const id = inserted.ids[0]!;
  arrived(id);
  const lastRows = await job.repeatableOn(id, (sheet) => {
    markHelper(sheet, facts.sets, state.name, area);
    remember(sheet, [], facts.sets, { sheet: state.id, area });
    for (const [i, { block }] of placed.entries()) remember(sheet, [], blocks[i]!, withLabel(block));
    return placed.map(({ block }) => {
      return rangeAt(sheet, { ...block, row: block.row + block.rows - 1, rows: 1 }).load("values");
    });
  });
  const isTrue = lastRows.every(({ values }, i) => {
    const last = Array.from(placed[i]!.numbers.subarray(-area.columns), shownNumber);
    return last.every((number, column) => values[0]![column] === number);
  });
  if (isTrue) return true;
  job.host.mostInserted = 0;
  await job.unstoppable().repeatable(({ workbook }) => workbook.worksheets.getItemOrNullObject(id).delete());
  return false;
}

/**
 * Writes the states to a sheet that is there, or to a new one of this name. A block is filled with its most frequent number first; then
 * only the smallest area that holds the others is written cell by cell, in requests of at most 50,000 cells. Returns the name.
 */
async function writeSetNumbers(
  job: Job,
  state: SheetState,
  area: Area,
  on: HelperSheet | string,
  states: readonly SetNumbers[],
): Promise<string> {
  const writing: NumberBlock[] = [];
  const fillings: number[] = [];
  for (const [index, { numbers }] of states.entries()) {
    await nextTask();
    const filling = mostFrequentNumber(numbers);
    fillings.push(filling);
    writing.push(...numberBlocks(blockFor(area, index), numbers, filling));
  }
  const first = writing.shift();
  const isNew = typeof on === "string";
  const make = (context: Excel.RequestContext) => {
    const helper =
      typeof on === "string" ? addHelper(context, facts.sets, on, state.name, area) : sheetAt(context, on.id);
    if (typeof on !== "string") clearBlocks(helper, on);
    remember(helper, [], facts.sets, { sheet: state.id, area });
    for (const [index, { label }] of states.entries()) {
      const block = blockFor(area, index);
      remember(helper, [], blocks[index]!, withLabel(block));
      if (block.row > 0) helper.getRangeByIndexes(block.row - 1, block.column, 1, 1).untrack().values = [[label]];
      for (const band of rowBands(block, VALUE_CELLS)) {
        rangeAt(helper, band).values = everywhere(shownNumber(fillings[index]!));
      }
    }
    if (first !== undefined) writeBlock(helper, first);
    return helper.load("id");
  };
  const { id } = await (isNew ? job.request(make) : job.repeatable(make));
  for (const block of writing) {
    await job.repeatableOn(id, (sheet) => writeBlock(sheet, block));
  }
  return typeof on === "string" ? on : on.name;
}

/** Empties the blocks of an earlier maze, whose numbers would be wrong beside the new one. */
export async function emptySetNumbers(job: Job, existing: HelperSheet): Promise<void> {
  await job.repeatableOn(existing.id, (sheet) => clearBlocks(sheet, existing));
}

/** The blocks of the sheet with their labels, wherever they are now. */
export function setNumberBlocks(helper: HelperSheet): Area[] {
  return blocks.map((fact) => fact.read(helper.names)?.area).filter((area) => area !== undefined);
}

/** Queues deletion of the blocks; everything else on the sheet stays. */
export function clearBlocks(sheet: Excel.Worksheet, helper: HelperSheet): void {
  for (const block of setNumberBlocks(helper)) clearContents(sheet, block);
  for (const fact of blocks) forget(sheet, helper.names, fact);
}

interface NumberBlock {
  readonly area: Area;
  readonly values: (number | string)[][];
}

/** What is left to write when every cell of the block holds the number `filled`. */
function* numberBlocks(block: Area, numbers: Uint32Array, filled: number): Generator<NumberBlock> {
  for (const area of numberBands(block, numbers, filled)) {
    const values = Array.from({ length: area.rows }, (_, r) => {
      const start = (area.row - block.row + r) * block.columns + area.column - block.column;
      return Array.from(numbers.subarray(start, start + area.columns), shownNumber);
    });
    yield { area, values };
  }
}

/** The areas of {@link numberBlocks}. */
function numberBands(block: Area, numbers: Uint32Array, filled: number): Iterable<Area> {
  const others = boundsOfCells(block, (cell) => numbers[cell] !== filled);
  return others === undefined ? [] : rowBands(others, VALUE_CELLS);
}

/** What a cell shows for the number of its set; 0 (out of the maze) shows nothing. */
function shownNumber(number: number): number | string {
  return number === 0 ? "" : number;
}

function writeBlock(helper: Excel.Worksheet, { area, values }: NumberBlock): void {
  rangeAt(helper, area).values = values;
}
