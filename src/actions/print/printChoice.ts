import type { Grid } from "../../maze/model";
import { Refusal } from "../../worksheet/excel";
import { type PaperName, fillPage, paperNames, paperOfLocale } from "../../worksheet/paper";
import type { KeptPaper } from "./keptPaper";

/** The choices for a page besides its maze. */
export interface PrintChoice {
  readonly paper: PaperName;
  /** Above the maze, left; "" for none. */
  readonly title: string;
  /** The number in "Maze 7"; "" for none. */
  readonly number: string;
  /** Whether there is a line for a name above the maze. */
  readonly hasNameLine: boolean;
  /** The tab's choices for the workbook to keep; where missing, the kept ones stay. */
  readonly kept?: KeptPaper | undefined;
}

export const plainPage: PrintChoice = { paper: "A4", title: "", number: "", hasNameLine: false };

/** "Maze 7", or "" where there is no number. */
export function labelOf({ number }: PrintChoice): string {
  return number === "" ? "" : `Maze ${number}`;
}

/** All papers, and the one for a locale such as "en-US". */
export const paperChoice = { all: paperNames, ofLocale: paperOfLocale };

/** How a maze of this size fills a page; a sentence where it is too large for it. */
export function pageFillingOf(paper: PaperName, size: Pick<Grid, "columns" | "rows">) {
  try {
    return fillPage(paper, size);
  } catch (error) {
    if (error instanceof Refusal) return error.sentence;
    throw error;
  }
}
