import type { KeptBooklet } from "./keptPaper";
import type { PrintChoice } from "./printChoice";

/** The most mazes of a booklet, and the most of one with a sheet for each. */
export const MOST_MAZES = 200;
export const MOST_SHEETS = 50;

/** The choices for a booklet. */
export interface BookletChoice extends Omit<PrintChoice, "number">, KeptBooklet {
  readonly columns: number;
  readonly rows: number;
}
