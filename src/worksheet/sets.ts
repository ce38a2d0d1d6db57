/** The sheet with the set numbers of a maze. */
import { type ExcelSession, bringToFront, rangeAt, Refusal, sheetAt, usedArea } from "./excel";
import { type ReadName, loadNames } from "./names";
import {
  type HelperSheet,
  type SheetLook,
  type SheetName,
  type SheetState,
  addSheetOfMaze,
  findHelper,
  lookAtSheet,
  readHelpers,
} from "./sheet";
import { hasFact, putBack, removeFact, saveFact } from "./fact";
import { facts } from "./facts";
import {
  type Area,
  type Reference,
  addressOf,
  boundsOf,
  boundsOfCells,
  cellsOf,
  parseArea,
  rowBands,
  rowsOf,
  SHEET_COLUMNS,
  SHEET_ROWS,
  without,
} from "./addresses";
import { clearAll, paintCells, shownNumber, VALUE_CELLS } from "./cells";
import { message } from "../message";
import { BOTTOM, RIGHT } from "../maze/model";
import { freeSheetName } from "./addSheets";
import type { Change } from "./changes";
import type { Border } from "./borders";
import { lineInside } from "./lines";
import { everywhere, setCellSize, setLooks } from "./looks";
import { fitToWidth } from "./pageSetup";
import { orientationOf } from "./paper";
import { type Walls, openBlocks, packedRanges } from "./pieces";
import { listInTurns } from "../engine";

export function holdsSetNumbers(helper: HelperSheet): boolean {
  return hasFact(helper.names, facts.setsWritten);
}

/** The set-number sheet of the maze in front; also when that sheet itself is in front. Nothing if there are no numbers. */
export async function findSets(session: ExcelSession, state: SheetLook, known?: () => readonly HelperSheet[]) {
  const itself = state.sheets.find((sheet) => sheet.id === state.id);
  let sets: HelperSheet | undefined;
  if (itself !== undefined && facts.sets.read(state.names) !== undefined) {
    sets = { ...itself, names: state.names };
  } else if (state.grid !== undefined) {
    const helpers = known?.() ?? (await readHelpers(session, state.sheets, state.name));
    sets = findHelper(helpers, facts.sets, state.name);
  }
  return sets !== undefined && holdsSetNumbers(sets) ? sets : undefined;
}

/** One request if the workbook still has the sheets of the last look, and the same one in front; else two or three. */
export async function lookAtSheetAndSets(session: ExcelSession) {
  const { host } = session;
  const loadBehind = (context: Excel.RequestContext) => ({
    behind: new Map(host.sheetsBehind.map((id) => [id, loadNames(sheetAt(context, id).names)])),
  });
  const read = await lookAtSheet(session, loadBehind).catch((error: unknown) => {
    if (!(error instanceof Refusal) || host.sheetsBehind.length === 0) throw error;
    host.sheetsBehind = []; // a sheet was deleted
    return lookAtSheet(session, loadBehind);
  });
  const { behind: namesOf, ...look } = read;
  const behind = look.sheets.filter(({ id }) => id !== look.id);
  host.sheetsBehind = behind.map(({ id }) => id);
  const areKnown = behind.every(({ id }) => namesOf.has(id));
  const known = () => behind.map((sheet) => ({ ...sheet, names: namesOf.get(sheet.id)!() }));
  return { look, sets: await findSets(session, look, areKnown ? known : undefined) };
}

export function isShown(sheet: HelperSheet): boolean {
  return sheet.visibility === "Visible";
}

export async function showSheet(session: ExcelSession, { id }: Pick<HelperSheet, "id">): Promise<void> {
  await session.onSheet(id, (sheet) => {
    sheet.visibility = "Visible";
  });
  await bringToFront(session, id);
}

export async function hideSets(session: ExcelSession, sets: HelperSheet): Promise<void> {
  await session.onSheet(sets.id, (sheet) => {
    sheet.visibility = "Hidden";
  });
  const maze = facts.sets.read(sets.names);
  if (maze !== undefined) await bringToFront(session, maze.sheet);
}

export interface SetsSheet extends HelperSheet {
  /** Whether it holds anything that Lavirint did not write: then it is left to the person who wrote it. */
  readonly holdsUserContent: boolean;
}

/** Up to this many cells are read with the look itself, more in requests of this many. */
const AT_ONCE = 10_000;
const READ_CELLS = 100_000;

/** Finds out whether somebody wrote on a hidden sheet. One request, and one more for every 100,000 cells of larger blocks. */
export async function readSets(session: ExcelSession, helper: HelperSheet): Promise<SetsSheet> {
  // A copy of covered cells holds nothing else.
  if (!hasFact(helper.names, facts.sets)) return { ...helper, holdsUserContent: false };
  const record = setsRecordOf(helper.names);
  const load = (part: Area) => (sheet: Excel.Worksheet) => rangeAt(sheet, part).load("formulas");
  const read = await session.onSheet(helper.id, (sheet) => ({
    used: sheet.getUsedRangeOrNullObject(true).untrack().load("address"),
    cells: record !== undefined && cellsOf(record.area) <= AT_ONCE ? load(record.area)(sheet) : undefined,
  }));
  const used = usedArea(read.used);
  if (used === undefined) return { ...helper, holdsUserContent: false };
  if (record === undefined || without(used, record.area).length > 0) return { ...helper, holdsUserContent: true };
  const sums: number[] = [];
  for (const band of read.cells ? [record.area] : rowBands(record.area, READ_CELLS)) {
    const { formulas } = read.cells ?? (await session.onSheet(helper.id, load(band)));
    sums.push(checksumOf(band, formulas.flat()));
  }
  return { ...helper, holdsUserContent: sumOf(sums) !== sumOf(record.sums) };
}

