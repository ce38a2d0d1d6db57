import { message } from "../../message";
import { CodeError, UnknownAlgorithmError } from "../model";
import { generatorFacts } from "../generators";

/** The number that stands for a generator in a code. Throws UnknownAlgorithmError for an id that no code can hold. */
export function numberOfGenerator(id: string): number {
  const facts = generatorFacts.find((each) => each.id === id);
  if (facts === undefined) throw new UnknownAlgorithmError(message("no-share-code-for-generator", { id }));
  return facts.codeNumber;
}

/** Throws CodeError for a number that stands for none. */
export function generatorOfNumber(number: number): string {
  const facts = generatorFacts.find(({ codeNumber }) => codeNumber === number);
  if (facts === undefined) throw new CodeError(message("share-code-of-unknown-generator", { number }));
  return facts.id;
}
