import type { Grid } from "../maze";
import type { Random } from "../random";
import { SLICE, type Slices } from "../slices";
import { KEPT, REFUSED, type Generation } from "../trace";
import { Carving } from "./shared/carving";
import { expectRectangle } from "./shared/parts";

/**
 * Eller's algorithm, joining with chance 1/2 and dropping with chance 1/2.
 *
 * Row by row: neighbours in different sets are joined when a fair coin says so. Then each cell of the row opens downwards
 * when a fair coin says so; a set of which none does opens at a random one of its cells, each equally likely. A cell below an
 * opening is of its set, any other begins a new one. In the last row all neighbours in different sets are joined. Much like a uniform
 * spanning tree, slightly flattened; endless mazes could be made with it, since only one row is remembered.
 *
 * The sets of a row never cross, so a ring a set, in the order of columns, holds them: two neighbours are in one set when one
 * comes after the other in its ring. (The rings are the ones of John Tromp's maze programs.)
 *
 * Needs a whole rectangle: a set whose way down is masked would be lost.
 * The trace tells of every wall that was looked at: fallen, refused within a set, or kept by a coin.
 * Time O(n), 9 bytes a cell and 9 a column: 8 of trace, 1 of maze. Source: Eller 1982, as told in Pullen's Think Labyrinth.
 * Throws SizeError or MaskError.
 */
export function* eller(grid: Grid, random: Random): Slices<Generation> {
  expectRectangle(grid, "Eller");
  const { rows, columns } = grid;
  const carving = new Carving(grid, 2 * rows * columns);
  yield;
  const rings = new Rings(columns, carving, random);
  yield;

  let done = 0;
  for (let row = 0; row < rows; row++) {
    const first = row * columns;
    const isLast = row === rows - 1;
    const phases = [
      (from: number, to: number) => rings.join(first, from, Math.min(to, columns - 1), isLast),
      (from: number, to: number) => rings.draw(from, to),
      (from: number, to: number) => rings.open(first, from, to),
    ];
    for (const phase of isLast ? phases.slice(0, 1) : phases) {
      for (let from = 0; from < columns; from += SLICE) {
        const to = Math.min(columns, from + SLICE);
        phase(from, to);
        done += to - from;
        if (done < SLICE) continue;
        yield;
        done = 0;
      }
    }
  }
  return carving.finish();
}

/** The sets of a row: of each column, which one comes after it and before it in the ring of its set. */
class Rings {
  private readonly after: Int32Array;
  private readonly before: Int32Array;
  /** 1 for a column in which the row opens downwards. */
  private readonly opens: Uint8Array;

  constructor(
    columns: number,
    private readonly carving: Carving,
    private readonly random: Random,
  ) {
    this.after = new Int32Array(columns);
    for (let column = 0; column < columns; column++) this.after[column] = column;
    this.before = this.after.slice();
    this.opens = new Uint8Array(columns);
  }

  /** Joins cells of the row that begins with cell `first` to the cells at their right. */
  join(first: number, from: number, to: number, isLast: boolean): void {
    const { after, before, carving, random } = this;
    for (let column = from; column < to; column++) {
      const wall = 2 * (first + column);
      if (after[column] === column + 1) carving.record(wall, REFUSED, 0);
      else if (isLast || coin(random)) {
        carving.fall(wall);
        const end = before[column + 1]!;
        const next = after[column]!;
        after[end] = next;
        before[next] = end;
        after[column] = column + 1;
        before[column + 1] = column;
      } else carving.record(wall, KEPT, 0);
    }
  }

  /** Draws, for each set whose first column is from `from` to before `to`, where it opens downwards: once at least. */
  draw(from: number, to: number): void {
    const { after, before, opens, random } = this;
    for (let first = from; first < to; first++) {
      if (before[first]! < first) continue;
      let cells = 0;
      let opened = 0;
      let column = first;
      do {
        cells++;
        opened += opens[column] = random.next() >>> 31;
        column = after[column]!;
      } while (column !== first);
      if (opened > 0) continue;
      for (let k = random.below(cells); k > 0; k--) column = after[column]!;
      opens[column] = 1;
    }
  }

  /** The row that begins with cell `first` opens where that was drawn; what stays closed begins a set in the next row. */
  open(first: number, from: number, to: number): void {
    const { after, before, opens, carving } = this;
    for (let column = from; column < to; column++) {
      const wall = 2 * (first + column) + 1;
      if (opens[column] === 1) {
        carving.fall(wall);
        continue;
      }
      carving.record(wall, KEPT, 0);
      const [end, next] = [before[column]!, after[column]!];
      after[end] = next;
      before[next] = end;
      after[column] = before[column] = column;
    }
  }
}

function coin(random: Random): boolean {
  return random.next() < 0;
}
