import { message, together, type SayWords } from "../../message";
import { engine } from "../../engine";
import { type Ends, Random } from "../../maze/model";
import { type Arrangement, fillContent, lettersOf, numbersTo } from "../../maze/content";
import {
  type AskedFork,
  type ForkQuestion,
  type SumKind,
  assignQuestions,
  chooseForks,
  forksOf,
  isQuestionTable,
  makeSums,
  readQuestions,
} from "../../maze/questions";
import {
  type MazeItems,
  type QuestionTexts,
  areLegible,
  itemSize,
  readFoundCells,
  readFoundList,
  readListPlace,
  removeItems,
  removeList,
  writeItems,
  writeList,
} from "../../worksheet/items";
import { listAt, placeTyped, readItemRange } from "../../worksheet/lists";
import type { Changes } from "../../worksheet/changes";
import { writtenIn } from "../../worksheet/record";
import { cellName } from "../../worksheet/borders";
import { type CellSize, cellHeightOf } from "../../worksheet/looks";
import { sizeDrawn, sizeWithWalls } from "../../worksheet/lattice";
import { LIST_GAP } from "../../worksheet/page";
import { shrunkToPage } from "../../worksheet/paper";
import { putTypedBack } from "../../worksheet/pieces";
import { type ExcelSession, type OpenWorkbook, Refusal, seedFrom } from "../../worksheet/excel";
import { type Area, addressOf, cellsOf } from "../../worksheet/addresses";
import { selectedAddress } from "../../worksheet/sheet";
import { lettersIn } from "../../worksheet/ends";
import { type MazePlace, type MazeReading, betweenCells } from "../../worksheet/walls";
import { type Act, type ActionOutcome, type Dialogue, act, askFirst, glance } from "../core";
import { checkCells, mazeInFront, markedEnds, refuseCells } from "../maze";

export type { Arrangement } from "../../maze/content";

/** The items along the path. `last` and `text` may be missing or invalid: the person is told. */
export type ItemSource =
  /** 1, 2, 3 … to `last`, or to the end of the path if that is missing. */
  | { readonly kind: "numbers"; readonly last: number | undefined }
  | { readonly kind: "text"; readonly text: string }
  /** "A2:A9" or "Words!A2:A9" */
  | { readonly kind: "range"; readonly address: string };

export interface ItemChoice {
  readonly source: ItemSource;
  readonly arrangement: Arrangement;
  /** Decides the misleading items. If empty, a fresh one is used, and the outcome says which. */
  readonly seed: string;
}

/** The most cells of a maze that gets items: with more, cells are too small to read on any paper. */
const MOST_CELLS = 10_000;
/** The longest item, in characters, that is legible in a cell. */
const LONGEST_ITEM = 20;

/**
 * Fills the maze in front: along the shortest path from its entrance to an exit the items in order, and misleading ones everywhere else.
 * Asks before anything that somebody wrote is overwritten.
 */
export function fillWithItems(choice: ItemChoice, dialogue: Dialogue): Promise<ActionOutcome> {
  const seed = seedFrom(choice.seed);
  return act(dialogue, async (action) => {
    const found = await mazeForItems(action);
    const { reading, maze, placeOf, ends, path, before, isEnd } = found;
    const { state, area } = reading;
    const room = path.filter((cell) => cell !== ends.entrance && !ends.exits.includes(cell)).length;
    const items = await itemsOf(action.session, reading, choice.source, room);
    checkLengths(items);
    const filled = fillContent({ maze, ends, path }, items, choice.arrangement, new Random(seed));
    const isOnPath = new Set(Array.from(path, placeOf));
    const cells = before.cells.map((): string | null => null);
    filled.forEach((item, cell) => {
      const place = placeOf(cell);
      // Letters of a poster beside the path stay.
      const isMark = before.written.is("mark", place, before.cells[place]!.formula) && !isOnPath.has(place);
      if (!isEnd.has(place) && maze.has(cell) && !isMark) cells[place] = item;
    });
    const areNumbers = choice.source.kind === "numbers";
    const { kept } = await putItems(action, found, { cells, areNumbers, fontSize: itemSize(before, items) });
    const told = {
      entrance: cellName(area, placeOf(ends.entrance)),
      exit: cellName(area, placeOf(path[path.length - 1]!)),
      sheet: state.name,
      items: items.length,
    };
    return together(message("items-written", told), kept, reading.remark);
  });
}

