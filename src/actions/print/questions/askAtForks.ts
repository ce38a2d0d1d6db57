import { message, together } from "../../../message";
import { engine } from "../../../engine";
import { type Ends, Random } from "../../../maze/model";
import {
  type AskedFork,
  type ForkQuestion,
  type SumKind,
  assignQuestions,
  chooseForks,
  forksOf,
  makeSums,
  readQuestions,
} from "../../../maze/questions";
import {
  type QuestionTexts,
  itemsWritten,
  listTaken,
  listWritten,
  readFoundCells,
  readFoundList,
  readListPlace,
  readTableCells,
} from "../../../worksheet/beside";
import { type CellSize, cellName, putTypedBack, typedCells } from "../../../worksheet/cells";
import { type Job, Refusal, addressOf, freshSeed } from "../../../worksheet/excel";
import type { MazeReading } from "../../../worksheet/walls";
import { type ActionOutcome, type Dialogue, act, askFirst, mazeInFront } from "../../desk";
import { markedEnds } from "../../solve";
import { checkItemPlace, foreignCells, areLegible, itemSize } from "../fillWithItems";
import { questionLines } from "./questionLines";

/** Where questions come from. */
export type QuestionSource =
  /** "A1:E9" or "Questions!A1:E9", with headings in the first row */
  | { readonly kind: "range"; readonly address: string }
  /** Sums in which no number is above `limit`. */
  | { readonly kind: SumKind; readonly limit: 20 | 100 | 1000 };

/** What a person chooses to be asked at the forks of a maze. */
export interface ForkChoice {
  readonly source: QuestionSource;
  /** The most questions, 1 to {@link MOST_QUESTIONS}. */
  readonly count: number;
  /** Decides sums, forks and the order of answers. If empty, a fresh one is used, and the outcome says which. */
  readonly seed: string;
}

/** The most questions of a maze: more than a page has room for below it. */
export const MOST_QUESTIONS = 30;

/**
 * Asks a question at forks of the path through the maze in front: the number of the question stands in the fork's cell, an answer in the
 * first cell of each branch, and the questions in a list below the maze. Where the answers would not be legible in cells, the
 * letters A, B, C stand there, and the answers in the list. Asks before anything in the maze is overwritten that somebody wrote; the list
 * goes where the rows below the maze are empty. Six requests up to 10,000 cells, seven for questions from cells, two more if earlier
 * questions are replaced. Throws ActionFailure; then the sheet is as it was.
 */
export function askAtForks(choice: ForkChoice, dialogue: Dialogue): Promise<ActionOutcome> {
  const seed = choice.seed.trim() === "" ? freshSeed() : choice.seed;
  return act(message("ask-at-forks-button"), dialogue, async (job, changes) => {
    const reading = await mazeInFront(job, dialogue, (place) => checkItemPlace(changes, place));
    const { state, area, maze } = reading;
    const ends = markedEnds(reading);
    const way = await engine.run("shortestPath", { maze, ends }, dialogue.signal);
    const entrance = cellName(area, ends.entrance);
    if (way === undefined) throw new Refusal(message("no-way-for-items", { entrance, sheet: state.name }));
    const random = new Random(seed);
    const questions = await questionsOf(job, dialogue, reading, choice, random);
    const asked = askedForks(reading, { ends, path: way.path }, questions, choice.count, random);
    const before = await readFoundCells(job, state, area);
    const { texts, cells, fontSize } = written(maze.size, asked, before, area.columns);
    // Items of an earlier time go; letters of a poster, and what is out of the maze, stay.
    const isEnd = new Set([ends.entrance, ...ends.exits]);
    const stays = (cell: number) => !maze.has(cell) || isEnd.has(cell);
    const items = cells.map((item, cell) => {
      if (stays(cell)) return null;
      return item ?? (before.written.isItem(cell, before.cells[cell]!.content) ? "" : null);
    });
    const found = foreignCells(reading, ends, before, (cell) => cells[cell] === null);
    if (found > 0) {
      const sentence = message("overwrite-with-items", { count: found });
      await askFirst(dialogue, { sentence, yes: message("overwrite") });
    }
    const earlier = await readFoundList(job, state);
    if (earlier !== undefined) await changes.make(job, listTaken(state, earlier));
    const place = await readListPlace(job, state, area, texts.lines.length);
    const listed = await changes.make(job, listWritten(state, place, texts));
    const put = itemsWritten(state, area, { cells: items, areNumbers: false, fontSize }, before);
    const replaced = await changes.make(job, put);
    changes.keep();
    const typed = typedCells([listed, replaced]);
    if (typed.length > 0) await job.unstoppable().request((context) => putTypedBack(context, typed));
    const told = { asked: asked.length, area: addressOf(area), list: addressOf(place.place), sheet: state.name, seed };
    const isShort = asked.length < choice.count;
    return together(
      message("questions-asked", told),
      isShort ? message("fewer-questions", { wanted: choice.count }) : undefined,
      typed.length === 0 ? undefined : message("typed-kept", { count: typed.length }),
      message("to-print-questions"),
      reading.remark,
    );
  });
}

async function questionsOf(
  job: Job,
  { say, inEveryLanguage }: Dialogue,
  { state, area }: MazeReading,
  { source, count }: ForkChoice,
  random: Random,
): Promise<ForkQuestion[]> {
  if (source.kind !== "range") return makeSums(source.kind, source.limit, count, random);
  const { rows, firstRow } = await readTableCells(job, state, area, source.address, "questions");
  const others = await inEveryLanguage().catch(() => []); // without them, the own ones count alone
  return readQuestions(rows, [headingsIn(say), ...others.map(headingsIn)], firstRow);
}

const headingsIn = (say: Dialogue["say"]) => ({
  question: say(message("question-heading")),
  right: say(message("right-heading")),
  wrong: say(message("wrong-heading")),
});

/** The forks that ask, at least one. Throws {@link Refusal}. */
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

/** What stands in the cells (null for nothing), and in the list. */
function written(
  size: number,
  asked: readonly AskedFork[],
  cell: CellSize,
  columns: number,
): { readonly texts: QuestionTexts; readonly cells: (string | null)[]; readonly fontSize: number } {
  const answers = asked.flatMap((each) => each.answers.map(({ text }) => text));
  const areLetters = !areLegible(cell, answers);
  const cells = new Array<string | null>(size).fill(null);
  asked.forEach((each, i) => {
    cells[each.fork.cell] = `${i + 1}.`;
    each.answers.forEach((answer, branch) => (cells[answer.cell] = areLetters ? letterOf(branch) : answer.text));
  });
  const fontSize = itemSize(
    cell,
    cells.flatMap((item) => item ?? []),
  );
  return { texts: questionLines(asked, areLetters ? letterOf : undefined, columns * cell.cellSize), cells, fontSize };
}

/** The letter of a branch: A, B, C. */
function letterOf(branch: number): string {
  return "ABC"[branch]!;
}
