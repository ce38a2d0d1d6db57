import type { Maze } from "../model";
import { forNeighbours, passagesOf, stepsOf } from "../model";
import { type FloydMatrices, type SolverFacts, NONE, floydMatrices } from "../solvers";
import { distancesFrom, UNREACHED } from "./flood";

export interface EndedSearch {
  readonly previous: SolverFacts["previous"];
  readonly maze: Maze;
  readonly entrance: number;
  /** Cells in the order visited, as in Solution. */
  readonly visited: Uint32Array;
  /** The cost of entering each cell, if the search counted costs; otherwise every step costs 1. */
  readonly costs?: Float64Array | undefined;
}

/** What can be said of each visit of a search, in order; one entry per entry of `visited`. */
interface SearchRecord {
  /** The fewest steps from the entrance, or the lowest cost; UNREACHED if no passages lead there. */
  readonly distances: Float64Array;
  /** The previous cell; {@link NO_CELL} if there is none. */
  readonly previous: Int32Array;
}

/** In place of a previous cell: the entrance has none, and a solver without a walk has none at all. */
export const NO_CELL = -1;

/**
 * The distance and the previous cell of each visit. What counts as the previous cell depends on the solver:
 *
 * - "nearest": of the neighbours that were visited before, the one at the least distance, and of several the one visited first;
 * - "latest": of the neighbours that were visited before, the one visited last: where a depth-first search stood;
 * - "walked": the cell of the visit before, from which the walker came;
 * - "matrix": the cell before it on Floyd-Warshall's shortest path from the entrance, which is the entrance's row of T;
 * - "none": none, because cells are filled in no order of a walk.
 *
 * Time O(n) for n visits, with "matrix" O(n³); `progress` then gets the number of cells processed. Throws MazeError as
 * {@link floydMatrices} does.
 */
export function recordSearch(search: EndedSearch, progress?: (taken: number) => void): SearchRecord {
  if (search.previous === "matrix") return fromMatrices(search, floydMatrices(search.maze, progress));
  const { maze, entrance, visited, costs } = search;
  const away = costs === undefined ? distancesFrom(maze, entrance) : costsFrom(search, costs);
  return { distances: Float64Array.from(visited, (cell) => away[cell]!), previous: previousCells(search, away) };
}

function previousCells({ previous: kind, maze, visited }: EndedSearch, away: ArrayLike<number>): Int32Array {
  const previous = new Int32Array(visited.length).fill(NO_CELL);
  if (kind === "none") return previous;
  if (kind === "walked") {
    for (let i = 1; i < visited.length; i++) previous[i] = visited[i - 1]!;
    return previous;
  }
  const isBetter =
    kind === "latest"
      ? (one: number, other: number) => when[one]! > when[other]!
      : (one: number, other: number) =>
          away[one]! < away[other]! || (away[one]! === away[other]! && when[one]! < when[other]!);
  const when = new Int32Array(maze.size).fill(NO_CELL);
  const [passages, steps] = [passagesOf(maze), stepsOf(maze)];
  for (let i = 0; i < visited.length; i++) {
    const cell = visited[i]!;
    let best = NO_CELL;
    forNeighbours(cell, passages[cell]!, steps, (next) => {
      if (when[next] !== NO_CELL && (best === NO_CELL || isBetter(next, best))) best = next;
    });
    previous[i] = best;
    when[cell] = i;
  }
  return previous;
}

/** The lowest cost of reaching each visited cell; cells were visited in this order. */
function costsFrom({ maze, visited }: EndedSearch, costs: Float64Array): Float64Array {
  const away = new Float64Array(maze.size).fill(UNREACHED);
  const [passages, steps] = [passagesOf(maze), stepsOf(maze)];
  for (const cell of visited) {
    let least = Infinity;
    forNeighbours(cell, passages[cell]!, steps, (next) => {
      if (away[next] !== UNREACHED) least = Math.min(least, away[next]!);
    });
    away[cell] = least === Infinity ? 0 : least + costs[cell]!;
  }
  return away;
}

function fromMatrices(
  { entrance, visited }: EndedSearch,
  { cells, distances, predecessors }: FloydMatrices,
): SearchRecord {
  const n = cells.length;
  const row = cells.indexOf(entrance) * n;
  const columns = new Map(Array.from(cells, (cell, column) => [cell, column]));
  const at = Array.from(visited, (cell) => row + columns.get(cell)!);
  return {
    distances: Float64Array.from(at, (i) => (distances[i] === NONE ? UNREACHED : distances[i]!)),
    previous: Int32Array.from(at, (i) => (predecessors[i] === NONE ? NO_CELL : cells[predecessors[i]!]!)),
  };
}
