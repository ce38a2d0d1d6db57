import { type Area, MAX_COLUMNS, MAX_ROWS, type SheetStore, intersect } from "../store";

const SIDE = 256;

/** The parts of `area`, at most 256 x 256 cells each, with anything in them or on their edges: a sheet may be huge and nearly empty. */
export function* blocksInUse(sheet: SheetStore, area: Area): Generator<Area> {
  for (let row = area.row; row < area.row + area.rows; row += SIDE) {
    for (let column = area.column; column < area.column + area.columns; column += SIDE) {
      const block = intersect({ row, column, rows: SIDE, columns: SIDE }, area)!;
      const withRim = {
        ...block,
        rows: Math.min(block.rows + 1, MAX_ROWS + 1 - row),
        columns: Math.min(block.columns + 1, MAX_COLUMNS + 1 - column),
      };
      if (sheet.usedArea(false, withRim)) yield block;
    }
  }
}
