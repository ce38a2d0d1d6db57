import { checkGrid, type Grid } from "./maze";
import type { Random } from "./random";

/**
 * The four sides of a cell, 0 to 3: right, bottom, left, top. The first two are the walls that a cell owns, as in
 * maze.ts; `side ^ 2` is the same wall seen from the other cell. A set of sides is a number of four bits, bit `side` for each.
 */
type Side = 0 | 1 | 2 | 3;

/** Twelve is divisible by 1, 2, 3 and 4: side `draw * count / 12` of a set is at `16 * set + draw`. */
const DRAWS = 12;
const drawn = /* #__PURE__ */ Uint8Array.from({ length: 256 }, (_, place) => {
  const sides = sidesOf(place >> 4);
  return sides[Math.floor(((place & 15) * sides.length) / DRAWS)] ?? 0;
});

function sidesOf(set: number): number[] {
  return [0, 1, 2, 3].filter((side) => (set >> side) & 1);
}

/**
 * A random side of a non-empty set, each equally likely. One draw for every set, without asking how many sides it has:
 * a processor cannot predict the answer, and dividing by a number unknown until then is slow.
 */
export function pickSide(set: number, random: Random): Side {
  return drawn[(set << 4) | random.below(DRAWS)] as Side;
}

/**
 * For every cell, the set of sides on which it has a neighbour in the maze: rows x columns bytes, row by row, 0 for masked
 * cells. A row of zeros before and after allows writing to the neighbours of cells at the edge, so cell
 * number c is at `c + columns`. Throws as {@link checkGrid} does, before anything is allocated.
 */
export function neighbourSides(grid: Grid): Uint8Array {
  checkGrid(grid);
  const { rows, columns, mask } = grid;
  const size = rows * columns;
  const sides = new Uint8Array(size + 2 * columns).fill(15, columns, columns + size);
  for (let column = 0; column < columns; column++) {
    sides[columns + column]! &= ~8;
    sides[size + column]! &= ~2;
  }
  for (let row = 1; row <= rows; row++) {
    sides[row * columns]! &= ~4;
    sides[row * columns + columns - 1]! &= ~1;
  }
  if (mask === undefined) return sides;
  for (let cell = 0; cell < size; cell++) {
    if (mask[cell] === 1) continue;
    sides[cell + columns] = 0;
    forgetCell(sides, cell + columns, columns);
  }
  return sides;
}

/** Removes the cell at `place` from the sets of its four neighbours; neighbours beyond the edge of the grid do not have it. */
export function forgetCell(sides: Uint8Array, place: number, columns: number): void {
  sides[place - columns]! &= ~2;
  sides[place - 1]! &= ~1;
  sides[place + 1]! &= ~4;
  sides[place + columns]! &= ~8;
}
