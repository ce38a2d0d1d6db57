import type { KeptBooklet } from "../keptPaper";
import type { PrintChoice } from "../printChoice";

/** The most mazes of a booklet. */
export const MOST_MAZES = 200;
/** The most mazes of a booklet with a sheet for each. */
export const MOST_SHEETS = 50;

/** The choices for a booklet. */
export interface BookletChoice extends Omit<PrintChoice, "number">, KeptBooklet {
  readonly columns: number;
  readonly rows: number;
}
