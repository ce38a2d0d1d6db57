import { textFormById } from "../../maze/text";
import { addressOf } from "../../worksheet/excel/addresses";
import { nextTask } from "../../worksheet/excel/turns";
import type { Dialogue } from "../desk/dialogue";
import type { ActionOutcome } from "../desk/outcomes";
import { readWholeMaze } from "../desk/mazeInFront";
import { act } from "../desk/work";

export interface TextOutcome extends ActionOutcome {
  /** Lines, each ended by a line feed; "" where the person stopped it. */
  readonly text: string;
}

/** The maze in front as text, in one of the forms of src/maze/text. Changes nothing. Throws ActionFailure. */
export async function showText(form: string, dialogue: Dialogue): Promise<TextOutcome> {
  return act<TextOutcome>(
    "Show as text",
    dialogue,
    async (job) => {
      const { print } = textFormById(form);
      const { state, area, maze, ends, remark } = await readWholeMaze(job, dialogue);
      await nextTask();
      const text = print({ maze, ends });
      return { text, sentence: `The maze in ${addressOf(area)} on ${state.name} is shown as text.${remark}` };
    },
    (sentence) => ({ sentence, text: "" }),
  );
}
