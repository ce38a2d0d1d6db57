/** One sheet as it was read: its state, what is selected, and the helper sheets of its maze. */
import { message, type Message } from "../message";
import {
  type Area,
  type Reference,
  intersection,
  parseReference,
  separateAreas,
  addressOf,
  areaIn,
  parseArea,
  isOnSheet,
  sheetPrefix,
} from "./addresses";
import { type ExcelSession, Refusal, sheetAt } from "./excel";
import { type ReadName, loadNames } from "./names";
import { type SavedBefore, savedBefore } from "./before";
import { type Fact, type SheetMark, hasFact, putBack, removeFact, saveFirstFact } from "./fact";
import { facts, isOurs, ownGridName, type PageKind, isBroken, marks } from "./facts";
import { loadSizeCells, type SizeCells } from "./sizeCells";
import { addSheetChange } from "./addSheets";
import type { Change } from "./changes";

export interface SheetLook {
  readonly id: string;
  readonly name: string;
  readonly sheets: readonly SheetName[];
  readonly isProtected: boolean;
  readonly isIndex: boolean;
  readonly names: readonly ReadName[];
  readonly sizeCells: SizeCells;
  /** Where the grid is; undefined if there is none, or its cells were deleted. */
  readonly grid: Area | undefined;
  readonly before: SavedBefore;
}

export interface SheetState extends SheetLook {
  /** Whether the workbook's structure is protected: no sheet can be added, deleted or hidden. */
  readonly isStructureProtected: boolean;
  readonly workbookNames: readonly ReadName[];
}

export interface SheetName {
  readonly id: string;
  readonly name: string;
  /** Excel.SheetVisibility. */
  readonly visibility: string;
  readonly isProtected: boolean;
}

/** Queues the reading of the workbook's worksheets, in the order of their tabs; about 130 bytes of the answer for each. */
export function loadSheets({ workbook: { worksheets } }: Excel.RequestContext): () => SheetName[] {
  const read = worksheets.load("items/id,items/name,items/visibility,items/protection/protected");
  return () =>
    read.items.map(({ id, name, visibility, protection }) => {
      return { id, name, visibility, isProtected: protection.protected };
    });
}

/** Whether anything was written or formatted there. One request. */
export async function areInUse(session: ExcelSession, sheets: readonly Pick<SheetName, "id">[]): Promise<boolean> {
  const used = await session.request(({ workbook: { worksheets } }) => {
    return sheets.map(({ id }) => worksheets.getItem(id).getUsedRangeOrNullObject(false).untrack().load("address"));
  });
  return used.some((range) => !range.isNullObject);
}

/** Reads what an action needs that only adds, replaces or deletes sheets. One request. */
export async function readSheets(session: ExcelSession): Promise<Pick<SheetState, "sheets" | "isStructureProtected">> {
  const read = await session.request((context) => ({
    sheets: loadSheets(context),
    structure: context.workbook.protection.load("protected"),
  }));
  return { sheets: read.sheets(), isStructureProtected: read.structure.protected };
}

/**
 * Reads the sheet in front, in one request; or the one with this id or name, which may be behind others. One more if the size cells are not
 * where those of the last sheet were. Throws {@link Refusal} if no worksheet is in front, or that one was deleted.
 */
export async function readSheet(session: ExcelSession, id?: string): Promise<SheetState> {
  const alongside = ({ workbook }: Excel.RequestContext) => ({
    structure: workbook.protection.load("protected"),
    workbookNames: loadNames(workbook.names, "Workbook"),
  });
  const { structure, workbookNames, ...look } = await lookAtSheet(session, alongside, id);
  return { ...look, isStructureProtected: structure.protected, workbookNames: workbookNames() };
}

