import { type Area, addressOf } from "../excel";
import { printAreas } from "../paper";

/** The sheets of a booklet that are printed, by name. */
export interface PrintedSheets {
  /** Those with one maze, which is fitted to one page. */
  readonly ofOne: readonly string[];
  /** Those with several, fitted to the width of the paper, and how many pages each has. */
  readonly ofSeveral: readonly { readonly name: string; readonly pages: number }[];
}

interface LoadedPages {
  readonly zooms: readonly Excel.PageLayout[];
  /** Of the sheets that hold several mazes. */
  readonly areas: readonly Excel.RangeAreas[];
}

/** Queues once more the fitting of every page that is fitted; sheets with several mazes only if they have a print area for each page. */
export function fitPages(
  { workbook: { worksheets } }: Excel.RequestContext,
  { ofOne, ofSeveral }: PrintedSheets,
  hasAreas: boolean,
): void {
  if (hasAreas) {
    for (const { name } of ofSeveral) worksheets.getItem(name).pageLayout.zoom = { horizontalFitToPages: 1 };
  }
  for (const name of ofOne) {
    worksheets.getItem(name).pageLayout.zoom = { horizontalFitToPages: 1, verticalFitToPages: 1 };
  }
}

/** Queues the reading of the zoom of the first and the last page that is fitted, and of print areas. */
export function loadPages(
  { workbook: { worksheets } }: Excel.RequestContext,
  { ofOne, ofSeveral }: PrintedSheets,
  hasAreas: boolean,
): LoadedPages {
  const layoutOf = (name: string) => worksheets.getItem(name).pageLayout;
  const several = ofSeveral.map(({ name }) => name);
  const fitted = [...new Set([...ofOne.slice(0, 1), ...ofOne.slice(-1)]), ...(hasAreas ? several : [])];
  return {
    zooms: fitted.map((name) => layoutOf(name).load("zoom")),
    areas: several.map((name) => layoutOf(name).getPrintAreaOrNullObject().untrack().load("areaCount")),
  };
}

/** Whether there are as many print areas as were asked for. */
export function areDivided({ areas }: LoadedPages, { ofSeveral }: PrintedSheets): boolean {
  return areas.every((area, i) => !area.isNullObject && area.areaCount === ofSeveral[i]!.pages);
}

/** Whether every page is fitted. A zoom that Excel reports as null counts as accepted. */
export function areFitted({ zooms }: LoadedPages): boolean {
  const told = zooms.map(({ zoom }) => zoom as Excel.PageLayoutZoomOptions | null);
  return told.every((zoom) => zoom === null || zoom.horizontalFitToPages === 1);
}

/**
 * Queues the pages of a sheet, from top to bottom, as one print area each. If the host does not accept that many, they are one area
 * with a break before each page, about 250 bytes a page; then `percent` is the scale at which they fit, because Excel ignores page
 * breaks when it fits to a width (support.microsoft.com, "Scale the sheet size for printing").
 */
export function printPages(sheet: Excel.Worksheet, pages: readonly Area[], takesAreas: boolean, percent: number): void {
  const { pageLayout } = sheet;
  if (takesAreas) {
    printAreas(sheet, pages.map(addressOf).join(","));
    return;
  }
  const [first, ...others] = pages;
  const last = pages[pages.length - 1]!;
  pageLayout.zoom = { scale: percent };
  pageLayout.setPrintArea(addressOf({ ...first!, rows: last.row + last.rows - first!.row }));
  for (const page of others) sheet.horizontalPageBreaks.add(addressOf({ ...page, rows: 1, columns: 1 }));
}
