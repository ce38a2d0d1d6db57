import { textFormById } from "../../maze/text";
import { addressOf } from "../../worksheet/excel/addresses";
import { nextTask } from "../../worksheet/excel/turns";
import type { Dialogue } from "../desk/dialogue";
import { endsOf, mazeInFront } from "../desk/mazeInFront";
import { actFor, type ActionOutcome } from "../desk/work";

export interface TextOutcome extends ActionOutcome {
  /** Lines, each ended by a line feed; "" where the person stopped it. */
  readonly text: string;
}

/** The maze in front as text, in one of the forms of src/maze/text. Changes nothing. Throws ActionFailure. */
export function showText(form: string, dialogue: Dialogue): Promise<TextOutcome> {
  return actFor<TextOutcome>("Show as text", dialogue, { text: "" }, async (job) => {
    const { print } = textFormById(form);
    const reading = await mazeInFront(job, dialogue);
    const { state, area, maze, remark } = reading;
    await nextTask();
    const text = print({ maze, ends: endsOf(reading) });
    return { text, sentence: `The maze in ${addressOf(area)} on ${state.name} is shown as text.${remark}` };
  });
}
