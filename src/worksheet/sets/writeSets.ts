import { message } from "../../message";
import { BOTTOM, RIGHT } from "../../maze/model";
import { type ExcelSession, sheetAt, rangeAt } from "../excel";
import { type SheetName, type SheetState, addSheetOfMaze } from "../sheet";
import { facts, saveFact } from "../memory";
import { type Area, type Reference, boundsOf, boundsOfCells, cellsOf, rowBands, rowsOf } from "../addresses";
import { freeSheetName } from "../addSheets";
import type { Change } from "../changes";
import { VALUE_CELLS, paintCells, shownNumber } from "../cells";
import type { Border } from "../borders";
import { lineInside } from "../lines";
import { everywhere, setCellSize, setLooks } from "../looks";
import { fitToWidth } from "../page";
import { orientationOf } from "../paper";
import { type Walls, openBlocks, packedRanges } from "../pieces";
import { nextTask } from "../../engine";
import {
  type SetNumbers,
  type SetsBlock,
  type SetsSheet,
  blockFor,
  emptySetNumbers,
  encodeSets,
  recordOf,
  withLabel,
  emptySheet,
} from "./sets";

export type NamedSheet = Pick<SheetName, "id" | "name">;

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
  const blocks = states.map((each, index) => ({ ...each, area: blockFor(area, index) }));
  const record = recordOf(blocks);
  const writers: ReturnType<typeof writersOf>[] = [];
  for (const block of blocks) {
    await nextTask();
    writers.push(writersOf(block));
  }
  const [first, ...more] = writers.flatMap(({ parts }) => parts);
  const begin = (sheet: Excel.Worksheet) => {
    saveFact(sheet, [], facts.setsWritten, encodeSets(record));
    formatBlocks(sheet, blocks);
    for (const { fill } of writers) fill(sheet);
    first?.(sheet);
  };
  const name = existing?.name ?? freeSheetName(state.sheets, word);
  const goOn = async (id: string, session: ExcelSession) => {
    for (const write of more) await session.repeatableOn(id, write);
    return { id, name };
  };
  if (existing === undefined) {
    return addSheetOfMaze(facts.sets, { name, sheets: state.sheets }, { sheet: state.name, area }, begin, goOn);
  }
  const { id } = existing;
  const make = async (session: ExcelSession) => {
    await session.repeatableOn(id, (sheet) => {
      emptySheet(sheet, existing);
      saveFact(sheet, [], facts.sets, { sheet: state.id, area });
      begin(sheet);
    });
    return goOn(id, session);
  };
  return {
    make,
    rollBack: (session) => emptySetNumbers(session, existing, [record.area]),
    // Between the mark that goes and the one that comes, nothing would find the hidden sheet again.
    ifStuck: message("arrived-sheet-left", { sheet: name }),
  };
}

/** First the label and the most frequent number into all cells; then, each in a request, the parts that hold others. */
function writersOf({ area, label, numbers }: SetsBlock) {
  const filling = mostFrequentNumber(numbers);
  const fill = (sheet: Excel.Worksheet) => {
    if (area.row > 0) rangeAt(sheet, { ...withLabel(area), rows: 1, columns: 1 }).values = [[label]];
    for (const band of rowBands(area, VALUE_CELLS)) rangeAt(sheet, band).values = everywhere(shownNumber(filling));
  };
  const others = boundsOfCells(area, (cell) => numbers[cell] !== filling);
  const parts = Array.from(others === undefined ? [] : rowBands(others, VALUE_CELLS), (part) => {
    const values = rowsOf(part, (cell) => shownNumber(numbers[cell]!), area);
    return (sheet: Excel.Worksheet) => {
      rangeAt(sheet, part).values = values;
    };
  });
  return { fill, parts };
}

/** Points: numbers of four digits fit; longer ones shrink. */
const CELL = 24;
const FONT = 8;

function formatBlocks(sheet: Excel.Worksheet, blocks: readonly SetsBlock[]): void {
  const areas = blocks.map(({ area }) => area);
  setCellSize(rangeAt(sheet, boundsOf(areas)), { cellSize: CELL });
  for (const { format } of packedRanges(sheet, areas)) {
    format.font.size = FONT;
    format.horizontalAlignment = "Center";
    format.verticalAlignment = "Center";
    format.shrinkToFit = true;
  }
}

/** The fills of the set that is left in the end, and of the one that it takes in; one is darker. */
const [LEFT, TAKEN_IN] = [setLooks[0]!, setLooks[4]!];
const BETWEEN: Border = { style: "Continuous", weight: "Thick", color: "#D55E00" };
/** More would take too long for something that few unhide. */
const DRESSED_CELLS = 10_000;

/** Before the last merge, the two sets have a colour each, with a thick line between. One request; nothing above 10,000 cells. */
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
        paintCells(sheet, block, look, (cell) => numbers[cell] === number);
      }
      for (const side of [RIGHT, BOTTOM] as const) {
        const between = packedRanges(sheet, openBlocks(wallsApart(area, numbers), side, block));
        for (const cells of between) lineInside(cells, side, BETWEEN);
      }
    });
  });
}

function wallsApart({ rows, columns }: Area, numbers: Uint32Array): Walls {
  const areApart = (one: number, other: number | undefined) => one !== other && one !== 0 && other !== 0;
  const standing = Uint8Array.from(numbers, (number, cell) => {
    return Number(!areApart(number, numbers[cell + 1])) | (Number(!areApart(number, numbers[cell + columns])) << 1);
  });
  return { rows, columns, standing };
}

/** Of whole numbers smaller than the list is long, the smallest among equals: a million different ones take 9 ms, with a Map 435. */
export function mostFrequentNumber(numbers: Uint32Array): number {
  const counts = new Uint32Array(numbers.length + 1);
  for (const number of numbers) counts[number]!++;
  return counts.reduce((best, count, number) => (count > counts[best]! ? number : best), 0);
}
