import type { Maze } from "../../src/maze/model/maze";

/** Cells joined by open walls, found the slow, obvious way: one flood per component. */
export function components(maze: Maze): number[][] {
  const seen = new Set<number>();
  const found: number[][] = [];
  for (let start = 0; start < maze.size; start++) {
    if (!maze.has(start) || seen.has(start)) continue;
    const part = [start];
    seen.add(start);
    for (const cell of part) {
      for (const next of openNeighbours(maze, cell)) {
        if (!seen.has(next)) {
          seen.add(next);
          part.push(next);
        }
      }
    }
    found.push(part);
  }
  return found;
}

export function openNeighbours(maze: Maze, cell: number): number[] {
  const column = cell % maze.columns;
  const neighbours: number[] = [];
  if (column + 1 < maze.columns && maze.isOpen(2 * cell)) neighbours.push(cell + 1);
  if (cell + maze.columns < maze.size && maze.isOpen(2 * cell + 1)) neighbours.push(cell + maze.columns);
  if (column > 0 && maze.isOpen(2 * (cell - 1))) neighbours.push(cell - 1);
  if (cell >= maze.columns && maze.isOpen(2 * (cell - maze.columns) + 1)) neighbours.push(cell - maze.columns);
  return neighbours;
}

/** The steps of the shortest path to every reachable cell, found the slow, obvious way. */
export function stepsFrom(maze: Maze, start: number): Map<number, number> {
  const steps = new Map([[start, 0]]);
  for (const [cell, count] of steps) {
    for (const next of openNeighbours(maze, cell)) if (!steps.has(next)) steps.set(next, count + 1);
  }
  return steps;
}

/** Cells with exactly `passages` open walls. */
export function cellsWith(maze: Maze, passages: number): number {
  let count = 0;
  for (let cell = 0; cell < maze.size; cell++) {
    if (maze.has(cell) && openNeighbours(maze, cell).length === passages) count++;
  }
  return count;
}

/** The sum of (seen - expected)² / expected; `expected` in mazes. */
export function chiSquared(seen: readonly number[], expected: readonly number[]): number {
  return seen.reduce((sum, count, i) => sum + (count - expected[i]!) ** 2 / expected[i]!, 0);
}
