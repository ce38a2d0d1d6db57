import { BOTTOM, Maze, RIGHT } from "../../maze/model";
import { type Job, Refusal, bringToFront, sheetAt, insertsSheets, rangeAt, rangesAt } from "../excel";
import { loadNames } from "../names";
import {
  type HelperSheet,
  type LoadedHelpers,
  type SheetLook,
  findHelper,
  loadHelpers,
  lookAtSheet,
  type SheetState,
  addHelper,
  helperAdded,
  markHelper,
} from "../sheet";
import { facts, isRemembered, forget, putBack, remember } from "../memory";
import type { SheetOfMazes } from "../../files";
import { type Area, type Reference, boundsOf, boundsOfCells, cellsOf, rowBands, without } from "../addresses";
import { type ReversibleChange, insertSheets } from "../changes";
import { VALUE_CELLS, mostFrequentNumber } from "../cells";
import { type Border, lineInside } from "../lines";
import { everywhere, paintLook, setCellSize, setLooks } from "../looks";
import { printOnOnePage } from "../page";
import { orientationOf } from "../paper";
import { cellBlocks, openBlocks, packAreas } from "../pieces";
import {
  type SetsBlock,
  blockFor,
  checksumOf,
  encodeSets,
  recordOf,
  setsRecordOf,
  shownNumber,
  sumOf,
  withLabel,
} from "../identity";
import { usedArea } from "../place";
import { nextTask } from "../../engine";

/** Whether the sheet holds numbers, and has not been emptied. */
export function holdsSetNumbers(helper: HelperSheet): boolean {
  return isRemembered(helper.names, facts.setsWritten);
}

/** The set-number sheet of the maze in front; also when that sheet itself is in front. Nothing if there are no numbers. */
export async function findSets(job: Job, state: SheetLook, loaded?: LoadedHelpers): Promise<HelperSheet | undefined> {
  const itself = state.sheets.find((sheet) => sheet.id === state.id);
  let sets: HelperSheet | undefined;
  if (itself !== undefined && facts.sets.read(state.names) !== undefined) {
    sets = { ...itself, names: state.names };
  } else if (state.grid !== undefined) {
    const helpers = loaded ?? (await job.request((context) => loadHelpers(context, state.sheets, state.name)));
    sets = findHelper(helpers, facts.sets, state.name);
  }
  return sets !== undefined && holdsSetNumbers(sets) ? sets : undefined;
}

/**
 * The sheet in front, and the sheet with the set numbers of its maze: one request if the workbook still has the sheets that it
 * had at the last look, and the same one in front; else two or three.
 */
export async function lookAtSheetAndSets(
  job: Job,
): Promise<{ readonly look: SheetLook; readonly sets: HelperSheet | undefined }> {
  const others = job.host.sheetIds.filter((id) => id !== job.host.frontId);
  const read = await lookAtSheet(job, (context) =>
    others.map((id) => ({ id, names: loadNames(sheetAt(context, id).names) })),
  ).catch((error: unknown) => {
    if (!(error instanceof Refusal) || others.length === 0) throw error;
    return undefined; // a sheet was deleted
  });
  const { look, alongside } = read ?? (await lookAtSheet(job, () => []));
  job.host.sheetIds = look.sheets.map(({ id }) => id);
  job.host.frontId = look.id;
  const loaded: LoadedHelpers = alongside.flatMap(({ id, names: list }) => {
    const sheet = look.sheets.find((each) => each.id === id);
    return sheet === undefined || id === look.id ? [] : [{ sheet, names: list }];
  });
  const isKnown = loaded.length === look.sheets.length - 1;
  return { look, sets: await findSets(job, look, isKnown ? loaded : undefined) };
}

/** Whether a person sees the tab of this sheet. */
export function isShown(sheet: HelperSheet): boolean {
  return sheet.visibility === "Visible";
}

/** Unhides a sheet, and brings it to the front. Two requests. */
export async function showSheet(job: Job, { id }: Pick<HelperSheet, "id">): Promise<void> {
  await job.onSheet(id, (sheet) => {
    sheet.visibility = "Visible";
  });
  await bringToFront(job, id);
}

/** Hides a set-number sheet, so that anybody can unhide it; the maze's sheet comes to the front. */
export async function hideSets(job: Job, sets: HelperSheet): Promise<void> {
  await job.onSheet(sets.id, (sheet) => {
    sheet.visibility = "Hidden";
  });
  const maze = facts.sets.read(sets.names);
  if (maze !== undefined) await bringToFront(job, maze.sheet);
}

