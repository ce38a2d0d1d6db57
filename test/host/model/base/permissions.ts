import { type Area, type ProtectionOptions, type SheetStore, type WorkbookStore } from "../../store";
import { accessDenied } from "./errors";
import type { Target } from "./resolve";

type Permission = {
  [K in keyof ProtectionOptions]: ProtectionOptions[K] extends boolean ? K : never;
}[keyof ProtectionOptions];

/** @throws AccessDenied when the sheet is protected and its protection does not allow this. */
export function checkAllowed(sheet: SheetStore, permission: Permission): void {
  if (sheet.protection && !sheet.protection.options[permission]) throw accessDenied();
}

/** @throws AccessDenied when the sheet is protected and any cell of the area is locked. */
export function checkUnlocked(sheet: SheetStore, area: Area): void {
  if (sheet.protection && sheet.stylesIn(area).some((style) => style.locked)) throw accessDenied();
}

/** @throws AccessDenied when the sheet is protected at all. */
export function checkUnprotected(sheet: SheetStore): void {
  if (sheet.protection) throw accessDenied();
}

/** @throws AccessDenied when the workbook's structure is protected */
export function checkStructure(workbook: WorkbookStore): void {
  if (workbook.structureProtection) throw accessDenied();
}

export function checkFormatCells(target: Target): void {
  checkAllowed(target.sheet, "allowFormatCells");
}
