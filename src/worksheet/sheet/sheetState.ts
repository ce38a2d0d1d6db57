import { message } from "../../message";
import {
  type Area,
  type Job,
  type ReadName,
  type Reference,
  Refusal,
  intersection,
  loadNames,
  parseReference,
  readNames,
  separateAreas,
  commandsInExcel,
  sheetAt,
} from "../excel";
import { type RememberedBefore, facts, isOurs, ownGridName, rememberedBefore } from "../memory";
import { pageKindOf } from "./pageKindOf";
import { findSizeCells, loadSizeCells, type SizeCells } from "../sizeCells";

/** The sheet in front and what Lavirint knows about it, at one moment. */
export interface SheetLook {
  readonly id: string;
  readonly name: string;
  /** Every worksheet of the workbook, including hidden ones. */
  readonly sheets: readonly SheetName[];
  readonly isProtected: boolean;
  /** Whether it is the index of a booklet. */
  readonly isIndex: boolean;
  /** The names that belong to this sheet. */
  readonly names: readonly ReadName[];
  readonly sizeCells: SizeCells;
  /** Where the grid is; undefined if there is none, or its cells were deleted. */
  readonly grid: Area | undefined;
  readonly before: RememberedBefore;
}

/** A sheet with everything that an action must know before it changes anything there. */
export interface SheetState extends SheetLook {
  /** Whether the workbook's structure is protected: no sheet can be added, deleted or hidden. */
  readonly isStructureProtected: boolean;
  /** The names that belong to the workbook. */
  readonly workbookNames: readonly ReadName[];
}

/** A worksheet of the workbook: id, name, Excel.SheetVisibility, and whether it is protected. */
export interface SheetName {
  readonly id: string;
  readonly name: string;
  readonly visibility: string;
  readonly isProtected: boolean;
}

/** Queues the reading of the workbook's list of worksheets; about 130 bytes of the answer for each. */
export function loadSheets(context: Excel.RequestContext): Excel.WorksheetCollection {
  return context.workbook.worksheets.load("items/id,items/name,items/visibility,items/protection/protected");
}

/** The worksheets that {@link loadSheets} has read, in the order of their tabs. */
export function sheetsIn(read: Excel.WorksheetCollection): SheetName[] {
  return read.items.map(({ id, name, visibility, protection }) => {
    return { id, name, visibility, isProtected: protection.protected };
  });
}

/** Reads what an action needs that only adds, replaces or deletes sheets. One request. */
export async function readSheets(job: Job): Promise<Pick<SheetState, "sheets" | "isStructureProtected">> {
  const read = await job.request((context) => ({
    sheets: loadSheets(context),
    structure: context.workbook.protection.load("protected"),
  }));
  return { sheets: sheetsIn(read.sheets), isStructureProtected: read.structure.protected };
}

/**
 * Reads the sheet in front, in one request; or the one with this id, which may have been renamed and may be behind others.
 * Throws {@link Refusal} if no worksheet is in front, or that one was deleted.
 */
export async function readSheet(job: Job, id?: string): Promise<SheetState> {
  return (await readSheetAnd(job, () => undefined, id)).state;
}

/** {@link readSheet}; `alongside` queues further reads in the same request. */
async function readSheetAnd<T>(
  job: Job,
  alongside: (context: Excel.RequestContext) => T,
  id?: string,
): Promise<{ readonly state: SheetState; readonly alongside: T }> {
  const queue = (context: Excel.RequestContext) => ({
    structure: context.workbook.protection.load("protected"),
    workbookNames: loadNames(context.workbook.names),
    more: alongside(context),
  });
  const { look, alongside: read } = await lookAtSheet(job, queue, id);
  const state: SheetState = {
    ...look,
    isStructureProtected: read.structure.protected,
    workbookNames: readNames(read.workbookNames, "Workbook"),
  };
  return { state, alongside: read.more };
}

/** Reads what the pane shows of a sheet; `alongside` queues further reads in the same request; otherwise as {@link readSheet}. */
export async function lookAtSheet<T>(
  job: Job,
  alongside: (context: Excel.RequestContext, sheet: Excel.Worksheet) => T,
  id?: string,
): Promise<{ readonly look: SheetLook; readonly alongside: T }> {
  const read = await job
    .request((context) => {
      const { worksheets } = context.workbook;
      const sheet = (id === undefined ? worksheets.getActiveWorksheet() : sheetAt(context, id)).load("id,name");
      return {
        sheet,
        sheets: loadSheets(context),
        names: loadNames(sheet.names),
        sizeCells: loadSizeCells(sheet),
        alongside: alongside(context, sheet),
      };
    })
    .catch((error: unknown) => {
      if (id === undefined && error instanceof Refusal && chartSheetCodes.has(error.code)) {
        throw new Refusal(message("no-worksheet-in-front"), error.details);
      }
      throw error;
    });

  const { id: sheetId, name } = read.sheet;
  const sheets = sheetsIn(read.sheets);
  const list = readNames(read.names);
  const before = rememberedBefore(name, facts.before.read(list), gridOf(name, list));
  const sizeCells = await findSizeCells(job, name, sheets, list, read.sizeCells);
  const isProtected = sheets.some((each) => each.id === sheetId && each.isProtected);
  const isIndex = pageKindOf(list)?.kind === "index";
  const look = { id: sheetId, name, sheets, isProtected, isIndex, names: list, sizeCells, grid: before.grid, before };
  return { look, alongside: read.alongside };
}

/** The grid by its visible name; if somebody deleted that, by the hidden names. */
function gridOf(sheet: string, list: readonly ReadName[]): Area | undefined {
  const named = facts.grid.read(list);
  return named?.sheet === sheet ? named.area : undefined;
}

/** Error codes of getActiveWorksheet for a chart sheet (OfficeDev/office-js#2444, #6365); nothing else in the request causes these. */
const chartSheetCodes = new Set(["InvalidSelection", "ItemNotFound", "UnsupportedSheet"]);

/** Throws {@link Refusal} if the name for the grid is the person's own on that sheet. */
export function checkGridName({ names: list }: SheetLook): void {
  const name = ownGridName(list);
  if (name !== undefined) throw new Refusal(message("name-is-yours", { name }), commandsInExcel.names);
}

/** Where the sheet's maze is, for actions that change its cells. Throws {@link Refusal} if there is none. */
export function gridToEdit(state: SheetState): Area {
  if (state.grid !== undefined) return state.grid;
  throw new Refusal(message("generate-and-select", { sheet: state.name }));
}

/** Somebody else's names that refer to cells of the area, each with the part that lies there. */
export function foreignNamesIn(state: SheetState, area: Area): { name: string; area: Area }[] {
  return [...state.names, ...state.workbookNames]
    .filter(({ name }) => !isOurs(name) && !isBuiltIn(name))
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
  return separateAreas(formula)
    .map((part) => parseReference(part))
    .filter((reference): reference is Reference => reference !== undefined);
}
