import { type Message, message, together } from "../../message";
import {
  type Area,
  type Job,
  type ReadName,
  Refusal,
  findName,
  loadNames,
  parseArea,
  parseReference,
  readNames,
  requestOf,
  sameArea,
} from "../excel";
import { type CellSize, heightPerWidth } from "../cells";
import type { ReversibleChange } from "../changes";
import {
  type Page,
  type PageContent,
  type PageSetting,
  hasFooterMark,
  isSameSetting,
  loadPage,
  mixedPage,
  newPage,
  pageFor,
  pageIn,
  pageSettings,
  validSettings,
  writePage,
} from "./pageSetup";
import { type PageKind, facts, forgetAll, isRemembered, putBack, remember } from "../memory";
import { areSpread, pageShape, paperOf } from "./pageShape";
import { breakPages, posterPages, removePageBreaks } from "./posterPages";
import { type SheetState, pageKindOf } from "../sheet";
import { printedBefore } from "./withQuestions";

/** The settings that "Prepare page" chooses; the rest follows from the grid. */
const chosenSettings = ["paper", "margins", "header", "footer", "state"] as const;
/** What of a page could not be restored: everything, for this reason; or only the print area. */
export type PageKept = Refusal | "print area" | undefined;

/** Whether the sheet is set up to be printed. */
export function isPagePrepared({ names: list }: Pick<SheetState, "names">): boolean {
  return pageKindOf(list) !== undefined;
}

/** What a hidden name keeps about a prepared page: the settings before, and those that were written. */
interface KeptPage {
  readonly before: Partial<Page>;
  readonly set: Partial<Page>;
  /** The host's name for the print area, if that is not the English one. */
  readonly areaName?: string | undefined;
}

/**
 * The sheet set up to print its grid, on one page or as a poster: print areas, orientation by the grid's shape, without gridlines and
 * headings, paper, margins, header and footer. What was set before, also by hand since the last time, goes into a
 * hidden name, for "Clear maze". One request now, and one for the change, or two if Excel did not take everything at once: a zoom
 * was seen to be left until it was set again (OfficeDev/office-js#1860). `page` must know a poster's pages; `cell` says whether cells are
 * square. Gives what Excel did not take, each thing once: "the zoom of one page".
 */
export async function pageSetUp(
  job: Job,
  state: SheetState,
  grid: Area,
  pageContent: PageContent,
  { page = { kind: "page" }, cell = {} }: { readonly page?: PageKind; readonly cell?: Partial<CellSize> } = {},
): Promise<ReversibleChange<Message[]>> {
  // Another window may have prepared it since the sheet was looked at; all but plain pages are on new sheets.
  const names = (sheet: Excel.Worksheet) => (page.kind === "page" ? loadNames(sheet.names) : undefined);
  const read = await job.onSheet(state.id, (sheet) => ({ page: loadPage(sheet), names: names(sheet) }));
  const [now, list] = [pageIn(read.page), read.names === undefined ? state.names : readNames(read.names)];
  const kept = keptOn(list) ?? keptInBooklet(list, now);
  const shape = pageShape(page, grid, pageContent.paper, heightPerWidth(cell));
  const wanted: Page = { ...pageFor(grid, pageContent), ...shape };
  const ours = [{ ...wanted, ...kept?.set }, shape];
  const isOurs = (setting: PageSetting) => ours.some((page) => setting in page && isSameSetting(setting, now, page));
  const before = withDefaults(kept === undefined ? now : mixedPage(now, kept.before, isOurs));
  // A maze may be moved away from its print area. A poster has many, which follow from its grid.
  const known = page.kind === "poster" ? chosenSettings : ([...chosenSettings, "areas"] as const);
  const set = Object.fromEntries(known.map((setting) => [setting, wanted[setting]]));
  const plan = { now, wanted, page, kept: { before, set, areaName: kept?.areaName } };
  const putNamesBack = (sheet: Excel.Worksheet) => {
    putBack(sheet, list, facts.page, plan.kept);
    putBack(sheet, list, facts.pageKind, page);
  };
  let isAreaLeft = false;
  const takeBack = async (taker: Job) => {
    const write = (areaName: string | undefined) =>
      taker.onSheet(state.id, (sheet) => {
        writePage(sheet, now, now, true, areaName);
        putNamesBack(sheet);
        const printed = sheet.pageLayout.getPrintAreaOrNullObject().untrack().load("address");
        return { printed, names: loadNames(sheet.names) };
      });
    let left;
    try {
      left = await write(kept?.areaName);
    } catch (error) {
      const left = pageIn(await taker.onSheet(state.id, (sheet) => loadPage(sheet)));
      await taker.repeatableOn(state.id, putNamesBack);
      // Where Excel refuses page set-up, there is nothing to undo.
      if (pageSettings.every((setting) => isSameSetting(setting, left, now))) return;
      throw error;
    }
    const areaName = nameOfPrintArea(readNames(left.names), list, grid);
    if (areaName !== undefined) left = await write(areaName);
    isAreaLeft = now.areas === "" && !left.printed.isNullObject;
  };
  return {
    make: (maker) => setUpPage(maker, { id: state.id, names: list }, grid, plan),
    takeBack,
    ifStuck: message("page-unfinished", { sheet: state.name }),
    get inexact() {
      return together(
        now.paper === "" ? message("earlier-paper-unknown") : undefined,
        isAreaLeft ? message("print-area-stays") : undefined,
      );
    },
  };
}

