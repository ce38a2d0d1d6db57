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
import type { ReversibleChange } from "../changes";
import {
  type Page,
  type PageContent,
  type PageSetting,
  isSameSetting,
  loadPage,
  mixedPage,
  newPage,
  pageFor,
  pageIn,
  pageSettings,
  shapeFor,
  validSettings,
  writePage,
} from "./pageSetup";
import { facts, forget, isRemembered, putBack, remember } from "../memory";
import type { SheetState } from "../sheet";

/** The settings that "Prepare page" chooses; the rest follows from the grid. */
const chosenSettings = ["paper", "margins", "header", "footer", "state"] as const;
/** What of a page could not be restored: everything, for this reason; or only the print area. */
export type PageKept = Refusal | "print area" | undefined;

/** Whether the page was prepared for the sheet's maze. */
export function isPagePrepared(state: SheetState): boolean {
  return isRemembered(state.names, facts.page);
}

/** What a hidden name keeps about a prepared page: the settings before, and those that were written. */
interface KeptPage {
  readonly before: Partial<Page>;
  readonly set: Partial<Page>;
  /** The host's name for the print area, where that is not the English one. */
  readonly areaName?: string | undefined;
}

/**
 * The sheet set up to print as one page that holds the grid: print area, orientation by the grid's shape, centred, without gridlines and
 * headings, paper, margins, header and footer. What was set before, also by hand since the last time, goes into a hidden name, for "Clear
 * maze". One request now, and one for the change, or two where Excel did not take everything at once: a zoom was seen to be left until it
 * was set again (OfficeDev/office-js#1860). `shape` holds the settings that differ from those of one page. Gives what Excel did not take,
 * each thing once: "the zoom of one page".
 */
