import { CodeError, UnknownAlgorithmError } from "../errors";

/**
 * The number that stands for each generator in a code: its place here, from 1. Codes are kept for years, so a new one is
 * added at the end and none is ever moved, renamed or taken out.
 */
const GENERATOR_IDS: readonly string[] = [
  "kruskal",
  "depth-first",
  "prim-weights",
  "prim-frontier",
  "wilson",
  "aldous-broder",
  "eller",
  "hunt-and-kill",
  "sidewinder",
  "binary-tree",
  "recursive-division",
  "growing-tree-newest",
  "growing-tree-oldest",
  "growing-tree-random",
  "growing-tree-mixed",
  "boruvka",
];

/** Throws UnknownAlgorithmError for an id that no code can hold. */
export function numberOfGenerator(id: string): number {
  const number = GENERATOR_IDS.indexOf(id) + 1;
  if (number === 0)
    throw new UnknownAlgorithmError(`There is no number in share codes for a generator called “${id}”.`);
  return number;
}

/** Throws CodeError for a number that stands for none. */
export function generatorOfNumber(number: number): string {
  const id = GENERATOR_IDS[number - 1];
  if (id === undefined)
    throw new CodeError(`Use a newer Lavirint. This code names generator ${number}, which this one does not have.`);
  return id;
}
