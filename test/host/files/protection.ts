import type { Worksheet } from "exceljs";
import { NOTHING_ALLOWED, type ProtectionOptions, type SheetStore } from "../store";
import { firstElement, flag } from "./package/xml";

type Allowed = Exclude<keyof ProtectionOptions, "selectionMode">;

/** What the protection of a sheet may allow, by its names in files (ECMA-376 part 1, 18.3.1.85). */
const ALLOWED: Readonly<Record<Allowed, string>> = {
  allowAutoFilter: "autoFilter",
  allowDeleteColumns: "deleteColumns",
  allowDeleteRows: "deleteRows",
  allowEditObjects: "objects",
  allowEditScenarios: "scenarios",
  allowFormatCells: "formatCells",
  allowFormatColumns: "formatColumns",
  allowFormatRows: "formatRows",
  allowInsertColumns: "insertColumns",
  allowInsertHyperlinks: "insertHyperlinks",
  allowInsertRows: "insertRows",
  allowPivotTables: "pivotTables",
  allowSort: "sort",
};

export async function protect(worksheet: Worksheet, { protection }: SheetStore): Promise<void> {
  if (!protection) return;
  const { options } = protection;
  await worksheet.protect("", {
    ...Object.fromEntries(Object.entries(ALLOWED).map(([name, theirs]) => [theirs, options[name as Allowed]])),
    selectLockedCells: options.selectionMode === "Normal",
    selectUnlockedCells: options.selectionMode !== "None",
  });
}

/** @param after a worksheet's XML after its cells */
export function readProtection(sheet: SheetStore, after: string): void {
  const written = firstElement(after, "sheetProtection");
  if (!written || !flag(written, "sheet", false)) return;
  const allows = (name: string, isLocked: boolean) => !flag(written, name, isLocked);
  // What Excel leaves out is locked, but for these two.
  const isOpen = (name: string) => name === "objects" || name === "scenarios";
  const allowed = Object.entries(ALLOWED).map(([ours, name]) => [ours, allows(name, !isOpen(name))] as const);
  const ofUnlocked = allows("selectLockedCells", false) ? "Normal" : "Unlocked";
  const selectionMode = allows("selectUnlockedCells", false) ? ofUnlocked : "None";
  sheet.protection = { password: "", options: { ...NOTHING_ALLOWED, ...Object.fromEntries(allowed), selectionMode } };
}
