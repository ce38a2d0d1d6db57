import type { Area, ReadName, Reference } from "../excel";
import type { Fact } from "./fact";
import { isPieceOf, placeFact } from "./kinds";

/** Two names that are written with every grid: what was there before it, */
export const BEFORE = "MazeBefore";
/** and which action drew it. */
export const STAMP = "MazeStamp_";

const named = placeFact("MazeGrid", { diesWith: "maze", isShown: true, drawn: ({ area }) => area });

/**
 * Where the grid is. Everybody sees this name, and a person may have one of the same words: it counts as Lavirint's only beside a hidden
 * name that is written with it.
 */
export const gridFact: Fact<Area, Reference> = {
  ...named,
  read: (list) => (isBesideOurs(list) ? named.read(list) : undefined),
  left: (list) => (isBesideOurs(list) ? list.map(({ name }) => name).filter((name) => named.owns(name)) : []),
};

/** A name of the person's own that drawing a grid would replace. */
export function ownGridName(list: readonly ReadName[]): string | undefined {
  return isBesideOurs(list) ? undefined : list.find(({ name }) => named.owns(name))?.name;
}

function isBesideOurs(list: readonly ReadName[]): boolean {
  return list.some(({ name }) => isPieceOf(BEFORE, name) || name.toUpperCase().startsWith(STAMP.toUpperCase()));
}
