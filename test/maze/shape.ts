import type { Maze } from "../../src/maze/model/maze";

/** The walls between two cells of the maze. */
export const wallsBetween = (maze: Maze): number[] =>
  Array.from({ length: maze.wallCount }, (_, wall) => wall).filter((wall) => maze.separates(wall));

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

/** All of a maze as one text: to compare it cell by cell would take most of a property's time. */
const drawnIn = (maze: Maze) =>
  `${maze.rows} ${maze.columns} ${Array.from(maze.standing, (walls, cell) => (maze.has(cell) ? walls : "x")).join("")}`;

/** Expects the same cells and walls. */
export function expectSameMaze(found: Maze, maze: Maze): void {
  expect(drawnIn(found)).toBe(drawnIn(maze));
}

/** Whether no wall stands between a cell and those to its right, below it, and between them. */
export function isSquare(maze: Maze, cell: number): boolean {
  const passes = (wall: number) => maze.separates(wall) && maze.isOpen(wall);
  return [2 * cell, 2 * cell + 1, 2 * (cell + maze.columns), 2 * (cell + 1) + 1].every(passes);
}

/** Cells with exactly `passages` open walls. */
export function cellsWith(maze: Maze, passages: number): number {
  let count = 0;
  for (let cell = 0; cell < maze.size; cell++) {
    if (maze.has(cell) && openNeighbours(maze, cell).length === passages) count++;
  }
  return count;
}

/** How far dead ends of mazes of 3 x 3 are from a law for two to six of them; 4 degrees of freedom: above 18.47 with a chance of 0.001. */
export function farFromLaw(law: readonly number[], mazes: Iterable<Maze>): number {
  const seen = [0, 0, 0, 0, 0];
  let count = 0;
  for (const maze of mazes) {
    seen[cellsWith(maze, 1) - 2]!++;
    count++;
  }
  return chiSquared(
    seen,
    law.map((p) => p * count),
  );
}

/** The exact law of the number of dead ends of a random minimum spanning tree on 3 x 3. */
export const MINIMUM_TREE_LAW = [14081 / 166320, 2609 / 5940, 27743 / 83160, 1339 / 10395, 23 / 1680];

/** The sum of (seen - expected)² / expected; `expected` in mazes. */
export function chiSquared(seen: readonly number[], expected: readonly number[]): number {
  return seen.reduce((sum, count, i) => sum + (count - expected[i]!) ** 2 / expected[i]!, 0);
}
