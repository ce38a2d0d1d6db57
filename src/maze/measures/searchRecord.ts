import { type Ends, type Maze, forNeighbours, passagesOf, stepsOf } from "../model";
import { type FloydMatrices, type SolverFacts, NONE, estimateBy, floydMatrices, turnsOf } from "../solvers";
import { distancesFrom, UNREACHED } from "./flood";

export interface EndedSearch {
  readonly solver: SolverFacts;
  readonly maze: Maze;
  readonly ends: Ends;
  /** Cells in the order visited, as in Solution. */
  readonly visited: Uint32Array;
  /** The cost of entering each cell, if the search counted costs; otherwise every step costs 1. */
  readonly costs?: Float64Array | undefined;
}

/** In place of a previous cell: the entrance has none, and a solver without a walk has none at all. */
export const NO_CELL = -1;

/**
 * Of each visit the distance, the fewest steps from the entrance or the lowest cost, UNREACHED if no passages lead there; and the previous
 * cell, {@link NO_CELL} if there is none. What counts as the previous cell depends on the solver:
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
export function recordSearch(search: EndedSearch, progress?: (taken: number) => void) {
  if (search.solver.previous === "matrix") return fromMatrices(search, floydMatrices(search.maze, progress));
  const away = distancesIn(search);
  return { distances: Float64Array.from(search.visited, (cell) => away[cell]!), previous: previousCells(search, away) };
}

function previousCells(search: EndedSearch, away = distancesIn(search)): Int32Array {
  const { maze, visited, solver } = search;
  const kind = solver.previous;
  if (kind === "walked") return Int32Array.from(visited, (_, i) => visited[i - 1] ?? NO_CELL);
  const previous = new Int32Array(visited.length).fill(NO_CELL);
  if (kind === "none") return previous;
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

/** The fewest steps to each cell or, with costs, the lowest cost of reaching each visited one; cells were visited in this order. */
function distancesIn({ maze, ends, visited, costs }: EndedSearch): ArrayLike<number> {
  if (costs === undefined) return distancesFrom(maze, ends.entrance);
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

function fromMatrices({ ends, visited }: EndedSearch, { cells, distances, predecessors }: FloydMatrices) {
  const n = cells.length;
  const row = cells.indexOf(ends.entrance) * n;
  const columns = new Map(Array.from(cells, (cell, column) => [cell, column]));
  const at = Array.from(visited, (cell) => row + columns.get(cell)!);
  return {
    distances: Float64Array.from(at, (i) => (distances[i] === NONE ? UNREACHED : distances[i]!)),
    previous: Int32Array.from(at, (i) => (predecessors[i] === NONE ? NO_CELL : cells[predecessors[i]!]!)),
  };
}

/**
 * What a solver remembers between two visits: cells, the next one first, with what each costs if that decides; how many passages a walker
 * has marked; how many quarter turns it has made; or what does not grow.
 */
export type Memory =
  | {
      readonly kind: "queue" | "edges" | "stack" | "list";
      readonly cells: readonly number[];
      readonly costs?: readonly number[];
    }
  | { readonly kind: "marks"; readonly once: number; readonly twice: number }
  | { readonly kind: "turns"; readonly turns: number }
  | { readonly kind: "facing" | "ways" | "table" };

/** What a solver remembers after its first `count` visits, worked out from them: O(n log n) for n cells. */
export function memoryAfter(search: EndedSearch, count: number): Memory {
  const { maze } = search;
  const visited = search.visited.subarray(0, count);
  const before = { ...search, visited };
  switch (search.solver.id) {
    case "breadth-first": {
      // The cell that it looks at, and those that were seen before it, have left the queue.
      const head = previousCells(before)[count - 1] ?? NO_CELL;
      return { kind: "queue", cells: [...visited.subarray(visited.indexOf(head) + 1)] };
    }
    case "depth-first": {
      const previous = previousCells(before);
      const cells: number[] = [];
      for (let i = count - 1; i >= 0; i = visited.indexOf(previous[i]!)) cells.push(visited[i]!);
      return { kind: "stack", cells };
    }
    case "bidirectional": {
      const beyond = neighboursBeyond(before);
      return { kind: "edges", cells: [...visited].filter((cell) => beyond(cell).length > 0) };
    }
    case "a-star":
    case "dijkstra":
      return cheapestFirst(before);
    case "tremaux":
      return marksOf(visited);
    case "pledge":
      return { kind: "turns", turns: count === 0 ? 0 : turnsOf(maze, visited) };
    case "dead-end-filling":
      return { kind: "ways" };
    case "floyd-warshall":
      return { kind: "table" };
    default:
      return { kind: "facing" };
  }
}

/** The neighbours of a visited cell that were not visited. */
function neighboursBeyond({ maze, visited }: EndedSearch): (cell: number) => number[] {
  const [passages, steps] = [passagesOf(maze), stepsOf(maze)];
  const isVisited = new Set(visited);
  return (cell) => {
    const beyond: number[] = [];
    forNeighbours(cell, passages[cell]!, steps, (next) => {
      if (!isVisited.has(next)) beyond.push(next);
    });
    return beyond;
  };
}

function cheapestFirst(search: EndedSearch): Memory {
  const { solver, maze, ends, visited, costs } = search;
  const [away, beyond] = [distancesIn(search), neighboursBeyond(search)];
  const list = new Map<number, number>(visited.length === 0 ? [[ends.entrance, 0]] : []);
  for (const cell of visited) {
    for (const next of beyond(cell)) {
      list.set(next, Math.min(list.get(next) ?? Infinity, away[cell]! + (costs?.[next] ?? 1)));
    }
  }
  const estimate = solver.id === "a-star" ? estimateBy(maze, ends, costs) : (_cell: number, cost: number) => cost;
  const sorted = [...list]
    .map(([cell, cost]) => ({ cell, cost, whole: estimate(cell, cost) }))
    .sort((one, other) => one.whole - other.whole || other.cost - one.cost);
  return { kind: "list", cells: sorted.map(({ cell }) => cell), costs: sorted.map(({ whole }) => whole) };
}

function marksOf(walked: Uint32Array): Memory {
  const marks = new Map<string, number>();
  for (let i = 1; i < walked.length; i++) {
    const passage = [walked[i - 1]!, walked[i]!].sort((one, other) => one - other).join(" ");
    marks.set(passage, (marks.get(passage) ?? 0) + 1);
  }
  const twice = [...marks.values()].filter((mark) => mark > 1).length;
  return { kind: "marks", once: marks.size - twice, twice };
}