export function takeItemsAway(dialogue: Dialogue): Promise<ActionOutcome> {
  return act(dialogue, async (action) => {
    const { session, changes } = action;
    const { state, area } = await mazeInFront(action, (place) => checkItemPlace(changes, place));
    const list = await readFoundList(session, state);
    if (list === undefined && !(await writtenIn(state, area, session.signal)).hasItems) {
      throw new Refusal(message("no-items", { sheet: state.name }));
    }
    const before = await readFoundCells(session, state, area);
    if (list !== undefined) await changes.make(session, removeList(state, list));
    await changes.make(session, removeItems(state, area, before));
    return message("items-taken", { area: addressOf(area), sheet: state.name });
  });
}

export function selectedItems(workbook: OpenWorkbook): Promise<string> {
  return glance(workbook, selectedAddress);
}

type MazeForItems = Awaited<ReturnType<typeof mazeForItems>>;

/**
 * The maze in front, with walls between its cells, its ends, a shortest path, and what is in its cells. Throws {@link Refusal} where it
 * gets no items: its walls are what its cells hold.
 */
async function mazeForItems(action: Act) {
  const { session, dialogue, changes } = action;
  const reading = await mazeInFront(action, (place) => checkItemPlace(changes, place));
  if (reading.walls !== "fills") refuseCells(reading);
  const { state, area } = reading;
  const between = betweenCells(reading);
  const { maze, placeOf } = between;
  const ends = markedEnds(between);
  const way = await engine.run("shortestPath", { maze, ends }, dialogue.signal);
  if (way === undefined) throw new Refusal(message("no-way", { maze: addressOf(area), sheet: state.name }));
  const before = await readFoundCells(session, state, area, placeOf(0));
  const isEnd = new Set([ends.entrance, ...ends.exits].map(placeOf));
  return { reading, maze, placeOf, ends, path: way.path, before, isEnd };
}

/**
 * Writes items, and a list of questions in place of an earlier one. Asks before a person's own cells are overwritten. Gives where the list
 * is, and says what was typed meanwhile, which is put back. Throws Stopped.
 */
async function putItems(
  { session, dialogue, changes }: Act,
  { reading: { state, area, maze }, before }: MazeForItems,
  items: MazeItems,
  texts?: QuestionTexts,
) {
  const { written } = before;
  const isLetter = lettersIn(state, area, written);
  const isOurs = (content: unknown, cell: number) =>
    content === "" ||
    !maze.has(cell) ||
    items.cells[cell] === null ||
    isLetter(cell, content) ||
    (written.isOurs(cell, content) && !written.is("mark", cell, content));
  const count = before.cells.filter(({ formula }, cell) => !isOurs(formula, cell)).length;
  if (count > 0) {
    await askFirst(dialogue, { sentence: message("overwrite-with-items", { count }), yes: message("overwrite") });
  }
  const earlier = await readFoundList(session, state);
  if (earlier !== undefined) await changes.make(session, removeList(state, earlier));
  const list = texts && (await readListPlace(session, state, area, texts.lines.length));
  const listed = list && (await changes.make(session, writeList(state, list, texts)));
  const replaced = await changes.make(session, writeItems(state, area, items, before));
  changes.keep();
  const typed = [...(listed?.() ?? []), ...replaced()];
  if (typed.length > 0) await session.unstoppable().request((context) => putTypedBack(context, typed));
  return { place: list?.place, kept: typed.length === 0 ? undefined : message("typed-kept", { count: typed.length }) };
}

function checkItemPlace(changes: Changes, { state, area }: MazePlace): void {
  changes.declareWrites(state, { here: true });
  checkCells({ state, area }, MOST_CELLS);
}

async function itemsOf(
  session: ExcelSession,
  { state, area }: MazeReading,
  source: ItemSource,
  room: number,
): Promise<string[]> {
  if (source.kind === "numbers") return numbersTo(source.last ?? room);
  if (source.kind === "text") return lettersOf(source.text);
  return readItemRange(session, state, area, source.address);
}

