import { type Grid, type Maze, Random } from "../model";
import type { Generation } from "../trace";
import { boruvka } from "./boruvka";
import { kruskal } from "./kruskal";
import { primWeights } from "./primWeights";

/** The algorithms that take walls by weight, by their ids. */
const byWeight = { kruskal, "prim-weights": primWeights, boruvka };
export type GeneratorByWeight = keyof typeof byWeight;

/** Walls of a grid with their weights, lightest first; of equal ones the first counts as lighter. */
export interface WeighedWalls {
  readonly grid: Grid;
  readonly generator: GeneratorByWeight;
  readonly walls: ArrayLike<number>;
}

/**
 * The maze whose passages are the minimum spanning tree of these weights, and how the algorithm made it. The weight of a wall that is
 * there twice is the smaller one; walls that are missing are heavier than all others. Throws as the generator does.
 */
export function generationByWeights({ grid, generator, walls }: WeighedWalls): Generation {
  const inOrder = (maze: Maze) => {
    const isListed = new Uint8Array(maze.wallCount);
    const listed: number[] = [];
    const list = (wall: number) => {
      if (isListed[wall] === 1 || !maze.separates(wall)) return;
      isListed[wall] = 1;
      listed.push(2 * wall);
    };
    for (let i = 0; i < walls.length; i++) list(walls[i]!);
    for (let wall = 0; wall < maze.wallCount; wall++) list(wall);
    return Uint32Array.from(listed);
  };
  return byWeight[generator](grid, new Random(""), inOrder);
}
