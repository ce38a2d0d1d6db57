import { encode } from "../../maze/code";
import { addressOf } from "../../worksheet/excel/addresses";
import { rememberedText } from "../../worksheet/excel/longText";
import { names } from "../../worksheet/excel/names";
import { Refusal } from "../../worksheet/excel/refusal";
import { nextTask } from "../../worksheet/excel/turns";
import { identityOf, type MazeIdentity } from "../../worksheet/sheet/mazeIdentity";
import type { Dialogue } from "../desk/dialogue";
import { endsOf, mazeInFront } from "../desk/mazeInFront";
import { actFor, type ActionOutcome } from "../desk/work";
import { recipeOf } from "./recipe";

export interface CodeOutcome extends ActionOutcome {
  /** "" where the person stopped it. */
  readonly code: string;
  /** What it is the code of; nothing where the person stopped it. */
  readonly maze: MazeIdentity | undefined;
}

/**
 * The share code of the maze in front, with its entrance and exits as they are now. The sheet remembers how the maze was
 * made; the code is given only if that still gives what stands in the borders. Changes nothing. Throws ActionFailure.
 */
export function shareCode(dialogue: Dialogue): Promise<CodeOutcome> {
  return actFor<CodeOutcome>("Show share code", dialogue, { code: "", maze: undefined }, async (job) => {
    const reading = await mazeInFront(job, dialogue);
    const { state, area, maze, remark } = reading;
    await nextTask();
    const where = `${addressOf(area)} on ${state.name}`;
    const recipe = await recipeOf(rememberedText(state.names, names.code), maze, dialogue.signal);
    if (recipe === undefined) {
      throw new Refusal(
        `Use Show as text instead. A share code holds how a maze was made, and the maze in ${where} was drawn or changed by hand, or its mask is too long for a code.`,
      );
    }
    return {
      code: encode({ ...recipe, ends: endsOf(reading) }),
      maze: identityOf(state),
      sentence: `The share code is that of the maze in ${where}.${remark}`,
    };
  });
}
