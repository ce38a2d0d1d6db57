import { type Message, message } from "../../message";
import { type ListCell, foldedText, plainText } from "../content";
import { MazeError, type Random } from "../model";

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
    const fault = faultIn(read, row, rowOf.get(foldedText(read.text)));
    if (fault !== undefined) throw new MazeError("content", fault);
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

/** `earlier`: the row that asks the same. */
function faultIn({ text, right, wrong }: ForkQuestion, row: number, earlier?: number): Message | undefined {
  const empty = text === "" ? "question" : right === "" ? "right" : wrong.length === 0 ? "wrong" : undefined;
  if (empty !== undefined) return message("question-cell-empty", { row, what: empty });
  if (text.length > LONGEST_QUESTION) {
    return message("question-too-long", { row, length: text.length, most: LONGEST_QUESTION });
  }
  const known = new Set<string>();
  for (const answer of [right, ...wrong]) {
    if (answer.length > LONGEST_ANSWER) {
      return message("answer-too-long", { row, length: answer.length, most: LONGEST_ANSWER });
    }
    if (known.has(foldedText(answer))) return message("answer-twice", { row, answer });
    known.add(foldedText(answer));
  }
  return earlier === undefined ? undefined : message("question-twice", { row, earlier });
}

export type SumKind = "addition" | "subtraction" | "times";

interface Sum {
  readonly first: number;
  readonly second: number;
  readonly result: number;
}

const LARGEST_FACTOR = 10;

/**
 * `count` different sums with three wrong results each, in all of which no number is above `limit`; up to any limit there are
 * 27 at least. Results are whole numbers from 0. The same `random` gives the same sums.
 */
export function makeSums(kind: SumKind, limit: 20 | 100 | 1000, count: number, random: Random): ForkQuestion[] {
  const sums = new Map<string, ForkQuestion>();
  while (sums.size < count) {
    const sum = drawn(kind, limit, random);
    const text = textOf(kind, sum);
    if (sums.has(text)) continue;
    sums.set(text, { text, right: String(sum.result), wrong: wrongResults(kind, sum, limit, random).map(String) });
  }
  return [...sums.values()];
}

function drawn(kind: SumKind, limit: number, random: Random): Sum {
  if (kind === "times") {
    const first = 2 + random.below(LARGEST_FACTOR - 1);
    const most = Math.floor(limit / first);
    const second = 2 + random.below(most - 1);
    return { first, second, result: first * second };
  }
  const whole = 2 + random.below(limit - 1);
  const part = 1 + random.below(whole - 1);
  return kind === "addition"
    ? { first: part, second: whole - part, result: whole }
    : { first: whole, second: part, result: whole - part };
}

const SIGN: Readonly<Record<SumKind, string>> = { addition: "+", subtraction: "−", times: "×" };

function textOf(kind: SumKind, { first, second }: Sum): string {
  return `${first} ${SIGN[kind]} ${second} =`;
}

/** That a child might find: one off, ten off, one row of the times table off, or the wrong way round. */
function wrongResults(kind: SumKind, { first, second, result }: Sum, limit: number, random: Random): number[] {
  const offs = kind === "times" ? [first, -first, second, -second, 1, -1, 10, -10] : [1, -1, 2, -2, 10, -10];
  const near = new Set([...offs, 3, -3, 4, -4, 5, -5].map((off) => result + off));
  const possible = [...near].filter((one) => one >= 0 && one <= limit);
  const wrong: number[] = [];
  while (wrong.length < 3) wrong.push(possible.splice(random.below(possible.length), 1)[0]!);
  return wrong;
}
