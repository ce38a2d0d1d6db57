import type { Ends, Maze, Random } from "../model";
import { Search, VISITED, anySide, unreachable, type Solution } from "./search";

/**
 * Depth-first search: moves to a random unvisited neighbour, or back along the stack if there is none. With loops,
 * other seeds find other paths, rarely a shortest one.
 *
 * Time O(n) for n cells; 9 bytes per cell. Source: the AI-class maze program. Throws MazeError.
 */
export function depthFirstSearch(maze: Maze, ends: Ends, random: Random): Solution {
  const search = new Search(maze, ends);
  const { states, steps } = search;
  const stack = new Uint32Array(maze.size);
  const visited = new Uint32Array(maze.size);
  let unvisited = 0;
  const find = (next: number, side: number): void => {
    if ((states[next]! & VISITED) === 0) unvisited |= 1 << side;
  };
  let height = 0;
  let count = 0;
  const enter = (cell: number): void => {
    search.visit(cell);
    visited[count++] = cell;
    stack[height++] = cell;
  };
  enter(ends.entrance);
  while (height > 0) {
    const cell = stack[height - 1]!;
    if (search.isExit(cell)) return { visited: visited.subarray(0, count), path: stack.slice(0, height) };
    unvisited = 0;
    search.forNeighbours(cell, find);
    if (unvisited === 0) height--;
    else enter(cell + steps[anySide(unvisited, random)]!);
  }
  return unreachable(visited.subarray(0, count));
}
