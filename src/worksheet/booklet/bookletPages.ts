import { addressOf } from "../addresses";
import { printAreas } from "../page";
import { type MazeSheet, pagesOf } from "./mazeSheet";

export interface PrintedSheet {
  readonly find: () => Excel.Worksheet;
  readonly described: MazeSheet;
}

const isOnePage = ({ described: { part } }: PrintedSheet) => typeof part === "number";

/**
 * Queues the pages of a sheet with several mazes as one print area each. If the host does not accept that many, they are one area
 * with a break before each page, about 250 bytes a page, at a scale at which they fit, because Excel ignores page
 * breaks when it fits to a width (support.microsoft.com, "Scale the sheet size for printing").
 */
export function printPages(printed: PrintedSheet, takesAreas: boolean): void {
  if (isOnePage(printed)) return;
  const { described } = printed;
  const sheet = printed.find();
  const { pageLayout } = sheet;
  const pages = pagesOf(described);
  if (takesAreas) {
    printAreas(sheet, pages.map(addressOf).join(","));
    return;
  }
  const [first, ...others] = pages;
  const last = pages[pages.length - 1]!;
  pageLayout.zoom = { scale: described.percent };
  pageLayout.setPrintArea(addressOf({ ...first!, rows: last.row + last.rows - first!.row }));
  for (const page of others) sheet.horizontalPageBreaks.add(addressOf({ ...page, rows: 1, columns: 1 }));
}

/** The sheets that are fitted: those with several mazes only if they have a print area for each page. */
function fitted(printed: readonly PrintedSheet[], takesAreas: boolean): PrintedSheet[] {
  return printed.filter((each) => takesAreas || isOnePage(each));
}

/** Queues once more the fitting of every sheet that is fitted. */
export function fitPages(printed: readonly PrintedSheet[], takesAreas: boolean): void {
  for (const each of fitted(printed, takesAreas)) {
    each.find().pageLayout.zoom = { horizontalFitToPages: 1, ...(isOnePage(each) && { verticalFitToPages: 1 }) };
  }
}

/** Queues the reading of print areas, and of the zoom of the first sheet that is fitted and of the last ones. */
export function loadPages(printed: readonly PrintedSheet[], takesAreas: boolean) {
  const all = fitted(printed, takesAreas);
  const zooms = [...new Set([...all.slice(0, 1), ...all.slice(-2)])].map(({ find }) => find().pageLayout.load("zoom"));
  const divided = printed.filter((each) => !isOnePage(each));
  const areas = divided.map(({ find }) => find().pageLayout.getPrintAreaOrNullObject().untrack().load("areaCount"));
  return {
    /** Whether there are as many print areas as were asked for. */
    areDivided: () =>
      areas.every((area, i) => !area.isNullObject && area.areaCount === pagesOf(divided[i]!.described).length),
    /** Whether every page is fitted. A zoom that Excel reports as null counts as accepted. */
    areFitted: () => {
      const told = zooms.map(({ zoom }) => zoom as Excel.PageLayoutZoomOptions | null);
      return told.every((zoom) => zoom === null || zoom.horizontalFitToPages === 1);
    },
  };
}
