import type { Maze } from "../../../src/maze/model/maze";
import { openNeighbours, stepsFrom } from "../shape";
import { floydTextbook } from "../solvers/floydTextbook";

/** A search, as it was done: cells in the order visited. */
interface Run {
  readonly solver: string;
  readonly maze: Maze;
  readonly entrance: number;
  readonly visited: readonly number[];
  /** The cost of entering a cell. */
  readonly cost: (cell: number) => number;
}

interface Row {
  readonly distance: number | undefined;
  readonly previous: number | undefined;
}

/** The rows of a search's table, kept while the search is done again as textbooks do it: with parents, a stack, or three loops. */
export function searchTextbook(run: Run): Row[] {
  const { solver, maze, visited } = run;
  const steps = stepsFrom(maze, run.entrance);
  const withSteps = (previous: readonly (number | undefined)[]) =>
    visited.map((cell, i) => ({ distance: steps.get(cell), previous: previous[i] }));
  switch (solver) {
    case "breadth-first":
      return withSteps(whoSawFirst(run));
    case "a-star":
    case "dijkstra":
      return relaxed(run);
    case "depth-first":
      return withSteps(topsOfStack(run));
    case "pledge":
    case "tremaux":
    case "left-hand":
    case "right-hand":
      return withSteps([undefined, ...visited.slice(0, -1)]);
    case "floyd-warshall":
      return rowOfMatrices(run);
    default:
      return withSteps(visited.map(() => undefined));
  }
}

/** Breadth-first: a cell's parent is the cell that was being looked at when it was first seen. */
function whoSawFirst({ maze, entrance, visited }: Run): (number | undefined)[] {
  const parents = new Map<number, number | undefined>([[entrance, undefined]]);
  for (const cell of visited) {
    for (const next of openNeighbours(maze, cell)) if (!parents.has(next)) parents.set(next, cell);
  }
  return visited.map((cell) => parents.get(cell));
}

/** A* and Dijkstra: a cell's parent is the one that last made its way cheaper before it was taken. */
function relaxed({ maze, entrance, visited, cost }: Run): Row[] {
  const best = new Map([[entrance, 0]]);
  const parents = new Map<number, number>();
  const taken = new Set<number>();
  return visited.map((cell) => {
    const row = { distance: best.get(cell), previous: parents.get(cell) };
    taken.add(cell);
    for (const next of openNeighbours(maze, cell)) {
      const through = best.get(cell)! + cost(next);
      if (taken.has(next) || through >= (best.get(next) ?? Infinity)) continue;
      best.set(next, through);
      parents.set(next, cell);
    }
    return row;
  });
}

/** Depth-first: dead ends are taken off the stack; then its top is where the search stands when it enters the next cell. */
function topsOfStack({ maze, visited }: Run): (number | undefined)[] {
  const stack: number[] = [];
  const seen = new Set<number>();
  return visited.map((cell) => {
    while (stack.length > 0 && openNeighbours(maze, stack.at(-1)!).every((next) => seen.has(next))) stack.pop();
    const top = stack.at(-1);
    stack.push(cell);
    seen.add(cell);
    return top;
  });
}

function rowOfMatrices({ maze, entrance, visited }: Run): Row[] {
  const { distances, predecessors } = floydTextbook(maze);
  const cells = Array.from({ length: maze.size }, (_, cell) => cell).filter((cell) => maze.has(cell));
  const row = cells.indexOf(entrance);
  const finite = (entry: number) => (entry === Infinity ? undefined : entry);
  return visited.map((cell) => {
    const column = cells.indexOf(cell);
    const before = finite(predecessors[row]![column]!);
    return { distance: finite(distances[row]![column]!), previous: before === undefined ? undefined : cells[before] };
  });
}
