import { type Grid, Maze } from "../../model";
import { weighBlock } from "./weighBlock";
import { LastPass } from "./lastPass";
import { decideLocally, FALLS, STAYS } from "./localRule";
import { entryOf, halfOf, halfOfEntry, sortByWeight, wallOfEntry } from "./sortedWeights";
import { heavier, lighter } from "../shared/branchless";
import { HEAVIEST, type WallWeights } from "./wallWeights";

/** Cells along the side of a tile. Sizes from 128 to 192 are equally fast; a tile's wall numbers must fit 16 bits. */
const TILE = 160;

/** In place of half a weight: there is no wall. */
const NONE = 0xffff;

/**
 * Kruskal's maze without Kruskal's jumps through memory: the minimum spanning tree, tile by tile.
 *
 * Kruskal takes the walls of the whole maze in order, each somewhere else, so that a large maze waits for memory. But most
 * walls can be decided by their neighbours. A wall that is the lightest around one of its two cells falls, because that cell
 * must be joined to something (cut property). A wall that is the heaviest of the four that meet in a corner stays, because the
 * other three lead around it (cycle property). Two walls of seven are left. The maze is cut into tiles that fit a processor's
 * cache, and within each tile Kruskal takes these in order. What it decides there is final, unless both sets that meet have a
 * lighter wall leading out of the tile: then there may be a lighter path around outside, and the wall is deferred. Deferred
 * walls and those between tiles, a few in a hundred, go to one more Kruskal at the end, over sets instead of cells.
 *
 * A mask needs no special case: a place without a wall between two cells is heavier than any wall. Time O(n α(n)); 1 byte per cell for
 * the maze, about half a byte for what is left to the end, and 1.2 MB for a tile. Throws as {@link Maze.walled} does.
 * `side` is for tests. Source of both properties: Tarjan, Data Structures and Network Algorithms (1983), chapter 6.
 */
export function tiledKruskal(grid: Grid, weights: WallWeights, side = TILE): Maze {
  const maze = Maze.walled(grid);
  const { rows, columns } = maze;
  // Flat grids are cut into long tiles, and all tiles are about the same size.
  const high = share(rows, Math.max(side, Math.floor((side * side) / (columns + 2))));
  const wide = share(columns, Math.max(side, Math.floor((side * side) / (rows + 2))));
  const lastPass = new LastPass(maze, weights);
  const tile = new Tile(maze, weights, lastPass, high, wide);
  for (let row = 0; row < rows; row += high) {
    for (let column = 0; column < columns; column += wide) {
      tile.take(row, column, Math.min(high, rows - row), Math.min(wide, columns - column));
    }
  }
  lastPass.take();
  return maze;
}

/** The length of equal pieces of at most `most`. */
function share(length: number, most: number): number {
  return Math.ceil(length / Math.ceil(length / most));
}

/**
 * A tile, with the row of cells above it and the column to its left. Its cell in row i and column j, both counted from 1, has
 * number p = i x stride + j within the tile, and owns walls 2p and 2p + 1.
 */
class Tile {
  private row = 0;
  private column = 0;
  private rows = 0;
  private columns = 0;
  readonly stride: number;
  /** HEAVIEST where there is no wall between two cells. */
  readonly weight: Int32Array;
  readonly known: Uint8Array;
  /** The sets, as in DisjointSets. */
  readonly parent: Uint16Array;
  /**
   * For the root of each set: half the weight of the lightest wall that leads out of the tile. Whether that is lighter than another
   * wall may stay open; then the other wall is deferred, and the last pass compares whole weights.
   */
  private readonly lightestOut: Uint16Array;
  /** For the root of each set, and for the cells above and to the left: the set's number in the last pass, or -1. */
  private readonly number: Int32Array;
  private readonly above: Int32Array;
  private readonly left: Int32Array;
  /** Which of the tile's sets, counted from its first number, are joined by deferred walls. */
  private readonly ring: Uint16Array;
  /** The walls to be taken, with half of their weights; then the numbers of the deferred ones. */
  private readonly list: Int32Array;
  private readonly spare: Int32Array;

