import { addressOf, type Area } from "./addresses";
import { knownHost } from "./knownHost";

/** The proxies of sheets that were made of a request's context: each costs 195 bytes of the request. */
const sheets = new WeakMap<Excel.RequestContext, Map<string, Excel.Worksheet>>();

/** The proxy of a worksheet for the request at hand, by its id or name: the same one for whoever asks. */
export function sheetAt(context: Excel.RequestContext, sheet: string): Excel.Worksheet {
  const known = sheets.get(context) ?? new Map<string, Excel.Worksheet>();
  sheets.set(context, known);
  const proxy = known.get(sheet) ?? context.workbook.worksheets.getItem(sheet);
  known.set(sheet, proxy);
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

/** The addresses of several areas that the request being put together uses, if it uses any. */
let used: string | undefined;

/**
 * The cells of "B2:C2,E2:H3" for the request at hand, untracked: together, or one range an area in a host that takes no address of
 * several.
 */
export function rangesAt(sheet: Excel.Worksheet, addresses: string): (Excel.Range | Excel.RangeAreas)[] {
  if (!addresses.includes(",")) return [sheet.getRange(addresses).untrack()];
  if (!knownHost.takesSeveralAreas) return addresses.split(",").map((address) => sheet.getRange(address).untrack());
  used = addresses;
  return [sheet.getRanges(addresses).untrack()];
}

/** Calls `build`; returns its result, and the address of several areas that it used last, if any. */
export function notingAddresses<T>(build: () => T): { readonly built: T; readonly addresses: string | undefined } {
  used = undefined;
  const built = build();
  return { built, addresses: used };
}
