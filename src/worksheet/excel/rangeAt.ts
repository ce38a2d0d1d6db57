import { addressOf, type Area } from "./addresses";

/**
 * The proxy of an area for the request at hand. Untracked, because nothing is used beyond its request: `Excel.run` would
 * otherwise have Excel keep every range, and send another request afterwards to let them go.
 * https://learn.microsoft.com/office/dev/add-ins/concepts/resource-limits-and-performance-optimization
 */
export function rangeAt(sheet: Excel.Worksheet, area: Area): Excel.Range {
  return sheet.getRange(addressOf(area)).untrack();
}
