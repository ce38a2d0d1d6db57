import { type ExcelSession, Refusal, bringToFront, sheetAt, rangeAt, usedArea } from "../excel";
import { type ReadName, loadNames } from "../names";
import { type HelperSheet, type SheetLook, findHelper, lookAtSheet, readHelpers } from "../sheet";
import { facts, hasFact, removeFact } from "../memory";
import {
  type Area,
  SHEET_COLUMNS,
  SHEET_ROWS,
  addressOf,
  parseArea,
  boundsOf,
  cellsOf,
  rowBands,
  without,
} from "../addresses";
import { clearAll, shownNumber } from "../cells";

export function holdsSetNumbers(helper: HelperSheet): boolean {
  return hasFact(helper.names, facts.setsWritten);
}

/** The set-number sheet of the maze in front; also when that sheet itself is in front. Nothing if there are no numbers. */
export async function findSets(
  session: ExcelSession,
  state: SheetLook,
  known?: () => readonly HelperSheet[],
): Promise<HelperSheet | undefined> {
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
export async function lookAtSheetAndSets(
  session: ExcelSession,
): Promise<{ readonly look: SheetLook; readonly sets: HelperSheet | undefined }> {
  const others = session.host.sheetIds.filter((id) => id !== session.host.frontId);
  const read = await lookAtSheet(session, (context) =>
    others.map((id) => ({ id, names: loadNames(sheetAt(context, id).names) })),
  ).catch((error: unknown) => {
    if (!(error instanceof Refusal) || others.length === 0) throw error;
    return undefined; // a sheet was deleted
  });
  const { look, alongside } = read ?? (await lookAtSheet(session, () => []));
  session.host.sheetIds = look.sheets.map(({ id }) => id);
  session.host.frontId = look.id;
  const found = alongside.flatMap(({ id, names }) => {
    const sheet = look.sheets.find((each) => each.id === id);
    return sheet === undefined || id === look.id ? [] : [{ sheet, names }];
  });
  const known = () => found.map(({ sheet, names }) => ({ ...sheet, names: names() }));
  const areKnown = found.length === look.sheets.length - 1;
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

/** Hides a set-number sheet, so that anybody can unhide it; the maze's sheet comes to the front. */
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

/** Finds out whether somebody wrote on a set-number sheet. One request, and one more for every 100,000 cells of larger blocks. */
export async function readSets(session: ExcelSession, helper: HelperSheet): Promise<SetsSheet> {
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

/** Empties the blocks of an earlier maze, whose numbers would be wrong beside the new one. `more`: other cells to clear. */
export async function emptySetNumbers(
  session: ExcelSession,
  existing: SetsSheet,
  more: readonly Area[] = [],
): Promise<void> {
  await session.repeatableOn(existing.id, (sheet) => emptySheet(sheet, existing, more));
}

export function emptySheet(sheet: Excel.Worksheet, { names: list }: HelperSheet, more: readonly Area[] = []): void {
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
export function blockFor(area: Area, index: number): Area {
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

/** What Lavirint wrote on a set-number sheet: enough to tell whether the sheet holds anything else. */
export interface SetsRecord {
  readonly area: Area;
  /** A checksum of each block; the sheet's is their sum. */
  readonly sums: readonly number[];
}

export function recordOf(blocks: readonly SetsBlock[]): SetsRecord {
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