/** Reads what the pane shows of a sheet; `alongside` queues further reads in the same request; otherwise as {@link readSheet}. */
export async function lookAtSheet<T extends object>(
  session: ExcelSession,
  alongside: (context: Excel.RequestContext) => T,
  id?: string,
): Promise<SheetLook & T> {
  const read = await session
    .request((context) => {
      const { worksheets } = context.workbook;
      const sheet = (id === undefined ? worksheets.getActiveWorksheet() : sheetAt(context, id)).load("id,name");
      return {
        sheet,
        sheets: loadSheets(context),
        names: loadNames(sheet.names),
        sizeCells: loadSizeCells(sheet),
        alongside: alongside(context),
      };
    })
    .catch((error: unknown) => {
      if (id === undefined && error instanceof Refusal && chartSheetCodes.has(error.code)) {
        throw new Refusal(message("no-worksheet-in-front"), error.details);
      }
      throw error;
    });

  const { id: sheetId, name } = read.sheet;
  const sheets = read.sheets();
  const list = read.names();
  const named = facts.grid.read(list);
  // The grid by its visible name; if somebody deleted that, by the hidden names.
  const before = savedBefore(name, facts.before.read(list), named?.sheet === name ? named.area : undefined);
  const sizeCells = await read.sizeCells(session, name, sheets, list);
  const isProtected = sheets.some((each) => each.id === sheetId && each.isProtected);
  const isIndex = pageKindOf(list)?.kind === "index";
  const look = { id: sheetId, name, sheets, isProtected, isIndex, names: list, sizeCells, grid: before.grid, before };
  return { ...look, ...read.alongside };
}

/** Error codes of getActiveWorksheet for a chart sheet (OfficeDev/office-js#2444, #6365); nothing else in the request causes these. */
const chartSheetCodes = new Set(["InvalidSelection", "ItemNotFound", "UnsupportedSheet"]);

export function checkGridName({ names: list }: SheetLook): void {
  const name = ownGridName(list);
  if (name !== undefined) throw new Refusal(message("name-is-yours", { name }));
}

/** Where the sheet's maze is, for actions that change its cells. Throws {@link Refusal} if there is none, or its walls are cells. */
export function gridToEdit({ name, grid, before }: SheetState): Area {
  if (grid === undefined) throw new Refusal(message("generate-and-select", { sheet: name }));
  if (before.wallShare === undefined) return grid;
  throw new Refusal(message("walls-are-cells", { maze: addressOf(grid), sheet: name }));
}

/** Somebody else's names that refer to cells of the area, each with the part that lies there. */
export function foreignNamesIn(state: SheetState, area: Area): { name: string; area: Area }[] {
  return [...state.names, ...state.workbookNames]
    .filter(({ name }) => !isOurs(name) && !BUILT_IN.test(name))
    .flatMap(({ name, formula }) =>
      separateAreas(formula).flatMap((part) => {
        const reference = parseReference(part);
        const shared = reference?.sheet === state.name ? intersection(reference.area, area) : undefined;
        return shared === undefined ? [] : { name, area: shared };
      }),
    );
}

const BUILT_IN = /^(_|Print_|Criteria$|Extract$|Database$)/i;

/** Undefined for a sheet that was never set up to be printed. One of a booklet says it by its part in that, which tells more. */
export function pageKindOf(list: readonly ReadName[]): PageKind | undefined {
  const part = facts.book.read(list)?.part;
  if (part !== undefined) return { kind: part === "index" || part === "answers" ? part : "booklet" };
  return facts.pageKind.read(list);
}

/**
 * The sheets that belong to a maze: a hidden one with its set numbers, a hidden one with what it covered, others with the table of its
 * steps, its distances, its answer. Such a sheet is recognised by a sheet-scoped name that points to the maze's grid and
 * follows it, never by the sheet's own name: it may be renamed, and a sheet of that name that somebody else made is left alone.
 */
export interface HelperSheet extends SheetName {
  readonly names: readonly ReadName[];
}

/** Queues the reading of the names of every sheet but the maze's own, about 300 bytes a sheet; gives what tells those sheets. */
export function loadHelpers(context: Excel.RequestContext, sheets: readonly SheetName[], mazeSheet: string) {
  const others = sheets.filter((sheet) => sheet.name !== mazeSheet);
  const read = others.map((sheet) => loadNames(sheetAt(context, sheet.id).names));
  return () => others.map((sheet, i): HelperSheet => ({ ...sheet, names: read[i]!() }));
}