/** The page to restore if Excel does not report the earlier one: without texts, and not fitted. */
function withDefaults(page: Page): Page {
  const { header, footer } = newPage;
  return { ...page, zoom: page.zoom || "100%", header: page.header || header, footer: page.footer || footer };
}

interface PagePlan {
  readonly now: Page;
  readonly wanted: Page;
  readonly page: PageKind;
  readonly kept: KeptPage;
}

async function setUpPage(
  job: Job,
  state: Pick<SheetState, "id" | "names">,
  grid: Area,
  { now, wanted, page, kept }: PagePlan,
): Promise<Message[]> {
  const first = await job.repeatableOn(state.id, (sheet) => {
    remember(sheet, state.names, facts.page, kept);
    if (facts.book.read(state.names) === undefined) remember(sheet, state.names, facts.pageKind, page);
    writePage(sheet, wanted, now, true);
    return { ...loadPage(sheet), names: loadNames(sheet.names) };
  });
  const areaName = nameOfPrintArea(readNames(first.names), state.names, grid) ?? kept.areaName;
  if (areaName !== undefined && areaName !== kept.areaName) {
    await job.repeatableOn(state.id, (sheet) => remember(sheet, state.names, facts.page, { ...kept, areaName }));
  }
  const missing = pageSettings.filter((setting) => !isSameSetting(setting, pageIn(first), wanted));
  if (missing.length === 0) return [];
  const second = await job.repeatableOn(state.id, (sheet) => {
    writePage(sheet, wanted, pageIn(first), true);
    return loadPage(sheet);
  });
  const lacking = pageSettings.filter((setting) => !isSameSetting(setting, pageIn(second), wanted));
  return [...new Set(lacking.map((setting) => named[setting]))];
}

/** The name that was added with the print area: one that did not exist before. */
function nameOfPrintArea(now: readonly ReadName[], before: readonly ReadName[], grid: Area): string | undefined {
  const came = now.filter(({ name }) => findName(before, name) === undefined && !/^(?:Maze|Print_)/i.test(name));
  return came.find(({ formula }) => sameArea(parseReference(formula)?.area ?? NOWHERE, grid))?.name;
}

const NOWHERE: Area = { row: 0, column: 0, rows: 0, columns: 0 };

/** What Excel did not take where it did not take all print areas. */
export const SEVERAL_PRINT_AREAS = message("page-areas");

const centring = message("page-centring");
const named: Readonly<Record<PageSetting, Message>> = {
  orientation: message("page-orientation"),
  zoom: message("page-zoom"),
  horizontally: centring,
  vertically: centring,
  gridlines: message("page-gridlines"),
  headings: message("page-headings"),
  areas: SEVERAL_PRINT_AREAS,
  paper: message("page-paper"),
  margins: message("page-margins"),
  header: message("page-header"),
  footer: message("page-footer"),
  state: message("page-one-header"),
};

