import { BOTTOM, RIGHT, type Mask, type Maze } from "./maze";
import { atOnce, SLICE, type Slices } from "./slices";

/** The other two sides of a cell, beside RIGHT (0) and BOTTOM (1): clockwise, so that side + 2 is the opposite one. */
export const LEFT = 2;
export const TOP = 3;

/**
 * The passages of every cell as one byte a cell: bit `side` is set where a passage leads out of the cell on that side
 * (1 right, 2 bottom, 4 left, 8 top). rows x columns bytes; 0 for a masked cell. An open wall that does not lie between
 * two cells of the maze is no passage.
 */
export function passagesOf(maze: Maze): Uint8Array {
  return atOnce(passagesInSlices(maze));
}

/** {@link passagesOf} in slices. */
export function* passagesInSlices({ columns, standing, mask, size }: Maze): Slices<Uint8Array> {
  const passages = new Uint8Array(size);
  for (let from = 0; from < size; from += SLICE) {
    const to = Math.min(size, from + SLICE);
    let column = from % columns;
    let left = column > 0 ? (~standing[from - 1]! & 1) << LEFT : 0;
    for (let cell = from; cell < to; cell++) {
      // Bit 0 and bit 1 of `standing` are the right and the bottom wall, as here.
      const open = ~standing[cell]!;
      const isLast = ++column === columns;
      const right = isLast ? 0 : open & 1;
      const bottom = cell + columns < size ? open & (1 << BOTTOM) : 0;
      const top = cell >= columns ? (~standing[cell - columns]! & 2) << 2 : 0;
      passages[cell] = right | bottom | left | top;
      left = right << LEFT;
      if (isLast) column = 0;
    }
    yield;
  }
  if (mask === undefined) return passages;
  for (let from = 0; from < size; from += SLICE) {
    dropMasked(passages, mask, columns, from, Math.min(size, from + SLICE));
    yield;
  }
  return passages;
}

/** Takes away the passages from and to masked cells, of the cells `from` to `to` - 1. */
function dropMasked(passages: Uint8Array, mask: Mask, columns: number, from: number, to: number): void {
  const steps = stepsOf({ columns });
  for (let cell = from; cell < to; cell++) {
    if (mask[cell] === 1) continue;
    for (let side = 0; side < 4; side++) {
      if ((passages[cell]! & (1 << side)) !== 0) passages[cell + steps[side]!]! &= ~(1 << (side ^ 2));
    }
    passages[cell] = 0;
  }
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

/** The first side of a byte with at least one passage; `open & (open - 1)` is the rest. */
export function firstSide(open: number): number {
  return 31 - Math.clz32(open & -open);
}