  constructor(
    private readonly maze: Maze,
    private readonly weights: WallWeights,
    private readonly lastPass: LastPass,
    high: number,
    wide: number,
  ) {
    this.stride = wide + 2;
    const cells = (high + 2) * this.stride;
    this.weight = new Int32Array(2 * cells);
    this.known = new Uint8Array(2 * cells);
    this.parent = new Uint16Array(cells);
    this.lightestOut = new Uint16Array(cells);
    this.number = new Int32Array(cells);
    this.above = new Int32Array(maze.columns);
    this.left = new Int32Array(high);
    this.ring = new Uint16Array(cells);
    for (let set = 0; set < cells; set++) this.ring[set] = set;
    this.list = new Int32Array(2 * cells);
    this.spare = new Int32Array(2 * cells);
  }

  take(row: number, column: number, rows: number, columns: number): void {
    this.row = row;
    this.column = column;
    this.rows = rows;
    this.columns = columns;
    weighBlock(
      this.maze,
      this.weights,
      { row: row - 1, column: column - 1, rows: rows + 1, columns: columns + 1 },
      this,
    );
    decideLocally(rows, columns, this);
    this.gather();
    this.handOver(this.join(this.listUnknown()));
    this.open();
  }

  /** Points each cell beyond its lightest wall; one of two cells that point at each other is a root, and so are cells that point out. */
  private gather(): void {
    const { rows, columns, stride, weight, parent, lightestOut } = this;
    this.forRim((p, outside) => {
      if (parent[p] === outside) parent[p] = p;
    });
    for (let i = 1; i <= rows; i++) {
      for (let p = i * stride + 1; p <= i * stride + columns; p++) {
        const q = parent[p]!;
        const circle = parent[q]! ^ p;
        // p if it is the first of two that point at each other, else q: computed, because the answer is unpredictable.
        parent[p] = q + ((p - q) & ~((circle | -circle) >> 31) & ((p - q) >> 31));
        parent[p] = parent[parent[parent[p]!]!]!;
      }
    }
    lightestOut.fill(NONE);
    this.forRim((p, outside, wall) => {
      const root = rootOf(parent, p);
      lightestOut[root] = lighter(lightestOut[root]!, halfOf(weight[wall]!));
      if (outside > p) weight[wall] = HEAVIEST; // the next tile hands it over, and this one must not take it
    });
  }

  /** Lists the walls that are still undecided, as {@link sortByWeight} takes them; returns how many. */
  private listUnknown(): number {
    const { rows, columns, stride, weight, known, list } = this;
    let count = 0;
    for (let i = 1; i <= rows; i++) {
      for (let wall = 2 * (i * stride + 1); wall < 2 * (i * stride + columns + 1); wall += 2) {
        // Each cell's two walls are always written, and kept only if both differences are negative: if UNKNOWN and a wall.
        list[count] = entryOf(wall, weight[wall]!);
        count += ((known[wall]! - 1) & (weight[wall]! - HEAVIEST)) >>> 31;
        list[count] = entryOf(wall + 1, weight[wall + 1]!);
        count += ((known[wall + 1]! - 1) & (weight[wall + 1]! - HEAVIEST)) >>> 31;
      }
    }
    return count;
  }

