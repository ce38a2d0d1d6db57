import type { Maze } from "../../../src/maze/model/maze";
import { openNeighbours } from "../shape";

/** Steps from a cell to every other, by breadth-first search; -1 if there is no path. */
function distancesFrom(maze: Maze, start: number): Int32Array {
  const distance = new Int32Array(maze.size).fill(-1);
  distance[start] = 0;
  const queue = [start];
  for (const cell of queue) {
    for (const next of openNeighbours(maze, cell)) {
      if (distance[next] !== -1) continue;
      distance[next] = distance[cell]! + 1;
      queue.push(next);
    }
  }
  return distance;
}

export function distanceBetween(maze: Maze, from: number, to: number): number {
  return distancesFrom(maze, from)[to]!;
}

/** Steps of the longest path of a tree: from anywhere to the farthest cell, and from there to the farthest again. */
export function diameter(maze: Maze): number {
  const farthest = (distance: Int32Array) => distance.indexOf(Math.max(...distance));
  const distance = distancesFrom(maze, farthest(distancesFrom(maze, 0)));
  return Math.max(...distance);
}
