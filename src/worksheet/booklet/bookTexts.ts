import { differentNames } from "../changes";

/** The names of a booklet's sheets. */
export interface BookNames {
  readonly index: string;
  /** One for each maze, or one for all of them. */
  readonly mazes: readonly string[];
  readonly answers: string;
}

/** The words on the sheets of a booklet, besides those of its mazes. */
export interface BookTexts {
  /** Above the index of a booklet without a title. */
  readonly untitled: string;
  /** What the index says of all mazes, in a sentence. */
  readonly about: string;
  /** Above each column of the index: maze, difficulty, stars, algorithm, steps, share code, answer. */
  readonly headings: readonly [string, string, string, string, string, string, string];
  /** Below a page of the index, with Excel's codes: "&P of &N" */
  readonly pageNumber: string;
}

/** Words as names of a booklet's sheets: such as Excel permits, no two of them alike. */
export function bookNames(words: BookNames): BookNames {
  const [index, answers, ...mazes] = differentNames([words.index, words.answers, ...words.mazes]);
  return { index: index!, mazes, answers: answers! };
}

/** All names, in the order of the sheets. */
export function namesInOrder({ index, mazes, answers }: BookNames): string[] {
  return [index, ...mazes, answers];
}
