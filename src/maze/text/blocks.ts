import { BOTTOM, type Grid, LEFT, type Opening, RIGHT, TOP } from "../model";

/*
 * In a text, a maze is 2 rows + 1 rows of 2 columns + 1 blocks: a cell where both numbers are odd, a side of a cell where one is, and a
 * corner where none is.
 */
type Size = Pick<Grid, "rows" | "columns">;

/** The grid of the blocks of a maze. */
export const blocksOf = ({ rows, columns }: Size): Size => ({ rows: 2 * rows + 1, columns: 2 * columns + 1 });

/** The number of a cell's block, row by row. */
export function blockOf({ columns }: Pick<Size, "columns">, cell: number): number {
  return (2 * Math.floor(cell / columns) + 1) * (2 * columns + 1) + 2 * (cell % columns) + 1;
}

/** The cell of a block; of a side, the cell above or to the left of it, or in the frame the only one, and which of its sides it is. */
export function openingAt({ columns }: Pick<Size, "columns">, row: number, column: number): Opening {
  const cell = Math.max(0, (row - 1) >> 1) * columns + Math.max(0, (column - 1) >> 1);
  if (row % 2 === 0) return { cell, side: row === 0 ? TOP : BOTTOM };
  return { cell, side: column === 0 ? LEFT : RIGHT };
}
