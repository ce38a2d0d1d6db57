import { knownHost } from "./knownHost";

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
