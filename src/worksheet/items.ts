/** Items in a maze, and the list of its questions. */
import { lettersOf } from "../maze/content";
import { type CellContent, type TellReplaced, contentsIn, readBeforeWriting, typedText } from "./pieces";
import { paintFontSize, paintKinds, readFontSizes } from "./cells";
import type { CellSize } from "./looks";
import { cellArea } from "./borders";
import { type Difference, type Change, betweenOn, painted, piecesOf } from "./changes";
import { type Area, SHEET_ROWS, addressOf, rowsOf } from "./addresses";
import { type ExcelSession, rangeAt, Refusal } from "./excel";
import { fieldsOf } from "./names";
import type { SheetState } from "./sheet";
import { factBetween, saveFirstFact } from "./fact";
import { facts } from "./facts";
import { recordBetween, recordIn, writtenIn } from "./record";
import type { Item } from "./written";
import { message } from "../message";
import { LIST_GAP } from "./page";

/** Hidden names keep which cells items are in, and what format and font size these had, also after the file was opened again. */
export interface MazeItems {
  /** rows x columns; "" for an empty cell, null for one that is left alone. */
  readonly cells: readonly (string | null)[];
  readonly areNumbers: boolean;
  /** Points. */
  readonly fontSize: number;
}

type FoundCells = Awaited<ReturnType<typeof readFoundCells>>;

interface SizedCell extends CellContent {
  readonly size?: number | undefined;
}

/** One request, and one more if fonts differ in size. `looks`: how cells with items looked before, as texts of {@link lookText}. */
export async function readFoundCells(session: ExcelSession, state: SheetState, area: Area, one = 0) {
  const { range, first } = await session.onSheet(state.id, (sheet) => ({
    range: rangeAt(sheet, area).load(SIZED_CELLS),
    first: rangeAt(sheet, cellArea(area, one)).load("format/columnWidth,format/rowHeight"),
  }));
  const common = range.format.font.size as number | null;
  const sizes = common === null ? await readFontSizes(session, state.id, area) : undefined;
  const cells = sizedContents(range, sizes);
  const written = await writtenIn(state, area, session.signal);
  const cell = { cellSize: first.format.columnWidth, cellHeight: first.format.rowHeight };
  return { cells, written, looks: recordIn(state, area, facts.itemLooks), ...cell };
}

const GENERAL = "General";

/** How a cell looked before it got an item, and the font size that it then got: "11 12 General". */
function lookText({ size, numberFormat }: SizedCell, fontSize: number): string {
  return `${size!} ${fontSize} ${numberFormat}`;
}

/** A cell that loses its item: its look goes back to what it was, as far as nobody changed it since. */
function withoutItem(cell: SizedCell, look: Item | undefined): SizedCell {
  const [, size, given, numberFormat] = /^(\d+(?:\.\d+)?) (\d+(?:\.\d+)?) ([^]+)$/.exec(String(look)) ?? [];
  return {
    formula: "",
    isText: false,
    numberFormat: numberFormat !== undefined && cell.numberFormat === GENERAL ? numberFormat : cell.numberFormat,
    size: size !== undefined && cell.size === Number(given) ? Number(size) : cell.size,
  };
}

/** Writes items into the cells of a maze. Gives what was typed into those cells since they were read. */
export function writeItems(state: SheetState, area: Area, items: MazeItems, before: FoundCells): Change<TellReplaced> {
  const isForeign = (cell: number, content: unknown) =>
    items.cells[cell] !== null && content !== before.cells[cell]!.formula;
  return writtenOver(state, area, itemsBetween(state, area, items, before), isForeign);
}

export function removeItems(state: SheetState, area: Area, before: FoundCells): Change<void> {
  const cells = before.cells.map(({ formula }, i) => (before.written.is("item", i, formula) ? "" : null));
  return painted(itemsBetween(state, area, { cells, areNumbers: false, fontSize: 0 }, before).reverse());
}

function itemsBetween(
  state: SheetState,
  area: Area,
  { cells, areNumbers, fontSize }: MazeItems,
  before: FoundCells,
): Difference[] {
  const { written, looks } = before;
  const items = cells.map((item): Item | null => (item && areNumbers ? Number(item) : item));
  const stillIn = written.stillIn(before.cells.map(({ formula }) => formula));
  const plain = before.cells.map((cell, i) =>
    stillIn.itemIn(i) === undefined ? cell : withoutItem(cell, looks.itemIn(i)),
  );
  const after = before.cells.map((cell, i): SizedCell => {
    const item = items[i]!;
    if (item === null) return cell;
    if (item === "") return { ...plain[i]!, formula: "", isText: false };
    return { formula: item, isText: !areNumbers, numberFormat: GENERAL, size: fontSize };
  });
  const lookAt = (cell: number) => {
    if (items[cell] === null) return stillIn.itemIn(cell) === undefined ? "" : null;
    return items[cell] === "" ? "" : lookText(plain[cell]!, fontSize);
  };
  const record = stillIn.with("item", (cell) => items[cell]);
  return [
    ...recordBetween(state, area, record),
    factBetween(state, facts.itemLooks, looks.with("item", lookAt)),
    betweenOn(state.id, before.cells, after, (sheet, from, to) => paintCellsFrom(sheet, area, from, to)),
  ];
}

