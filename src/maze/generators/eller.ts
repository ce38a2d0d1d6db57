import type { Grid } from "../maze";
import type { Random } from "../random";
import type { Generation } from "../trace";
import { Carving } from "./carving";
import { expectRectangle } from "./parts";

/**
 * Eller's algorithm, joining with chance 1/2 and dropping with chance 1/2.
 *
 * Row by row: neighbours in different sets are joined when a fair coin says so. Then each cell of the row opens downwards
 * when a fair coin says so, except that the last cell of a set whose others have all stayed must. A cell below an opening is of
 * its set, any other begins a new one. In the last row all neighbours in different sets are joined. Much like a uniform
 * spanning tree, slightly flattened; endless mazes could be made with it, since only one row is remembered.
 *
 * The sets of a row never cross, so a ring a set, in the order of columns, holds them: two neighbours are in one set when one
 * comes after the other in its ring. (The rings are the ones of John Tromp's maze programs.)
 *
 * Needs a whole rectangle: a set whose way down is masked would be lost.
 * Time O(n), 5 bytes a cell and 8 a column: 4 of trace, 1 of maze. Source: Eller 1982, as told in Pullen's Think Labyrinth.
 * Throws SizeError or MaskError.
 */
export function eller(grid: Grid, random: Random): Generation {
  expectRectangle(grid, "Eller");
  const { rows, columns } = grid;
  const carving = new Carving(grid, rows * columns);
  const after = Uint32Array.from({ length: columns }, (_, column) => column);
  const before = after.slice();

  for (let row = 0; row < rows; row++) {
    const first = row * columns;
    const last = row === rows - 1;
    for (let column = 0; column + 1 < columns; column++) {
      if (after[column] === column + 1 || !(last || coin(random))) continue;
      carving.open(first + column, RIGHT);
      const end = before[column + 1]!;
      const next = after[column]!;
      after[end] = next;
      before[next] = end;
      after[column] = column + 1;
      before[column + 1] = column;
    }
    if (last) break;
    for (let column = 0; column < columns; column++) {
      if (after[column] === column || coin(random)) {
        carving.open(first + column, BOTTOM);
        continue;
      }
      after[before[column]!] = after[column]!;
      before[after[column]!] = before[column]!;
      after[column] = before[column] = column;
    }
  }
  return carving.finish();
}

function coin(random: Random): boolean {
  return random.next() < 0;
}

const RIGHT = 0;
const BOTTOM = 1;