/** The page of a sheet whose maze is drawn again. */
export interface PageToLay {
  /** How it is, or, where it is put back, how it was. */
  readonly now: Page;
  /** The grid for which it was set up. */
  readonly earlier: Area;
  readonly isPutBack?: boolean;
}

const PLAIN: PageKind = { kind: "page" };

/**
 * Queues the page set-up for a maze that is drawn in `grid` and replaces one in `earlier` whose page was set up. What somebody set by hand
 * since stays. `cells` are those of both mazes. The footer is removed if it describes the earlier maze; that of a poster is about its
 * pages and stays. Where Excel refuses page set-up, the maze is drawn without it.
 */
export function setUpPageAgain(
  sheet: Excel.Worksheet,
  list: readonly ReadName[],
  grid: Area,
  { earlier, now, isPutBack }: PageToLay,
  cells: { readonly was: Partial<CellSize>; readonly is: Partial<CellSize> },
): void {
  const request = requestOf(sheet);
  if (!request.host.setsPages) return;
  request.setsUpPage = true;
  const kept = keptOn(list) ?? keptInBooklet(list, now);
  const page = pageKindOf(list) ?? PLAIN;
  const poster = page.kind === "poster" ? page.pages : undefined;
  if (isPutBack === true) {
    writePage(sheet, now, now, true, kept?.areaName);
    if (kept?.set.areas !== undefined) putBack(sheet, list, facts.page, kept);
  } else {
    const paper = paperOf(kept?.set.paper, now);
    const shapeIn = (area: Area) => pageShape(page, area, paper, heightPerWidth(cells.was));
    const was = printedBefore(list, earlier).map(shapeIn);
    const footer = page.kind === "poster" ? undefined : kept?.before.footer;
    const wanted: Partial<Page> = { ...pageShape(page, grid, paper, heightPerWidth(cells.is)), footer };
    const isSpread = poster !== undefined && areSpread(now.areas, earlier, poster);
    const isOurs = (setting: PageSetting) =>
      isSameSetting(setting, now, kept?.set ?? {}) ||
      (setting !== "footer" && was.some((shape) => isSameSetting(setting, now, shape))) ||
      (setting === "areas" && isSpread);
    const laid = mixedPage(now, wanted, isOurs);
    writePage(sheet, laid, now);
    // The maze may be moved away from its print area.
    if (kept?.set.areas !== undefined && laid.areas !== kept.set.areas && isOurs("areas")) {
      remember(sheet, list, facts.page, { ...kept, set: { ...kept.set, areas: laid.areas } });
    }
  }
  if (poster === undefined) return;
  if (poster.join === "edge") breakPages(sheet, posterPages(grid, poster.across, poster.down));
}

/**
 * Removes the footer's description of a maze that was changed since, once: two requests if there is one, otherwise none. A poster's
 * footer is about its pages and stays, and so does what somebody wrote there. Returns whether there was one. Throws Refusal.
 */
export async function emptyFooter(job: Job, state: SheetState): Promise<boolean> {
  const known = keptOn(state.names);
  const kind = pageKindOf(state.names)?.kind;
  const isTold = known === undefined ? hasBookletFooter(state.names) : tellsOfMaze(known);
  if (!isTold || kind === undefined || kind === "poster") return false;
  const read = await job.onSheet(state.id, (sheet) => ({ page: loadPage(sheet), names: loadNames(sheet.names) }));
  const now = pageIn(read.page);
  // Another page may have prepared it since the change.
  const list = readNames(read.names);
  const kept = keptOn(list) ?? keptInBooklet(list, now);
  const { footer: told } = kept?.set ?? {};
  const { footer: before } = kept?.before ?? {};
  if (kept === undefined || before === undefined) return false;
  const isOurs = told !== undefined && isSameSetting("footer", now, { footer: told });
  await job.repeatableOn(state.id, (sheet) => {
    if (isOurs) writePage(sheet, { ...now, footer: before }, now);
    const set = { ...kept.set, footer: before };
    remember(sheet, list, facts.page, { ...kept, set });
  });
  return isOurs;
}

