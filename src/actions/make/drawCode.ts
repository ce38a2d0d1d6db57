import { decode, mazeInSlices } from "../../maze/code";
import { cornerEnds } from "../../maze/ends";
import { Refusal } from "../../worksheet/excel/refusal";
import { inTurns, nextTask } from "../../worksheet/excel/turns";
import type { Layout } from "../desk/choices";
import type { Dialogue } from "../desk/dialogue";
import { act, type ActionOutcome } from "../desk/work";
import { checkRoom, drawOnNewSheet } from "./newSheet";
import { codeOf } from "./recipe";

/** Makes the maze of a share code and draws it on a new sheet. Throws ActionFailure; then nothing was changed. */
export function drawCode(code: string, layout: Layout, dialogue: Dialogue): Promise<ActionOutcome> {
  return act("Draw share code", dialogue, async (job, ending) => {
    if (code.trim() === "")
      throw new Refusal("Type or paste a share code and try again. There is no share code to draw.");
    const recipe = decode(code);
    checkRoom(recipe.rows, recipe.columns);
    await nextTask();
    const maze = await inTurns(mazeInSlices(recipe), dialogue.signal);
    await nextTask();
    const ends = recipe.ends ?? cornerEnds(maze);
    const plain = codeOf({ ...recipe, ends: undefined });
    const drawn = await drawOnNewSheet(job, dialogue, ending, { maze, ends, code: plain }, layout);
    return `${drawn} Its seed is ${recipe.seed}.`;
  });
}
