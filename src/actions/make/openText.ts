import { message, together } from "../../message";
import { engine } from "../../engine";
import { painted } from "../../worksheet/changes";
import { addressOf } from "../../worksheet/excel";
import { ON_PATH, solutionDrawn } from "../../worksheet/solution";
import { type Act, type ActionOutcome, type Dialogue, type Layout, act, readMarkedMaze } from "../desk";
import { drawOnNewSheet, expectRoom, room } from "./newSheet";

/**
 * Draws the maze of a text, in any of the forms, on a new sheet; a path that is marked in it becomes its solution. Throws ActionFailure,
 * for a fault in the text with its line and column; then nothing was changed.
 */
export function openText(text: string, layout: Layout, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("open-text-button"), dialogue, async (job, changes) => {
    dialogue.progress(0, 1, message("reading-text"));
    const { maze, ends, path } = expectRoom(await engine.run("readDrawing", { text, room }, dialogue.signal));
    const drawn = await drawOnNewSheet({ job, dialogue, changes }, { maze, ends }, layout);
    if (path === undefined) return drawn;
    await fillPath({ job, dialogue, changes }, path);
    return together(drawn, message("path-of-text-drawn", { steps: path.length - 1 }));
  });
}

/** Fills the path of the maze that was just drawn, as Solve does. */
async function fillPath({ job, dialogue, changes }: Act, path: Uint32Array): Promise<void> {
  dialogue.progress(0, 1, message("drawing-solution"));
  const { reading, standing, isFree } = await readMarkedMaze({ job, dialogue, changes });
  const { state, area, maze } = reading;
  const kinds = new Uint8Array(maze.size);
  for (const cell of path) if (isFree(cell)) kinds[cell] = ON_PATH;
  const ifStuck = message("solution-unfinished", { maze: addressOf(area), sheet: state.name });
  const drawn = painted(await solutionDrawn(job.stamp, standing, { kinds, arrows: undefined }), { ifStuck });
  await changes.make(job, drawn);
}