/** The number of each cell's set at one moment, row by row, and a label for that moment. */
export interface SetNumbers {
  /** Begins with a letter, so that it cannot become a formula. */
  readonly label: string;
  readonly numbers: Uint32Array;
}

/** A set-number sheet as it was read. */
export interface SetsSheet extends HelperSheet {
  /** Whether it holds anything that Lavirint did not write: then it is left to the person who wrote it. */
  readonly holdsUserContent: boolean;
}

/** Up to this many cells are read with the look itself, more in requests of this many. */
const AT_ONCE = 10_000;
const READ_CELLS = 100_000;

/** Finds out whether somebody wrote on a set-number sheet. One request, and one more for every 100,000 cells of larger blocks. */
export async function readSets(job: Job, helper: HelperSheet): Promise<SetsSheet> {
  const record = setsRecordOf(helper.names);
  const load = (part: Area) => (sheet: Excel.Worksheet) => rangeAt(sheet, part).load("formulas");
  const read = await job.onSheet(helper.id, (sheet) => ({
    used: sheet.getUsedRangeOrNullObject(true).untrack().load("address"),
    cells: record !== undefined && cellsOf(record.area) <= AT_ONCE ? load(record.area)(sheet) : undefined,
  }));
  const used = usedArea(read.used);
  if (used === undefined) return { ...helper, holdsUserContent: false };
  if (record === undefined || without(used, record.area).length > 0) return { ...helper, holdsUserContent: true };
  const sums: number[] = [];
  for (const band of read.cells ? [record.area] : rowBands(record.area, READ_CELLS)) {
    const { formulas } = read.cells ?? (await job.onSheet(helper.id, load(band)));
    sums.push(checksumOf(band, formulas.flat()));
  }
  return { ...helper, holdsUserContent: sumOf(sums) !== sumOf(record.sums) };
}

/** A sheet, and what it is called. */
export interface NamedSheet {
  readonly id: string;
  readonly name: string;
}

/**
 * One or two states of the set numbers on the maze's hidden sheet: the first at the addresses of the maze's own cells, the
 * second below. The first request makes the sheet where it is missing and hides it; it must come before any drawing,
 * because a change of visibility empties Excel's list of things to undo. Gives the sheet.
 *
 * `word` is what a new sheet is called. Rolled back, one that was there before is empty: the maze whose numbers it held is gone.
 */
export function setNumbersWritten(
  state: SheetState,
  area: Area,
  existing: SetsSheet | undefined,
  word: string,
  states: readonly SetNumbers[],
): ReversibleChange<NamedSheet> {
  const blocks = states.map((each, index) => ({ ...each, area: blockFor(area, index) }));
  const keepRecord = (sheet: Excel.Worksheet) => remember(sheet, [], facts.setsWritten, encodeSets(recordOf(blocks)));
  if (existing !== undefined) {
    const { id, name } = existing;
    const begin = (context: Excel.RequestContext) => {
      const sheet = sheetAt(context, id);
      emptySheet(sheet, existing);
      remember(sheet, [], facts.sets, { sheet: state.id, area });
      keepRecord(sheet);
      formatBlocks(sheet, blocks);
      return sheet;
    };
    const make = async (job: Job) => {
      await writeBlocks(job, await filledBlocks(blocks), (build) => job.repeatable((context) => build(begin(context))));
      return { id, name };
    };
    return { make, takeBack: (job) => emptySetNumbers(job, existing, [recordOf(blocks).area]) };
  }
  return helperAdded(facts.sets, word, state.sheets, async (job, name, arrived) => {
    const filled = await filledBlocks(blocks);
    const add = (context: Excel.RequestContext) => {
      const sheet = addHelper(context, facts.sets, name, state.name, area);
      keepRecord(sheet);
      formatBlocks(sheet, blocks);
      return sheet;
    };
    const mark = (sheet: Excel.Worksheet) => {
      markHelper(sheet, facts.sets, state.name, area);
      keepRecord(sheet);
      formatBlocks(sheet, blocks);
    };
    const id =
      (await insertBlocks(job, state, filled, { name, arrived, mark })) ??
      (await writeBlocks(job, filled, (build) => job.request((context) => build(add(context)))));
    return { id, name };
  });
}

/** Points: numbers of four digits fit; longer ones shrink. */
const CELL = 24;
const FONT = 8;

