import { type Ends, type Maze, stepsOf } from "../model";
import { EXIT, wallCodes } from "./markingCells";

/** What is to be said of a typed path. */
interface MarkedPath {
  /** How many steps were typed. */
  readonly typed: number;
  /** Steps from the entrance up to the first fault, the exit, or the end of what was typed. */
  readonly right: number;
  /** The first step through a wall, from 1, and the cell from which it leads. */
  readonly crossing: { readonly step: number; readonly cell: number } | undefined;
  /** The first step that is no direction, from 1. */
  readonly unknown: number | undefined;
  /** The step that reached an exit, from 1. Nothing behind it counts. */
  readonly exit: number | undefined;
}

/**
 * Marks a path from the entrance, typed as characters of `signs` (see {@link stepSigns}); spaces, commas and line feeds between them do
 * not count. Steps beyond `most` are not marked. Time O(cells + steps).
 */
export function markPath(maze: Maze, ends: Ends, text: string, signs: string, most = Infinity): MarkedPath {
  const steps = text.replace(/[ ,\n]/g, "");
  const codes = wallCodes(maze, ends);
  const over = stepsOf(maze);
  const marked = { typed: steps.length, crossing: undefined, unknown: undefined, exit: undefined };
  const count = Math.min(steps.length, most);
  for (let cell = ends.entrance, done = 0; done < count; done++) {
    const place = signs.indexOf(steps[done]!);
    if (place < 0) return { ...marked, right: done, unknown: done + 1 };
    const side = place % 4;
    if ((codes[cell]! & (1 << side)) === 0) return { ...marked, right: done, crossing: { step: done + 1, cell } };
    cell += over[side]!;
    if (codes[cell]! >= EXIT) return { ...marked, right: done + 1, exit: done + 1 };
  }
  return { ...marked, right: count };
}
