import type { TableEntry, WorkbookStore } from "../../store";
import { itemAlreadyExists } from "../base/errors";
import { validName } from "../base/validName";

/** @throws InvalidArgument for what cannot be a name, ItemAlreadyExists when a table or a name of the workbook is called so */
export function checkTableName(workbook: WorkbookStore, name: string, except: TableEntry): void {
  validName(name);
  const same = (other: string): boolean => other.toLowerCase() === name.toLowerCase();
  const taken = workbook.sheets.some((sheet) => sheet.tables.some((table) => table !== except && same(table.name)));
  if (taken || workbook.name(name, undefined)) throw itemAlreadyExists();
}
