import { type Ends, type Maze, forNeighbours, passagesOf, stepsOf } from "../model";
import { leastOf } from "./bestFirst";
import type { SolverFacts } from "./facts";
import { turnsOf } from "./walkers";

interface Run {
  readonly solver: SolverFacts;
  readonly maze: Maze;
  readonly ends: Ends;
  /** Cells in the order visited, as in Solution. */
  readonly visited: Uint32Array;
  /** The cost of entering each cell; 1 if missing. */
  readonly costs: ArrayLike<number> | undefined;
}

/**
 * What a solver remembers between two visits: cells, the next one first, with what each costs if that decides; how many passages a walker
 * has marked; how many quarter turns it has made; or what does not grow.
 */
export type Memory =
  | {
      readonly kind: "queue" | "edges" | "stack" | "list";
      readonly cells: readonly number[];
      readonly costs: readonly number[] | undefined;
    }
  | { readonly kind: "marks"; readonly once: number; readonly twice: number }
  | { readonly kind: "turns"; readonly turns: number }
  | { readonly kind: "facing" | "ways" | "table" };

/** What a solver remembers after its first `count` visits, worked out from them: O(n log n) for n cells. */
export function memoryAfter(run: Run, count: number): Memory {
  const { maze, visited } = run;
  switch (run.solver.id) {
    case "breadth-first":
    case "bidirectional":
    case "depth-first":
      return waiting(run, count);
    case "a-star":
    case "dijkstra":
      return cheapestFirst(run, count);
    case "tremaux":
      return marksOf(visited, count);
    case "pledge":
      return { kind: "turns", turns: count === 0 ? 0 : turnsOf(maze, visited, count) };
    case "dead-end-filling":
      return { kind: "ways" };
    case "floyd-warshall":
      return { kind: "table" };
    default:
      return { kind: "facing" };
  }
}

/** Cells that it has seen: breadth-first those after the one it looks at, depth-first its way, from both ends those with more beyond. */
function waiting({ solver, maze, visited }: Run, count: number): Memory {
  const when = new Map<number, number>();
  for (let i = 0; i < count; i++) when.set(visited[i]!, i);
  const [passages, steps] = [passagesOf(maze), stepsOf(maze)];
  const seenBefore = (cell: number) => {
    const seen: number[] = [];
    forNeighbours(cell, passages[cell]!, steps, (next) => {
      if ((when.get(next) ?? Infinity) < when.get(cell)!) seen.push(when.get(next)!);
    });
    return seen;
  };
  if (solver.id === "depth-first") {
    const cells: number[] = [];
    for (let i = count - 1; i >= 0; i = Math.max(-1, ...seenBefore(visited[i]!))) cells.push(visited[i]!);
    return { kind: "stack", cells, costs: undefined };
  }
  if (solver.id === "breadth-first") {
    const head = count === 0 ? 0 : Math.min(...seenBefore(visited[count - 1]!), count - 1);
    return { kind: "queue", cells: [...visited.slice(count < 2 ? 0 : head + 1, count)], costs: undefined };
  }
  const hasMore = (cell: number) => {
    let isFound = false;
    forNeighbours(cell, passages[cell]!, steps, (next) => (isFound ||= !when.has(next)));
    return isFound;
  };
  return { kind: "edges", cells: [...visited.subarray(0, count)].filter(hasMore), costs: undefined };
}

function cheapestFirst({ solver, maze, ends, visited, costs }: Run, count: number): Memory {
  const [passages, steps] = [passagesOf(maze), stepsOf(maze)];
  const spent = new Map<number, number>();
  const list = new Map<number, number>(count === 0 ? [[ends.entrance, 0]] : []);
  const { columns } = maze;
  const away = (cell: number, exit: number) =>
    Math.abs(Math.floor(cell / columns) - Math.floor(exit / columns)) + Math.abs((cell % columns) - (exit % columns));
  for (let i = 0; i < count; i++) {
    const cell = visited[i]!;
    spent.set(cell, i === 0 ? 0 : list.get(cell)!);
    list.delete(cell);
    forNeighbours(cell, passages[cell]!, steps, (next) => {
      if (spent.has(next)) return;
      list.set(next, Math.min(list.get(next) ?? Infinity, spent.get(cell)! + (costs?.[next] ?? 1)));
    });
  }
  const cheapest = costs === undefined ? 1 : leastOf(costs);
  const straight = (cell: number) =>
    solver.id === "a-star" ? cheapest * Math.min(...ends.exits.map((exit) => away(cell, exit))) : 0;
  const sorted = [...list]
    .map(([cell, cost]) => [cell, cost + straight(cell), cost] as const)
    .sort((one, other) => one[1] - other[1] || other[2] - one[2]);
  return { kind: "list", cells: sorted.map(([cell]) => cell), costs: sorted.map(([, cost]) => cost) };
}

function marksOf(walk: Uint32Array, count: number): Memory {
  const marks = new Map<string, number>();
  for (let i = 1; i < count; i++) {
    const passage = [walk[i - 1]!, walk[i]!].sort((one, other) => one - other).join(" ");
    marks.set(passage, (marks.get(passage) ?? 0) + 1);
  }
  const twice = [...marks.values()].filter((mark) => mark > 1).length;
  return { kind: "marks", once: marks.size - twice, twice };
}
