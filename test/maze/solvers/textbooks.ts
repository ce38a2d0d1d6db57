import type { EndedSearch } from "../../../src/maze/measures/searchRecord";
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

/** The rows of a search's table, by what the books say of it. */
export function searchTextbook({ solver: { id }, maze, ends: { entrance }, visited: order, costs }: EndedSearch) {
  const visited = [...order];
  const steps = stepsFrom(maze, entrance);
  const cells = [...maze.standing.keys()].filter((cell) => maze.has(cell));
  const from = id === "floyd-warshall" ? floydTextbook(maze).predecessors[cells.indexOf(entrance)] : undefined;
  const distances: (number | undefined)[] = [];
  return visited.map((cell, i) => {
    const before = visited.slice(0, i).filter((other) => openNeighbours(maze, cell).includes(other));
    let [distance, previous]: (number | undefined)[] = [steps.get(cell), undefined];
    if (["breadth-first", "a-star", "dijkstra"].includes(id)) {
      // The cheapest way into it from a cell that was taken; of equal ones the first.
      const ways = before.map((other) => distances[visited.indexOf(other)]! + (costs?.[cell] ?? 1));
      distance = i === 0 ? 0 : Math.min(...ways);
      previous = before[ways.indexOf(distance)];
    } else if (id === "depth-first") {
      // The top of the stack: cells behind it lead nowhere new.
      previous = before.at(-1);
    } else if (["pledge", "tremaux", "left-hand", "right-hand"].includes(id)) {
      previous = visited[i - 1];
    } else if (from !== undefined) {
      previous = cells[from[cells.indexOf(cell)]!];
    }
    distances.push(distance);
    return { distance, previous };
  });
}