/** Every sheet but the maze's own, with its names. One request. */
export async function readHelpers(session: ExcelSession, sheets: readonly SheetName[], mazeSheet: string) {
  return (await session.request((context) => loadHelpers(context, sheets, mazeSheet)))();
}

/** The sheet of this kind that belongs to a maze, and its copies, which have its names too, in the order of their tabs. */
export function helpersIn(sheets: readonly HelperSheet[], kind: SheetMark, mazeSheet: string): HelperSheet[] {
  return sheets.filter(({ names }) => kind.read(names)?.sheet === mazeSheet);
}

export function findHelper(sheets: readonly HelperSheet[], kind: SheetMark, mazeSheet: string) {
  return helpersIn(sheets, kind, mazeSheet)[0];
}

/** Hidden sheets whose maze's sheet or cells were deleted: their marks point nowhere. One that somebody protected is left to them. */
export function idleHelpers(sheets: readonly HelperSheet[]): HelperSheet[] {
  const isIdle = (names: readonly ReadName[]) => marks().some((mark) => mark.isHidden && isBroken(names, mark));
  return sheets.filter((each) => each.visibility !== "Visible" && !each.isProtected && isIdle(each.names));
}

export function isBesideMaze({ names: list }: SheetLook): boolean {
  return marks().some((mark) => hasFact(list, mark));
}

/** The name of the sheet whose maze a helper sheet belongs to; undefined for any other sheet, and if that sheet is gone. */
export function mazeSheetOf({ names: list }: SheetLook): string | undefined {
  return marks().flatMap((mark) => mark.read(list)?.sheet ?? [])[0];
}

export function addSheetOfMaze<T>(
  kind: SheetMark,
  { name, sheets }: { readonly name: string; readonly sheets: readonly SheetName[] },
  maze: Reference,
  fill: (sheet: Excel.Worksheet, context: Excel.RequestContext) => void,
  finish: (id: string, session: ExcelSession) => T | Promise<T>,
): Change<T> {
  return addSheetChange({ name, sheets, mark: kind.name }, async (session) => {
    const { id } = await session.request((context) => {
      const sheet = context.workbook.worksheets.add(name);
      saveFirstFact(sheet, kind, maze);
      // Hidden, not very hidden, so that anybody can unhide it from the tab menu.
      if (kind.isHidden) sheet.visibility = "Hidden";
      fill(sheet, context);
      return sheet.load("id");
    });
    return finish(id, session);
  });
}

export function deleteSheet(
  { workbook: { worksheets } }: Excel.RequestContext,
  { id, visibility }: Pick<SheetName, "id" | "visibility">,
): void {
  const sheet = worksheets.getItemOrNullObject(id);
  // https://learn.microsoft.com/javascript/api/excel/excel.worksheet#excel-excel-worksheet-delete-member(1)
  if (visibility === "VeryHidden") sheet.visibility = "Hidden";
  sheet.delete();
}

/** What a hidden sheet remembers of its maze; the first of each kind is the mark by which it is found. */
const helperFacts = [facts.sets, facts.setsWritten, facts.covered, facts.coveredCells] as readonly Fact[];

/** Queues that a hidden sheet is left to the person, with all that stands on it: it is shown, and belongs to no maze any more. */
export function leaveHelper(sheet: Excel.Worksheet, { names }: HelperSheet): void {
  sheet.visibility = "Visible";
  for (const fact of [...helperFacts].reverse()) if (hasFact(names, fact)) removeFact(sheet, names, fact);
}

export function leaveHelperChange(helper: HelperSheet): Change<void> {
  return {
    make: (session) => session.repeatableOn(helper.id, (sheet) => leaveHelper(sheet, helper)),
    rollBack: (session) =>
      session.repeatableOn(helper.id, (sheet) => {
        for (const fact of helperFacts) if (hasFact(helper.names, fact)) putBack(sheet, helper.names, fact);
        if (helper.visibility !== "Visible") sheet.visibility = "Hidden";
      }),
  };
}

