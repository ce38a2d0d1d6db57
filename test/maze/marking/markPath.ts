import { type Ends, type Maze, passagesOf, stepsOf } from "../../../src/maze/model";

/**
 * Marks a typed path step by step, as the formulas of a sheet that marks are to do: the steps that are right, up to the first fault, the
 * exit, or the end; the first step through a wall, with the cell from which it leads, the first that is no direction, and the one that
 * reached an exit. Steps are counted from 1, and those beyond `most` are not marked.
 */
export function markPath(maze: Maze, ends: Ends, text: string, signs: string, most = Infinity) {
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
