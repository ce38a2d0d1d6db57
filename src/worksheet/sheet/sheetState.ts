import { intersection, parseReference, type Area, type Reference } from "../excel/addresses";
import { rememberedBefore, type Before } from "./before";
import { isEndName } from "./ends";
import type { Job } from "../excel/job";
import { areaOfName, findName, loadNames, names, readNames, type ReadName } from "../excel/names";
import { Refusal } from "../excel/refusal";
import { findSizeCells, loadSizeCells, ORIGIN, type SizeCells } from "./sizeCells";

/** The sheet in front and what Lavirint knows of it, as it was at one moment. */
export interface SheetState {
  readonly id: string;
  readonly name: string;
  readonly isProtected: boolean;
  /** Every worksheet of the workbook, the hidden ones too. */
  readonly sheets: readonly SheetName[];
  /** The names that belong to this sheet. */
  readonly names: readonly ReadName[];
  /** The names that belong to the workbook. */
  readonly workbookNames: readonly ReadName[];
  readonly sizeCells: SizeCells;
  /** Where the grid is; nothing where there is none, or where its cells were deleted. */
  readonly grid: Area | undefined;
  readonly before: Before;
}

export interface SheetName {
  readonly id: string;
  readonly name: string;
  readonly visibility: string;
}

/** Queues the reading of the workbook's list of worksheets. */
export function loadSheets(context: Excel.RequestContext): Excel.WorksheetCollection {
  return context.workbook.worksheets.load("items/id,items/name,items/visibility");
}

export function sheetsIn(read: Excel.WorksheetCollection): SheetName[] {
  return read.items.map(({ id, name, visibility }) => ({ id, name, visibility }));
}

/** Reads the sheet in front, in one request. Throws {@link Refusal} where no worksheet is in front. */
export async function readSheet(job: Job): Promise<SheetState> {
  const read = await job
    .request((context) => {
      const { workbook } = context;
      const sheet = workbook.worksheets.getActiveWorksheet().load("id,name");
      return {
        sheet,
        protection: sheet.protection.load("protected"),
        sheets: loadSheets(context),
        names: loadNames(sheet.names),
        workbookNames: loadNames(workbook.names),
        sizeCells: loadSizeCells(sheet),
      };
    })
    .catch((error: unknown) => {
      if (error instanceof Refusal && chartSheetCodes.has(error.code)) {
        const sentence = "A chart sheet or another workbook is in front. Click the tab of a worksheet and try again.";
        throw new Refusal(sentence, error.details);
      }
      throw error;
    });

  const { name } = read.sheet;
  const list = readNames(read.names);
  const before = rememberedBefore(list);
  return {
    id: read.sheet.id,
    name,
    isProtected: read.protection.protected,
    sheets: sheetsIn(read.sheets),
    names: list,
    workbookNames: readNames(read.workbookNames),
    sizeCells: findSizeCells(read.sizeCells, name, list),
    grid: gridOf(name, list, before),
    before,
  };
}

/** The grid by its name; where somebody deleted that, by what is remembered of the place, as long as it was not moved. */
function gridOf(sheet: string, list: readonly ReadName[], { widths, heights }: Before): Area | undefined {
  const named = areaOfName(list, names.grid);
  if (named?.sheet === sheet) return named.area;
  if (findName(list, names.grid) !== undefined || widths.length === 0 || heights.length === 0) return undefined;
  return { ...ORIGIN, rows: heights.length, columns: widths.length };
}

/** What getActiveWorksheet answers then (OfficeDev/office-js#2444, #6365); nothing else in the request could answer so. */
const chartSheetCodes = new Set(["InvalidSelection", "ItemNotFound", "UnsupportedSheet"]);

/** Throws {@link Refusal} for a protected sheet. */
export function checkUnprotected(state: SheetState): void {
  if (state.isProtected) {
    throw new Refusal(
      `${state.name} is protected. Remove the protection (Review, Unprotect Sheet) or choose another sheet, and try again.`,
    );
  }
}

/** A name for a new sheet: `base`, or with the next number that is free, as `numbered` writes it. */
export function freeSheetName(
  sheets: readonly SheetName[],
  base: string,
  numbered: (base: string, number: number) => string,
): string {
  const taken = new Set(sheets.map((sheet) => sheet.name.toUpperCase()));
  if (!taken.has(base.toUpperCase())) return base;
  for (let number = 2; ; number++) {
    const name = numbered(base, number);
    if (!taken.has(name.toUpperCase())) return name;
  }
}

export const inParentheses = (base: string, number: number) => `${base} (${number})`;
export const withNumber = (base: string, number: number) => `${base} ${number}`;

/** Somebody else's names that refer to cells of the area, each with the part that lies there. */
export function foreignNamesIn(state: SheetState, area: Area): { name: string; area: Area }[] {
  const own = new Set(Object.values<string>(names).map((name) => name.toUpperCase()));
  return [...state.names, ...state.workbookNames]
    .filter(({ name }) => !own.has(name.toUpperCase()) && !isEndName(name) && !isBuiltIn(name))
    .flatMap(({ name, formula }) =>
      referencesOf(formula)
        .filter((reference) => reference.sheet === state.name)
        .map((reference) => ({ name, area: intersection(reference.area, area) }))
        .filter((found): found is { name: string; area: Area } => found.area !== undefined),
    );
}

/** Excel's own names for the print area, a filter's range and the like. */
function isBuiltIn(name: string): boolean {
  return /^(_|Print_|Criteria$|Extract$|Database$)/i.test(name);
}

/** The areas of a reference to several, "=Maze!$A$1,Maze!$C$1". */
function referencesOf(formula: string): Reference[] {
  const parts = formula.match(/(?:'(?:[^']|'')*'|[^',])+/g) ?? [];
  return parts
    .map((part) => parseReference(part))
    .filter((reference): reference is Reference => reference !== undefined);
}
