import { message } from "../../message";
import { BOTTOM, type Grid, Maze, type Random } from "../model";
import { type Generation, encodeStep, Outcome } from "../trace";
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
 * Needs a whole rectangle: a set with only masked cells below it would be cut off. The trace has a step for every wall that was looked at:
 * fallen, refused within a set, or kept by a coin. Time O(n), 9 bytes per cell and 16 per column. Source: Eller 1982, as told in Pullen's
 * Think Labyrinth. Throws MazeError.
 */
export function eller(grid: Grid, random: Random): Generation {
  expectRectangle(grid, message("generator-eller"));
  const { rows, columns } = grid;
  const maze = Maze.walled(grid);
  const { standing } = maze;
  // Each row has a step for each wall between its cells, then one for each wall below them; the last row has no walls below.
  const stepsOfRow = 2 * columns - 1;
  const steps = new Uint32Array(rows * stepsOfRow - columns);
  const rings = new Rings(columns);
  for (let row = 0; row < rows; row++) {
    const isLast = row === rows - 1;
    const place = { standing, steps, firstCell: row * columns, firstStep: row * stepsOfRow };
    joinNeighbours(rings, place, isLast, random);
    if (!isLast) openDownwards(rings, place, random);
  }
  return { maze, trace: { start: "walled", steps } };
}

/** A row of the maze, and where it begins in the arrays of all rows. */
interface Row {
  readonly standing: Uint8Array;
  readonly steps: Uint32Array;
  readonly firstCell: number;
  readonly firstStep: number;
}

/** The sets of a row: for each column, the next and the previous column in the ring of its set. At first each column is alone. */
class Rings {
  /** One entry more than there are columns, for the beginning of a ring under construction. */
  readonly after: Int32Array;
  readonly before: Int32Array;
  /** Space for the first column of each set, and for the columns of one set. */
  readonly firsts: Int32Array;
  readonly members: Int32Array;

  constructor(readonly columns: number) {
    this.after = new Int32Array(columns + 1);
    for (let column = 0; column < columns; column++) this.after[column] = column;
    this.before = this.after.slice();
    this.firsts = new Int32Array(columns);
    this.members = new Int32Array(columns);
  }

  /** Lists the first column of each set; returns how many sets there are. */
  listFirsts(): number {
    const { columns, before, firsts } = this;
    let sets = 0;
    for (let column = 0; column < columns; column++) {
      firsts[sets] = column;
      sets += (column - 1 - before[column]!) >>> 31; // 1 where nothing of the ring is farther left
    }
    return sets;
  }
}

// No processor can predict a coin, so both functions compute with it instead of branching. They are two functions
// because one loop over everything took a tenth longer.

/** Joins neighbours in different sets: all in the last row, elsewhere where a coin says so. */
function joinNeighbours({ columns, after, before }: Rings, row: Row, isLast: boolean, random: Random): void {
  const { standing, steps, firstCell, firstStep } = row;
  const { kept, refused } = Outcome;
  for (let column = 0; column + 1 < columns; column++) {
    const wall = 2 * (firstCell + column);
    const next = after[column]!;
    if (next === column + 1) {
      steps[firstStep + column] = encodeStep(wall, refused, 0);
      continue;
    }
    const falls = isLast ? 1 : random.next() >>> 31;
    // Two rings become one, or stay as they are.
    const end = before[column + 1]!;
    after[end] = either(falls, next, column + 1);
    before[next] = either(falls, end, column);
    after[column] = either(falls, column + 1, next);
    before[column + 1] = either(falls, column, end);
    standing[firstCell + column]! &= ~falls;
    steps[firstStep + column] = encodeStep(wall, ((1 - falls) * kept) as Outcome, 0);
  }
}

/** Opens each set downwards, at least once. Opened columns stay together as a set of the next row; the others begin sets there. */
function openDownwards(rings: Rings, row: Row, random: Random): void {
  const { columns, after, before, firsts, members } = rings;
  const { standing, steps, firstCell } = row;
  const { joined, kept } = Outcome;
  const firstStep = row.firstStep + columns - 1;
  const sets = rings.listFirsts();
  for (let set = 0; set < sets; set++) {
    const first = firsts[set]!;
    let column = first;
    let cells = 0;
    let last = columns; // of the set's columns that open: none so far
    do {
      members[cells++] = column;
      const next = after[column]!;
      const falls = random.next() >>> 31;
      after[column] = column;
      after[last] = column; // too early where it stays closed; what opens next, or the first, comes in its place
      before[column] = either(falls, last, column);
      last = either(falls, column, last);
      standing[firstCell + column]! &= ~(falls << BOTTOM);
      steps[firstStep + column] = encodeStep(2 * (firstCell + column) + BOTTOM, ((1 - falls) * kept) as Outcome, 0);
      column = next;
    } while (column !== first);
    if (last < columns) {
      const firstOpen = after[columns]!;
      after[last] = firstOpen;
      before[firstOpen] = last;
      continue;
    }
    column = members[random.below(cells)]!;
    standing[firstCell + column]! &= ~(1 << BOTTOM);
    steps[firstStep + column] = encodeStep(2 * (firstCell + column) + BOTTOM, joined, 0);
  }
}

/** The first number if the bit is 1, the second if it is 0. */
function either(bit: number, one: number, other: number): number {
  return other + ((one - other) & -bit);
}
