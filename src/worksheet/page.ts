/** The page set-up of a sheet with a maze: prepared, kept up to date, and restored. */
import { message } from "../message";
import {
  type Area,
  type Reference,
  boundsOf,
  parseReference,
  sameArea,
  addressOf,
  areaIn,
  separateAreas,
} from "./addresses";
import type { Change } from "./changes";
import { type ExcelSession, Refusal, requestOf } from "./excel";
import { type CellSize, heightPerWidth } from "./looks";
import { hasFact, putBack, saveFact } from "./fact";
import { type PageKind, facts, removeAllFacts } from "./facts";
import { type ReadName, fieldsOf, findName, loadNames } from "./names";
import {
  type Page,
  type PageContent,
  type PageSetting,
  decodePage,
  encodePage,
  footerMark,
  isSameSetting,
  loadPage,
  mixedPage,
  newPage,
  pageFor,
  pageSettings,
  writePage,
  shapeFor,
} from "./pageSetup";
import { posterPages, posterOrientation, type PaperName, paperNames } from "./paper";
import { type SheetState, pageKindOf } from "./sheet";

interface SavedPage {
  readonly before: Partial<Page>;
  readonly set: Partial<Page>;
  /** The rows below the grid that are printed with it, for a list of questions. */
  readonly below?: number | undefined;
  /** The host's name for the print area, if that is not the English one. */
  readonly areaName?: string | undefined;
}

/**
 * The sheet set up to print its grid. What was set before, also by hand since the last time, goes into a hidden name, for "Clear maze". One
 * request now, and one for the change, or two if Excel did not take everything at once: a zoom was seen to be left until it was set again
 * (OfficeDev/office-js#1860). Gives what Excel did not take.
 */
export async function pageSetUp(
  session: ExcelSession,
  state: SheetState,
  grid: Area,
  pageContent: PageContent,
  { page = PLAIN, cell = {} }: { readonly page?: PageKind; readonly cell?: Partial<CellSize> } = {},
): Promise<Change<PageSetting[]>> {
  const { names: list } = state;
  const now = (await session.onSheet(state.id, loadPage))();
  const kept = keptOf(list, now);
  const shape = pageShape(page, grid, pageContent.paper, heightPerWidth(cell));
  const wanted: Page = { ...pageFor(grid, pageContent), ...shape };
  const maze = state.grid ?? grid;
  const saved: SavedPage = {
    before: withDefaults(mixedPage(now, kept.before, isAsSet(kept, now, [maze], list))),
    set: { ...wanted, areas: undefined }, // print areas follow from the grid
    below: grid.rows > maze.rows ? grid.rows - maze.rows : undefined,
    areaName: kept.areaName,
  };
  const missingIn = (read: Page) => pageSettings.filter((setting) => !isSameSetting(setting, read, wanted));
  const make = async (maker: ExcelSession) => {
    const first = await maker.repeatableOn(state.id, (sheet) => {
      saveFact(sheet, list, facts.page, encodeSaved(saved));
      if (facts.book.read(list) === undefined) saveFact(sheet, list, facts.pageKind, page);
      writePage(sheet, wanted, now);
      return { page: loadPage(sheet), names: loadNames(sheet.names) };
    });
    const areaName = nameOfPrintArea(first.names(), list, grid);
    if (areaName !== undefined && areaName !== saved.areaName) {
      const named = encodeSaved({ ...saved, areaName });
      await maker.repeatableOn(state.id, (sheet) => saveFact(sheet, list, facts.page, named));
    }
    if (missingIn(first.page()).length === 0) return [];
    const second = await maker.repeatableOn(state.id, (sheet) => {
      writePage(sheet, wanted, first.page());
      return loadPage(sheet);
    });
    return missingIn(second());
  };
  let isAreaLeft = false;
  const rollBack = async (taker: ExcelSession) => {
    const left = await taker.onSheet(state.id, (sheet) => ({ page: loadPage(sheet), names: loadNames(sheet.names) }));
    const areaName = nameOfPrintArea(left.names(), list, grid) ?? kept.areaName;
    const there = left.page();
    // Where Excel refuses page set-up, there is nothing to undo.
    const isChanged = pageSettings.some((setting) => there[setting] !== now[setting]);
    const printed = await taker.repeatableOn(state.id, (sheet) => {
      if (isChanged) writePage(sheet, now, {}, areaName);
      putBack(sheet, list, facts.page, encodeSaved(saved));
      putBack(sheet, list, facts.pageKind, page);
      return sheet.pageLayout.getPrintAreaOrNullObject().untrack().load("address");
    });
    isAreaLeft = now.areas === "" && !printed.isNullObject;
  };
  return {
    make,
    rollBack,
    get inexact() {
      return isAreaLeft ? message("print-area-stays") : undefined;
    },
  };
}

/** The page to restore if Excel does not report the earlier one: without texts, and not fitted. */
function withDefaults(page: Page): Page {
  const { header, footer } = newPage;
  return { ...page, zoom: page.zoom || "100%", header: page.header || header, footer: page.footer || footer };
}