export async function replaceSheets(
  session: ExcelSession,
  pairs: readonly { readonly old: HelperSheet; readonly id: string }[],
  gone: readonly HelperSheet[] = [],
): Promise<void> {
  await session.repeatable((context) => {
    const { worksheets } = context.workbook;
    for (const old of [...pairs.map((pair) => pair.old), ...gone]) deleteSheet(context, old);
    for (const { old, id } of pairs) worksheets.getItem(id).name = old.name;
  });
}

/** The most areas of a selection that are read; each is an object of the answer, about 60 bytes. */
const MOST_AREAS = 5_000;

/**
 * Reads the selection, in one request, and one more for several areas, which are in the order in which they were selected, and may overlap.
 * Throws {@link Refusal} for one that cannot be used.
 */
export async function readSelection(session: ExcelSession) {
  const read = await session.request((context) => ({
    active: context.workbook.getActiveCell().untrack().load("address"),
    selected: context.workbook.getSelectedRanges().untrack().load("address,areaCount"),
  }));
  const active = areaIn(read.active.address);
  const { areaCount, address } = read.selected;
  if (areaCount > MOST_AREAS) {
    throw new Refusal(message("too-many-areas", { count: areaCount, most: MOST_AREAS }));
  }
  // A single address may be too long for several areas, and a comma may be part of the sheet's name.
  const addresses =
    areaCount === 1
      ? [address]
      : (
          await session.request((context) => context.workbook.getSelectedRanges().untrack().areas.load("items/address"))
        ).items.map((item) => item.address);
  const areas = addresses.map(areaIn).filter((area) => area !== undefined);
  if (active === undefined || areas.length === 0) throw new Refusal(message("nothing-selected"));
  return { areas, active };
}

/** "'Words 1'!A2:A9": the first of the selected areas with the name of its sheet. Requests as {@link readSelection} and one more. */
export async function selectedAddress(session: ExcelSession): Promise<string> {
  const { areas } = await readSelection(session);
  const sheet = await session.request((context) => context.workbook.worksheets.getActiveWorksheet().load("name"));
  return `${sheetPrefix(sheet.name)}${addressOf(areas[0]!)}`;
}

/** 1 for the cells of a block that the areas hold; rows x columns. */
export function cellsIn(block: Area, areas: readonly Area[]): Uint8Array {
  const cells = new Uint8Array(block.rows * block.columns);
  for (const area of areas) {
    const part = intersection(area, block);
    if (part === undefined) continue;
    for (let row = 0; row < part.rows; row++) {
      const first = (part.row - block.row + row) * block.columns + part.column - block.column;
      cells.fill(1, first, first + part.columns);
    }
  }
  return cells;
}

/** "B2", "B2:C4", or "B2, D4:D6, F1 and 3 more areas": what fills a place of a message. */
export function someAreas(areas: readonly Area[]): Message | string {
  const first = areas.slice(0, 3).map(addressOf).join(", ");
  return areas.length > 3 ? message("areas-and-more", { areas: first, count: areas.length - 3 }) : first;
}

/**
 * The cells that a person typed: addresses such as B2 or B2:C4, or pairs such as 0 3, a row and a column of the maze counted from 0, any
 * number of them with commas or semicolons between. Undefined for anything else, for cells that no sheet has, and for pairs where there
 * is no maze.
 */
export function cellsTyped(text: string, maze: Area | undefined): readonly Area[] | undefined {
  const alone = pairTyped(text, maze);
  const parts = text.split(/[,;\n]/).filter((part) => part.trim() !== "");
  const areas = alone === undefined ? parts.map((part) => pairTyped(part, maze) ?? parseArea(part.trim())) : [alone];
  return areas.length > 0 && areas.every((area): area is Area => area !== undefined && isOnSheet(area))
    ? areas
    : undefined;
}

/** "0 3", "0, 3" or "(0; 3)" as a cell of the maze. */
function pairTyped(text: string, maze: Area | undefined): Area | undefined {
  const numbers = text.trim().replace(/^\(|\)$/g, "");
  const pair = /^(\d{1,7})[\s,;]+(\d{1,7})$/.exec(numbers.trim());
  if (pair === null || maze === undefined) return undefined;
  return { row: maze.row + Number(pair[1]), column: maze.column + Number(pair[2]), rows: 1, columns: 1 };
}
