import { type Message, message } from "../../message";
import {
  type Ends,
  type Grid,
  type Maze,
  checkEnds,
  countCells,
  forNeighbours,
  passagesOf,
  stepsOf,
  MazeError,
} from "../model";
import { FLOYD_MAX_CELLS } from "./facts";
import { unreachable, type Solution } from "./search";

/** In both matrices: no path, so neither a distance nor a predecessor; also the predecessor of a cell on the path to itself. */
export const NONE = 0xffff;

/** A sentence about the cost of Floyd-Warshall on this grid: the size of its two matrices, and the most comparisons that it makes. */
export function floydCost(grid: Grid): Message {
  const cells = countCells(grid);
  return message("floyd-cost", { cells, entries: cells ** 2, comparisons: cells ** 3 });
}

export interface FloydMatrices {
  /** The cell of each row and column: the cells of the maze in order, without masked ones. */
  readonly cells: Uint32Array;
  /** Steps of the shortest path, cells x cells, row by row; {@link NONE} if there is no path. */
  readonly distances: Uint16Array;
  /** The row of the cell before column j's on the shortest path from row i's, cells x cells, row by row, or {@link NONE}. */
  readonly predecessors: Uint16Array;
}

/**
 * Floyd-Warshall: the shortest paths between all pairs of cells. For every cell k in turn, the path from i to j is replaced
 * by the path through k if that is shorter: d[i,j] = d[i,k] + d[k,j], with the predecessor t[i,j] = t[k,j].
 *
 * Time O(n³) for n cells, 4 n² bytes; pairs that k cannot join are skipped, because no comparison with them can succeed. Passages
 * lead both ways, so row k is also column k. After each cell k, `progress` gets the number of cells taken so far and of all cells.
 *
 * Throws MazeError for more than {@link FLOYD_MAX_CELLS} cells, before anything is allocated.
 * Source: Floyd 1962, Warshall 1962; Marković, Novaković, Marković: Generating and solving of the maze by using Kruskal's
 * and Floyd's algorithm (whose printed relaxation, d[i,j] = 1, loses the distance).
 */
export function floydMatrices(maze: Maze, progress?: (taken: number, cells: number) => void): FloydMatrices {
  const matrices = neighbourMatrices(maze);
  const n = matrices.cells.length;
  for (let k = 0; k < n; k++) {
    shortenThrough(k, matrices);
    progress?.(k + 1, n);
  }
  return matrices;
}

function neighbourMatrices(maze: Maze): FloydMatrices {
  const n = countCells(maze);
  if (n > FLOYD_MAX_CELLS) {
    throw new MazeError("size", message("floyd-too-large", { cost: floydCost(maze), most: FLOYD_MAX_CELLS }));
  }
  const cells = new Uint32Array(n);
  const rows = new Uint16Array(maze.size).fill(NONE);
  for (let cell = 0, row = 0; cell < maze.size; cell++) {
    if (!maze.has(cell)) continue;
    cells[row] = cell;
    rows[cell] = row++;
  }
  const distances = new Uint16Array(n * n).fill(NONE);
  const predecessors = new Uint16Array(n * n).fill(NONE);
  const passages = passagesOf(maze);
  for (let row = 0; row < n; row++) {
    distances[row * n + row] = 0;
    forNeighbours(cells[row]!, passages[cells[row]!]!, stepsOf(maze), (next) => {
      distances[row * n + rows[next]!] = 1;
      predecessors[row * n + rows[next]!] = row;
    });
  }
  return { cells, distances, predecessors };
}

function shortenThrough(k: number, { cells, distances, predecessors }: FloydMatrices): void {
  const n = cells.length;
  const ends = new Uint16Array(n);
  const lengths = new Uint16Array(n);
  const befores = new Uint16Array(n);
  let count = 0;
  for (let j = 0; j < n; j++) {
    const length = distances[k * n + j]!;
    if (length === NONE || j === k) continue;
    ends[count] = j;
    lengths[count] = length;
    befores[count++] = predecessors[k * n + j]!;
  }
  for (let i = 0; i < count; i++) {
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

export function floydDistance({ cells, distances }: FloydMatrices, from: number, to: number): number | undefined {
  const length = distances[cells.indexOf(from) * cells.length + cells.indexOf(to)]!;
  return length === NONE ? undefined : length;
}

/** The shortest path between two cells of the maze, read from the predecessors; undefined if there is none. */
export function floydPath(matrices: FloydMatrices, from: number, to: number): Uint32Array | undefined {
  const { cells, predecessors } = matrices;
  const length = floydDistance(matrices, from, to);
  if (length === undefined) return undefined;
  const row = cells.indexOf(from) * cells.length;
  const path = new Uint32Array(length + 1);
  for (let i = length, at = cells.indexOf(to); i >= 0; i--) {
    path[i] = cells[at]!;
    at = predecessors[row + at]!;
  }
  return path;
}

/**
 * The path by {@link floydMatrices} to the nearest exit, the first given among equals. The trace holds the
 * intermediate cells k in order: always all cells.
 *
 * Throws MazeError for more than {@link FLOYD_MAX_CELLS} cells.
 */
export function floydWarshall(maze: Maze, ends: Ends, progress?: (taken: number, cells: number) => void): Solution {
  checkEnds(maze, ends);
  const floyd = floydMatrices(maze, progress);
  const paths = ends.exits.flatMap((exit) => floydPath(floyd, ends.entrance, exit) ?? []);
  if (paths.length === 0) return unreachable(floyd.cells);
  const path = paths.reduce((nearest, other) => (other.length < nearest.length ? other : nearest));
  return { visited: floyd.cells, path };
}
