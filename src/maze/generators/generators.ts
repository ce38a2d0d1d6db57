import type { Grid, Maze, Random } from "../model";
import type { Generation } from "../trace";
import { kruskal, kruskalFacts } from "./kruskal";
import { depthFirst, depthFirstFacts } from "./depthFirst";
import { primWeights, primWeightsFacts } from "./primWeights";
import { primFrontier, primFrontierFacts } from "./primFrontier";
import { wilson, wilsonFacts } from "./walks/wilson";
import { aldousBroder, aldousBroderFacts } from "./walks/aldousBroder";
import { eller, ellerFacts } from "./eller";
import { huntAndKill, huntAndKillFacts } from "./huntAndKill";
import { sidewinder, sidewinderFacts } from "./sidewinder";
import { binaryTree, binaryTreeFacts } from "./binaryTree";
import { recursiveDivision, recursiveDivisionFacts } from "./recursiveDivision";
import {
  atRandom,
  growingTree,
  mixed,
  newest,
  oldest,
  type Choice,
  growingTreeNewestFacts,
  growingTreeOldestFacts,
  growingTreeRandomFacts,
  growingTreeMixedFacts,
} from "./growingTree";
import { boruvka, boruvkaFacts } from "./boruvka";
import { kruskalPicks, kruskalPicksFacts } from "./walks/kruskalPicks";
import { generatorFactsById } from "./facts";
import type { GeneratorFacts } from "./shared/generatorFacts";
import { checkImperfection, isPerfect, makeImperfect, PERFECT, type Imperfection } from "./shared/imperfection";
import { openMore } from "./shared/openMore";
import { WalkRecord } from "./walks/walkRecord";

export { isImperfection, isPerfect, PERFECT, type Imperfection } from "./shared/imperfection";

/** A maze algorithm with its facts. */
export interface Generator extends GeneratorFacts {
  /**
   * Perfect unless an imperfection is given. The same grid, seed and imperfection give the same maze and trace.
   * Throws SizeError, MaskError or ImperfectionError before anything is allocated, and WalkError if `cost` says so.
   */
  readonly make: (grid: Grid, random: Random, imperfection?: Imperfection) => Generation;
  /** The same maze without its trace, by the fastest path. Throws as `make` does. */
  readonly makeMaze: (grid: Grid, random: Random, imperfection?: Imperfection) => Maze;
}

/** All generators, in the order of facts.ts. */
export const generators: readonly Generator[] = [
  { ...kruskalFacts, ...imperfectly(kruskal) },
  { ...depthFirstFacts, ...making(openedMore(depthFirst)) },
  { ...primWeightsFacts, ...withFastPath(primWeights, kruskal) },
  { ...primFrontierFacts, ...imperfectly(primFrontier) },
  { ...wilsonFacts, ...walking(wilson) },
  { ...aldousBroderFacts, ...walking(aldousBroder) },
  { ...ellerFacts, ...imperfectly(eller) },
  { ...huntAndKillFacts, ...imperfectly(huntAndKill) },
  { ...sidewinderFacts, ...imperfectly(sidewinder) },
  { ...binaryTreeFacts, ...imperfectly(binaryTree) },
  { ...recursiveDivisionFacts, ...imperfectly(recursiveDivision) },
  { ...growingTreeNewestFacts, ...growing(newest) },
  { ...growingTreeOldestFacts, ...growing(oldest) },
  { ...growingTreeRandomFacts, ...growing(atRandom) },
  { ...growingTreeMixedFacts, ...growing(mixed) },
  { ...boruvkaFacts, ...withFastPath(boruvka, kruskal) },
  { ...kruskalPicksFacts, ...walking(kruskalPicks) },
];

type Making = Pick<Generator, "make" | "makeMaze">;
type Perfect = (grid: Grid, random: Random) => Generation;

/** The generator; `bare` makes the same maze faster, without a complete trace. */
function making(make: Generator["make"], bare = make): Making {
  return { make, makeMaze: (grid, random, imperfection) => bare(grid, random, imperfection).maze };
}

/** The generator, which makes loops and blocks itself, with further openings if they are wanted. */
function openedMore(make: Generator["make"]): Generator["make"] {
  return (grid, random, imperfection = PERFECT) => openMore(make(grid, random, imperfection), random, imperfection);
}

/** The generator, with loops, blocks and further openings added afterwards if they are wanted. */
function imperfectly(perfect: Perfect, bare = perfect): Making {
  const imperfect = (make: Perfect): Generator["make"] =>
    openedMore((grid, random, imperfection = PERFECT) => {
      checkImperfection(imperfection);
      return makeImperfect(make(grid, random), random, imperfection);
    });
  return making(imperfect(perfect), imperfect(bare));
}

/** The generator, with a faster one that makes the same perfect maze in another order. */
function withFastPath(perfect: Perfect, fast: Perfect): Making {
  const made = imperfectly(perfect);
  return {
    ...made,
    makeMaze: (grid, random, imperfection = PERFECT) =>
      isPerfect(imperfection) ? fast(grid, random).maze : made.makeMaze(grid, random, imperfection),
  };
}

/** A random walk, or a series of picks, that records its moves only if somebody wants the trace. */
function walking(walk: typeof wilson): Making {
  return imperfectly(
    (grid, random) => walk(grid, random, new WalkRecord(grid)),
    (grid, random) => walk(grid, random, undefined),
  );
}

function growing(choose: Choice): Making {
  return imperfectly((grid, random) => growingTree(grid, random, choose));
}

/** Throws {@link UnknownAlgorithmError} for an id that is not in the list. */
export function generatorById(id: string): Generator {
  const facts = generatorFactsById(id);
  return generators.find((entry) => entry.id === facts.id)!;
}