/** Queues square cells. */
function formatBlocks(sheet: Excel.Worksheet, blocks: readonly SetsBlock[]): void {
  const all = boundsOf(blocks.map(({ area }) => area));
  setCellSize(rangeAt(sheet, all), { cellSize: CELL });
  for (const addresses of packAreas(blocks.map(({ area }) => area))) {
    for (const { format } of rangesAt(sheet, addresses)) {
      format.font.size = FONT;
      format.horizontalAlignment = "Center";
      format.verticalAlignment = "Center";
      format.shrinkToFit = true;
    }
  }
}

/** The fills of the set that is left in the end, and of the one that it takes in; one is darker. */
const [LEFT, TAKEN_IN] = [setLooks[0]!, setLooks[4]!];
const BETWEEN: Border = { style: "Continuous", weight: "Thick", color: "#D55E00" };
/** More would take too long for something that few unhide. */
const DRESSED_CELLS = 10_000;

/**
 * Draws the maze's walls round its last set numbers; before the last merge, the two sets have a colour each, with a thick line
 * between them; all is printed on one page. One request; it draws nothing for more than 10,000 cells.
 */
export async function dressSetNumbers(
  job: Job,
  id: string,
  maze: Reference,
  states: readonly SetNumbers[],
): Promise<void> {
  const { area } = maze;
  if (cellsOf(area) > DRESSED_CELLS) return;
  const last = states[states.length - 1]!.numbers;
  const left = last.find((number) => number !== 0);
  await job.repeatableOn(id, (sheet, context) => {
    const walls = rangeAt(sheetAt(context, maze.sheet), area);
    printOnOnePage(sheet, { orientation: orientationOf(boundsOf(states.map((_, index) => blockFor(area, index)))) });
    states.forEach(({ numbers }, index) => {
      const block = blockFor(area, index);
      const range = rangeAt(sheet, block);
      range.copyFrom(walls, "Formats");
      range.format.font.size = FONT;
      const sets = new Set(numbers.filter((number) => number !== 0 && number !== left));
      if (sets.size > 1) return;
      for (const [number, look] of [[left, LEFT], ...[...sets].map((set) => [set, TAKEN_IN] as const)] as const) {
        const cells = packAreas(cellBlocks(block, (cell) => numbers[cell] === number));
        for (const addresses of cells) for (const { format } of rangesAt(sheet, addresses)) paintLook(format, look);
      }
      for (const side of [RIGHT, BOTTOM] as const) {
        const between = packAreas(openBlocks(setsApart(area, numbers), side, block));
        for (const addresses of between)
          for (const cells of rangesAt(sheet, addresses)) lineInside(cells, side, BETWEEN);
      }
    });
  });
}

/** A maze that is open where two sets meet. */
function setsApart({ rows, columns }: Area, numbers: Uint32Array): Maze {
  const between = Maze.walled({ rows, columns });
  for (let wall = 0; wall < between.wallCount; wall++) {
    if (!between.separates(wall)) continue;
    const [one, other] = [numbers[wall >> 1]!, numbers[(wall >> 1) + ((wall & 1) === RIGHT ? 1 : columns)]!];
    if (one !== other && one !== 0 && other !== 0) between.openWall(wall);
  }
  return between;
}

/** A block all of whose cells can be filled with one number first. */
interface FilledBlock extends SetsBlock {
  /** Its most frequent number. */
  readonly filling: number;
  /** The parts that hold other numbers, each for one request. */
  readonly others: readonly Area[];
}

async function filledBlocks(blocks: readonly SetsBlock[]): Promise<FilledBlock[]> {
  const filled: FilledBlock[] = [];
  for (const block of blocks) {
    await nextTask();
    const filling = mostFrequentNumber(block.numbers);
    const others = boundsOfCells(block.area, (cell) => block.numbers[cell] !== filling);
    filled.push({ ...block, filling, others: others === undefined ? [] : [...rowBands(others, VALUE_CELLS)] });
  }
  return filled;
}

/**
 * Fills the blocks of a sheet, with `begin` in the first request, and writes the other numbers cell by cell, in requests of at most 50,000
 * cells. Gives the sheet's id.
 */
async function writeBlocks(
  job: Job,
  blocks: readonly FilledBlock[],
  begin: (build: (sheet: Excel.Worksheet) => Excel.Worksheet) => Promise<Excel.Worksheet>,
): Promise<string> {
  const [first, ...more] = blocks.flatMap((block) => {
    return block.others.map((part) => ({ part, values: valuesIn(block, part) }));
  });
  const write = (sheet: Excel.Worksheet, { part, values }: NonNullable<typeof first>) => {
    rangeAt(sheet, part).values = values;
  };
  const { id } = await begin((sheet) => {
    for (const { area, label, filling } of blocks) {
      if (area.row > 0) rangeAt(sheet, { ...withLabel(area), rows: 1, columns: 1 }).values = [[label]];
      for (const band of rowBands(area, VALUE_CELLS)) rangeAt(sheet, band).values = everywhere(shownNumber(filling));
    }
    if (first !== undefined) write(sheet, first);
    return sheet.load("id");
  });
  for (const each of more) await job.repeatableOn(id, (sheet) => write(sheet, each));
  return id;
}

