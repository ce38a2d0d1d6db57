import { encode } from "../../maze/code";
import { addressOf } from "../../worksheet/excel/addresses";
import { rememberedText } from "../../worksheet/excel/longText";
import { names } from "../../worksheet/excel/names";
import { nextTask } from "../../worksheet/excel/turns";
import { Refusal } from "../../worksheet/excel/refusal";
import type { Dialogue } from "../desk/dialogue";
import type { ActionOutcome } from "../desk/outcomes";
import { recipeOf } from "./recipe";
import { readWholeMaze } from "../desk/mazeInFront";
import { act } from "../desk/work";

export interface CodeOutcome extends ActionOutcome {
  /** "" where the person stopped it. */
  readonly code: string;
}

/**
 * The share code of the maze in front, with its entrance and exits as they are now. The sheet remembers how the maze was
 * made; the code is given only if that still gives what stands in the borders. Changes nothing. Throws ActionFailure.
 */
export async function shareCode(dialogue: Dialogue): Promise<CodeOutcome> {
  return act<CodeOutcome>(
    "Show share code",
    dialogue,
    async (job) => {
      const { state, area, maze, ends, remark } = await readWholeMaze(job, dialogue);
      await nextTask();
      const where = `${addressOf(area)} on ${state.name}`;
      const recipe = recipeOf(rememberedText(state.names, names.code), maze);
      if (recipe === undefined) {
        throw new Refusal(
          `A share code holds how a maze was made, and the maze in ${where} was drawn or changed by hand, or its mask is too long for a code. Use Show as text instead.`,
        );
      }
      return {
        code: encode({ ...recipe, ends }),
        sentence: `The share code is that of the maze in ${where}.${remark}`,
      };
    },
    (sentence) => ({ sentence, code: "" }),
  );
}
