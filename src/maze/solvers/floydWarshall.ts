import { checkEnds, type Ends } from "../ends";
import { SizeError } from "../errors";
import { countCells, RIGHT, type Grid, type Maze } from "../maze";
import type { Slices } from "../slices";
import { unreachable, type Solution } from "./solution";

/** The most cells that {@link FloydWarshall} takes: 50 x 50, two matrices of 6,250,000 entries, 25 MB. */
export const FLOYD_MAX_CELLS = 2500;

/** In both matrices: no way, so neither a distance nor a predecessor; also the predecessor of a cell on the way to itself. */
export const NONE = 0xffff;

/** What Floyd-Warshall takes for a number of cells, known before it starts. */
export interface FloydCost {
  readonly cells: number;
  /** Entries of each of the two matrices: cells². */
  readonly entries: number;
  /** Comparisons at most: cells³. */
  readonly comparisons: number;
  /** Bytes of both matrices. */
  readonly bytes: number;
  readonly sentence: string;
}

export function floydCost(grid: Grid): FloydCost {
  const cells = countCells(grid);
  const entries = cells ** 2;
  const comparisons = cells ** 3;
  const figure = (value: number) => value.toLocaleString("en-US");
  return {
    cells,
    entries,
    comparisons,
    bytes: 4 * entries,
    sentence:
      `For ${figure(cells)} cells Floyd–Warshall fills two matrices of ${figure(entries)} entries each, ` +
      `in at most ${figure(comparisons)} comparisons.`,
  };
}

/**
 * Floyd-Warshall: the shortest ways between all pairs of cells. Over every cell k in turn, the way from i to j is replaced
 * by the one through k if that is shorter: d[i,j] = d[i,k] + d[k,j], and the predecessor t[i,j] = t[k,j].
 *
 * {@link inSlices} gives the turn back a few times for each k, so that whoever runs it can show progress, or stop. Rows
 * and columns of the matrices are the cells of the maze in order, masked ones left out. Time O(n³) for n cells, 4 n²
 * bytes; pairs that k cannot join are left out, because no comparison with them can succeed. Passages lead both ways,
 * so row k is column k too.
 *
 * Source: Floyd 1962, Warshall 1962; Marković, Novaković, Marković: Generating and solving of the maze by using Kruskal's
 * and Floyd's algorithm (whose printed relaxation, d[i,j] = 1, loses the distance).
 */
export class FloydWarshall {
  /** The cell of each row and column. */
  readonly cells: Uint32Array;
  /** Steps of the shortest way, cells x cells, row by row; {@link NONE} where there is no way. */
  readonly distances: Uint16Array;
  /** The row of the cell before column j's on the shortest way from row i's, cells x cells, row by row, or {@link NONE}. */
  readonly predecessors: Uint16Array;
  private readonly rows: Uint16Array;
  private next = 0;

  /** Throws SizeError for more than {@link FLOYD_MAX_CELLS} cells, before anything is allocated. */
  constructor(maze: Maze) {
    const cost = floydCost(maze);
    if (cost.cells > FLOYD_MAX_CELLS) {
      throw new SizeError(
        `Choose breadth-first, which finds a path as short in a maze of any size. ${cost.sentence} It is done for at ` +
          `most ${FLOYD_MAX_CELLS.toLocaleString("en-US")} cells.`,
      );
    }
    const n = cost.cells;
    this.cells = new Uint32Array(n);
    this.rows = new Uint16Array(maze.size).fill(NONE);
    for (let cell = 0, row = 0; cell < maze.size; cell++) {
      if (!maze.has(cell)) continue;
      this.cells[row] = cell;
      this.rows[cell] = row++;
    }
    this.distances = new Uint16Array(cost.entries).fill(NONE);
    this.predecessors = new Uint16Array(cost.entries).fill(NONE);
    for (let row = 0; row < n; row++) {
      this.distances[row * n + row] = 0;
      for (let wall = 2 * this.cells[row]! + RIGHT, side = 0; side < 2; side++, wall++) {
        if (maze.isOpen(wall) && maze.separates(wall)) this.join(row, this.rows[maze.across(wall)]!);
      }
    }
  }

  get done(): boolean {
    return this.next === this.cells.length;
  }

