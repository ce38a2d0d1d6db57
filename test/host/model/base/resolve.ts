import { type Area, type SheetStore, parseArea, splitSheet } from "../../store";
import { invalidArgument } from "./errors";

/** An address on the sheet, a name that refers to one, or a table; with a sheet of its own only if that is this sheet. */
export function areaOf(sheet: SheetStore, address: string): Area {
  const found = referenceOf(sheet, address);
  if (!found || found.sheet !== sheet) throw invalidArgument();
  return found.area;
}

/** What the text refers to, seen from the sheet: "B2", "Sheet2!B2:C3", a defined name, a table; undefined when it is none of these. */
export function referenceOf(from: SheetStore, text: string): { sheet: SheetStore; area: Area } | undefined {
  const { sheet: sheetName, rest } = splitSheet(text.trim());
  const sheet = sheetName === undefined ? from : from.workbook.sheet(sheetName);
  if (!sheet) return undefined;
  const area = parseArea(rest);
  if (area) return { sheet, area };
  const entry = from.workbook.name(rest, sheet) ?? from.workbook.name(rest, undefined);
  if (entry) return formulaReference(entry.formula, sheet);
  for (const other of from.workbook.sheets) {
    const table = other.tables.find((candidate) => candidate.name.toLowerCase() === rest.toLowerCase());
    if (table) return { sheet: other, area: table.area };
  }
  return undefined;
}

/** The single area that a formula such as "=Sheet1!$B$2:$I$6" means; undefined for any other formula. */
export function formulaReference(formula: string, from: SheetStore): { sheet: SheetStore; area: Area } | undefined {
  const { sheet: sheetName, rest } = splitSheet(formula.replace(/^=/, "").trim());
  const sheet = sheetName === undefined ? from : from.workbook.sheet(sheetName);
  const area = parseArea(rest);
  return sheet && area ? { sheet, area } : undefined;
}

/** Splits at commas or semicolons, but not at those in a quoted sheet name. */
function splitAddresses(addresses: string): string[] {
  return addresses.includes("'") ? (addresses.match(/(?:'[^']*'|[^',;])+/g) ?? []) : addresses.split(/[,;]/);
}

/** The areas of an address string, "A1:B2,D4". @throws InvalidArgument for an empty or wrong one, or one on several sheets */
export function areasOf(sheet: SheetStore, addresses: string): Target {
  const areas = splitAddresses(addresses).map((address) => areaOf(sheet, address));
  if (areas.length === 0) throw invalidArgument();
  return { sheet, areas };
}

/** Cells of one sheet, in one or several areas; what a Range or RangeAreas stands for. */
export interface Target {
  readonly sheet: SheetStore;
  readonly areas: readonly Area[];
}

export function targetOf(sheet: SheetStore, area: Area): Target {
  return { sheet, areas: [area] };
}