function writtenOver(
  { id }: SheetState,
  area: Area,
  differences: readonly Difference[],
  isForeign: (cell: number, content: unknown) => boolean,
): Change<TellReplaced> {
  const make = (session: ExcelSession) =>
    session.onSheet(id, (sheet, context) => {
      const replaced = readBeforeWriting(sheet, id, area, isForeign);
      for (const { paint } of piecesOf(differences)) paint(context);
      return replaced;
    });
  return { ...painted(differences), make };
}

/** Queues what differs. A text is entered while its cell has the format "@", so that it stays one; see writeContent. */
function paintCellsFrom(
  sheet: Excel.Worksheet,
  area: Area,
  from: readonly SizedCell[],
  to: readonly SizedCell[],
): void {
  const changes = to.map((cell, i) => cell.formula !== from[i]!.formula || cell.isText !== from[i]!.isText);
  const isTyped = (cell: number) => changes[cell]! && to[cell]!.isText;
  const range = rangeAt(sheet, area);
  // Null leaves a cell alone.
  const setFormats = (formatOf: (cell: number) => string | null) => {
    range.numberFormat = rowsOf(area, formatOf) as string[][];
  };
  if (to.some((_, cell) => isTyped(cell))) {
    setFormats((cell) => (isTyped(cell) ? "@" : null));
    range.values = rowsOf(area, (cell) => (isTyped(cell) ? typedText(String(to[cell]!.formula)) : null));
  }
  // An interrupted write may have left "@" in cells that hold a text before or after it.
  const mayBeText = (cell: number) => changes[cell]! && (to[cell]!.isText || from[cell]!.isText);
  const isFormatted = (cell: number) => mayBeText(cell) || to[cell]!.numberFormat !== from[cell]!.numberFormat;
  if (to.some((_, cell) => isFormatted(cell))) {
    setFormats((cell) => (isFormatted(cell) ? to[cell]!.numberFormat : null));
  }
  if (to.some((cell, i) => changes[i]! && !cell.isText)) {
    range.formulas = rowsOf(area, (cell) => (changes[cell]! && !to[cell]!.isText ? to[cell]!.formula : null));
  }
  const sizes = to.map(({ size }, cell) => (size === from[cell]!.size ? undefined : size));
  paintKinds(sheet, area, sizes, paintFontSize);
}

/** What the list of questions below a maze says, line by line, and the same with the right answers. */
export interface QuestionTexts {
  readonly lines: readonly string[];
  readonly answers: readonly string[];
  /** Points: of the list, and of its cells before. */
  readonly fontSize?: number | undefined;
  readonly earlierSize?: number | undefined;
}

/** As it was read, or its place: one line a cell, from the first column of the maze. */
interface FoundList {
  readonly place: Area;
  readonly cells: readonly SizedCell[];
}

const SEARCHED_ROWS = 300;

/** What the sheet remembers of its list; undefined if there is none, or somebody changed the name. */
export function questionTexts({ names }: Pick<SheetState, "names">): QuestionTexts | undefined {
  const { lines, answers, fontSize, earlierSize } = fieldsOf<QuestionTexts>(facts.questionTexts.read(names));
  if (!areTexts(lines) || !areTexts(answers)) return undefined;
  return { lines, answers, fontSize: sizeIn(fontSize), earlierSize: sizeIn(earlierSize) };
}

