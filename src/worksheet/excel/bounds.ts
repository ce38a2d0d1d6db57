import type { Area } from "./addresses";

/** The smallest block around everything that was added; row and column count from 0. */
export class Bounds {
  private top = Infinity;
  private left = Infinity;
  private bottom = -1;
  private right = -1;

  add(row: number, column: number, rows = 1, columns = 1): void {
    if (row < this.top) this.top = row;
    if (column < this.left) this.left = column;
    if (row + rows - 1 > this.bottom) this.bottom = row + rows - 1;
    if (column + columns - 1 > this.right) this.right = column + columns - 1;
  }

  /** Undefined if nothing was added. */
  get area(): Area | undefined {
    if (this.bottom < 0) return undefined;
    const { top, left, bottom, right } = this;
    return { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
  }
}

/** The smallest block around one area or more. */
export function boundsOf(areas: readonly Area[]): Area {
  const bounds = new Bounds();
  for (const { row, column, rows, columns } of areas) bounds.add(row, column, rows, columns);
  return bounds.area!;
}

/** The smallest part of a block that holds all wanted cells, numbered row by row; undefined if there are none. */
export function boundsOfCells(block: Area, isWanted: (cell: number) => boolean): Area | undefined {
  const bounds = new Bounds();
  for (let row = 0, cell = 0; row < block.rows; row++) {
    for (let column = 0; column < block.columns; column++, cell++) {
      if (isWanted(cell)) bounds.add(block.row + row, block.column + column);
    }
  }
  return bounds.area;
}
