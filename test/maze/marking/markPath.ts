import { type Ends, type Maze, passagesOf, stepsOf } from "../../../src/maze/model";

/** What is to be said of a typed path; steps are counted from 1. */
interface MarkedPath {
  readonly typed: number;
  /** Steps from the entrance up to the first fault, the exit, or the end of what was typed. */
  readonly right: number;
  /** The first step through a wall, and the cell from which it leads. */
  readonly crossing: { readonly step: number; readonly cell: number } | undefined;
  /** The first step that is no direction. */
  readonly unknown: number | undefined;
  /** The step that reached an exit. */
  readonly exit: number | undefined;
}

/** Marks a typed path step by step, as the formulas of a sheet that marks are to do. Steps beyond `most` are not marked. */
export function markPath(maze: Maze, ends: Ends, text: string, signs: string, most = Infinity): MarkedPath {
  const steps = text.replace(/[ ,\n]/g, "");
  const passages = passagesOf(maze);
  const marked = { typed: steps.length, crossing: undefined, unknown: undefined, exit: undefined };
  const count = Math.min(steps.length, most);
  for (let cell = ends.entrance, done = 0; done < count; done++) {
    const place = signs.indexOf(steps[done]!);
    if (place < 0) return { ...marked, right: done, unknown: done + 1 };
    const side = place % 4;
    if (((passages[cell]! >> side) & 1) === 0) return { ...marked, right: done, crossing: { step: done + 1, cell } };
    cell += stepsOf(maze)[side]!;
    const isExit = cell !== ends.entrance && ends.exits.includes(cell);
    if (isExit) return { ...marked, right: done + 1, exit: done + 1 };
  }
  return { ...marked, right: count };
}
