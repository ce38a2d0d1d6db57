import type { Maze } from "../../../src/maze/model/maze";
import { openNeighbours, stepsFrom } from "../shape";

/** Floyd-Warshall as textbooks print it: three loops over arrays of arrays, Infinity if there is no path. */
export function floydTextbook(maze: Maze): { distances: number[][]; predecessors: number[][] } {
  const cells = Array.from({ length: maze.size }, (_, cell) => cell).filter((cell) => maze.has(cell));
  const n = cells.length;
  const d = cells.map((_, i) => cells.map((_, j) => (i === j ? 0 : Infinity)));
  const t = cells.map(() => cells.map(() => Infinity));
  for (let wall = 0; wall < maze.wallCount; wall++) {
    if (!maze.isOpen(wall)) continue;
    const i = cells.indexOf(wall >> 1);
    const j = cells.indexOf(maze.across(wall));
    d[i]![j] = d[j]![i] = 1;
    t[i]![j] = i;
    t[j]![i] = j;
  }
  for (let k = 0; k < n; k++) {
    for (let i = 0; i < n; i++) {
      for (let j = 0; j < n; j++) {
        const through = d[i]![k]! + d[k]![j]!;
        if (through < d[i]![j]!) {
          d[i]![j] = through;
          t[i]![j] = t[k]![j]!;
        }
      }
    }
  }
  return { distances: d, predecessors: t };
}

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

/** The rows of a search's table, by what the books say of it. */
export function searchTextbook({ solver, maze, entrance, visited, cost }: Run): Row[] {
  const steps = stepsFrom(maze, entrance);
  const cells = [...maze.standing.keys()].filter((cell) => maze.has(cell));
  const matrices = solver === "floyd-warshall" ? floydTextbook(maze) : undefined;
  const distances: (number | undefined)[] = [];
  return visited.map((cell, i) => {
    const before = visited.slice(0, i).filter((other) => openNeighbours(maze, cell).includes(other));
    const row = (): Row => {
      switch (solver) {
        case "breadth-first":
        case "a-star":
        case "dijkstra": {
          // The cheapest way into it from a cell that was taken; of equal ones the first.
          const ways = before.map((other) => distances[visited.indexOf(other)]! + cost(cell));
          const least = Math.min(...ways);
          return i === 0
            ? { distance: 0, previous: undefined }
            : { distance: least, previous: before[ways.indexOf(least)] };
        }
        case "depth-first": // The top of the stack: cells behind it lead nowhere new.
          return { distance: steps.get(cell), previous: before.at(-1) };
        case "pledge":
        case "tremaux":
        case "left-hand":
        case "right-hand":
          return { distance: steps.get(cell), previous: visited[i - 1] };
        case "floyd-warshall": {
          const previous = matrices!.predecessors[cells.indexOf(entrance)]![cells.indexOf(cell)]!;
          return { distance: steps.get(cell), previous: cells[previous] };
        }
        default:
          return { distance: steps.get(cell), previous: undefined };
      }
    };
    const found = row();
    distances.push(found.distance);
    return found;
  });
}
