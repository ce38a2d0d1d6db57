import type { Grid, Maze, Random } from "../model";
import type { Generation } from "../trace";
import { kruskal } from "./kruskal";
import { depthFirst } from "./depthFirst";
import { primWeights } from "./primWeights";
import { primFrontier } from "./primFrontier";
import { wilson } from "./walks/wilson";
import { aldousBroder } from "./walks/aldousBroder";
import { eller } from "./eller";
import { huntAndKill } from "./huntAndKill";
import { sidewinder } from "./sidewinder";
import { binaryTree } from "./binaryTree";
import { recursiveDivision } from "./recursiveDivision";
import { atRandom, growingTree, mixed, newest, oldest, type Choice } from "./growingTree";
import { boruvka } from "./boruvka";
import { kruskalPicks } from "./walks/kruskalPicks";
import { type GeneratorFacts, generatorFacts, generatorFactsById } from "./facts";
import { checkVariation, isUnvaried, makeImperfect, UNVARIED, type Variation, openMore } from "./variation";
import { textured } from "./textures";
import { RECORDED_CELLS, WalkRecord } from "./walks/walkRecord";

export { isVariation, isUnvaried, UNVARIED, type Variation } from "./variation";

/** A maze algorithm with its facts. */
export interface Generator extends GeneratorFacts {
  /**
   * As the algorithm makes it unless a variation is given. The same grid, seed and variation give the same maze and trace.
   * Throws MazeError before anything is allocated, also if it takes as long as `cost` says.
   */
  readonly make: (grid: Grid, random: Random, variation?: Variation) => Generation;
  /** The same maze without its trace, by the fastest path. Throws as `make` does. */
  readonly makeMaze: (grid: Grid, random: Random, variation?: Variation) => Maze;
}

const algorithms: Readonly<Record<GeneratorFacts["id"], Making>> = {
  kruskal: imperfectly(kruskal),
  "depth-first": making(openedMore(depthFirst)),
  "prim-weights": withFastPath(primWeights, kruskal),
  "prim-frontier": imperfectly(primFrontier),
  wilson: walking(wilson),
  "aldous-broder": walking(aldousBroder),
  eller: imperfectly(eller),
  "hunt-and-kill": imperfectly(huntAndKill),
  sidewinder: imperfectly(sidewinder),
  "binary-tree": imperfectly(binaryTree),
  "recursive-division": imperfectly(recursiveDivision),
  "growing-tree-newest": growing(newest),
  "growing-tree-oldest": growing(oldest),
  "growing-tree-random": growing(atRandom),
  "growing-tree-mixed": growing(mixed),
  boruvka: withFastPath(boruvka, kruskal),
  "kruskal-picks": walking(kruskalPicks),
};

/** All generators, in the order of facts.ts. */
export const generators: readonly Generator[] = generatorFacts.map((facts) => ({ ...facts, ...algorithms[facts.id] }));

type Making = Pick<Generator, "make" | "makeMaze">;
type Perfect = (grid: Grid, random: Random) => Generation;

/** The generator; `bare` makes the same maze faster, without a complete trace. */
function making(make: Generator["make"], bare = make): Making {
  return { make, makeMaze: (grid, random, variation) => bare(grid, random, variation).maze };
}

/** The generator, which makes loops and blocks itself, with a texture and further openings if they are wanted. */
function openedMore(make: Generator["make"]): Generator["make"] {
  return (grid, random, variation = UNVARIED) => {
    const again = (half: Grid) => make(half, random).maze;
    return openMore(textured(make(grid, random, variation), random, variation, again), random, variation);
  };
}

/** The generator, with loops, blocks and further openings added afterwards if they are wanted. */
function imperfectly(perfect: Perfect, bare = perfect): Making {
  const imperfect = (make: Perfect): Generator["make"] =>
    openedMore((grid, random, variation = UNVARIED) => {
      checkVariation(variation);
      return makeImperfect(make(grid, random), random, variation);
    });
  return making(imperfect(perfect), imperfect(bare));
}

/** The generator, with a faster one that makes the same perfect maze in another order. */
function withFastPath(perfect: Perfect, fast: Perfect): Making {
  const made = imperfectly(perfect);
  return {
    ...made,
    makeMaze: (grid, random, variation = UNVARIED) =>
      isUnvaried(variation) ? fast(grid, random).maze : made.makeMaze(grid, random, variation),
  };
}

/** A random walk, or a series of picks, whose moves are recorded only if somebody may watch them. */
function walking(walk: typeof wilson): Making {
  const bare: Perfect = (grid, random) => walk(grid, random, undefined);
  return imperfectly((grid, random) => {
    const isWatched = grid.rows * grid.columns <= RECORDED_CELLS;
    return isWatched ? walk(grid, random, new WalkRecord(grid)) : bare(grid, random);
  }, bare);
}

function growing(choose: Choice): Making {
  return imperfectly((grid, random) => growingTree(grid, random, choose));
}

/** Throws MazeError for an id that is not in the list. */
export function generatorById(id: string): Generator {
  const facts = generatorFactsById(id);
  return generators.find((entry) => entry.id === facts.id)!;
}
