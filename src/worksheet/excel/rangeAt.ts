import { addressOf, type Area } from "./addresses";
import { requestOf } from "./openRequest";

/** The proxy of a worksheet for the current request, by its id or name; the same one each time, because each costs 195 bytes. */
export function sheetAt(context: Excel.RequestContext, sheet: string): Excel.Worksheet {
  const { sheets } = requestOf({ context });
  const proxy = sheets.get(sheet) ?? context.workbook.worksheets.getItem(sheet);
  sheets.set(sheet, proxy);
  return proxy;
}

/**
 * The proxy of an area for the current request. Untracked, because it is not used after its request: otherwise `Excel.run` would
 * have Excel keep every range, and send another request afterwards to release them.
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

/** The ranges already made per sheet proxy: each costs 230 bytes of the request. */
const made = new WeakMap<Excel.Worksheet, Map<string, Excel.Range>>();

/**
 * The cells of "B2:C2,E2:H3" for the current request, untracked: together, or one range an area on a host that refuses addresses of
 * several areas.
 */
export function rangesAt(sheet: Excel.Worksheet, addresses: string): (Excel.Range | Excel.RangeAreas)[] {
  if (!addresses.includes(",")) return [sheet.getRange(addresses).untrack()];
  const request = requestOf(sheet);
  if (!request.host.takesSeveralAreas) return addresses.split(",").map((address) => sheet.getRange(address).untrack());
  request.addresses = addresses;
  return [sheet.getRanges(addresses).untrack()];
}
