import { message } from "../../message";
import { type ListCell, foldedText, plainText } from "../content";
import { MazeError } from "../model";

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
 * The questions of a table: its first row has the headings, whole, in any order and case; other columns do not count, and rows without
 * any text are passed over. `languages` are the headings of each language in which they may be, those that a fault names first;
 * `firstRow` is the number of the first row, by which a fault names its row. Throws MazeError.
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
  if (text === "") throw new MazeError("content", message("question-cell-empty", { row, what: "question" }));
  if (right === "") throw new MazeError("content", message("question-cell-empty", { row, what: "right" }));
  if (wrong.length === 0) throw new MazeError("content", message("question-cell-empty", { row, what: "wrong" }));
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
