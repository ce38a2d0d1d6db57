import { parseArea, type Area } from "../excel/addresses";
import type { Job } from "../excel/job";
import {
  deleteName,
  findName,
  loadNames,
  names,
  readNames,
  setHiddenName,
  textFormula,
  textOfFormula,
  type ReadName,
} from "../excel/names";
import { Refusal } from "../excel/refusal";
import type { SheetState } from "./sheetState";
import { rangeAt } from "../excel/rangeAt";

/** What stands before each area of an address; a sheet name in apostrophes may hold commas, and apostrophes twice. */
const SHEET_PREFIX = /(?:'(?:[^']|'')*'|[^',!]*)!/g;

/** Excel's own name for a sheet's print area; there is no other way to take one away. */
const PRINT_AREA = "Print_Area";

/**
 * Sets the sheet up to print as one page that holds the grid: print area, orientation by the grid's shape, centred, without
 * gridlines and headings. What was set before goes into a hidden name, for "Clear maze". One or two requests;
 * `beforeWriting` is called between them.
 */
export async function setUpPage(job: Job, state: SheetState, grid: Area, beforeWriting: () => void): Promise<void> {
  const known = findName(state.names, names.beforePage) !== undefined;
  const found = known
    ? undefined
    : await job.request((context) => {
        const { pageLayout } = context.workbook.worksheets.getItem(state.id);
        return {
          layout: pageLayout.load("orientation,zoom,centerHorizontally,centerVertically,printGridlines,printHeadings"),
          area: pageLayout.getPrintAreaOrNullObject().untrack().load("address"),
        };
      });
  beforeWriting();
  await job.onSheet(state.id, (sheet) => {
    if (found !== undefined) {
      setHiddenName(sheet, names.beforePage, textFormula(encodePage(found.layout, found.area)));
    }
    layPage(sheet, grid);
  });
}

/** Queues the page for a grid; also for one that took the place of a grid for which the page was set up. */
export function layPage(sheet: Excel.Worksheet, grid: Area): void {
  const { pageLayout } = sheet;
  pageLayout.setPrintArea(rangeAt(sheet, grid));
  pageLayout.orientation = grid.columns > grid.rows ? "Landscape" : "Portrait";
  pageLayout.zoom = { horizontalFitToPages: 1, verticalFitToPages: 1 };
  pageLayout.centerHorizontally = true;
  pageLayout.centerVertically = true;
  pageLayout.printGridlines = false;
  pageLayout.printHeadings = false;
}

/**
 * Page set-up as text: "Portrait;100%;gridlines;A1:C9": orientation, zoom (or pages across x down), the switches
 * that were on, print area.
 */
function encodePage(layout: Excel.PageLayout, area: Excel.RangeAreas): string {
  const switches = [
    layout.centerHorizontally && "horizontally",
    layout.centerVertically && "vertically",
    layout.printGridlines && "gridlines",
    layout.printHeadings && "headings",
  ].filter((entry) => entry !== false);
  const { scale, horizontalFitToPages, verticalFitToPages } = layout.zoom;
  const zoom =
    scale === undefined || scale === null ? `${horizontalFitToPages ?? 0}x${verticalFitToPages ?? 0}` : `${scale}%`;
  const areas = area.isNullObject ? "" : area.address.replace(SHEET_PREFIX, "");
  return [layout.orientation, zoom, switches.join(" "), areas].join(";");
}

/**
 * Gives back the page set-up that {@link setUpPage} found, in a request of its own; none where it never ran. Returns false
 * where Excel refuses: no document says that a print area can be taken away by its name, so the rest must not depend on it.
 */
export async function givePageBack(job: Job, state: SheetState): Promise<boolean> {
  if (findName(state.names, names.beforePage) === undefined) return true;
  try {
    await job.onSheet(state.id, (sheet) => {
      restorePage(sheet, state.names);
      deleteName(sheet, names.beforePage);
    });
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Queues the page set-up that a name remembers. */
function restorePage(sheet: Excel.Worksheet, list: readonly ReadName[]): void {
  const remembered = findName(list, names.beforePage);
  if (remembered === undefined) return;
  const [orientation, zoom = "", switches = "", areas = ""] = textOfFormula(remembered.formula).split(";");
  const { pageLayout } = sheet;
  if (areas !== "" && areas.split(",").every((area) => parseArea(area) !== undefined)) pageLayout.setPrintArea(areas);
  else sheet.names.getItemOrNullObject(PRINT_AREA).delete();
  pageLayout.orientation = orientation === "Landscape" ? "Landscape" : "Portrait";
  pageLayout.zoom = decodeZoom(zoom);
  pageLayout.centerHorizontally = switches.includes("horizontally");
  pageLayout.centerVertically = switches.includes("vertically");
  pageLayout.printGridlines = switches.includes("gridlines");
  pageLayout.printHeadings = switches.includes("headings");
}

/**
 * Takes back a {@link setUpPage} that broke off, in two requests. A page that was prepared before is prepared again.
 * `state` is that of before.
 */
export async function takePageBack(job: Job, state: SheetState): Promise<void> {
  const remembered = findName(state.names, names.beforePage);
  if (remembered !== undefined) {
    if (state.grid !== undefined) await setUpPage(job, state, state.grid, () => undefined);
    return;
  }
  const list = await job.onSheet(state.id, (sheet) => loadNames(sheet.names));
  await job.onSheet(state.id, (sheet) => {
    restorePage(sheet, readNames(list));
    deleteName(sheet, names.beforePage);
  });
}

function decodeZoom(text: string): Excel.PageLayoutZoomOptions {
  const scale = /^(\d+)%$/.exec(text);
  if (scale !== null) return { scale: Number(scale[1]) };
  const pages = /^(\d+)x(\d+)$/.exec(text);
  if (pages === null) return { scale: 100 };
  const [across, down] = [Number(pages[1]), Number(pages[2])];
  return { ...(across > 0 && { horizontalFitToPages: across }), ...(down > 0 && { verticalFitToPages: down }) };
}
