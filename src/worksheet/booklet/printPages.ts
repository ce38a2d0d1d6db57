import { type Area, addressOf } from "../excel";
import { printAreas } from "../paper";

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
