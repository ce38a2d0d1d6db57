import { type Area, addressOf } from "../excel";

/**
 * Queues the pages of a sheet, which follow each other from above to below: a print area each. Where the
 * host does not take so many, they are one area with a break before each page, about 250 bytes a page; `percent` is then the scale at
 * which they fit, because fitting to a width passes over breaks (support.microsoft.com, "Scale the sheet size for printing").
 */
export function printPages(sheet: Excel.Worksheet, pages: readonly Area[], takesAreas: boolean, percent: number): void {
  const { pageLayout } = sheet;
  if (takesAreas) {
    pageLayout.setPrintArea(pages.map(addressOf).join(","));
    return;
  }
  const [first, ...others] = pages;
  const last = pages[pages.length - 1]!;
  pageLayout.zoom = { scale: percent };
  pageLayout.setPrintArea(addressOf({ ...first!, rows: last.row + last.rows - first!.row }));
  for (const page of others) sheet.horizontalPageBreaks.add(addressOf({ ...page, rows: 1, columns: 1 }));
}