function nameOfPrintArea(now: readonly ReadName[], before: readonly ReadName[], grid: Area): string | undefined {
  const came = now.filter(({ name }) => findName(before, name) === undefined && !/^(?:Maze|Print_)/i.test(name));
  const isOfGrid = (place: Reference | undefined) => place !== undefined && sameArea(place.area, grid);
  return came.find(({ formula }) => isOfGrid(parseReference(formula)))?.name;
}

export interface PageToLay {
  /** How it is, or, where it is put back, how it was. */
  readonly now: Page;
  /** The grid for which it was set up. */
  readonly earlier: Area;
  readonly isPutBack?: boolean;
}

const PLAIN: PageKind = { kind: "page" };

/**
 * Queues the page set-up for a maze in `grid` that replaces one in `earlier`: what somebody set by hand stays, and a footer that describes
 * the earlier maze goes. Where Excel refuses page set-up, the maze is drawn without it.
 */
export function setUpPageAgain(
  sheet: Excel.Worksheet,
  list: readonly ReadName[],
  grid: Area,
  { earlier, now, isPutBack }: PageToLay,
  cell: Partial<CellSize>,
): void {
  const request = requestOf(sheet);
  if (!request.host.setsPages) return;
  request.setsUpPage = true;
  const saved = savedOn(list);
  const kept = keptOf(list, now);
  const page = pageKindOf(list) ?? PLAIN;
  if (isPutBack === true) {
    writePage(sheet, now, {}, kept.areaName);
    if (saved !== undefined) putBack(sheet, list, facts.page, encodeSaved(saved));
  } else {
    const { footer } = kept.before;
    const shape = pageShape(page, grid, paperOf(kept.set.paper, now), heightPerWidth(cell));
    const isOurs = isAsSet(kept, now, [earlier], list);
    const laid = mixedPage(now, { ...shape, footer }, isOurs);
    writePage(sheet, laid, now);
    if (saved !== undefined && laid.orientation !== now.orientation) {
      const set = mixedPage(saved.set, laid, (setting) => setting in saved.set && isOurs(setting));
      saveFact(sheet, list, facts.page, encodeSaved({ ...saved, set }));
    }
  }
}

/**
 * Removes the footer's description of a maze that was changed since, in two requests, and gives whether there was one. A poster's footer is
 * about its pages and stays, and so does what somebody wrote there.
 */
export async function emptyFooter(session: ExcelSession, state: SheetState): Promise<boolean> {
  const known = savedOn(state.names);
  const kind = pageKindOf(state.names)?.kind;
  const isTold =
    known === undefined
      ? kind === "booklet" && facts.code.read(state.names) !== undefined
      : known.set.footer !== undefined && known.before.footer !== undefined && known.set.footer !== known.before.footer;
  if (!isTold || kind === undefined || kind === "poster") return false;
  const read = await session.onSheet(state.id, (sheet) => ({ page: loadPage(sheet), names: loadNames(sheet.names) }));
  const now = read.page();
  // Another page may have prepared it since the change.
  const list = read.names();
  const kept = keptOf(list, now);
  const { footer: before } = kept.before;
  if (before === undefined) return false;
  const isOurs = kept.set.footer !== undefined && isSameSetting("footer", now, kept.set);
  await session.repeatableOn(state.id, (sheet) => {
    if (isOurs) writePage(sheet, { ...now, footer: before }, now);
    const set = { ...kept.set, footer: before };
    saveFact(sheet, list, facts.page, encodeSaved({ ...kept, set }));
  });
  return isOurs;
}

/**
 * Restores the page that was before {@link pageSetUp}, except what somebody changed by hand since, in two requests. `areas` are the grids
 * for which it may have been prepared. Gives Excel's refusal, and "print area" if only that stays: no document says that it can be removed
 * by its name, which differs between languages and is not listed everywhere. What is remembered is forgotten in any case.
 */
export async function restorePage(
  session: ExcelSession,
  state: SheetState,
  areas: readonly Area[],
): Promise<Refusal | "print area" | undefined> {
  const { names: list } = state;
  const isOfBooklet = pageKindOf(list)?.kind === "booklet" && areas.length > 0;
  // An interrupted request may have left one of the two.
  if (!hasFact(list, facts.page) && !hasFact(list, facts.pageKind) && !isOfBooklet) return undefined;
  try {
    const now = (await session.onSheet(state.id, loadPage))();
    const kept = keptOf(list, now);
    // If the grid is gone, only the print area tells where it was, if there still is one.
    const printed = partsOf(now.areas);
    const grids = areas.length > 0 || printed.length === 0 ? areas : [boundsOf(printed)];
    const back = mixedPage(now, kept.before, isAsSet(kept, now, grids, list));
    const page = pageKindOf(list) ?? PLAIN;
    const printedNow = await session.repeatableOn(state.id, (sheet) => {
      writePage(sheet, back, now, kept.areaName);
      if (page.kind === "poster" && page.pages.join === "edge") removePageBreaks(sheet);
      removeAllFacts(sheet, list, "page");
      return sheet.pageLayout.getPrintAreaOrNullObject().untrack().load("address");
    });
    return back.areas === "" && !printedNow.isNullObject ? "print area" : undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // What is remembered would be stale for the next maze.
    await session.repeatableOn(state.id, (sheet) => removeAllFacts(sheet, list, "page")).catch(() => undefined);
    return error;
  }
}

