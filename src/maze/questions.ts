/** Questions at the forks of a path: which forks can ask, which do, and what stands on their branches. */
import { message } from "../message";
import { type ListCell, foldedText, plainText } from "./content";
import { type Ends, type Maze, MazeError, type Random, forNeighbours, passagesOf, stepsOf } from "./model";

export interface ForkQuestion {
  readonly text: string;
  readonly right: string;
  /** At least one; all different, and none like the right one. */
  readonly wrong: readonly string[];
}

/** What the columns of a table of questions are called in a language; a number may follow `wrong`. */
interface QuestionHeadings {
  readonly question: string;
  readonly right: string;
  readonly wrong: string;
}

/** The longest question, and the longest answer, in characters. */
const LONGEST_QUESTION = 200;
const LONGEST_ANSWER = 60;
/** The most wrong answers of a question: a cell has four sides, and from one a person comes. */
const MOST_WRONG = 3;

/**
 * The first row has the headings, whole, in any order and case; other columns do not count, and rows without any text are passed over.
 * `languages`: those that a fault names first. `firstRow`: the number by which a fault names its row. Throws MazeError.
 */
export function readQuestions(
  rows: readonly (readonly ListCell[])[],
  languages: readonly [own: QuestionHeadings, ...others: QuestionHeadings[]],
  firstRow: number,
): ForkQuestion[] {
  const first = (rows[0] ?? []).map(({ text }) => text);
  const found = languages.map((headings) => columnsBelow(first, headings));
  const { question, right, wrong, missing } = found.find((each) => each.missing.length === 0) ?? found[0]!;
  if (missing.length > 0) throw new MazeError("content", message("question-headings-missing", { missing }));

  const rowOf = new Map<string, number>();
  const questions: ForkQuestion[] = [];
  rows.slice(1).forEach((cells, i) => {
    const row = firstRow + i + 1;
    const textIn = (column: number) => {
      const { text, errorIn } = cells[column] ?? { text: "" };
      if (errorIn !== undefined) throw new MazeError("content", message("cell-error", { cell: errorIn, error: text }));
      return plainText(text);
    };
    const read = { text: textIn(question), right: textIn(right), wrong: wrong.map(textIn).filter((one) => one !== "") };
    if (read.text === "" && read.right === "" && read.wrong.length === 0) return;
    check(read, row);
    const earlier = rowOf.get(foldedText(read.text));
    if (earlier !== undefined) throw new MazeError("content", message("question-twice", { row, earlier }));
    rowOf.set(foldedText(read.text), row);
    questions.push({ ...read, wrong: read.wrong.slice(0, MOST_WRONG) });
  });
  if (questions.length === 0) throw new MazeError("content", message("no-questions"));
  return questions;
}

export function isQuestionTable(first: readonly string[], languages: readonly QuestionHeadings[]): boolean {
  return languages.some((headings) => columnsBelow(first, headings).missing.length === 0);
}

function columnsBelow(first: readonly string[], headings: QuestionHeadings) {
  const columns = first.map(foldedText);
  const question = columns.indexOf(foldedText(headings.question));
  const right = columns.indexOf(foldedText(headings.right));
  const wrong = columns.flatMap((column, i) =>
    column.replace(/ ?[1-9]$/, "") === foldedText(headings.wrong) ? [i] : [],
  );
  const missing = [
    ...(question < 0 ? [headings.question] : []),
    ...(right < 0 ? [headings.right] : []),
    ...(wrong.length === 0 ? [`${headings.wrong} 1`] : []),
  ];
  return { question, right, wrong, missing };
}

function check({ text, right, wrong }: ForkQuestion, row: number): void {
  const empty = text === "" ? "question" : right === "" ? "right" : wrong.length === 0 ? "wrong" : undefined;
  if (empty !== undefined) throw new MazeError("content", message("question-cell-empty", { row, what: empty }));
  if (text.length > LONGEST_QUESTION) {
    throw new MazeError("content", message("question-too-long", { row, length: text.length, most: LONGEST_QUESTION }));
  }
  const known = new Set<string>();
  for (const answer of [right, ...wrong]) {
    if (answer.length > LONGEST_ANSWER) {
      throw new MazeError("content", message("answer-too-long", { row, length: answer.length, most: LONGEST_ANSWER }));
    }
    if (known.has(foldedText(answer))) throw new MazeError("content", message("answer-twice", { row, answer }));
    known.add(foldedText(answer));
  }
}

export type SumKind = "addition" | "subtraction" | "times";

type Sum = readonly [first: number, second: number, result: number];

const LARGEST_FACTOR = 10;

/**
 * `count` different sums with three wrong results each, in all of which no number is above `limit`; up to any limit there are
 * 27 at least. Results are whole numbers from 0. The same `random` gives the same sums.
 */
export function makeSums(kind: SumKind, limit: 20 | 100 | 1000, count: number, random: Random): ForkQuestion[] {
  const sums = new Map<string, ForkQuestion>();
  while (sums.size < count) {
    const sum = drawn(kind, limit, random);
    const [first, second, result] = sum;
    const text = `${first} ${SIGN[kind]} ${second} =`;
    if (sums.has(text)) continue;
    sums.set(text, { text, right: String(result), wrong: wrongResults(kind, sum, limit, random).map(String) });
  }
  return [...sums.values()];
}

function drawn(kind: SumKind, limit: number, random: Random): Sum {
  if (kind === "times") {
    const first = 2 + random.below(LARGEST_FACTOR - 1);
    const most = Math.floor(limit / first);
    const second = 2 + random.below(most - 1);
    return [first, second, first * second];
  }
  const whole = 2 + random.below(limit - 1);
  const part = 1 + random.below(whole - 1);
  return kind === "addition" ? [part, whole - part, whole] : [whole, part, whole - part];
}