export async function pageSetUp(
  job: Job,
  state: SheetState,
  grid: Area,
  pageContent: PageContent,
  shape: Partial<Page> = {},
): Promise<ReversibleChange<Message[]>> {
  const now = pageIn(await job.onSheet(state.id, (sheet) => loadPage(sheet)));
  const kept = keptOn(state.names);
  const onePage = pageFor(grid, pageContent);
  const wanted: Page = { ...onePage, ...shape };
  // A poster's page shape is replaced by that of one page when the next maze is drawn; both are ours.
  const ours = [{ ...onePage, ...kept?.set }, shapeFor(grid) as Partial<Page>];
  const isOurs = (setting: PageSetting) => ours.some((page) => setting in page && isSameSetting(setting, now, page));
  const before = withDefaults(kept === undefined ? now : mixedPage(now, kept.before, isOurs));
  const set = { ...Object.fromEntries(chosenSettings.map((setting) => [setting, wanted[setting]])), ...shape };
  const plan = { now, wanted, kept: { before, set, areaName: kept?.areaName } };
  let isAreaLeft = false;
  const takeBack = async (taker: Job) => {
    const write = (areaName: string | undefined) =>
      taker.onSheet(state.id, (sheet) => {
        writePage(sheet, now, now, true, areaName);
        putBack(sheet, state.names, facts.page, plan.kept);
        const printed = sheet.pageLayout.getPrintAreaOrNullObject().untrack().load("address");
        return { printed, names: loadNames(sheet.names) };
      });
    let left;
    try {
      left = await write(kept?.areaName);
    } catch (error) {
      const left = pageIn(await taker.onSheet(state.id, (sheet) => loadPage(sheet)));
      await taker.repeatableOn(state.id, (sheet) => putBack(sheet, state.names, facts.page, plan.kept));
      // Where Excel refuses page set-up, there is nothing to undo.
      if (pageSettings.every((setting) => isSameSetting(setting, left, now))) return;
      throw error;
    }
    const areaName = nameOfPrintArea(readNames(left.names), state.names, grid);
    if (areaName !== undefined) left = await write(areaName);
    isAreaLeft = now.areas === "" && !left.printed.isNullObject;
  };
  return {
    make: (maker) => setUpPage(maker, state, grid, plan),
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

/** The page to restore where Excel does not report the earlier one: without texts, and not fitted. */
function withDefaults(page: Page): Page {
  const { header, footer } = newPage;
  return { ...page, zoom: page.zoom || "100%", header: page.header || header, footer: page.footer || footer };
}

async function setUpPage(
  job: Job,
  state: SheetState,
  grid: Area,
  { now, wanted, kept }: { readonly now: Page; readonly wanted: Page; readonly kept: KeptPage },
): Promise<Message[]> {
  const first = await job.repeatableOn(state.id, (sheet) => {
    remember(sheet, state.names, facts.page, kept);
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

/**
 * Queues the page set-up for a maze that is drawn in `grid` and replaces one in `earlier` whose page was prepared. `now` is the page as
 * it is: what somebody set by hand since stays. The footer, which describes the earlier maze, is removed. Where Excel refuses page
 * set-up, the maze is drawn without it.
 */
export function setUpPageAgain(
  sheet: Excel.Worksheet,
  list: readonly ReadName[],
  grid: Area,
  { earlier, now }: { readonly earlier: Area; readonly now: Page },
): void {
  const request = requestOf(sheet);
  if (!request.host.setsPages) return;
  request.setsUpPage = true;
  const was = shapeFor(earlier);
  const kept = keptOn(list);
  const wanted: Partial<Page> = { ...shapeFor(grid), footer: kept?.before.footer };
  const isOurs = (setting: PageSetting) =>
    isSameSetting(setting, now, kept?.set ?? {}) || (setting !== "footer" && isSameSetting(setting, now, was));
  writePage(sheet, mixedPage(now, wanted, isOurs), now);
}

/**
 * Removes the footer's description of a maze that was changed since, once: two requests where Prepare page wrote it, otherwise none.
 * What somebody wrote there instead stays. Returns whether there was one. Throws Refusal.
 */
export async function emptyFooter(job: Job, state: SheetState): Promise<boolean> {
  const kept = keptOn(state.names);
  const { footer: told } = kept?.set ?? {};
  const { footer: before } = kept?.before ?? {};
  if (kept === undefined || told === undefined || before === undefined || told === before) return false;
  const now = pageIn(await job.onSheet(state.id, (sheet) => loadPage(sheet)));
  const isOurs = isSameSetting("footer", now, { footer: told });
  await job.repeatableOn(state.id, (sheet) => {
    if (isOurs) writePage(sheet, { ...now, footer: before }, now);
    const set = { ...kept.set, footer: before };
    remember(sheet, state.names, facts.page, { ...kept, set });
  });
  return isOurs;
}

/**
 * Restores the page set-up that {@link pageSetUp} found, except what somebody changed by hand since, in two requests;
 * none where the page was never prepared. `areas` are the known grids for which it may have been prepared. Returns the
 * refusal where Excel refuses, and "print area" where only that stays: no document says that it can be removed by its name,
 * which differs between languages and is not listed everywhere. The fact is forgotten in any case.
 */
export async function restorePage(job: Job, state: SheetState, areas: readonly Area[]): Promise<PageKept> {
  if (!isPagePrepared(state)) return undefined;
  const kept = keptOn(state.names);
  try {
    const now = pageIn(await job.onSheet(state.id, (sheet) => loadPage(sheet)));
    // Where the grid is gone, only the print area tells where it was.
    const printed = parseArea(now.areas);
    const shapes = (areas.length > 0 || printed === undefined ? areas : [printed]).map(shapeFor);
    const pages: readonly Partial<Page>[] = kept === undefined ? shapes : [...shapes, kept.set];
    const isOurs = (setting: PageSetting) => pages.some((page) => setting in page && isSameSetting(setting, now, page));
    const back = kept && mixedPage(now, kept.before, isOurs);
    const printedNow = await job.repeatableOn(state.id, (sheet) => {
      if (back !== undefined) writePage(sheet, back, now, false, kept?.areaName);
      forget(sheet, state.names, facts.page);
      return sheet.pageLayout.getPrintAreaOrNullObject().untrack().load("address");
    });
    return back?.areas === "" && !printedNow.isNullObject ? "print area" : undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // What is remembered would be stale for the next maze.
    await job.repeatableOn(state.id, (sheet) => forget(sheet, state.names, facts.page)).catch(() => undefined);
    return error;
  }
}

/** What the hidden name keeps; undefined where there is none, or somebody changed it. */
function keptOn(list: readonly ReadName[]): KeptPage | undefined {
  const read = facts.page.read(list) as Partial<Record<keyof KeptPage, unknown>> | null | undefined;
  if (typeof read?.before !== "object" || typeof read.set !== "object") return undefined;
  const { areaName } = read;
  const isName = typeof areaName === "string" && areaName.length <= 60 && !/^Maze/i.test(areaName);
  return { before: validSettings(read.before), set: validSettings(read.set), areaName: isName ? areaName : undefined };
}