/** Empties the blocks of an earlier maze, whose numbers would be wrong beside the new one. */
export async function emptySetNumbers(session: ExcelSession, existing: SetsSheet): Promise<void> {
  await session.repeatableOn(existing.id, (sheet) => emptySheet(sheet, existing));
}

/** Queues that; `more`: other cells to clear. */
function emptySheet(sheet: Excel.Worksheet, { names: list }: HelperSheet, more: readonly Area[] = []): void {
  const record = setsRecordOf(list);
  for (const area of [...(record === undefined ? [] : [record.area]), ...more]) clearAll(sheet, area);
  removeFact(sheet, list, facts.setsWritten);
}

export interface SetNumbers {
  /** Begins with a letter, so that it cannot become a formula. */
  readonly label: string;
  /** Of each cell's set at one moment, row by row; 0 is an empty cell. */
  readonly numbers: Uint32Array;
}

export interface SetsBlock extends SetNumbers {
  /** Of the numbers; above the first one is the label, unless that is in the first row. */
  readonly area: Area;
}

/** Where the states go: the first at the same addresses as the maze, the second below (on a very long sheet, beside) it. */
function blockFor(area: Area, index: number): Area {
  const below = area.row + index * (area.rows + 2);
  return below + area.rows <= SHEET_ROWS
    ? { ...area, row: below }
    : { ...area, column: area.column + index * (area.columns + 1) };
}

export function withLabel(block: Area): Area {
  return block.row === 0 ? block : { ...block, row: block.row - 1, rows: block.rows + 1 };
}

export function contentsOfBlock({ area, label, numbers }: SetsBlock): (number | string)[] {
  const above = area.row === 0 ? [] : [label, ...new Array<string>(area.columns - 1).fill("")];
  return [...above, ...Array.from(numbers, shownNumber)];
}

interface SetsRecord {
  readonly area: Area;
  /** A checksum of each block; the sheet's is their sum. */
  readonly sums: readonly number[];
}

function recordOf(blocks: readonly SetsBlock[]): SetsRecord {
  const places = blocks.map(({ area }) => withLabel(area));
  const sums = blocks.map((block, i) => checksumOf(places[i]!, contentsOfBlock(block)));
  return { area: boundsOf(places), sums };
}

/** What the names of a sheet say of its blocks; undefined if it has none, or somebody changed the name. */
export function setsRecordOf(list: readonly ReadName[]): SetsRecord | undefined {
  const [address = "", ...sums] = (facts.setsWritten.read(list) ?? "").split(" ");
  const area = parseArea(address);
  return area && { area, sums: sums.map(Number) };
}

export function encodeSets({ area, sums }: SetsRecord): string {
  return [addressOf(area), ...sums].join(" ");
}

const FNV_PRIME = 0x01000193;

/** A checksum of what cells hold, row by row, in any order of parts: empty ones count for nothing, the others with their place. */
export function checksumOf(area: Area, contents: readonly unknown[]): number {
  let sum = 0;
  contents.forEach((content, cell) => {
    if (content === "") return;
    const [row, column] = [area.row + Math.floor(cell / area.columns), area.column + (cell % area.columns)];
    let hash = Math.imul(row * SHEET_COLUMNS + column, FNV_PRIME);
    const text = String(content);
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
    sum += hash ^ (hash >>> 15);
  });
  return sum >>> 0;
}

function sumOf(sums: readonly number[]): number {
  return sums.reduce((sum, each) => (sum + each) >>> 0, 0);
}

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
  const writers = await listInTurns(writersOf(blocks));
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
  const mark = { sheet: state.id, area };
  const make = async (session: ExcelSession) => {
    await session.repeatableOn(id, (sheet) => {
      emptySheet(sheet, existing);
      saveFact(sheet, [], facts.sets, mark);
      begin(sheet);
    });
    return goOn(id, session);
  };
  return {
    make,
    // Between the mark that goes and the one that comes, nothing would find the hidden sheet again.
    rollBack: (session) =>
      session.repeatableOn(id, (sheet) => {
        emptySheet(sheet, existing, [record.area]);
        putBack(sheet, existing.names, facts.sets, mark);
      }),
    ifStuck: message("arrived-sheet-left", { sheet: name }),
  };
}

function* writersOf(blocks: readonly SetsBlock[]) {
  for (const { area, label, numbers } of blocks) {
    const filling = mostFrequentNumber(numbers);
    const fill = (sheet: Excel.Worksheet) => {
      if (area.row > 0) rangeAt(sheet, { ...withLabel(area), rows: 1, columns: 1 }).values = [[label]];
      for (const band of rowBands(area, VALUE_CELLS)) rangeAt(sheet, band).values = everywhere(shownNumber(filling));
    };
    const others = boundsOfCells(area, (cell) => numbers[cell] !== filling);
    const parts = Array.from(others === undefined ? [] : rowBands(others, VALUE_CELLS), (part) => {
      const values = rowsOf(part, (cell) => shownNumber(numbers[cell]!), area);
      return (sheet: Excel.Worksheet) => void (rangeAt(sheet, part).values = values);
    });
    yield { fill, parts };
  }
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
