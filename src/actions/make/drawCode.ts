import { decode, followInSlices } from "../../maze/code";
import { cornerEnds } from "../../maze/ends";
import { inTurns, nextTask } from "../../worksheet/excel/turns";
import { Refusal } from "../../worksheet/excel/refusal";
import type { Layout } from "../desk/choices";
import type { Dialogue } from "../desk/dialogue";
import { checkRoom, drawOnNewSheet, nowhere } from "./newSheet";
import type { GridOutcome } from "../desk/outcomes";
import { codeOf } from "./recipe";
import { act } from "../desk/work";

/** Makes the maze of a share code and draws it on a new sheet. Throws ActionFailure; then nothing was changed. */
export async function drawCode(code: string, layout: Layout, dialogue: Dialogue): Promise<GridOutcome> {
  return act<GridOutcome>(
    "Draw share code",
    dialogue,
    async (job, ending) => {
      if (code.trim() === "") throw new Refusal("There is no share code to draw. Type or paste one and try again.");
      const recipe = decode(code);
      checkRoom(recipe.rows, recipe.columns);
      await nextTask();
      const { maze } = await inTurns(followInSlices(recipe));
      await nextTask();
      const ends = recipe.ends ?? cornerEnds(maze);
      const plain = codeOf({ ...recipe, ends: undefined });
      const outcome = await drawOnNewSheet(job, dialogue, ending, { maze, ends, code: plain }, layout);
      return { ...outcome, sentence: `${outcome.sentence} Its seed is ${recipe.seed}.` };
    },
    (sentence) => ({ ...nowhere, sentence }),
  );
}
