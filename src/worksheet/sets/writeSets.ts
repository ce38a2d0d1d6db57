import { BOTTOM, RIGHT } from "../../maze/model";
import { type ExcelSession, sheetAt, rangeAt, rangesAt } from "../excel";
import { type SheetState, addSheetOfMaze } from "../sheet";
import { facts, saveFact } from "../memory";
import { type Area, type Reference, boundsOf, boundsOfCells, cellsOf, rowBands } from "../addresses";
import { type Change, freeSheetName } from "../changes";
import { VALUE_CELLS, mostFrequentNumber, shownNumber } from "../cells";
import { type Border, lineInside } from "../lines";
import { everywhere, paintLook, setCellSize, setLooks } from "../looks";
import { fitToWidth } from "../page";
import { orientationOf } from "../paper";
import { type Walls, cellBlocks, openBlocks, packAreas } from "../pieces";
import { nextTask } from "../../engine";
import {
  type SetsBlock,
  type SetsSheet,
  blockFor,
  emptySetNumbers,
  encodeSets,
  recordOf,
  withLabel,
  emptySheet,
} from "./sets";

/** The number of each cell's set at one moment, row by row, and a label for that moment. */
export interface SetNumbers {
  /** Begins with a letter, so that it cannot become a formula. */
  readonly label: string;
  readonly numbers: Uint32Array;
}

export interface NamedSheet {
  readonly id: string;
  readonly name: string;
}

/**
 * One or two states of the set numbers on the maze's hidden sheet: the first at the addresses of the maze's own cells, the
 * second below. The first request makes the sheet where it is missing and hides it; it must come before any drawing,
 * because a change of visibility empties Excel's list of things to undo. Numbers other than the most frequent one are written cell by
 * cell, in requests of at most 50,000 cells. Gives the sheet.
 *
 * `word` is what a new sheet is called. Rolled back, one that was there before is empty: the maze whose numbers it held is gone.
 */
export async function writeSetNumbersChange(
  state: SheetState,
  area: Area,
  existing: SetsSheet | undefined,
  word: string,
  states: readonly SetNumbers[],
): Promise<Change<NamedSheet>> {
  const blocks = await filledBlocks(states.map((each, index) => ({ ...each, area: blockFor(area, index) })));
  const record = recordOf(blocks);
  const [first, ...more] = blocks.flatMap((block) => {
    return block.others.map((part) => ({ part, values: valuesIn(block, part) }));
  });
  const write = (sheet: Excel.Worksheet, { part, values }: NonNullable<typeof first>) => {
    rangeAt(sheet, part).values = values;
  };
  const begin = (sheet: Excel.Worksheet) => {
    saveFact(sheet, [], facts.setsWritten, encodeSets(record));
    formatBlocks(sheet, blocks);
    fillBlocks(sheet, blocks);
    if (first !== undefined) write(sheet, first);
  };
  const goOn = async (session: ExcelSession, place: NamedSheet) => {
    for (const each of more) await session.repeatableOn(place.id, (sheet) => write(sheet, each));
    return place;
  };
  if (existing !== undefined) {
    const { id, name } = existing;
    const make = async (session: ExcelSession) => {
      await session.repeatableOn(id, (sheet) => {
        emptySheet(sheet, existing);
        saveFact(sheet, [], facts.sets, { sheet: state.id, area });
        begin(sheet);
      });
      return goOn(session, { id, name });
    };
    return { make, rollBack: (session) => emptySetNumbers(session, existing, [record.area]) };
  }
  const name = freeSheetName(state.sheets, word);
  const maze = { sheet: state.name, area };
  return addSheetOfMaze(facts.sets, { name, sheets: state.sheets }, maze, begin, (id, session) => {
    return goOn(session, { id, name });
  });
}

/** Points: numbers of four digits fit; longer ones shrink. */
const CELL = 24;
const FONT = 8;

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
export async function formatSetNumbers(
  session: ExcelSession,
  id: string,
  maze: Reference,
  states: readonly SetNumbers[],
): Promise<void> {
  const { area } = maze;
  if (cellsOf(area) > DRESSED_CELLS) return;
  const last = states[states.length - 1]!.numbers;
  const left = last.find((number) => number !== 0);
  await session.repeatableOn(id, (sheet, context) => {
    const walls = rangeAt(sheetAt(context, maze.sheet), area);
    fitToWidth(sheet, { orientation: orientationOf(boundsOf(states.map((_, index) => blockFor(area, index)))) });
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
        const between = packAreas(openBlocks(wallsApart(area, numbers), side, block));
        for (const addresses of between)
          for (const cells of rangesAt(sheet, addresses)) lineInside(cells, side, BETWEEN);
      }
    });
  });
}

/** The walls where two sets meet, as openings. */
function wallsApart({ rows, columns }: Area, numbers: Uint32Array): Walls {
  const areApart = (one: number, other: number | undefined) => one !== other && one !== 0 && other !== 0;
  const standing = Uint8Array.from(numbers, (number, cell) => {
    return Number(!areApart(number, numbers[cell + 1])) | (Number(!areApart(number, numbers[cell + columns])) << 1);
  });
  return { rows, columns, standing };
}

/** A block all of whose cells can be filled with one number first. */
interface FilledBlock extends SetsBlock {
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

/** Queues the label above each block, and in all its cells its most frequent number. */
function fillBlocks(sheet: Excel.Worksheet, blocks: readonly FilledBlock[]): void {
  for (const { area, label, filling } of blocks) {
    if (area.row > 0) rangeAt(sheet, { ...withLabel(area), rows: 1, columns: 1 }).values = [[label]];
    for (const band of rowBands(area, VALUE_CELLS)) rangeAt(sheet, band).values = everywhere(shownNumber(filling));
  }
}

function valuesIn({ area, numbers }: SetsBlock, part: Area): (number | string)[][] {
  return Array.from({ length: part.rows }, (_, r) => {
    const start = (part.row - area.row + r) * area.columns + part.column - area.column;
    return Array.from(numbers.subarray(start, start + part.columns), shownNumber);
  });
}
