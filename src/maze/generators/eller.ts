import type { Grid } from "../maze";
import type { Random } from "../random";
import { SLICE, type Slices } from "../slices";
import { KEPT, REFUSED, type Generation } from "../trace";
import { Carving } from "./carving";
import { expectRectangle } from "./parts";

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
  const after = new Uint32Array(columns);
  for (let column = 0; column < columns; column++) after[column] = column;
  const before = after.slice();

  /** 1 for a column in which the row opens downwards. */
  const opens = new Uint8Array(columns);

  /** Joins the cells of a row, from one column up to another, to the cells at their right. */
  const joinNeighbours = (first: number, from: number, to: number): void => {
    const isLast = first + columns === rows * columns;
    for (let column = from; column < Math.min(to, columns - 1); column++) {
      const isOne = after[column] === column + 1;
      if (isOne || !(isLast || coin(random))) {
        carving.record(carving.wall(first + column, RIGHT), isOne ? REFUSED : KEPT, RIGHT);
        continue;
      }
      carving.open(first + column, RIGHT);
      const end = before[column + 1]!;
      const next = after[column]!;
      after[end] = next;
      before[next] = end;
      after[column] = column + 1;
      before[column + 1] = column;
    }
  };
  const drawAll = (_: number, from: number, to: number): void => {
    for (let column = from; column < to; column++) {
      if (before[column]! >= column) drawOpenings(opens, after, column, random);
    }
  };
  const openDownwards = (first: number, from: number, to: number): void => {
    for (let column = from; column < to; column++) {
      if (opens[column] === 1) {
        carving.open(first + column, BOTTOM);
        continue;
      }
      carving.record(carving.wall(first + column, BOTTOM), KEPT, BOTTOM);
      after[before[column]!] = after[column]!;
      before[after[column]!] = before[column]!;
      after[column] = before[column] = column;
    }
  };

  let done = 0;
  for (let row = 0; row < rows; row++) {
    const phases = row < rows - 1 ? [joinNeighbours, drawAll, openDownwards] : [joinNeighbours];
    for (const phase of phases) {
      for (let from = 0; from < columns; from += SLICE) {
        const to = Math.min(columns, from + SLICE);
        phase(row * columns, from, to);
        done += to - from;
        if (done < SLICE) continue;
        yield;
        done = 0;
      }
    }
  }
  return carving.finish();
}

/** Draws for each cell of the ring that begins at a column whether it opens downwards; at least one does. */
function drawOpenings(opens: Uint8Array, after: Uint32Array, first: number, random: Random): void {
  let cells = 0;
  let opened = 0;
  let column = first;
  do {
    cells++;
    opened += opens[column] = coin(random) ? 1 : 0;
    column = after[column]!;
  } while (column !== first);
  if (opened > 0) return;
  for (let k = random.below(cells); k > 0; k--) column = after[column]!;
  opens[column] = 1;
}

function coin(random: Random): boolean {
  return random.next() < 0;
}

const RIGHT = 0;
const BOTTOM = 1;