const SIGN: Readonly<Record<SumKind, string>> = { addition: "+", subtraction: "−", times: "×" };

/** Three results that a child might find: one off, ten off, one row of the times table off, or the wrong way round. */
function wrongResults(kind: SumKind, [first, second, result]: Sum, limit: number, random: Random): number[] {
  const offs = kind === "times" ? [first, -first, second, -second, 1, -1, 10, -10] : [1, -1, 2, -2, 10, -10];
  const near = new Set([...offs, 3, -3, 4, -4, 5, -5].map((off) => result + off));
  const possible = [...near].filter((one) => one >= 0 && one <= limit);
  const wrong: number[] = [];
  while (wrong.length < 3) wrong.push(possible.splice(random.below(possible.length), 1)[0]!);
  return wrong;
}

export interface Fork {
  readonly cell: number;
  /** The cell of the path that a walker comes from. */
  readonly behind: number;
  /** The first cell of the branch that leads on to an exit: the next one on the path. */
  readonly right: number;
  /** The first cells of the other branches, one to three; none leads to an exit without coming back to `cell`. */
  readonly wrong: readonly number[];
}

/**
 * The forks of a path that can ask, in the order of the path. Every way from the entrance to an exit comes to each of them, and leaves
 * it by the right branch alone: of all cells beside it, only the next one of the path leads to an exit without coming back. Elsewhere
 * loops or further exits would make another answer right, or lead past the question.
 *
 * A fork needs room too: its own cell, for the number, and the first cell of each branch, for the answers, are neither entrance nor exit.
 *
 * Time: number of forks of the path times the number of cells that its other branches lead to.
 */
export function forksOf(maze: Maze, { entrance, exits }: Ends, path: ArrayLike<number>): Fork[] {
  const passages = passagesOf(maze);
  const steps = stepsOf(maze);
  const isExit = new Uint8Array(maze.size);
  for (const exit of exits) isExit[exit] = 1;
  const seen = new Int32Array(maze.size).fill(-1);

  /** Whether any of these cells leads to an exit without `fork`. */
  const leadOut = (fork: number, cells: readonly number[]): boolean => {
    const waiting = [...cells];
    seen[fork] = fork;
    for (const cell of cells) seen[cell] = fork;
    for (let cell; (cell = waiting.pop()) !== undefined;) {
      if (isExit[cell] === 1) return true;
      forNeighbours(cell, passages[cell]!, steps, (next) => {
        if (seen[next] === fork) return;
        seen[next] = fork;
        waiting.push(next);
      });
    }
    return false;
  };

  const forks: Fork[] = [];
  for (let i = 1; i + 1 < path.length; i++) {
    const [behind, cell, right] = [path[i - 1]!, path[i]!, path[i + 1]!];
    const others: number[] = [];
    forNeighbours(cell, passages[cell]!, steps, (next) => void (next !== right && others.push(next)));
    const wrong = others.filter((next) => next !== behind);
    if (wrong.length === 0 || isExit[cell] === 1 || isExit[right] === 1) continue;
    if (cell === entrance || right === entrance || wrong.includes(entrance) || leadOut(cell, others)) continue;
    forks.push({ cell, behind, right, wrong });
  }
  return forks;
}

/**
 * At most `most` of the forks, spread evenly, in their order. No cell of one belongs to another: none holds both a question's number and
 * an answer, or two answers. Nor does the cell behind one, so that every answer that stands beside a fork is one of its own.
 */
export function chooseForks(forks: readonly Fork[], most: number): Fork[] {
  const taken = new Set<number>();
  const apart = forks.filter(({ cell, behind, right, wrong }) => {
    const cells = [cell, behind, right, ...wrong];
    if (cells.some((one) => taken.has(one))) return false;
    for (const one of cells) taken.add(one);
    return true;
  });
  const count = Math.min(most, apart.length);
  return Array.from({ length: count }, (_, i) => apart[Math.floor(((2 * i + 1) * apart.length) / (2 * count))]!);
}

export interface AskedFork {
  readonly fork: Fork;
  readonly question: ForkQuestion;
  /** What stands in the first cell of each branch: one answer is the right one, in the cell `fork.right`. */
  readonly answers: readonly { readonly cell: number; readonly text: string }[];
}

/** Questions by chance, in the order of the forks; a fork for which none with enough wrong answers is left gets none. */
export function assignQuestions(
  forks: readonly Fork[],
  questions: readonly ForkQuestion[],
  random: Random,
): AskedFork[] {
  const left = mixed(questions, random);
  const given = new Map<Fork, ForkQuestion>();
  // Those with most branches first: a question that is good enough for them is good enough for all others.
  for (const fork of [...forks].sort((a, b) => b.wrong.length - a.wrong.length)) {
    const at = left.findIndex(({ wrong }) => wrong.length >= fork.wrong.length);
    if (at >= 0) given.set(fork, left.splice(at, 1)[0]!);
  }
  return forks.flatMap((fork) => {
    const question = given.get(fork);
    if (question === undefined) return [];
    const wrong = mixed(question.wrong, random);
    const answers = fork.wrong.map((cell, i) => ({ cell, text: wrong[i]! }));
    return [{ fork, question, answers: mixed([{ cell: fork.right, text: question.right }, ...answers], random) }];
  });
}

function mixed<T>(things: readonly T[], random: Random): T[] {
  const order = [...things];
  random.shuffle(order);
  return order;
}
