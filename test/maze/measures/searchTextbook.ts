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
