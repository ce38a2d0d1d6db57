import { message, together, type SayWords } from "../../message";
import { type Ends, Random } from "../../maze/model";
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
  type QuestionTexts,
  areLegible,
  itemSize,
  readFoundCells,
  readListPlace,
  writeItems,
  writeList,
} from "../../worksheet/items";
import { listAt, placeTyped } from "../../worksheet/lists";
import { type CellSize, cellHeightOf } from "../../worksheet/looks";
import { sizeDrawn, sizeWithWalls } from "../../worksheet/lattice";
import { LIST_GAP } from "../../worksheet/page";
import { shrunkToPage } from "../../worksheet/paper";
import { type ExcelSession, Refusal, seedFrom } from "../../worksheet/excel";
import { type Area, addressOf, cellsOf } from "../../worksheet/addresses";
import type { MazeReading } from "../../worksheet/walls";
import { type ActionOutcome, type Dialogue, act } from "../core";
import { keepTyped, makeRoomForItems, mazeForItems } from "./fillWithItems";

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
    const { session, changes } = action;
    const { reading, maze, placeOf, ends, path } = await mazeForItems(action);
    const { state, area } = reading;
    const random = new Random(seed);
    const questions = await questionsOf(session, dialogue, reading, choice, random);
    const asked = askedForks({ ...reading, maze }, { ends, path }, questions, choice.count, random);
    const before = await readFoundCells(session, state, area, placeOf(0));
    const { texts, cells, fontSize } = written(reading, asked, before, placeOf);
    // Items of an earlier time go; letters of a poster, and what is out of the maze, stay.
    const isEnd = new Set([ends.entrance, ...ends.exits].map(placeOf));
    const stays = (cell: number) => !reading.maze.has(cell) || isEnd.has(cell);
    const items = cells.map((item, cell) => {
      if (stays(cell)) return null;
      return item ?? (before.written.is("item", cell, before.cells[cell]!.formula) ? "" : null);
    });
    await makeRoomForItems(action, reading, before, (cell) => cells[cell] === null);
    const place = await readListPlace(session, state, area, texts.lines.length);
    const listed = await changes.make(session, writeList(state, place, texts));
    const put = writeItems(state, area, { cells: items, areNumbers: false, fontSize }, before);
    const kept = await keepTyped(action, [listed, await changes.make(session, put)]);
    const told = { asked: asked.length, area: addressOf(area), list: addressOf(place.place), sheet: state.name, seed };
    const isShort = asked.length < choice.count;
    return together(
      message("questions-asked", told),
      isShort ? message("fewer-questions", { wanted: choice.count }) : undefined,
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
): { readonly texts: QuestionTexts; readonly cells: (string | null)[]; readonly fontSize: number } {
  const answers = asked.flatMap((each) => each.answers.map(({ text }) => text));
  const areLetters = !areLegible(cell, answers);
  const cells = new Array<string | null>(cellsOf(area)).fill(null);
  asked.forEach((each, i) => {
    cells[placeOf(each.fork.cell)] = `${i + 1}.`;
    each.answers.forEach(
      (answer, branch) => (cells[placeOf(answer.cell)] = areLetters ? letterOf(branch) : answer.text),
    );
  });
  const fontSize = itemSize(
    cell,
    cells.flatMap((item) => item ?? []),
  );
  const size = sizeWithWalls(sizeDrawn(area, state.before), state.before);
  return { texts: questionTextsBelow(size, cell, asked, areLetters ? letterOf : undefined), cells, fontSize };
}

function letterOf(branch: number): string {
  return "ABC"[branch]!;
}

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
  letterOf: ((branch: number) => string) | undefined,
): QuestionTexts {
  const width = columns * cell.cellSize;
  const texts = questionLines(asked, letterOf, width);
  const height = rows * cellHeightOf(cell) + (texts.lines.length + LIST_GAP) * LINE;
  const fontSize = Math.ceil(LEAST_ON_PAPER / shrunkToPage("A4", { columns, rows }, { width, height }));
  if (!(fontSize > USUAL_FONT)) return texts;
  return { ...questionLines(asked, letterOf, (width * USUAL_FONT) / fontSize), fontSize };
}

/** The list in lines as wide as the maze (`width`, in points). `letterOf` gives the letter of each branch if the list holds the answers. */
function questionLines(
  asked: readonly AskedFork[],
  letterOf: ((branch: number) => string) | undefined,
  width: number,
): QuestionTexts {
  const most = Math.max(FEWEST, Math.floor(width / CHARACTER));
  const lines: string[] = [];
  const answers: string[] = [];
  asked.forEach(({ question, fork, answers: branches }, i) => {
    const first = wordsAfter(`${i + 1}.`, question.text);
    const choices =
      letterOf === undefined ? [] : branches.map(({ text }, branch) => wordsAfter(`${letterOf(branch)}:`, text));
    const right = branches.findIndex(({ cell }) => cell === fork.right);
    const asks = letterOf === undefined && question.text.endsWith("=") ? [...first, BLANK] : first;
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
  return Array.from({ length: Math.ceil(letters.length / most) }, (_, i) =>
    letters.slice(i * most, (i + 1) * most).join(""),
  );
}
