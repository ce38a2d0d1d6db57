import { type Area, bounding, intersect, MAX_COLUMNS, MAX_ROWS } from "./cells/area";
import type { BandedGrid } from "./cells/bandedGrid";
import type { SparseGrid } from "./cells/sparseGrid";
import type { Line, LineHolder } from "./style";

/** The grids of a sheet, as far as they make cells used. */
export interface UsedGrids {
  readonly values: SparseGrid<unknown>;
  readonly formulas: SparseGrid<unknown>;
  readonly styles: BandedGrid;
  /** Lines above cells, and left of cells, by ids of `lines`. */
  readonly horizontal: BandedGrid;
  readonly vertical: BandedGrid;
  readonly merges: readonly Area[];
  readonly lineOf: (id: number) => Line;
}

/** The smallest area within `within` with everything in it: see `SheetStore.usedArea`. */
export function usedArea(grids: UsedGrids, valuesOnly: boolean, within: Area): Area | undefined {
  const found: (Area | undefined)[] = [
    grids.values.bounds(within, () => true),
    grids.formulas.bounds(within, () => true), // also before they are calculated
  ];
  if (!valuesOnly) {
    found.push(grids.styles.bounds(within, (id) => id !== 1));
    found.push(...linedCells(grids, "horizontal", within), ...linedCells(grids, "vertical", within));
    for (const merge of grids.merges) found.push(intersect(merge, within));
  }
  return found.reduce((all, area) => (all && area ? bounding(all, area) : (all ?? area)), undefined);
}

/** The cells with lines above them (or left of them): those that hold them, and of lines that both cells hold those between them. */
function linedCells(
  { lineOf, ...grids }: UsedGrids,
  direction: "horizontal" | "vertical",
  within: Area,
): (Area | undefined)[] {
  const [down, right] = direction === "horizontal" ? [1, 0] : [0, 1];
  const edges = (holder: LineHolder | undefined, area: Area) =>
    grids[direction].bounds(area, (id) => id !== 1 && lineOf(id).heldBy === holder);
  // At the sheet's last edge there is no other cell that could hold it.
  const rim =
    direction === "horizontal"
      ? { ...within, row: MAX_ROWS, rows: within.row + within.rows === MAX_ROWS ? 1 : 0 }
      : { ...within, column: MAX_COLUMNS, columns: within.column + within.columns === MAX_COLUMNS ? 1 : 0 };
  const onRim = rim.rows * rim.columns === 0 ? undefined : grids[direction].bounds(rim, (id) => id !== 1);
  // A box's last edges close its last cells.
  const closed = (found: Area | undefined) =>
    found && { ...found, rows: Math.max(1, found.rows - down), columns: Math.max(1, found.columns - right) };
  // The edge that closes the last cell is the first of the next one.
  const before = edges("first", { ...within, rows: within.rows + down, columns: within.columns + right });
  return [
    onRim && { ...onRim, row: onRim.row - down, column: onRim.column - right },
    before && intersect({ ...before, row: before.row - down, column: before.column - right }, within),
    edges("second", within),
    closed(edges(undefined, within)),
  ];
}