/** What is known of the page before: a booklet's was on a new sheet, and its footer has the mark that the sheet remembers. */
function keptOf(list: readonly ReadName[], now: Page): SavedPage {
  const saved = savedOn(list);
  if (saved !== undefined) return saved;
  if (pageKindOf(list)?.kind !== "booklet") return { before: {}, set: {} };
  const mark = facts.book.read(list)?.footer;
  const isTold = mark !== undefined && footerMark(now) === mark;
  const { header: _header, footer, ...shape } = withDefaults(newPage);
  return isTold ? { before: { ...shape, footer }, set: { footer: now.footer } } : { before: shape, set: {} };
}

/** The print area is one of these grids, alone or with a list of questions: that of now, or that of when the page was set up. */
function isAsSet({ set, below = 0 }: SavedPage, now: Page, grids: readonly Area[], list: readonly ReadName[]) {
  const places = grids.flatMap((grid) => [grid, withQuestions(list, grid), { ...grid, rows: grid.rows + below }]);
  const printed = partsOf(now.areas);
  const isInPlace = printed.length > 0 && places.some((place) => sameArea(boundsOf(printed), place));
  return (setting: PageSetting): boolean => {
    if (setting === "areas") return isInPlace;
    return set[setting] === undefined || isSameSetting(setting, now, set);
  };
}

/** Undefined if there is none, or somebody changed it. */
function savedOn(list: readonly ReadName[]): SavedPage | undefined {
  const { before, set, below, areaName } = fieldsOf<SavedPage>(facts.page.read(list));
  if (typeof before !== "string" || typeof set !== "string") return undefined;
  const isName = typeof areaName === "string" && areaName.length <= 60 && !/^Maze/i.test(areaName);
  return {
    before: decodePage(before),
    set: decodePage(set),
    below: typeof below === "number" ? below : undefined,
    areaName: isName ? areaName : undefined,
  };
}

function encodeSaved({ before, set, ...rest }: SavedPage): unknown {
  return { before: encodePage(before), set: encodePage(set), ...rest };
}

function pageShape(page: PageKind, grid: Area, paper: PaperName, tall: number): Partial<Page> {
  const onePage = shapeFor(grid, tall);
  if (page.kind !== "poster") return onePage;
  const { across, down, join } = page.pages;
  return {
    ...onePage,
    orientation: posterOrientation(paper, grid, page.pages, tall),
    horizontally: "false",
    vertically: "false",
    // Excel ignores page breaks when it fits to a width.
    zoom: join === "overlap" ? "1x0" : "100%",
    areas: join === "overlap" ? posterPages(grid, across, down).map(addressOf).join(",") : addressOf(grid),
  };
}

function paperOf(chosen: string | undefined, now: Pick<Page, "paper">): PaperName {
  const known = [now.paper, chosen].flatMap((each) => paperNames.find((name) => name === each) ?? []);
  return known[0] ?? paperNames[0]!;
}

function partsOf(areas: string): Area[] {
  return separateAreas(areas).flatMap((each) => areaIn(each) ?? []);
}

/** Empty rows. */
export const LIST_GAP = 1;

export function withQuestions(names: readonly ReadName[], grid: Area): Area {
  const place = facts.questionList.read(names);
  if (place === undefined || place.sheet !== facts.grid.read(names)?.sheet) return grid;
  const { area: list } = place;
  if (list.column !== grid.column || list.row < grid.row + grid.rows) return grid;
  return { ...grid, rows: list.row + list.rows - grid.row };
}

/** Parts the pages for an Excel that does not print each part; what two parts share is on the earlier page. */
export function breakPages(sheet: Excel.Worksheet, parts: readonly Area[]): void {
  const { horizontalPageBreaks, verticalPageBreaks } = sheet;
  const starts = (line: "row" | "column") => [...new Set(parts.map((part) => part[line]))].slice(1);
  const cell = { ...parts[0]!, rows: 1, columns: 1 };
  removePageBreaks(sheet);
  for (const row of starts("row")) horizontalPageBreaks.add(addressOf({ ...cell, row: row + 1 }));
  for (const column of starts("column")) verticalPageBreaks.add(addressOf({ ...cell, column: column + 1 }));
}

function removePageBreaks({ horizontalPageBreaks, verticalPageBreaks }: Excel.Worksheet): void {
  horizontalPageBreaks.removePageBreaks();
  verticalPageBreaks.removePageBreaks();
}
