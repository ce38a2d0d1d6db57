import { type Grid, type Maze, Random, byId, wallsWhere } from "../model";
import type { Generation } from "../trace";
import { kruskal } from "./kruskal";
import { depthFirst } from "./depthFirst";
import { primFrontier, primWeights } from "./prim";
import { wilson } from "./walks/wilson";
import { aldousBroder } from "./walks/aldousBroder";
import { eller } from "./eller";
import { huntAndKill } from "./huntAndKill";
import { sidewinder } from "./sidewinder";
import { binaryTree } from "./binaryTree";
import { recursiveDivision } from "./recursiveDivision";
import { growingTree } from "./growingTree";
import { boruvka } from "./boruvka";
import { kruskalPicks } from "./walks/kruskalPicks";
import { type GeneratorFacts, generatorFacts } from "./facts";
import { checkVariation, isUnvaried, makeImperfect, UNVARIED, type Variation, openMore } from "./variation";
import { textured } from "./textures";
import { RECORDED_CELLS, WalkRecord } from "./walks/walks";

export { isVariation, isUnvaried, UNVARIED } from "./variation";

export interface Generator extends GeneratorFacts {
  /**
   * As the algorithm makes it unless a variation is given. The same grid, seed and variation give the same maze and trace.
   * Throws MazeError before anything is allocated, also if it takes as long as `cost` says.
   */
  readonly make: (grid: Grid, random: Random, variation?: Variation) => Generation;
  /** The same maze without its trace, by the fastest path. Throws as `make` does. */
  readonly makeMaze: (grid: Grid, random: Random, variation?: Variation) => Maze;
}

/** Makes a perfect maze; if nobody wants its trace, as fast as it can. */
type Perfect = (grid: Grid, random: Random, isTraced: boolean) => Generation;

/** All algorithms but depth-first search, which makes loops and blocks itself. */
const algorithms: Readonly<Record<Exclude<GeneratorFacts["id"], "depth-first">, Perfect>> = {
  kruskal: (grid, random) => kruskal(grid, random),
  "prim-weights": byWeight(primWeights),
  "prim-frontier": primFrontier,
  wilson: walking(wilson),
  "aldous-broder": walking(aldousBroder),
  eller,
  "hunt-and-kill": huntAndKill,
  sidewinder,
  "binary-tree": binaryTree,
  "recursive-division": recursiveDivision,
  "growing-tree-newest": (grid, random) => growingTree(grid, random, "newest"),
  "growing-tree-oldest": (grid, random) => growingTree(grid, random, "oldest"),
  "growing-tree-random": (grid, random) => growingTree(grid, random, "random"),
  "growing-tree-mixed": (grid, random) => growingTree(grid, random, "mixed"),
  boruvka: byWeight(boruvka),
  "kruskal-picks": walking(kruskalPicks),
};

export const generators: readonly Generator[] = generatorFacts.map((facts) => ({
  ...facts,
  make: (grid, random, variation = UNVARIED) => generate(facts.id, grid, random, variation, true),
  makeMaze: (grid, random, variation = UNVARIED) =>
    generate(facts.id, grid, random, variation, !isUnvaried(variation)).maze,
}));

function generate(
  id: GeneratorFacts["id"],
  grid: Grid,
  random: Random,
  variation: Variation,
  isTraced: boolean,
): Generation {
  checkVariation(variation);
  const make = (size: Grid, wanted: Variation) =>
    id === "depth-first"
      ? depthFirst(size, random, wanted)
      : makeImperfect(algorithms[id](size, random, isTraced), random, wanted);
  const again = (half: Grid) => make(half, UNVARIED).maze;
  return openMore(textured(make(grid, variation), random, variation, again), random, variation);
}

/** Kruskal makes the same maze faster, in another order. */
function byWeight(algorithm: typeof kruskal): Perfect {
  return (grid, random, isTraced) => (isTraced ? algorithm : kruskal)(grid, random);
}

/** A random walk, or a series of picks, whose moves are recorded only if somebody may watch them. */
function walking(walk: typeof wilson): Perfect {
  return (grid, random, isTraced) => {
    const isWatched = isTraced && grid.rows * grid.columns <= RECORDED_CELLS;
    return walk(grid, random, isWatched ? new WalkRecord(grid) : undefined);
  };
}

export const generatorById = (id: string): Generator => byId(generators, id);

/** The algorithms that take walls by weight, by their ids. */
const weighing = { kruskal, "prim-weights": primWeights, boruvka };
export type GeneratorByWeight = keyof typeof weighing;

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
    const listed = Array.from(walls).filter((wall) => maze.separates(wall));
    return Uint32Array.from(new Set([...listed, ...wallsWhere(maze)]), (wall) => 2 * wall);
  };
  return weighing[generator](grid, new Random(""), inOrder);
}
