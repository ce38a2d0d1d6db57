import type { Level } from "../booklet";

/** The shape of a pupil's maze: a picture of src/maze/shapes, or the letters of a name. */
export type PupilShape =
  { readonly kind: "picture"; readonly id: string } | { readonly kind: "word"; readonly text: string };

/** One row of a class list, checked. */
export interface Pupil {
  /** The row of the worksheet, from 1. */
  readonly row: number;
  /** As it stands on the page: "Ana", or "Ana 2" for the second row with that name. */
  readonly name: string;
  /** The same for the same name, however it is capitalised, and whatever else is in the list: 16 hexadecimal digits. */
  readonly key: string;
  /** The same as long as the row says the same: 16 hexadecimal digits. */
  readonly print: string;
  /** Undefined if the row leaves that to the set. */
  readonly level: Level | undefined;
  /** What stands along the path, one item a cell; none if the row has no words. */
  readonly items: readonly string[];
  /** Undefined if the maze fills its whole rectangle. */
  readonly shape: PupilShape | undefined;
}