function checkLengths(items: readonly string[]): void {
  const long = items.find((item) => item.length > LONGEST_ITEM);
  if (long === undefined) return;
  const item = long.slice(0, LONGEST_ITEM);
  throw new Refusal(message("item-too-long", { item, length: long.length, most: LONGEST_ITEM }));
}

export type QuestionSource =
  /** "A1:E9" or "Questions!A1:E9", with headings in the first row */
  | { readonly kind: "range"; readonly address: string }
  /** Sums in which no number is above `limit`. */
  | { readonly kind: SumKind; readonly limit: 20 | 100 | 1000 };

export interface ForkChoice {
  readonly source: QuestionSource;
  readonly count: number;
  /** Decides sums, forks and the order of answers. If empty, a fresh one is used, and the outcome says which. */
  readonly seed: string;
}

/**
 * Asks questions at forks of the path through the maze in front: a question's number stands in the fork's cell, an answer in the first cell
 * of each branch, and the questions below the maze where the rows are empty. Where answers would not be legible in cells, the letters A, B,
 * C stand there, and the answers in the list. Asks before anything in the maze is overwritten that somebody wrote.
 */
export function askAtForks(choice: ForkChoice, dialogue: Dialogue): Promise<ActionOutcome> {
  const seed = seedFrom(choice.seed);
  return act(dialogue, async (action) => {
    const found = await mazeForItems(action);
    const { reading, maze, placeOf, before, isEnd } = found;
    const { state, area } = reading;
    const random = new Random(seed);
    const questions = await questionsOf(action.session, dialogue, reading, choice, random);
    const asked = askedForks({ ...reading, maze }, found, questions, choice.count, random);
    const { texts, cells, fontSize } = written(reading, asked, before, placeOf);
    // Items of an earlier time go; letters of a poster, and what is out of the maze, stay.
    const items = cells.map((item, cell) => {
      if (!reading.maze.has(cell) || isEnd.has(cell)) return null;
      return item ?? (before.written.is("item", cell, before.cells[cell]!.formula) ? "" : null);
    });
    const { place, kept } = await putItems(action, found, { cells: items, areNumbers: false, fontSize }, texts);
    const told = { asked: asked.length, area: addressOf(area), list: addressOf(place!), sheet: state.name, seed };
    return together(
      message("questions-asked", told),
      asked.length < choice.count ? message("fewer-questions", { wanted: choice.count }) : undefined,
      kept,
      reading.remark,
    );
  });
}

async function questionsOf(
  session: ExcelSession,
  { say, inEveryLanguage }: Dialogue,
  { state, area }: MazeReading,
  { source, count }: ForkChoice,
  random: Random,
): Promise<ForkQuestion[]> {
  if (source.kind !== "range") return makeSums(source.kind, source.limit, count, random);
  const others = await inEveryLanguage().catch(() => []); // without them, the own ones count alone
  const languages = [headingsIn(say), ...others.map(headingsIn)] as const;
  const isTable = (headings: readonly string[]) => isQuestionTable(headings, languages);
  const typed = placeTyped(state, area, source.address);
  const { place, rows } = await listAt(session, typed.sheet, typed.area, isTable);
  return readQuestions(rows, languages, place.area.row + 1);
}

const headingsIn = (say: SayWords) => ({
  question: say("question-heading"),
  right: say("right-heading"),
  wrong: say("wrong-heading"),
});

function askedForks(
  { state, maze, area }: MazeReading,
  { ends, path }: { readonly ends: Ends; readonly path: ArrayLike<number> },
  questions: readonly ForkQuestion[],
  count: number,
  random: Random,
): AskedFork[] {
  const where = { area: addressOf(area), sheet: state.name };
  const forks = forksOf(maze, ends, path);
  if (forks.length === 0) throw new Refusal(message("no-forks-for-questions", where));
  const mostWrong = Math.max(...questions.map(({ wrong }) => wrong.length));
  const possible = forks.filter(({ wrong }) => wrong.length <= mostWrong);
  const asked = assignQuestions(chooseForks(possible, Math.min(count, questions.length)), questions, random);
  if (asked.length === 0) throw new Refusal(message("too-few-wrong-answers", where));
  return asked;
}

