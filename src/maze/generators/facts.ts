import { message } from "../../message";
import { kruskalFacts } from "./kruskal";
import { depthFirstFacts } from "./depthFirst";
import { primWeightsFacts } from "./primWeights";
import { primFrontierFacts } from "./primFrontier";
import { wilsonFacts } from "./walks/wilson";
import { aldousBroderFacts } from "./walks/aldousBroder";
import { ellerFacts } from "./eller";
import { huntAndKillFacts } from "./huntAndKill";
import { sidewinderFacts } from "./sidewinder";
import { binaryTreeFacts } from "./binaryTree";
import { recursiveDivisionFacts } from "./recursiveDivision";
import {
  growingTreeNewestFacts,
  growingTreeOldestFacts,
  growingTreeRandomFacts,
  growingTreeMixedFacts,
} from "./growingTree";
import { boruvkaFacts } from "./boruvka";
import { kruskalPicksFacts } from "./walks/kruskalPicks";
import { UnknownAlgorithmError } from "../model";
import type { GeneratorFacts } from "./shared/generatorFacts";

/** The facts of every generator, for anything that offers a choice of algorithms; the algorithms themselves are in generators.ts. */
export const generatorFacts: readonly GeneratorFacts[] = [
  kruskalFacts,
  depthFirstFacts,
  primWeightsFacts,
  primFrontierFacts,
  wilsonFacts,
  aldousBroderFacts,
  ellerFacts,
  huntAndKillFacts,
  sidewinderFacts,
  binaryTreeFacts,
  recursiveDivisionFacts,
  growingTreeNewestFacts,
  growingTreeOldestFacts,
  growingTreeRandomFacts,
  growingTreeMixedFacts,
  boruvkaFacts,
  kruskalPicksFacts,
];

/** Throws {@link UnknownAlgorithmError} for an id that is not in the list. */
export function generatorFactsById(id: string): GeneratorFacts {
  const facts = generatorFacts.find((entry) => entry.id === id);
  if (facts === undefined) throw new UnknownAlgorithmError(message("no-such-generator", { id }));
  return facts;
}
