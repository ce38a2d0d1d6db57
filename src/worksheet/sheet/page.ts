import { addressOf, areaIn, parseArea, separateAreas, type Area } from "../excel/addresses";
import type { Job } from "../excel/job";
import { deleteName, findName, names, setHiddenName, textFormula, textOfFormula } from "../excel/names";
import { Refusal } from "../excel/refusal";
import type { SheetState } from "./sheetState";

/** Excel's own name for a sheet's print area; there is no other way to take one away. */
const PRINT_AREA = "Print_Area";

/** The page set-up of a sheet, as far as "Prepare page" changes it. */
export interface Page {
  readonly orientation: string;
  /** "100%", or "1x2": pages across x down, 0 where that does not matter. */
  readonly zoom: string;
  readonly horizontally: boolean;
  readonly vertically: boolean;
  readonly gridlines: boolean;
  readonly headings: boolean;
  /** The print area, "B2:I6" or "A1:C9,E2:F4"; "" where there is none. */
  readonly areas: string;
}

const settings = ["orientation", "zoom", "horizontally", "vertically", "gridlines", "headings", "areas"] as const;
const switches = ["horizontally", "vertically", "gridlines", "headings"] as const;

/** One page that holds a grid. */
function pageFor(grid: Area): Page {
  return {
    orientation: grid.columns > grid.rows ? "Landscape" : "Portrait",
    zoom: "1x1",
    horizontally: true,
    vertically: true,
    gridlines: false,
    headings: false,
    areas: addressOf(grid),
  };
}

/** A page with each setting from one of two. */
function mixed(page: Page, other: Page, isOther: (setting: keyof Page) => boolean): Page {
  const entries = settings.map((setting) => [setting, isOther(setting) ? other[setting] : page[setting]]);
  return Object.fromEntries(entries) as Page;
}

export interface LoadedPage {
  readonly layout: Excel.PageLayout;
  readonly area: Excel.RangeAreas;
}

/** Queues the reading, about 600 bytes. */
export function loadPage(sheet: Excel.Worksheet): LoadedPage {
  const { pageLayout } = sheet;
  return {
    layout: pageLayout.load("orientation,zoom,centerHorizontally,centerVertically,printGridlines,printHeadings"),
    area: pageLayout.getPrintAreaOrNullObject().untrack().load("address"),
  };
}

export function pageIn({ layout, area }: LoadedPage): Page {
  const { scale, horizontalFitToPages, verticalFitToPages } = layout.zoom;
  const isScale = scale !== undefined && scale !== null;
  const areas = area.isNullObject ? [] : separateAreas(area.address).map(areaIn);
  return {
    orientation: layout.orientation,
    zoom: isScale ? `${scale}%` : `${horizontalFitToPages ?? 0}x${verticalFitToPages ?? 0}`,
    horizontally: layout.centerHorizontally,
    vertically: layout.centerVertically,
    gridlines: layout.printGridlines,
    headings: layout.printHeadings,
    areas: areas.flatMap((each) => (each === undefined ? [] : addressOf(each))).join(","),
  };
}

/** Whether the page was prepared for the sheet's maze. */
export function isPagePrepared(state: SheetState): boolean {
  return findName(state.names, names.beforePage) !== undefined;
}

/**
 * Sets the sheet up to print as one page that holds the grid: print area, orientation by the grid's shape, centred, without
 * gridlines and headings. What was set before, also by hand since the last time, goes into a hidden name, for "Clear
 * maze". Two requests; `beforeWriting` is called between them with the way back.
 */
export async function setUpPage(
  job: Job,
  state: SheetState,
  grid: Area,
  beforeWriting: (undo: (job: Job) => Promise<void>) => void,
): Promise<void> {
  const now = pageIn(await job.onSheet(state.id, (sheet) => loadPage(sheet)));
  const name = findName(state.names, names.beforePage);
  const known = name && decodePage(textOfFormula(name.formula));
  const ours = pageFor(grid);
  const before = known === undefined ? now : mixed(known, now, (setting) => now[setting] !== ours[setting]);
  beforeWriting((mender) =>
    mender.onSheet(state.id, (sheet) => {
      writePage(sheet, now, now);
      if (name === undefined) deleteName(sheet, names.beforePage);
      else setHiddenName(sheet, names.beforePage, name.formula);
    }),
  );
  await job.onSheet(state.id, (sheet) => {
    setHiddenName(sheet, names.beforePage, textFormula(encodePage(before)));
    writePage(sheet, ours, now);
  });
}

