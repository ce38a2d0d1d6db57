import { message } from "../../message";
import { BOTTOM, type Grid, RIGHT, type Random } from "../model";
import { type Generation, KEPT, REFUSED } from "../trace";
import { Carving } from "./shared/carving";
import { expectRectangle } from "./shared/components";

/**
 * Eller's algorithm: row by row, coins join neighbours in different sets, then open cells downwards, each set at least once. In the last
 * row all neighbours in different sets are joined.
 *
 * Both coins are fair. A set in which no cell opens downwards opens at a random one of its cells, each equally likely. A cell below an
 * opening belongs to the set above; any other begins a new set. The mazes resemble uniform spanning trees, slightly flattened. Only one
 * row is remembered, so mazes could be endless.
 *
 * The sets of a row never cross, so each is kept as a ring of its columns in order: two neighbours are in one set if one
 * follows the other in its ring. (The rings are those of John Tromp's maze programs.)
 *
 * Needs a whole rectangle: a set with only masked cells below it would be cut off.
 * The trace has a step for every wall that was looked at: fallen, refused within a set, or kept by a coin.
 * Time O(n), 9 bytes per cell and 13 per column: 8 for the trace, 1 for the maze. Source: Eller 1982, as told in Pullen's Think
 * Labyrinth. Throws MazeError.
 */
export function eller(grid: Grid, random: Random): Generation {
  expectRectangle(grid, message("generator-eller"));
  const { rows, columns } = grid;
  const carving = new Carving(grid, 2 * rows * columns);
  const after = Int32Array.from({ length: columns }, (_, column) => column);
  const before = after.slice();
  const members = new Int32Array(columns);
  const opens = new Uint8Array(columns);
  const coin = () => random.next() < 0;
  const link = (one: number, next: number) => {
    after[one] = next;
    before[next] = one;
  };
  for (let row = 0; row < rows; row++) {
    const isLast = row === rows - 1;
    const first = row * columns;
    for (let column = 0; column + 1 < columns; column++) {
      const next = after[column]!;
      if (next === column + 1) carving.record(carving.wall(first + column, RIGHT), REFUSED, RIGHT);
      else if (isLast || coin()) {
        // Two rings become one.
        link(before[column + 1]!, next);
        link(column, column + 1);
        carving.open(first + column, RIGHT);
      } else carving.record(carving.wall(first + column, RIGHT), KEPT, RIGHT);
    }
    if (isLast) break;
    for (let leftmost = 0; leftmost < columns; leftmost++) {
      if (before[leftmost]! < leftmost) continue; // its set began farther left
      let [count, opened] = [0, 0];
      let column = leftmost;
      do {
        members[count++] = column;
        opened += opens[column] = coin() ? 1 : 0;
        column = after[column]!;
      } while (column !== leftmost);
      if (opened === 0) opens[members[random.below(count)]!] = 1;
    }
    for (let column = 0; column < columns; column++) {
      if (opens[column] === 1) {
        carving.open(first + column, BOTTOM);
        continue;
      }
      carving.record(carving.wall(first + column, BOTTOM), KEPT, BOTTOM);
      link(before[column]!, after[column]!);
      link(column, column);
    }
  }
  return carving.finish();
}
