import { UnknownAlgorithmError } from "../errors";
import type { Grid } from "../maze";
import type { Random } from "../random";
import type { Generation } from "../trace";
import { checkImperfection, makeImperfect, PERFECT, type Imperfection } from "./imperfection";
import { kruskal } from "./kruskal";

export { PERFECT, type Imperfection } from "./imperfection";

/** A way to make a maze. Whatever offers a choice of algorithms reads {@link generators}. */
export interface Generator {
  /** Lower-case words joined by hyphens; never changed, because share codes and workbooks hold it. */
  readonly id: string;
  readonly name: string;
  /** One sentence: how it goes about it and what its mazes look like. */
  readonly description: string;
  /** False where the algorithm needs a whole rectangle; `make` then refuses a mask that takes a cell out. */
  readonly honoursMask: boolean;
  /**
   * Perfect unless an imperfection is given. The same grid, seed and imperfection give the same maze and trace.
   * Throws SizeError, MaskError or ImperfectionError before anything is allocated.
   */
  readonly make: (grid: Grid, random: Random, imperfection?: Imperfection) => Generation;
}

export const generators: readonly Generator[] = [
  {
    id: "kruskal",
    name: "Kruskal",
    description: "Walls fall in random order wherever they separate two sets; many short dead ends.",
    honoursMask: true,
    make: imperfectly(kruskal),
  },
];

/** The generator, with loops and blocks afterwards where they are asked for. */
function imperfectly(perfect: (grid: Grid, random: Random) => Generation): Generator["make"] {
  return (grid, random, imperfection = PERFECT) => {
    checkImperfection(imperfection);
    return makeImperfect(perfect(grid, random), random, imperfection);
  };
}

/** Throws {@link UnknownAlgorithmError} for an id that is not in the list. */
export function generatorById(id: string): Generator {
  const generator = generators.find((entry) => entry.id === id);
  if (generator === undefined) throw new UnknownAlgorithmError(`There is no generator called “${id}”.`);
  return generator;
}