  /** How many of the cells were taken as intermediate ones. */
  get stepsTaken(): number {
    return this.next;
  }

  /** Takes every cell that is left as intermediate cell, in slices. */
  *inSlices(): Slices<void> {
    for (; !this.done; this.next++) yield* this.takeThrough(this.next);
  }

  private *takeThrough(k: number): Slices<void> {
    const { distances } = this;
    const n = this.cells.length;
    const ends = new Uint16Array(n);
    const lengths = new Uint16Array(n);
    const befores = new Uint16Array(n);
    let count = 0;
    for (let j = 0; j < n; j++) {
      const length = distances[k * n + j]!;
      if (length === NONE || j === k) continue;
      ends[count] = j;
      lengths[count] = length;
      befores[count++] = this.predecessors[k * n + j]!;
    }
    const rows = Math.ceil(COMPARISONS / Math.max(1, count));
    for (let from = 0; from < count; from += rows) {
      this.compare(from, Math.min(count, from + rows), count, ends, lengths, befores);
      yield;
    }
  }

  /** The ways from the ends numbered `from` to `to` - 1, to all ends. */
  private compare(
    from: number,
    to: number,
    count: number,
    ends: Uint16Array,
    lengths: Uint16Array,
    befores: Uint16Array,
  ): void {
    const { distances, predecessors } = this;
    const n = this.cells.length;
    for (let i = from; i < to; i++) {
      const row = ends[i]! * n;
      const toK = lengths[i]!;
      for (let j = 0; j < count; j++) {
        const at = row + ends[j]!;
        const through = toK + lengths[j]!;
        if (through < distances[at]!) {
          distances[at] = through;
          predecessors[at] = befores[j]!;
        }
      }
    }
  }

  /** Steps of the shortest way between two cells of the maze, or undefined where there is none. Right once it is done. */
  distance(from: number, to: number): number | undefined {
    const length = this.distances[this.rows[from]! * this.cells.length + this.rows[to]!]!;
    return length === NONE ? undefined : length;
  }

  /** The shortest way between two cells of the maze, read from the predecessors, or undefined. Right once it is done. */
  path(from: number, to: number): Uint32Array | undefined {
    const length = this.distance(from, to);
    if (length === undefined) return undefined;
    const row = this.rows[from]! * this.cells.length;
    const path = new Uint32Array(length + 1);
    for (let i = length, at = this.rows[to]!; i >= 0; i--) {
      path[i] = this.cells[at]!;
      at = this.predecessors[row + at]!;
    }
    return path;
  }

  private join(one: number, other: number): void {
    const n = this.cells.length;
    this.distances[one * n + other] = 1;
    this.distances[other * n + one] = 1;
    this.predecessors[one * n + other] = one;
    this.predecessors[other * n + one] = other;
  }
}

/** Comparisons in a slice; they go through memory in order. */
const COMPARISONS = 1 << 18;

/**
 * The path by {@link FloydWarshall}, to the nearest of the exits, the first given among equals. The trace is the
 * intermediate cells in order: all of them, whatever the ends.
 *
 * Throws EndsError, or SizeError for more than {@link FLOYD_MAX_CELLS} cells.
 */
export function* floydWarshall(maze: Maze, ends: Ends): Slices<Solution> {
  checkEnds(maze, ends);
  const floyd = new FloydWarshall(maze);
  yield* floyd.inSlices();
  return floydSolution(floyd, ends);
}

/** The path to the nearest exit, and the intermediate cells as what was visited. */
export function floydSolution(floyd: FloydWarshall, ends: Ends): Solution {
  const exit = nearestExit(floyd, ends);
  const path = exit === undefined ? undefined : floyd.path(ends.entrance, exit);
  return path === undefined ? unreachable(floyd.cells) : { visited: floyd.cells, path };
}

/** The exit with the shortest way from the entrance, the first given among equals; undefined where none has one. */
function nearestExit(floyd: FloydWarshall, { entrance, exits }: Ends): number | undefined {
  let nearest: number | undefined;
  let least = Infinity;
  for (const exit of exits) {
    const length = floyd.distance(entrance, exit);
    if (length !== undefined && length < least) {
      least = length;
      nearest = exit;
    }
  }
  return nearest;
}
