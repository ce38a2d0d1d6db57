import { message } from "../../message";
import { ContentError } from "../model";

/** A question with its answers. */
export interface ForkQuestion {
  readonly text: string;
  readonly right: string;
  /** At least one; all different, and none like the right one. */
  readonly wrong: readonly string[];
}

/** What the columns of a table of questions are called in a language; each wrong answer's heading begins with `wrong`. */
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
 * The questions of a table: its first row has the headings, in any order and case, other columns do not count, and rows without any
 * text are passed over. `languages` are the headings of each language in which they may be, those that a fault names first;
 * `firstRow` is the number of the first row, by which a fault names its row. Throws {@link ContentError}.
 */
export function readQuestions(
  rows: readonly (readonly string[])[],
  languages: readonly [own: QuestionHeadings, ...others: QuestionHeadings[]],
  firstRow: number,
): ForkQuestion[] {
  const found = languages.map((headings) => columnsBelow(rows[0] ?? [], headings));
  const { question, right, wrong, missing } = found.find((each) => each.missing.length === 0) ?? found[0]!;
  if (missing.length > 0) throw new ContentError(message("question-headings-missing", { missing }));

  const rowOf = new Map<string, number>();
  const questions: ForkQuestion[] = [];
  rows.slice(1).forEach((cells, i) => {
    const row = firstRow + i + 1;
    const textIn = (column: number) => (cells[column] ?? "").trim().replace(/\s+/gu, " ");
    const read = { text: textIn(question), right: textIn(right), wrong: wrong.map(textIn).filter((one) => one !== "") };
    if (read.text === "" && read.right === "" && read.wrong.length === 0) return;
    check(read, row);
    const earlier = rowOf.get(plain(read.text));
    if (earlier !== undefined) throw new ContentError(message("question-twice", { row, earlier }));
    rowOf.set(plain(read.text), row);
    questions.push({ ...read, wrong: read.wrong.slice(0, MOST_WRONG) });
  });
  if (questions.length === 0) throw new ContentError(message("no-questions"));
  return questions;
}

/** Where the columns of these headings are, and which of them are missing. */
function columnsBelow(first: readonly string[], headings: QuestionHeadings) {
  const columns = first.map(plain);
  const find = (heading: string) => columns.findIndex((column) => column.startsWith(plain(heading)));
  const question = find(headings.question);
  const right = find(headings.right);
  const wrong = columns.flatMap((column, i) => (column.startsWith(plain(headings.wrong)) ? [i] : []));
  const missing = [
    ...(question < 0 ? [headings.question] : []),
    ...(right < 0 ? [headings.right] : []),
    ...(wrong.length === 0 ? [`${headings.wrong} 1`] : []),
  ];
  return { question, right, wrong, missing };
}

function check({ text, right, wrong }: ForkQuestion, row: number): void {
  if (text === "") throw new ContentError(message("question-cell-empty", { row, what: "question" }));
  if (right === "") throw new ContentError(message("question-cell-empty", { row, what: "right" }));
  if (wrong.length === 0) throw new ContentError(message("question-cell-empty", { row, what: "wrong" }));
  if (text.length > LONGEST_QUESTION) {
    throw new ContentError(message("question-too-long", { row, length: text.length, most: LONGEST_QUESTION }));
  }
  const known = new Set<string>();
  for (const answer of [right, ...wrong]) {
    if (answer.length > LONGEST_ANSWER) {
      throw new ContentError(message("answer-too-long", { row, length: answer.length, most: LONGEST_ANSWER }));
    }
    if (known.has(plain(answer))) throw new ContentError(message("answer-twice", { row, answer }));
    known.add(plain(answer));
  }
}

/** A text as it is compared: "Paris" is no other answer than " PARIS ". */
function plain(text: string): string {
  return text.normalize("NFKC").trim().replace(/\s+/gu, " ").toLowerCase();
}