/** What cells of a block show. */
function valuesIn({ area, numbers }: SetsBlock, part: Area): (number | string)[][] {
  return Array.from({ length: part.rows }, (_, r) => {
    const start = (part.row - area.row + r) * area.columns + part.column - area.column;
    return Array.from(numbers.subarray(start, start + part.columns), shownNumber);
  });
}

/** A new sheet that arrives in a file; `arrived` is told its id, and `mark` queues its names. */
interface ArrivingSheet {
  readonly name: string;
  readonly arrived: (ids: readonly string[]) => void;
  readonly mark: (sheet: Excel.Worksheet) => void;
}

/**
 * Inserts the sheet with its numbers, marks it, and reads some of them back: two requests. Gives its id; undefined if Excel
 * does not take it, or shows other numbers, and then it is gone; and where writing them takes no more requests.
 */
async function insertBlocks(
  job: Job,
  state: SheetState,
  blocks: readonly FilledBlock[],
  { name, arrived, mark }: ArrivingSheet,
): Promise<string | undefined> {
  if (!insertsSheets(job.host) || blocks.flatMap(({ others }) => others).length < 2) return undefined;
  const file: SheetOfMazes = {
    ...{ name, isHidden: true, mazes: [], columnWidths: [], rowHeights: [] },
    cells: blocks.flatMap(({ label, area: { row, column } }) => {
      return row === 0 ? [] : [{ row: row - 1, column, value: label }];
    }),
    blocks: blocks.map(({ area, numbers }) => ({ ...area, numbers })),
  };
  // The last row that has a number: below a shape there may be rows without any.
  const lastRowOf = ({ area, numbers }: SetsBlock): Area => {
    let last = numbers.length - 1;
    while (last > 0 && numbers[last] === 0) last--;
    return { ...area, row: area.row + Math.floor(last / area.columns), rows: 1 };
  };
  const format = async ([id]: readonly string[]) => {
    const lastRows = await job.repeatableOn(id!, (sheet) => {
      mark(sheet);
      return blocks.map((block) => rangeAt(sheet, lastRowOf(block)).load("values"));
    });
    return lastRows.every(({ values }, i) => {
      const [expected] = valuesIn(blocks[i]!, lastRowOf(blocks[i]!));
      return expected!.every((number, column) => values[0]![column] === number);
    });
  };
  const inserted = await insertSheets(job, { file: [file], sheets: state.sheets, arrived, format });
  return inserted?.ids[0];
}

/** Empties the blocks of an earlier maze, whose numbers would be wrong beside the new one. `more`: other cells to clear. */
export async function emptySetNumbers(job: Job, existing: SetsSheet, more: readonly Area[] = []): Promise<void> {
  await job.repeatableOn(existing.id, (sheet) => emptySheet(sheet, existing, more));
}

function emptySheet(sheet: Excel.Worksheet, { names: list }: HelperSheet, more: readonly Area[] = []): void {
  const record = setsRecordOf(list);
  for (const area of [...(record === undefined ? [] : [record.area]), ...more]) {
    for (const band of rowBands(area, VALUE_CELLS)) rangeAt(sheet, band).clear();
  }
  forget(sheet, list, facts.setsWritten);
}

/** A sheet on which somebody wrote is left to them, numbers and all: it is shown, and belongs to no maze any more. */
export function setsLeft(sets: HelperSheet): ReversibleChange<void> {
  return {
    make: (job) => job.repeatableOn(sets.id, (sheet) => leaveSets(sheet, sets)),
    takeBack: (job) =>
      job.repeatableOn(sets.id, (sheet) => {
        putBack(sheet, sets.names, facts.sets);
        putBack(sheet, sets.names, facts.setsWritten);
        if (sets.visibility !== "Visible") sheet.visibility = "Hidden";
      }),
  };
}

/** Queues the same. */
export function leaveSets(sheet: Excel.Worksheet, { names: list }: HelperSheet): void {
  sheet.visibility = "Visible";
  forget(sheet, list, facts.setsWritten);
  forget(sheet, list, facts.sets);
}
