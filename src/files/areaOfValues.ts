import type { Rectangle } from "./fileSheet";
import type { SheetOfMazes } from "./mazesAsFile";

/** The smallest rectangle in which a sheet holds something; undefined if it holds nothing. */
export function areaOfValues({ cells, blocks = [] }: Pick<SheetOfMazes, "cells" | "blocks">): Rectangle | undefined {
  let [top, left, bottom, right] = [Infinity, Infinity, -1, -1];
  const add = (row: number, column: number) => {
    [top, left] = [Math.min(top, row), Math.min(left, column)];
    [bottom, right] = [Math.max(bottom, row), Math.max(right, column)];
  };
  for (const { row, column, value } of cells) if (value !== undefined && value !== "") add(row, column);
  for (const { row, column, columns, numbers } of blocks) {
    numbers.forEach((number, i) => {
      if (number > 0) add(row + Math.floor(i / columns), column + (i % columns));
    });
  }
  return bottom < 0 ? undefined : { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
}
