import { message } from "../../message";
import { type PaperName, paperNames, paperOfLocale } from "../../worksheet/paper";
import { type PageWords, pageText } from "../../worksheet/page";
import type { Dialogue } from "../core";
import type { BelowMaze } from "./mazeWords";
import type { SavedPaper } from "./savedPaper";

/** The choices for a page besides its maze. */
export interface PrintChoice {
  readonly paper: PaperName;
  /** Above the maze, left; "" for none. */
  readonly title: string;
  /** Whether there is a line for a name above the maze. */
  readonly hasNameLine: boolean;
  /** {@link usualBelow} where it is missing. */
  readonly below?: BelowMaze | undefined;
  /** The tab's choices for the workbook to keep; if missing, the kept ones stay. */
  readonly kept?: SavedPaper | undefined;
}

/** A page of A4 without title and line for a name. */
export const plainPage: PrintChoice = { paper: "A4", title: "", hasNameLine: false };

/** What is chosen to stand above the maze: title, a line for a name. */
export function wordsOf(
  { title, hasNameLine }: PrintChoice,
  say: Dialogue["say"],
): Pick<PageWords, "title" | "middle" | "label"> {
  return {
    title,
    middle: nameLine(hasNameLine, say),
    label: "",
  };
}

/** A line for a name, or "". */
export function nameLine(hasNameLine: boolean, say: Dialogue["say"]): string {
  return hasNameLine ? pageText(say(message("name-line"))) : "";
}

/** All papers, and the one for a locale such as "en-US". */
export const paperChoice = { all: paperNames, ofLocale: paperOfLocale };