function written(
  { state, area }: MazeReading,
  asked: readonly AskedFork[],
  cell: CellSize,
  placeOf: (cell: number) => number,
) {
  const answers = asked.flatMap((each) => each.answers.map(({ text }) => text));
  const areLetters = !areLegible(cell, answers);
  const cells = new Array<string | null>(cellsOf(area)).fill(null);
  asked.forEach((each, i) => {
    cells[placeOf(each.fork.cell)] = `${i + 1}.`;
    each.answers.forEach((answer, branch) => {
      cells[placeOf(answer.cell)] = areLetters ? LETTERS[branch]! : answer.text;
    });
  });
  const items = cells.flatMap((item) => item ?? []);
  const size = sizeWithWalls(sizeDrawn(area, state.before), state.before);
  return { texts: questionTextsBelow(size, cell, asked, areLetters), cells, fontSize: itemSize(cell, items) };
}

const LETTERS = "ABC";
/** Points: a worksheet's usual font, a character and a line of it, and the smallest letters that are easy to read on paper. */
const USUAL_FONT = 11;
const CHARACTER = 5.5;
const LINE = 15;
const LEAST_ON_PAPER = 9;
/** The fewest characters of a line, however narrow the maze is. */
const FEWEST = 24;
/** How far what belongs to a question is set in. */
const INDENT = "    ";
/** Where a pupil writes what comes out of a sum. */
const BLANK = "________";

/** The list below the maze, in letters that are legible where the maze is shrunk to a page. */
function questionTextsBelow(
  { columns, rows }: Pick<Area, "columns" | "rows">,
  cell: CellSize,
  asked: readonly AskedFork[],
  areLetters: boolean,
): QuestionTexts {
  const width = columns * cell.cellSize;
  const texts = questionLines(asked, areLetters, width);
  const height = rows * cellHeightOf(cell) + (texts.lines.length + LIST_GAP) * LINE;
  const fontSize = Math.ceil(LEAST_ON_PAPER / shrunkToPage("A4", { columns, rows }, { width, height }));
  if (!(fontSize > USUAL_FONT)) return texts;
  return { ...questionLines(asked, areLetters, (width * USUAL_FONT) / fontSize), fontSize };
}

/** The list in lines as wide as the maze (`width`, in points), with the answers where only their letters are in the maze. */
function questionLines(asked: readonly AskedFork[], areLetters: boolean, width: number): QuestionTexts {
  const most = Math.max(FEWEST, Math.floor(width / CHARACTER));
  const lines: string[] = [];
  const answers: string[] = [];
  asked.forEach(({ question, fork, answers: branches }, i) => {
    const first = wordsAfter(`${i + 1}.`, question.text);
    const choices = areLetters ? branches.map(({ text }, branch) => wordsAfter(`${LETTERS[branch]!}:`, text)) : [];
    const right = branches.findIndex(({ cell }) => cell === fork.right);
    const asks = !areLetters && question.text.endsWith("=") ? [...first, BLANK] : first;
    lines.push(...wrapped([asks], most), ...wrapped(choices, most - INDENT.length).map((line) => INDENT + line));
    answers.push(...wrapped([first, choices[right] ?? question.right.split(" ")], most));
  });
  return { lines, answers };
}

/** The words of a text, the first of them with its number or letter: no line breaks between the two. */
function wordsAfter(mark: string, text: string): string[] {
  const [first, ...others] = text.split(" ");
  return [`${mark} ${first}`, ...others];
}

/** Parts side by side, broken between words into lines of at most `most` characters; the further lines of the first part are set in. */
function wrapped(parts: readonly (readonly string[])[], most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const part of parts) {
    const words = part.flatMap((word) => pieces(word, most - INDENT.length));
    words.forEach((word, i) => {
      const between = i === 0 ? "   " : " ";
      if (line === "") line = word;
      else if (line.length + between.length + word.length <= most) line += between + word;
      else {
        lines.push(line);
        line = INDENT + word;
      }
    });
  }
  if (line !== "") lines.push(line);
  return lines;
}

function pieces(word: string, most: number): string[] {
  const letters = [...word];
  const count = Math.ceil(letters.length / most);
  return Array.from({ length: count }, (_, i) => letters.slice(i * most, (i + 1) * most).join(""));
}
