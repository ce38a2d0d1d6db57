import { type Area, rangeAt, rowBands } from "../excel";

/**
 * The most cells in one call that writes or clears values: Excel on the web fails with an internal error at 200,000 while
 * anybody listens to changes, as the pane always does (OfficeDev/office-js#539).
 */
export const VALUE_CELLS = 50_000;

/** Queues clearing of all that cells hold and how they look, a call for every 50,000 cells. */
export function clearAll(sheet: Excel.Worksheet, area: Area): void {
  for (const band of rowBands(area, VALUE_CELLS)) rangeAt(sheet, band).clear();
}

/** Queues clearing of the contents of an area, a call for every 50,000 cells. */
export function clearContents(sheet: Excel.Worksheet, area: Area): void {
  for (const band of rowBands(area, VALUE_CELLS)) rangeAt(sheet, band).clear("Contents");
}
