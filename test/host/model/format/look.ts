import { type CellStyle } from "../../store";
import { checkFormatCells } from "../base/permissions";
import type { Target } from "../base/resolve";

/** The value that all have, or null when they differ or there are none: how Excel reports a property of several cells. */
export function common<T>(values: Iterable<T>): T | null {
  let first: T | undefined;
  for (const value of values) {
    if (first === undefined) first = value;
    else if (first !== value) return null;
  }
  return first ?? null;
}

/** What `pick` gives for every cell of the target, or null when the cells differ. */
export function commonLook<T>(target: Target, pick: (style: CellStyle) => T): T | null {
  const values = new Set<T>();
  for (const area of target.areas) {
    for (const style of target.sheet.stylesIn(area)) values.add(pick(style));
    if (values.size > 1) return null;
  }
  return common(values);
}

/** Changes the look of every cell of the target. @throws AccessDenied when the sheet's protection forbids it */
export function changeLook(target: Target, change: (style: CellStyle) => CellStyle): void {
  checkFormatCells(target);
  for (const area of target.areas) target.sheet.restyle(area, change);
}
