import type { Maze } from "../../../src/maze/model/maze";

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
