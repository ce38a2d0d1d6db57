import type { BookletDifficulty, BookletEnds } from "../../maze/booklet/bookletPlan";
import type { AnswersAPage } from "../../worksheet/paper/answerLayout";
import type { PrintChoice } from "./printChoice";

export type { BookletDifficulty, BookletEnds } from "../../maze/booklet/bookletPlan";
export type { AnswersAPage } from "../../worksheet/paper/answerLayout";

/** The most mazes of a booklet, and the most of one with a sheet for each. */
export const MOST_MAZES = 200;
export const MOST_SHEETS = 50;

/** What is chosen of a booklet. */
export interface BookletChoice extends Omit<PrintChoice, "number"> {
  /** 1 to 200. */
  readonly count: number;
  readonly columns: number;
  readonly rows: number;
  readonly difficulty: BookletDifficulty;
  /** Ids of generators, at least one. */
  readonly generators: readonly string[];
  readonly ends: BookletEnds;
  /** Gaps in the frame; S and E in the cells. At least one of them. */
  readonly gaps: boolean;
  readonly letters: boolean;
  /** Empty: a fresh one is drawn and told in the outcome. */
  readonly seed: string;
  readonly answers: AnswersAPage;
  /** All mazes on one sheet; so they are anyway from 51 on. */
  readonly isOnOneSheet: boolean;
}