/**
 * Restores the page set-up that {@link pageSetUp} found, or that of a new sheet for a page of a booklet, except what somebody changed by
 * hand since, in two requests; none if there is none. `areas` are the known grids for which it may have been prepared, and `cells` what
 * their cells may be like. Returns the refusal if Excel refuses, and "print area" if only that stays: no document says that it can be
 * removed by its name, which differs between languages and is not listed everywhere. What is remembered is forgotten in any case.
 */
export async function restorePage(
  job: Job,
  state: SheetState,
  areas: readonly Area[],
  cells: readonly Partial<CellSize>[] = [state.before],
): Promise<PageKept> {
  const { names: list } = state;
  const isOfBooklet = pageKindOf(list)?.kind === "booklet" && areas.length > 0;
  if (!isRemembered(list, facts.page) && !isOfBooklet) return undefined;
  try {
    const now = pageIn(await job.onSheet(state.id, (sheet) => loadPage(sheet)));
    const kept = keptOn(list) ?? keptInBooklet(list, now);
    // If the grid is gone, only the print area tells where it was.
    const printed = parseArea(now.areas);
    const known = areas.flatMap((area) => printedBefore(list, area));
    const places = areas.length > 0 || printed === undefined ? known : [printed];
    const page = pageKindOf(list) ?? PLAIN;
    const poster = page.kind === "poster" ? page.pages : undefined;
    const paper = paperOf(kept?.set.paper, now);
    const shapes = places.flatMap((area) => cells.map((cell) => pageShape(page, area, paper, heightPerWidth(cell))));
    const pages: readonly Partial<Page>[] = kept === undefined ? shapes : [...shapes, kept.set];
    const isSpread = poster !== undefined && places.some((area) => areSpread(now.areas, area, poster));
    const isOurs = (setting: PageSetting) =>
      pages.some((page) => setting in page && isSameSetting(setting, now, page)) || (setting === "areas" && isSpread);
    const back = kept && mixedPage(now, kept.before, isOurs);
    const printedNow = await job.repeatableOn(state.id, (sheet) => {
      if (back !== undefined) writePage(sheet, back, now, false, kept?.areaName);
      if (poster?.join === "edge") removePageBreaks(sheet);
      forgetAll(sheet, list, "page");
      return sheet.pageLayout.getPrintAreaOrNullObject().untrack().load("address");
    });
    return back?.areas === "" && !printedNow.isNullObject ? "print area" : undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // What is remembered would be stale for the next maze.
    await job.repeatableOn(state.id, (sheet) => forgetAll(sheet, list, "page")).catch(() => undefined);
    return error;
  }
}

function tellsOfMaze({ set: { footer: told }, before: { footer: before } }: KeptPage): boolean {
  return told !== undefined && before !== undefined && told !== before;
}

/** Whether the sheet has a maze of a booklet whose footer was never emptied. */
function hasBookletFooter(list: readonly ReadName[]): boolean {
  return pageKindOf(list)?.kind === "booklet" && facts.code.read(list) !== undefined;
}

/**
 * What a page of a booklet would keep: it was on a new sheet, and its footer has the mark that the sheet remembers, until that is another
 * one's.
 */
function keptInBooklet(list: readonly ReadName[], now: Page): KeptPage | undefined {
  if (pageKindOf(list)?.kind !== "booklet") return undefined;
  const mark = facts.book.read(list)?.split(" ")[3];
  const isTold = mark !== undefined && hasFooterMark(now, mark);
  return { before: withDefaults(newPage), set: isTold ? { footer: now.footer } : {} };
}

/** What the hidden name keeps; undefined if there is none, or somebody changed it. */
function keptOn(list: readonly ReadName[]): KeptPage | undefined {
  const read = facts.page.read(list) as Partial<Record<keyof KeptPage, unknown>> | null | undefined;
  if (typeof read?.before !== "object" || typeof read.set !== "object") return undefined;
  const { areaName } = read;
  const isName = typeof areaName === "string" && areaName.length <= 60 && !/^Maze/i.test(areaName);
  return { before: validSettings(read.before), set: validSettings(read.set), areaName: isName ? areaName : undefined };
}
