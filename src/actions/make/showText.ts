import { textFormById } from "../../maze/text";
import { addressOf } from "../../worksheet/excel/addresses";
import { inTurns, nextTask } from "../../worksheet/excel/turns";
import { identityOf, type MazeIdentity } from "../../worksheet/sheet/mazeIdentity";
import type { Dialogue } from "../desk/dialogue";
import { endsOf, mazeInFront } from "../desk/mazeInFront";
import { actFor, type ActionOutcome } from "../desk/work";

export interface TextOutcome extends ActionOutcome {
  /** Lines, each ended by a line feed; "" where the person stopped it. */
  readonly text: string;
  /** What it is the text of; nothing where the person stopped it. */
  readonly maze: MazeIdentity | undefined;
}

/** The maze in front as text, in one of the forms of src/maze/text. Changes nothing. Throws ActionFailure. */
export function showText(form: string, dialogue: Dialogue): Promise<TextOutcome> {
  return actFor<TextOutcome>("Show as text", dialogue, { text: "", maze: undefined }, async (job) => {
    const { printInSlices } = textFormById(form);
    const reading = await mazeInFront(job, dialogue);
    const { state, area, maze, remark } = reading;
    await nextTask();
    const text = await inTurns(printInSlices({ maze, ends: endsOf(reading) }), dialogue.signal);
    const sentence = `The maze in ${addressOf(area)} on ${state.name} is shown as text.${remark}`;
    return { text, maze: identityOf(state), sentence };
  });
}
