import { BOTTOM, RIGHT, type Mask, type Maze } from "./maze";

/** The number of a cell's left side. Sides go clockwise from RIGHT (0), so the opposite one is 2 away. */
export const LEFT = 2;
/** The number of a cell's top side. */
export const TOP = 3;

/**
 * The passages of every cell in one byte per cell: bit `side` is set if a passage leads out of the cell on that side
 * (1 right, 2 bottom, 4 left, 8 top). rows x columns bytes; 0 for a masked cell. An open wall is no passage unless both
 * its cells are in the maze.
 */
export function passagesOf({ columns, standing, mask, size }: Maze): Uint8Array {
  const passages = new Uint8Array(size);
  for (let cell = 0, column = 0, left = 0; cell < size; cell++) {
    // Bits 0 and 1 of `standing` are the right and the bottom wall, as here.
    const open = ~standing[cell]!;
    const isLast = ++column === columns;
    const right = isLast ? 0 : open & 1;
    const bottom = cell + columns < size ? open & (1 << BOTTOM) : 0;
    const top = cell >= columns ? (~standing[cell - columns]! & 2) << 2 : 0;
    passages[cell] = right | bottom | left | top;
    left = right << LEFT;
    if (isLast) column = 0;
  }
  if (mask !== undefined) dropMasked(passages, mask, columns);
  return passages;
}

/** Removes the passages from and to masked cells. */
function dropMasked(passages: Uint8Array, mask: Mask, columns: number): void {
  const steps = stepsOf({ columns });
  for (let cell = 0; cell < mask.length; cell++) {
    if (mask[cell] === 1) continue;
    forNeighbours(cell, passages[cell]!, steps, (next, side) => (passages[next]! &= ~(1 << (side ^ 2))));
    passages[cell] = 0;
  }
}

/** What to add to a cell's number to step over its right, bottom, left or top side. */
export function stepsOf({ columns }: { readonly columns: number }): readonly [number, number, number, number] {
  return [1, columns, -1, -columns];
}

/** The wall on one side of a cell; meaningless for the left and top sides of the frame. */
export function wallBeside({ columns }: { readonly columns: number }, cell: number, side: number): number {
  if (side === LEFT) return 2 * (cell - 1) + RIGHT;
  if (side === TOP) return 2 * (cell - columns) + BOTTOM;
  return 2 * cell + side;
}

/** Number of passages in a byte of {@link passagesOf}: 0 to 4. */
export const PASSAGE_COUNTS = /* #__PURE__ */ Uint8Array.of(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);

/** The first side with a passage, in a byte that has one; `open & (open - 1)` holds the remaining sides. */
export function firstSide(open: number): number {
  return 31 - Math.clz32(open & -open);
}

/**
 * Calls with the neighbour on each side of a set (bits as in {@link passagesOf}), and with the side; `steps` are those of
 * {@link stepsOf}. Calling a function for each neighbour makes a search take 1.6 times as long, so loops that search millions of cells
 * go through the bits themselves.
 */
export function forNeighbours(
  cell: number,
  sides: number,
  steps: readonly number[],
  visit: (next: number, side: number) => void,
): void {
  for (let open = sides; open !== 0; open &= open - 1) {
    const side = firstSide(open);
    visit(cell + steps[side]!, side);
  }
}
