import type { SayWords } from "../../message";
import { type PaperName, paperNames, paperOfLocale } from "../../worksheet/paper";
import { type PageWords, pageText } from "../../worksheet/page";
import { type BelowMaze, usualBelow } from "./mazeWords";

/** The choices of the tab Print for a page besides its maze. */
export interface PrintChoice {
  readonly paper: PaperName;
  /** Above the maze, left; "" for none. */
  readonly title: string;
  /** Whether there is a line for a name above the maze. */
  readonly hasNameLine: boolean;
  readonly below: BelowMaze;
  /** What stands in the fields for a booklet, by the pane's names for them. The workbook keeps a choice that has them. */
  readonly booklet?: Readonly<Record<string, string>> | undefined;
}

/** A page of A4 without title and line for a name. */
export const plainPage: PrintChoice = { paper: "A4", title: "", hasNameLine: false, below: usualBelow };

/** What is chosen to stand above the maze: title, a line for a name. */
export function wordsOf(
  { title, hasNameLine }: PrintChoice,
  say: SayWords,
): Pick<PageWords, "title" | "middle" | "label"> {
  return {
    title,
    middle: nameLine(hasNameLine, say),
    label: "",
  };
}

/** A line for a name, or "". */
export function nameLine(hasNameLine: boolean, say: SayWords): string {
  return hasNameLine ? pageText(say("name-line")) : "";
}

/** All papers, and the one for a locale such as "en-US". */
export const paperChoice = { all: paperNames, ofLocale: paperOfLocale };
