import { message } from "../../message";
import type { Maze } from "../../maze/model";
import { type LentMaze, type Site, mazeLent } from "../../worksheet/grid";
import type { Act } from "../desk";
import { drawingProgress } from "./drawingProgress";

/**
 * Brings a sheet with the maze, whose formats are going to be copied; undefined if the place is not fit for that (it then has no
 * `font`), or Excel does not take the sheet. One request.
 */
export async function lend(
  { job, dialogue, changes }: Act,
  { state, area, layout, isBehind, font }: Site & { readonly font?: string | undefined },
  maze: Maze,
): Promise<LentMaze | undefined> {
  if (font === undefined) return undefined;
  changes.touch(state, { structure: true });
  // The second part is its copy.
  drawingProgress(dialogue)(0, 2);
  const lentName = dialogue.say(message("lent-sheet"));
  return changes.make(job, mazeLent({ state, area, layout, isBehind, font, lentName }, maze));
}
