import type { Area, SheetStore } from "../../store";

/** Cells of one sheet, in one or several areas; what a Range or RangeAreas stands for. */
export interface Target {
  readonly sheet: SheetStore;
  readonly areas: readonly Area[];
}

/** One area as a target. */
export function targetOf(sheet: SheetStore, area: Area): Target {
  return { sheet, areas: [area] };
}