function sizeIn(value: unknown): number | undefined {
  return typeof value === "number" && value >= 1 && value <= 409 ? value : undefined;
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

/** One request, or none if there is no list on the sheet. */
export async function readFoundList(session: ExcelSession, state: SheetState): Promise<FoundList | undefined> {
  const at = facts.questionList.read(state.names);
  if (at?.sheet !== state.name) return undefined;
  const range = await session.onSheet(state.id, (sheet) => rangeAt(sheet, at.area).load(SIZED_CELLS));
  return { place: at.area, cells: sizedContents(range) };
}

const SIZED_CELLS = "formulas,values,numberFormat,format/font/size";

function sizedContents(range: Excel.Range, sizes?: readonly number[]): FoundList["cells"] {
  const common = (range.format.font.size as number | null) ?? undefined;
  return contentsIn(range).map((cell, i) => ({ ...cell, size: common ?? sizes?.[i] }));
}

/** Where a list of that many lines has room below a maze, and what its cells are like; one request. Throws {@link Refusal}. */
export async function readListPlace(session: ExcelSession, state: SheetState, maze: Area, lines: number) {
  const row = maze.row + maze.rows + LIST_GAP;
  const rows = Math.min(SEARCHED_ROWS + lines, SHEET_ROWS - row);
  const none = () => new Refusal(message("no-room-for-questions", { area: addressOf(maze), sheet: state.name, lines }));
  if (rows < lines) throw none();
  const range = await session.onSheet(state.id, (sheet) => rangeAt(sheet, { ...maze, row, rows }).load(SIZED_CELLS));
  const isFree = (range.formulas as unknown[][]).map((cells) => cells.every((content) => content === ""));
  const first = isFree.findIndex((_, at) => at + lines <= rows && isFree.slice(at, at + lines).every(Boolean));
  if (first < 0) throw none();
  const place = { row: row + first, column: maze.column, rows: lines, columns: 1 };
  const firstColumn = sizedContents(range).filter((_, i) => i % maze.columns === 0);
  return { place, cells: firstColumn.slice(first, first + lines) };
}

/** An earlier list has been taken away. Gives what was typed into the cells since they were read. */
export function writeList(state: SheetState, list: FoundList, texts: QuestionTexts): Change<TellReplaced> {
  const [{ size: earlierSize } = {}] = list.cells;
  const size = texts.fontSize ?? earlierSize;
  const after = list.cells.map((cell, i) => ({ ...cell, formula: texts.lines[i]!, isText: true, size }));
  // An earlier list has been deleted, and so has what the sheet remembered of it when it was read.
  const { questionList, questionTexts } = facts;
  const names = state.names.filter(({ name }) => !questionList.owns(name) && !questionTexts.owns(name));
  const kept = { ...texts, earlierSize: texts.fontSize && earlierSize };
  const differences = listBetween({ ...state, names }, list, after, kept);
  return writtenOver(state, list.place, differences, (_, content) => content !== "");
}

/** Empties the cells of a list that still hold a line of it. */
export function removeList(state: SheetState, list: FoundList): Change<void> {
  const { lines = [], earlierSize } = questionTexts(state) ?? {};
  const ours = new Set<unknown>(lines);
  const after = list.cells.map((cell) => {
    if (!ours.has(cell.formula)) return cell;
    return { ...cell, formula: "", isText: false, size: cell.size && (earlierSize ?? cell.size) };
  });
  return painted(listBetween(state, list, after, undefined).reverse());
}

function listBetween(
  state: SheetState,
  { place, cells }: FoundList,
  after: readonly SizedCell[],
  texts: QuestionTexts | undefined,
): Difference[] {
  return [
    factBetween(state, facts.questionList, texts && place),
    factBetween(state, facts.questionTexts, texts),
    betweenOn(state.id, cells, after, (sheet, from, to) => paintCellsFrom(sheet, place, from, to)),
  ];
}

/** On a new sheet; it goes with the maze above it as a list of questions does. */
export function writeAnswers(sheet: Excel.Worksheet, place: Area, lines: readonly string[], size?: number): void {
  const empty: CellContent = { formula: "", isText: false, numberFormat: "General" };
  const from = lines.map(() => empty);
  const to = lines.map((formula) => ({ ...empty, formula, isText: true, size }));
  paintCellsFrom(sheet, place, from, to);
  saveFirstFact(sheet, facts.questionList, place);
  saveFirstFact(sheet, facts.questionTexts, { lines, answers: lines });
}

/** Of the height of a cell, what the height of a line of text leaves to its letters. */
const HEIGHT_SHARE = 0.7;
/** The width of a letter as a share of its height, for letters that are neither narrow nor wide. */
const WIDTH_SHARE = 0.6;
/** Points left and right of a text in its cell. */
const MARGIN = 3;
/** The smallest letters, in points, that are legible on paper. */
const LEAST = 7;

/** The font size in points with which the longest of these items fits into a cell; not below what is legible. */
export function itemSize(cell: CellSize, items: Iterable<string>): number {
  return Math.max(LEAST, largest(cell, items));
}

/** The font size in points with which a single letter is as large as its cell allows, legible or not. */
export function letterSize(cell: CellSize): number {
  return Math.max(1, largest(cell, []));
}

export function areLegible(cell: CellSize, items: Iterable<string>): boolean {
  return largest(cell, items) >= LEAST;
}

function largest({ cellSize, cellHeight }: CellSize, items: Iterable<string>): number {
  let longest = 1;
  for (const item of items) longest = Math.max(longest, lettersOf(item).length);
  return Math.floor(Math.min(HEIGHT_SHARE * (cellHeight ?? cellSize), (cellSize - MARGIN) / (WIDTH_SHARE * longest)));
}
