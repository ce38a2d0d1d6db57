import { type Difference, namesBetween } from "../changes";
import type { ReadName } from "../excel";
import { type Fact, namesOf } from "./fact";

/** A sheet and its names. */
export interface RememberingSheet {
  readonly id: string;
  readonly names: readonly ReadName[];
}

/** The change from what a sheet remembers of a fact, as it was read, to another value, or to none. */
export function factBetween<W>({ id, names }: RememberingSheet, fact: Fact<W>, after: W | undefined): Difference {
  const before = namesOf(names, fact).map((name) => fact.asRead(name));
  return namesBetween(id, before, after === undefined ? [] : fact.namesFor(after));
}
