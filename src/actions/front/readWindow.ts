import { type OpenWorkbook, readWindowRoom } from "../../worksheet/excel";
import type { Extent } from "../../worksheet/paper";
import { glance } from "../desk";

/** The room for cells in Excel's window, in points; undefined if Excel does not report it. One request or none. Throws ActionFailure. */
export function readWindow(workbook: OpenWorkbook): Promise<Extent | undefined> {
  return glance(workbook, readWindowRoom);
}
