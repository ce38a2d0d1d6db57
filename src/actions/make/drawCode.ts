import { message, together } from "../../message";
import { engine } from "../../engine";
import { decode, decodeMaze } from "../../maze/code";
import { cornerEnds } from "../../maze/model";
import { Refusal } from "../../worksheet/excel";
import { type ActionOutcome, type Dialogue, type Layout, act } from "../desk";
import { checkRoom, drawOnNewSheet } from "./newSheet";
import { codeOf } from "./recipe";

/** Makes the maze of a share code and draws it on a new sheet. Throws ActionFailure; then nothing was changed. */
export function drawCode(code: string, layout: Layout, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("draw-code-button"), dialogue, async (job, changes) => {
    if (code.trim() === "") throw new Refusal(message("no-share-code"));
    const shared = decodeMaze(code);
    if (shared !== undefined) {
      const { maze, ends = cornerEnds(maze) } = shared;
      checkRoom(maze.rows, maze.columns);
      return drawOnNewSheet({ job, dialogue, changes }, { maze, ends, code: undefined }, layout);
    }
    const recipe = decode(code);
    checkRoom(recipe.rows, recipe.columns);
    const maze = await engine.run("maze", recipe, dialogue.signal);
    const ends = recipe.ends ?? cornerEnds(maze);
    const plain = codeOf({ ...recipe, ends: undefined });
    const drawn = await drawOnNewSheet({ job, dialogue, changes }, { maze, ends, code: plain }, layout);
    return together(drawn, message("seed", { seed: recipe.seed }));
  });
}
