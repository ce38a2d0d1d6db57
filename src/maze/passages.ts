import { BOTTOM, RIGHT, type Maze } from "./maze";

/** The other two sides of a cell, beside RIGHT (0) and BOTTOM (1): clockwise, so that side + 2 is the opposite one. */
export const LEFT = 2;
export const TOP = 3;

/**
 * The passages of every cell as one byte a cell: bit `side` is set where a passage leads out of the cell on that side
 * (1 right, 2 bottom, 4 left, 8 top). rows x columns bytes; 0 for a masked cell. An open wall that does not lie between
 * two cells of the maze is no passage.
 */
export function passagesOf(maze: Maze): Uint8Array {
  const { rows, columns, standing, mask, size } = maze;
  const passages = new Uint8Array(size);
  const below = (rows - 1) * columns;
  for (let cell = 0, column = 0; cell < size; cell++) {
    const open = ~standing[cell]!;
    const lastColumn = ++column === columns;
    if (lastColumn) column = 0;
    if ((open & 1) !== 0 && !lastColumn && (mask === undefined || (mask[cell]! & mask[cell + 1]!) === 1)) {
      passages[cell]! |= 1 << RIGHT;
      passages[cell + 1]! |= 1 << LEFT;
    }
    if ((open & 2) !== 0 && cell < below && (mask === undefined || (mask[cell]! & mask[cell + columns]!) === 1)) {
      passages[cell]! |= 1 << BOTTOM;
      passages[cell + columns]! |= 1 << TOP;
    }
  }
  return passages;
}

/** What to add to a cell's number to step over its right, bottom, left or top side. */
export function stepsOf({ columns }: { readonly columns: number }): readonly [number, number, number, number] {
  return [1, columns, -1, -columns];
}

/** The wall on one side of a cell; meaningless for the frame's left and top. */
export function wallBeside({ columns }: { readonly columns: number }, cell: number, side: number): number {
  if (side === LEFT) return 2 * (cell - 1) + RIGHT;
  if (side === TOP) return 2 * (cell - columns) + BOTTOM;
  return 2 * cell + side;
}

/** Number of passages in a byte of {@link passagesOf}: 0 to 4. */
export const PASSAGE_COUNTS = Uint8Array.of(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
