import { type Area, areaIn, boundsOf, intersection, rangeAt, sameArea, wholeSheet, without } from "../excel";
import type { SheetState } from "../sheet";
import { sizeCellsOn } from "../sizeCells";

/** Queues the question which cells around a place hold anything, about 1 KB. `grid`: an earlier maze. */
export function loadBeside(sheet: Excel.Worksheet, area: Area, grid: Area | undefined): readonly Excel.Range[] {
  return without(wholeSheet, taken(area, grid)).map((part) =>
    rangeAt(sheet, part).getUsedRangeOrNullObject(true).untrack().load("address"),
  );
}

/** Whether these cells hold something that is not Lavirint's. */
export function isBesideContents(state: SheetState, beside: readonly Excel.Range[]): boolean {
  const own = sizeCellsOn(state.sizeCells, state.name);
  return beside.some((used) => {
    const area = used.isNullObject ? undefined : areaIn(used.address);
    const inside = area && own && intersection(area, own);
    return area !== undefined && (inside === undefined || !sameArea(inside, area));
  });
}

const taken = (area: Area, grid: Area | undefined) => (grid === undefined ? area : boundsOf([area, grid]));
