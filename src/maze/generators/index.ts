import { UnknownAlgorithmError } from "../errors";
import type { Grid } from "../maze";
import type { Random } from "../random";
import type { Generation } from "../trace";
import { kruskal } from "./kruskal";

/** A way to make a maze. Whatever offers a choice of algorithms reads {@link generators}. */
export interface Generator {
  readonly id: string;
  readonly name: string;
  /** One sentence: how it goes about it and what its mazes look like. */
  readonly description: string;
  /** Throws SizeError or MaskError before anything is allocated. */
  readonly make: (grid: Grid, random: Random) => Generation;
}

export const generators: readonly Generator[] = [
  {
    id: "kruskal",
    name: "Kruskal",
    description: "Walls fall in random order wherever they separate two sets; many short dead ends.",
    make: kruskal,
  },
];

/** Throws {@link UnknownAlgorithmError} for an id that is not in the list. */
export function generatorById(id: string): Generator {
  const generator = generators.find((entry) => entry.id === id);
  if (generator === undefined) throw new UnknownAlgorithmError(`There is no generator called “${id}”.`);
  return generator;
}
