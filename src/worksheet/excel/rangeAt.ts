import { addressOf, type Area } from "./addresses";
import { requestOf } from "./openRequest";

/** The proxy of a worksheet for the request at hand, by its id or name: the same one for whoever asks, as each costs 195 bytes. */
export function sheetAt(context: Excel.RequestContext, sheet: string): Excel.Worksheet {
  const { sheets } = requestOf({ context });
  const proxy = sheets.get(sheet) ?? context.workbook.worksheets.getItem(sheet);
  sheets.set(sheet, proxy);
  return proxy;
}

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

/**
 * The cells of "B2:C2,E2:H3" for the request at hand, untracked: together, or one range an area in a host that takes no address of
 * several.
 */
export function rangesAt(sheet: Excel.Worksheet, addresses: string): (Excel.Range | Excel.RangeAreas)[] {
  if (!addresses.includes(",")) return [sheet.getRange(addresses).untrack()];
  const request = requestOf(sheet);
  if (!request.host.takesSeveralAreas) return addresses.split(",").map((address) => sheet.getRange(address).untrack());
  request.addresses = addresses;
  return [sheet.getRanges(addresses).untrack()];
}
