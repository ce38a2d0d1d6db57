import { addressOf, type Area } from "./addresses";

/**
 * The proxy of an area for the request at hand. Untracked, because nothing is used beyond its request: `Excel.run` would
 * otherwise have Excel keep every range, and send another request afterwards to let them go.
 * https://learn.microsoft.com/office/dev/add-ins/concepts/resource-limits-and-performance-optimization
 */
export function rangeAt(sheet: Excel.Worksheet, area: Area): Excel.Range {
  const address = addressOf(area);
  const ranges = made.get(sheet) ?? new Map<string, Excel.Range>();
  made.set(sheet, ranges);
  const range = ranges.get(address) ?? sheet.getRange(address).untrack();
  ranges.set(address, range);
  return range;
}

/** The ranges that were made of a proxy of a sheet: each costs 230 bytes of the request. */
const made = new WeakMap<Excel.Worksheet, Map<string, Excel.Range>>();