/**
 * Queues the page for a grid that takes the place of one in `earlier` for which the page was set up. `now` is the page as it is:
 * what somebody set by hand since stays.
 */
export function layPage(sheet: Excel.Worksheet, grid: Area, earlier: Area, now: Page): void {
  const was = pageFor(earlier);
  const wanted = mixed(now, pageFor(grid), (setting) => now[setting] === was[setting]);
  writePage(sheet, wanted, now);
}

/**
 * Gives back the page set-up that {@link setUpPage} found, as far as nobody changed it by hand since, in two requests;
 * none where it never ran. `areas` are the grids for which the page may be set up, as far as they are known. Returns the
 * refusal where Excel refuses: no document says that a print area can be taken away by its name, so the rest must not
 * depend on it. What is remembered goes in any case.
 */
export async function givePageBack(job: Job, state: SheetState, areas: readonly Area[]): Promise<Refusal | undefined> {
  const name = findName(state.names, names.beforePage);
  if (name === undefined) return undefined;
  const before = decodePage(textOfFormula(name.formula));
  try {
    const now = pageIn(await job.onSheet(state.id, (sheet) => loadPage(sheet)));
    // Where the grid is gone the print area is the one that is left to go by.
    const printed = parseArea(now.areas);
    const pages = (areas.length > 0 || printed === undefined ? areas : [printed]).map(pageFor);
    const isOurs = (setting: keyof Page) => pages.some((page) => now[setting] === page[setting]);
    await job.onSheet(state.id, (sheet) => {
      if (before !== undefined) writePage(sheet, mixed(now, before, isOurs), now);
      deleteName(sheet, names.beforePage);
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // What is remembered would be stale for the next maze.
    await job.onSheet(state.id, (sheet) => deleteName(sheet, names.beforePage)).catch(() => undefined);
    return error;
  }
}

/**
 * Queues a page. The print area, which is delicate, only where it is another than `now`; and last, so that of a request which
 * breaks off it tells whose page the rest is.
 */
function writePage(sheet: Excel.Worksheet, page: Page, now: Page): void {
  const { pageLayout } = sheet;
  pageLayout.orientation = page.orientation === "Landscape" ? "Landscape" : "Portrait";
  pageLayout.zoom = decodeZoom(page.zoom);
  pageLayout.centerHorizontally = page.horizontally;
  pageLayout.centerVertically = page.vertically;
  pageLayout.printGridlines = page.gridlines;
  pageLayout.printHeadings = page.headings;
  if (page.areas !== "") pageLayout.setPrintArea(page.areas);
  else if (now.areas !== "" || page === now) sheet.names.getItemOrNullObject(PRINT_AREA).delete();
}

/** "Portrait;100%;gridlines;A1:C9": orientation, zoom, the switches that are on, print area. */
function encodePage(page: Page): string {
  return [page.orientation, page.zoom, switches.filter((each) => page[each]).join(" "), page.areas].join(";");
}

/** Nothing for a text that is none of {@link encodePage}. */
function decodePage(text: string): Page | undefined {
  const [orientation, zoom, on, areas] = text.split(";");
  if (orientation === undefined || zoom === undefined || on === undefined || areas === undefined) return undefined;
  const areSound = areas === "" || areas.split(",").every((area) => areaIn(area) !== undefined);
  const isOn = new Set(on.split(" "));
  const [horizontally, vertically, gridlines, headings] = switches.map((each) => isOn.has(each));
  return {
    orientation,
    zoom,
    horizontally: horizontally!,
    vertically: vertically!,
    gridlines: gridlines!,
    headings: headings!,
    areas: areSound ? areas : "",
  };
}

function decodeZoom(text: string): Excel.PageLayoutZoomOptions {
  const scale = /^(\d+)%$/.exec(text);
  if (scale !== null) return { scale: Number(scale[1]) };
  const pages = /^(\d+)x(\d+)$/.exec(text);
  if (pages === null) return { scale: 100 };
  const [across, down] = [Number(pages[1]), Number(pages[2])];
  return { ...(across > 0 && { horizontalFitToPages: across }), ...(down > 0 && { verticalFitToPages: down }) };
}
