import {
  type Narration,
  PLAIN_NARRATION,
  sayCoin,
  sayCover,
  sayDivision,
  sayEller,
  sayFrontier,
  sayGrowing,
  sayHunt,
  sayPatch,
  sayPicks,
  saySearch,
  saySets,
  saySidewinder,
  sayWilson,
} from "../../trace";

/** What steps and tints show while a person watches a generator, by its id. */
const narrations: Readonly<Record<string, Narration>> = {
  "aldous-broder": { say: sayCover, colouring: "cover" },
  "binary-tree": { say: sayCoin, colouring: "sets" },
  boruvka: { say: saySets, colouring: "sets" },
  "depth-first": { say: saySearch, colouring: "stack" },
  eller: { say: sayEller, colouring: "sets" },
  "growing-tree-mixed": { say: (...args) => sayGrowing("mixed", ...args), colouring: "active" },
  "growing-tree-newest": { say: (...args) => sayGrowing("newest", ...args), colouring: "active" },
  "growing-tree-oldest": { say: (...args) => sayGrowing("oldest", ...args), colouring: "active" },
  "growing-tree-random": { say: (...args) => sayGrowing("random", ...args), colouring: "active" },
  "hunt-and-kill": { say: sayHunt, colouring: "frontier" },
  kruskal: { say: saySets, colouring: "sets" },
  "kruskal-picks": { say: sayPicks, colouring: "sets" },
  "prim-frontier": { say: sayFrontier, colouring: "frontier" },
  "prim-weights": { say: sayPatch, colouring: "frontier" },
  "recursive-division": { say: sayDivision, colouring: "chamber" },
  sidewinder: { say: saySidewinder, colouring: "run" },
  wilson: { say: sayWilson, colouring: "walk" },
};

/** What steps and tints show while a person watches a generator; the plain words for one that has none of its own. */
export function narrationOf({ id }: { readonly id: string }): Narration {
  return narrations[id] ?? PLAIN_NARRATION;
}
