import { type ReadName, addressOf } from "../excel";
import { facts, namesOf } from "../memory";
import { stampOf } from "./stamp";
import type { SheetLook } from "../sheet";

/** What distinguishes the maze of a sheet from another one, and from itself before it was changed. */
export interface MazeIdentity {
  readonly sheetId: string;
  /** "B2:I6", or "" if Lavirint knows none. */
  readonly place: string;
  /** The stamps of the maze, or of the two on a sheet of a pair, and of its solution; "" for none. */
  readonly maze: string;
  readonly solution: string;
  /** The names of entrance and exits, with where they point to. */
  readonly ends: string;
}

/** The identity of the maze of a sheet, from what was read of it. */
export function identityOf({ id, grid, names: list }: SheetLook): MazeIdentity {
  return {
    sheetId: id,
    place: grid === undefined ? "" : addressOf(grid),
    maze: stampOf(list, "maze") || stampOf(list, "pair"),
    solution: stampOf(list, "solution"),
    ends: endsOf(list),
  };
}

function endsOf(list: readonly ReadName[]): string {
  return namesOf(list, facts.ends)
    .filter(({ name }) => !/Was$/i.test(name))
    .map(({ name, formula }) => `${name}${formula}`)
    .sort()
    .join(" ");
}
