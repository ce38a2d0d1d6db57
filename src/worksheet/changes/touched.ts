import { message } from "../../message";
import { Refusal, commandsInExcel } from "../excel";

/** A sheet that an action may change. */
interface TouchedSheet {
  readonly name: string;
  readonly visibility: string;
  readonly isProtected: boolean;
}

type Sheets = readonly (TouchedSheet | undefined)[];

/** What an action is going to do; sheets that do not exist count for nothing. */
export interface Touched {
  /** Whether it writes on the sheet that it was started on. */
  readonly here?: boolean | undefined;
  /** Other sheets on which it writes, and those that it deletes. */
  readonly written?: Sheets;
  readonly deleted?: Sheets;
  /** Whether it adds, shows, hides or renames a sheet. */
  readonly structure?: boolean | undefined;
}

/** What is known of the workbook and of the sheet on which an action was started. */
export interface TouchedWorkbook {
  readonly isStructureProtected: boolean;
  readonly name?: string;
  readonly isProtected?: boolean;
  /** Whether that sheet is the index of a booklet, on which no maze can be. */
  readonly isIndex?: boolean;
}

/** Throws {@link Refusal} if a protection forbids any of this, or somebody wanted a sheet to stay as it is. */
export function checkTouched(
  workbook: TouchedWorkbook,
  { here, written = [], deleted = [], structure }: Touched,
): void {
  const { name: sheet = "" } = workbook;
  if (here === true && workbook.isProtected === true) {
    throw new Refusal(message("sheet-protected", { sheet }), commandsInExcel.unprotect);
  }
  if (here === true && workbook.isIndex === true) throw new Refusal(message("sheet-is-index", { sheet }));
  const kept = [...written, ...deleted].find((sheet) => sheet?.isProtected === true);
  if (kept !== undefined) {
    const shown = kept.visibility === "Visible" ? "yes" : "no";
    throw new Refusal(message("other-sheet-protected", { sheet: kept.name, shown }), commandsInExcel.unprotect);
  }
  const isStructureTouched = structure === true || deleted.some((sheet) => sheet !== undefined);
  if (isStructureTouched && workbook.isStructureProtected) {
    throw new Refusal(message("structure-protected"), commandsInExcel.unprotect);
  }
}
