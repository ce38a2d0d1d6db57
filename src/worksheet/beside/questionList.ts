import { message } from "../../message";
import {
  type CellContent,
  type Replaced,
  everywhere,
  isText,
  paintingOn,
  readBeforeWriting,
  typedText,
} from "../cells";
import { type Difference, type ReversibleChange, between, painted, piecesOf } from "../changes";
import { type Area, type Job, Refusal, SHEET_ROWS, addressOf, rangeAt } from "../excel";
import { factBetween, facts, rememberFirst } from "../memory";
import { LIST_GAP } from "../paper";
import type { SheetState } from "../sheet";

/** What the list of questions below a maze says, line by line, and the same with the right answers. */
export interface QuestionTexts {
  readonly lines: readonly string[];
  readonly answers: readonly string[];
}

/** The list below a maze as it was read: one line a cell, from the first column of the maze. */
interface FoundList {
  readonly place: Area;
  readonly cells: readonly CellContent[];
  readonly lines: ReadonlySet<string>;
}

/** Rows below a maze that are searched for room. */
const SEARCHED_ROWS = 300;

/** What the sheet remembers of its list; undefined if there is none, or somebody changed the name. */
export function questionTexts({ names }: Pick<SheetState, "names">): QuestionTexts | undefined {
  const read = facts.questionTexts.read(names) as Partial<Record<keyof QuestionTexts, unknown>> | null | undefined;
  const { lines, answers } = read ?? {};
  return areTexts(lines) && areTexts(answers) ? { lines, answers } : undefined;
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

/** Reads the list of a maze: one request, or none if there is no list on its sheet. */
export async function readFoundList(job: Job, state: SheetState): Promise<FoundList | undefined> {
  const at = facts.questionList.read(state.names);
  if (at?.sheet !== state.name) return undefined;
  const range = await job.onSheet(state.id, (sheet) => rangeAt(sheet, at.area).load("formulas,values,numberFormat"));
  return { place: at.area, cells: cellsIn(range), lines: new Set(questionTexts(state)?.lines ?? []) };
}

function cellsIn(range: Excel.Range): CellContent[] {
  const { formulas, values, numberFormat } = range as unknown as Record<string, unknown[][]>;
  return formulas!.map(([formula], row) => ({
    formula,
    isText: isText(formula, values![row]![0]),
    numberFormat: String(numberFormat![row]![0]),
  }));
}

/** Where a list of that many lines has room below a maze, and what its cells are like; one request. Throws {@link Refusal}. */
export async function readListPlace(job: Job, state: SheetState, maze: Area, lines: number): Promise<FoundList> {
  const row = maze.row + maze.rows + LIST_GAP;
  const rows = Math.min(SEARCHED_ROWS + lines, SHEET_ROWS - row);
  const none = () => new Refusal(message("no-room-for-questions", { area: addressOf(maze), sheet: state.name, lines }));
  if (rows < lines) throw none();
  const range = await job.onSheet(state.id, (sheet) =>
    rangeAt(sheet, { ...maze, row, rows }).load("formulas,values,numberFormat"),
  );
  const isFree = (range.formulas as unknown[][]).map((cells) => cells.every((content) => content === ""));
  const first = isFree.findIndex((_, at) => at + lines <= rows && isFree.slice(at, at + lines).every(Boolean));
  if (first < 0) throw none();
  const place = { row: row + first, column: maze.column, rows: lines, columns: 1 };
  return { place, cells: cellsIn(range).slice(first, first + lines), lines: new Set() };
}

/** Writes a list into empty cells; an earlier one has been taken away. Gives what was typed into them since they were read. */
export function listWritten(
  state: SheetState,
  { place, cells }: FoundList,
  texts: QuestionTexts,
): ReversibleChange<Replaced> {
  const after = cells.map((cell, i) => ({ ...cell, formula: texts.lines[i]!, isText: true }));
  // An earlier list has been deleted, and so has what the sheet remembered of it when it was read.
  const { questionList, questionTexts } = facts;
  const names = state.names.filter(({ name }) => !questionList.owns(name) && !questionTexts.owns(name));
  const differences = [
    factBetween({ ...state, names }, questionList, place),
    factBetween({ ...state, names }, questionTexts, texts),
    listBetween(state, place, cells, after),
  ];
  const make = (job: Job) =>
    job.onSheet(state.id, (sheet, context) => {
      const replaced = readBeforeWriting(sheet, state.id, place, (_row, _column, content) => content !== "");
      for (const { paint } of piecesOf(differences)) paint(context);
      return replaced;
    });
  return { ...painted(differences, { ifStuck: message("questions-unfinished", { sheet: state.name }) }), make };
}

/** Empties the cells of a list that still hold a line of it. */
export function listTaken(state: SheetState, { place, cells, lines }: FoundList): ReversibleChange<void> {
  const after = cells.map((cell) => (lines.has(String(cell.formula)) ? { ...cell, formula: "", isText: false } : cell));
  const differences = [
    listBetween(state, place, cells, after),
    factBetween(state, facts.questionTexts, undefined),
    factBetween(state, facts.questionList, undefined),
  ];
  return painted(differences, { ifStuck: message("questions-unfinished", { sheet: state.name }) });
}

function listBetween(
  { id }: SheetState,
  place: Area,
  before: readonly CellContent[],
  after: readonly CellContent[],
): Difference {
  return between(before, after, (from, to) => [
    { bytes: 0, paint: paintingOn(id, (sheet) => paintLines(rangeAt(sheet, place), from, to)) },
  ]);
}

/** Queues what differs. A text is entered while its cell has the format "@", so that it stays one; see writeContent. */
function paintLines(range: Excel.Range, from: readonly CellContent[], to: readonly CellContent[]): void {
  const changes = to.map((cell, i) => cell.formula !== from[i]!.formula);
  if (!changes.includes(true)) return;
  const column = (of: (cell: CellContent, i: number) => unknown) => to.map((cell, i) => [of(cell, i)]);
  if (to.some(({ isText }, i) => changes[i]! && isText)) {
    range.numberFormat = everywhere("@");
    range.values = column((cell, i) => (changes[i]! && cell.isText ? typedText(String(cell.formula)) : null));
  }
  if (to.some(({ isText }, i) => changes[i]! && !isText)) {
    range.formulas = column((cell, i) => (changes[i]! && !cell.isText ? cell.formula : null));
  }
  range.numberFormat = column(({ numberFormat }) => numberFormat) as string[][];
}

/** Queues the list of answers on a new sheet, which goes with the maze above it as a list of questions does. */
export function writeAnswers(sheet: Excel.Worksheet, place: Area, lines: readonly string[]): void {
  const empty: CellContent = { formula: "", isText: false, numberFormat: "General" };
  const from = lines.map(() => empty);
  const to = lines.map((formula) => ({ ...empty, formula, isText: true }));
  paintLines(rangeAt(sheet, place), from, to);
  rememberFirst(sheet, facts.questionList, place);
  rememberFirst(sheet, facts.questionTexts, { lines, answers: lines });
}
