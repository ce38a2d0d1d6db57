import fc from "fast-check";
import { addInActs } from "./addInActs";
import { classActs } from "./classActs";
import { type Act, type Kind, byPerson, nothing } from "./kind";
import { personActs } from "./personActs";

const undoing: Readonly<Record<string, Kind>> = {
  undo: byPerson(8, nothing, (world) => world.undoLast(), false),
};

/** Every kind of act in a history. */
export const kinds: Readonly<Record<string, Kind>> = {
  ...addInActs,
  ...classActs,
  ...personActs,
  ...undoing,
};

function anyOf(chosen: Readonly<Record<string, Kind>>): fc.Arbitrary<Act> {
  return fc.oneof(
    ...Object.entries(chosen).map(([name, { weight, given }]) => ({
      weight,
      arbitrary: given.map((one): Act => [name, one]),
    })),
  );
}

const everyday = { ...addInActs, ...personActs, ...undoing };
const among = { nobody: anyOf(everyday), classroom: anyOf({ ...everyday, ...classActs }) };

/** Histories of this many acts; with those of a classroom among them. */
export function histories(length: number, company: keyof typeof among): fc.Arbitrary<Act[]> {
  return fc.array(among[company], { minLength: length, maxLength: length });
}
