import type { PaperName } from "../../worksheet/paper/paperSizes";
import type { KeptPaper } from "./keptPaper";

export { fillPage, type PageFilling } from "../../worksheet/paper/fillPage";
export { type PaperName, paperOfLocale } from "../../worksheet/paper/paperSizes";
export { type PresetId, presets } from "../../worksheet/paper/presets";
export { Refusal as PaperRefusal } from "../../worksheet/excel/refusal";

/** What is chosen of a page besides its maze. */
export interface PrintChoice {
  readonly paper: PaperName;
  /** Above the maze, left; "" for none. */
  readonly title: string;
  /** The number in "Maze 7"; "" for none. */
  readonly number: string;
  /** Whether there is a line for a name above the maze. */
  readonly hasNameLine: boolean;
  /** What the workbook is to keep of the tab's choices; what it keeps already where this is missing. */
  readonly kept?: KeptPaper | undefined;
}

export const plainPage: PrintChoice = { paper: "A4", title: "", number: "", hasNameLine: false };

/** "Maze 7", or "" where there is no number. */
export function labelOf({ number }: PrintChoice): string {
  return number === "" ? "" : `Maze ${number}`;
}
