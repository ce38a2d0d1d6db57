import { CodeError, UnknownAlgorithmError } from "../model";
import { generatorFacts } from "../generators";

/** The number that stands for a generator in a code. Throws UnknownAlgorithmError for an id that no code can hold. */
export function numberOfGenerator(id: string): number {
  const facts = generatorFacts.find((each) => each.id === id);
  if (facts === undefined)
    throw new UnknownAlgorithmError(`There is no number in share codes for a generator called “${id}”.`);
  return facts.codeNumber;
}

/** Throws CodeError for a number that stands for none. */
export function generatorOfNumber(number: number): string {
  const facts = generatorFacts.find(({ codeNumber }) => codeNumber === number);
  if (facts === undefined)
    throw new CodeError(`Use a newer Lavirint. This code names generator ${number}, which this one does not have.`);
  return facts.id;
}