  /** Kruskal within the tile. Leaves the deferred walls at the beginning of the list; returns how many. */
  private join(count: number): number {
    const { weight, known, parent, lightestOut, list, stride } = this;
    sortByWeight(list, count, weight, this.spare);
    let putOff = 0;
    for (let i = 0; i < count; i++) {
      const entry = list[i]!;
      const wall = wallOfEntry(entry);
      const next = halfOfEntry(entry) + 1;
      const p = wall >> 1;
      const one = rootOf(parent, p);
      const other = rootOf(parent, p + 1 + (wall & 1) * (stride - 1));
      const low = lighter(one, other);
      const high = heavier(one, other);
      // All bits or none, so that the loop never branches: whether these are two sets, and whether both may have a lighter way out.
      const apart = (low - high) >> 31;
      const off = apart & ((lightestOut[low]! - next) >> 31) & ((lightestOut[high]! - next) >> 31);
      const falls = apart & ~off;
      parent[high] = high + ((low - high) & falls);
      lightestOut[low] = lighter(lightestOut[low]!, lightestOut[high]!); // of sets that stay apart both are lighter than all that follows
      known[wall] = falls & FALLS;
      list[putOff] = wall;
      putOff -= off;
    }
    return putOff;
  }

  /** Opens the walls of the maze that are known to fall. */
  private open(): void {
    const { maze, row, column, rows, columns, stride, known } = this;
    const { standing } = maze;
    for (let i = 1; i <= rows; i++) {
      let cell = (row + i - 1) * maze.columns + column;
      for (let wall = 2 * (i * stride + 1); wall < 2 * (i * stride + columns + 1); wall += 2, cell++) {
        standing[cell] = 3 ^ (known[wall]! & FALLS) ^ ((known[wall + 1]! & FALLS) << 1);
      }
    }
  }

  /** Gives the last pass the sets, the walls above and to the left, and the deferred walls except those that close a ring of them. */
  private handOver(putOff: number): void {
    const { column, rows, columns, stride, weight, known, number, lastPass, ring } = this;
    const firstSet = lastPass.sets;
    number.fill(-1);
    number.set(this.above.subarray(column, column + columns), 1);
    for (let i = 1; i <= rows; i++) number[i * stride] = this.left[i - 1]!;
    this.forRim((p, outside, wall) => {
      if (weight[wall] === HEAVIEST || known[wall] === STAYS) return;
      lastPass.add(weight[wall]!, number[outside]!, this.numberOf(p));
    });
    for (let i = 0; i < putOff; i++) {
      const wall = this.list[i]!;
      const p = wall >> 1;
      const one = this.numberOf(p);
      const other = this.numberOf(p + 1 + (wall & 1) * (stride - 1));
      const [a, b] = [rootOf(ring, one - firstSet), rootOf(ring, other - firstSet)];
      if (a === b) continue;
      ring[a] = b;
      lastPass.add(weight[wall]!, one, other);
    }
    for (let j = 1; j <= columns; j++) this.above[column + j - 1] = this.numberOf(rows * stride + j);
    for (let i = 1; i <= rows; i++) this.left[i - 1] = this.numberOf(i * stride + columns);
    for (let set = 0; set < lastPass.sets - firstSet; set++) ring[set] = set;
  }

  /** The number of a cell's set in the last pass. */
  private numberOf(p: number): number {
    const root = rootOf(this.parent, p);
    if (this.number[root] === -1) this.number[root] = this.lastPass.addSet();
    return this.number[root]!;
  }

  /** Calls with each cell at the rim, the cell outside beside it, and the wall between them. */
  private forRim(visit: (p: number, outside: number, wall: number) => void): void {
    const { rows, columns, stride } = this;
    for (let j = 1; j <= columns; j++) {
      visit(stride + j, j, 2 * j + 1);
      visit(rows * stride + j, (rows + 1) * stride + j, 2 * (rows * stride + j) + 1);
    }
    for (let i = 1; i <= rows; i++) {
      visit(i * stride + 1, i * stride, 2 * i * stride);
      visit(i * stride + columns, i * stride + columns + 1, 2 * (i * stride + columns));
    }
  }
}

/** As in DisjointSets, but the first two steps are branchless: few roots are farther away, and a wrong guess costs more. */
function rootOf(parent: Uint16Array, cell: number): number {
  const first = parent[cell]!;
  let root = parent[first]!;
  for (let above = parent[root]!; above !== root; above = parent[root]!) root = parent[root] = parent[above]!;
  return (parent[cell] = parent[first] = root);
}
