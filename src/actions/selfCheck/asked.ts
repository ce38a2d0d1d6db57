import type { Job } from "../../worksheet/excel";

/** What a question may use. */
export interface Asked {
  readonly job: Job;
  /** Refused where {@link job} would wait until the person brings the workbook to the front, or leaves a cell. */
  readonly withoutWaiting: Job;
  /** The scratch sheet's name. */
  readonly sheet: string;
  /** The id of the sheet in front; undefined if that is no worksheet. */
  readonly front: string | undefined;
  /** Whether other pages of Lavirint are kept out of the workbook while one works. */
  readonly keepsOthersOut: boolean;
  /** What questions leave for later ones, in milliseconds: to insert a sheet, and to copy its formats. */
  readonly known: { inserting?: number; copying?: number };
  /** Rows and columns of the small and the large sheets that are inserted. */
  readonly sides: { readonly small: number; readonly large: number };
  /** A clock in milliseconds. */
  readonly now: () => number;
  /** Reports the progress of a question that takes long: how many steps of how many. */
  readonly tell: (done: number, total: number) => void;
}
