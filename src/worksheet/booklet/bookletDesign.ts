import type { AnswerLayout } from "../paper";
import type { BookMaze, BookStyle } from "./bookMaze";
import type { BookNames } from "./bookTexts";

/** A booklet that is about to be made. */
export interface BookletDesign extends BookStyle {
  readonly mazes: readonly BookMaze[];
  /** Undefined for a booklet without answers. */
  readonly answerLayout: AnswerLayout | undefined;
  readonly isOnOneSheet: boolean;
  /** What is remembered on its index. */
  readonly remembered?: ((index: Excel.Worksheet) => void) | undefined;
  /** Set if only a part of it is drawn, because the rest is there. */
  readonly update?: BookUpdate | undefined;
}

/**
 * The part of a booklet that is drawn again: some of its mazes, and its answers. The new sheets have the names of the design until all are
 * there; then the old ones go.
 */
export interface BookUpdate {
  /** Of the mazes of the design. */
  readonly drawn: readonly BookMaze[];
  /** The names that the sheets get. */
  readonly names: BookNames;
  /** The ids of the sheets that go. */
  readonly gone: readonly string[];
  /** How many mazes its index lists before. */
  readonly listed: number;
}
