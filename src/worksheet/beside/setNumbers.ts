import type { SheetOfMazes } from "../../files";
import { type Area, type Job, boundsOfCells, cellsOf, insertsSheets, rangeAt, rowBands, sheetAt } from "../excel";
import { type ReversibleChange, sheetsInserted } from "../changes";
import { type HelperSheet, type SheetState, addHelper, helperAdded, markHelper } from "../sheet";
import { facts, forget, remember } from "../memory";
import { VALUE_CELLS, everywhere, mostFrequentNumber } from "../cells";
import type { SetsRecord } from "../identity";
import { nextTask } from "../../engine";
import type { SetsSheet } from "./readSets";
import { blockFacts, blockFor, clearBlocks, withLabel } from "./setBlocks";

/** The number of each cell's set at one moment, row by row, and a label for that moment. */
export interface SetNumbers {
  /** Begins with a letter, so that it cannot become a formula. */
  readonly label: string;
  readonly numbers: Uint32Array;
  /** The step after which they are so; undefined if every cell has its own number. */
  readonly step: number | undefined;
}

/** What to write, and the share code of the maze from which it follows. */
interface WrittenNumbers {
  readonly states: readonly SetNumbers[];
  readonly code: string | undefined;
}

/**
 * One or two states of the set numbers on the maze's hidden sheet: the first at the addresses of the maze's own cells, the
 * second below. The first request makes the sheet where it is missing and hides it; it must come before any drawing,
 * because a change of visibility empties Excel's list of things to undo. Gives the sheet.
 *
 * `word` is what a new sheet is called. A sheet on which somebody wrote where the numbers would be is left to them. Rolled back, one
 * that was there before is emptied: the maze whose numbers it held is gone.
 */
export function setNumbersWritten(
  state: SheetState,
  area: Area,
  existing: SetsSheet | undefined,
  word: string,
  written: WrittenNumbers,
): ReversibleChange<NamedSheet> {
  if (existing !== undefined && takesNumbers(existing)) {
    const make = (job: Job) => writeSetNumbers(job, state, area, existing, written);
    const blocks = written.states.map((_, index) => withLabel(blockFor(area, index)));
    return { make, takeBack: (job) => job.repeatableOn(existing.id, (sheet) => clearBlocks(sheet, existing, blocks)) };
  }
  return helperAdded(facts.sets, word, state.sheets, async (job, name, arrived) => {
    const id = await insertSetNumbers(job, state, area, { ...written, name, arrived });
    return id === undefined ? writeSetNumbers(job, state, area, name, written) : { id, name };
  });
}

/** A sheet, and what it is called. */
interface NamedSheet {
  readonly id: string;
  readonly name: string;
}

/** The most numbers that are always written into their cells. */
const MOST_WRITTEN = 5_000;

/** A new sheet for set numbers; `arrived` is told its id. */
interface NewSets extends WrittenNumbers {
  readonly name: string;
  readonly arrived: (id: string) => void;
}

/**
 * Inserts the sheet with its numbers, marks and hides it, and reads some of them back: two requests. Gives its id; undefined if Excel
 * does not take it, or shows other numbers, and then it is gone; and where writing them takes no more requests.
 */
async function insertSetNumbers(
  job: Job,
  state: SheetState,
  area: Area,
  { name, arrived, ...written }: NewSets,
): Promise<string | undefined> {
  const { states } = written;
  if (!insertsSheets(job.host) || cellsOf(area) * states.length <= MOST_WRITTEN) return undefined;
  await nextTask();
  const bands = states.flatMap(({ numbers }, i) => {
    return [...numberBands(blockFor(area, i), numbers, mostFrequentNumber(numbers))];
  });
  if (bands.length < 2) return undefined;
  const placed = states.map(({ label, numbers }, i) => ({ label, numbers, block: blockFor(area, i) }));
  const file: SheetOfMazes = {
    ...{ name, isHidden: true, mazes: [], columnWidths: [], rowHeights: [] },
    cells: placed.flatMap(({ label, block: { row, column } }) => {
      return row === 0 ? [] : [{ row: row - 1, column, value: label }];
    }),
    blocks: placed.map(({ numbers, block }) => ({ ...block, numbers })),
  };
  const inserted = await sheetsInserted(job, [file], state, () => undefined);
  if (inserted === undefined) return undefined;
  const id = inserted.ids[0]!;
  arrived(id);
  const lastRows = await job.repeatableOn(id, (sheet) => {
    markHelper(sheet, facts.sets, state.name, area);
    nameSets(sheet, state, area, written);
    return placed.map(({ block }) => {
      return rangeAt(sheet, { ...block, row: block.row + block.rows - 1, rows: 1 }).load("values");
    });
  });
  const isTrue = lastRows.every(({ values }, i) => {
    const last = Array.from(placed[i]!.numbers.subarray(-area.columns), shownNumber);
    return last.every((number, column) => values[0]![column] === number);
  });
  if (isTrue) return id;
  job.host.mostInserted = 0;
  await job.unstoppable().repeatable(({ workbook }) => workbook.worksheets.getItemOrNullObject(id).delete());
  return undefined;
}

/** Queues what the sheet remembers of its numbers. */
function nameSets(sheet: Excel.Worksheet, { id }: SheetState, area: Area, { states, code }: WrittenNumbers): void {
  remember(sheet, [], facts.sets, { sheet: id, area });
  const { rows, columns } = area;
  const [steps, labels] = [states.map(({ step }) => step ?? null), states.map(({ label }) => label)];
  if (code !== undefined) remember(sheet, [], facts.setsCode, code);
  const record: SetsRecord = { rows, columns, steps, labels };
  remember(sheet, [], facts.setsWritten, record);
  states.forEach((_, i) => remember(sheet, [], blockFacts[i]!, withLabel(blockFor(area, i))));
}

/** Whether new numbers can be written on a sheet: it is there, and nobody wrote where they would be. */
export function takesNumbers(sets: SetsSheet | undefined): sets is SetsSheet {
  return sets?.own.length === 0;
}

/** Leaves a sheet on which somebody wrote to them: the numbers go, and it is shown. One request. */
export async function leaveSets(job: Job, sets: SetsSheet): Promise<void> {
  await job.repeatableOn(sets.id, (sheet) => keepSheet(sheet, sets));
}

/** Queues the same. */
export function keepSheet(sheet: Excel.Worksheet, sets: HelperSheet & { readonly own?: readonly Area[] }): void {
  sheet.visibility = "Visible";
  clearBlocks(sheet, sets);
  forget(sheet, sets.names, facts.sets);
}

/**
 * Writes the states to an existing sheet, or to a new one of this name. A block is filled with its most frequent number first; then
 * only the smallest area that holds the others is written cell by cell, in requests of at most 50,000 cells. Gives the sheet.
 */
async function writeSetNumbers(
  job: Job,
  state: SheetState,
  area: Area,
  on: SetsSheet | string,
  written: WrittenNumbers,
): Promise<NamedSheet> {
  const { states } = written;
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
    nameSets(helper, state, area, written);
    for (const [index, { label }] of states.entries()) {
      const block = blockFor(area, index);
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
  return { id, name: typeof on === "string" ? on : on.name };
}

/** Empties the blocks of an earlier maze, whose numbers would be wrong beside the new one; what somebody wrote there stays. */
export async function emptySetNumbers(job: Job, existing: SetsSheet): Promise<void> {
  await job.repeatableOn(existing.id, (sheet) => clearBlocks(sheet, existing));
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
