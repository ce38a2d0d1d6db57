import type { WorkbookStore, SheetStore } from "../../store";
import { invalidArgument, itemAlreadyExists } from "../base/errors";
import { textual } from "../base/arguments";

/**
 * The text as a sheet's name. @throws InvalidArgument unless it has 1 to 31 characters, none of : \ / ? * [ ], no apostrophe at either
 * end and is not "History"; ItemAlreadyExists when another sheet has it, without regard to case
 */
export function sheetName(workbook: WorkbookStore, value: unknown, sheet?: SheetStore): string {
  const name = textual(value);
  const allowed = name.trim().length > 0 && name.length <= 31 && !/[:\\/?*[\]]/.test(name) && !/^'|'$/.test(name);
  if (!allowed || name.toLowerCase() === "history") throw invalidArgument();
  const other = workbook.sheet(name);
  if (other && other !== sheet) throw itemAlreadyExists();
  return name;
}

/** "Sheet2": the first such name that no sheet has. */
export function nextSheetName(workbook: WorkbookStore): string {
  for (let number = workbook.sheets.length; ; number++) {
    if (!workbook.sheet(`Sheet${number}`)) return `Sheet${number}`;
  }
}

/** "Maze (2)", as Excel calls a copy; shortened to stay within 31 characters. */
export function copyName(workbook: WorkbookStore, name: string): string {
  for (let number = 2; ; number++) {
    const suffix = ` (${number})`;
    const candidate = name.slice(0, 31 - suffix.length) + suffix;
    if (!workbook.sheet(candidate)) return candidate;
  }
}
