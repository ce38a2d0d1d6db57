import { message, together } from "../../message";
import { engine } from "../../engine";
import { addressOf } from "../../worksheet/excel";
import { type MazeIdentity, identityOf } from "../../worksheet/identity";
import { type ActionOutcome, type Dialogue, actFor, endsOf, mazeInFront } from "../desk";

interface TextOutcome extends ActionOutcome {
  /** Lines, each ended by a line feed; "" where the person stopped it. */
  readonly text: string;
  /** The maze of the text; undefined where the person stopped it. */
  readonly maze: MazeIdentity | undefined;
}

/** The maze in front as text, in one of the forms of src/maze/text. Changes nothing. Throws ActionFailure. */
export function showText(form: string, dialogue: Dialogue): Promise<TextOutcome> {
  return actFor<TextOutcome>(message("show-text-button"), dialogue, { text: "", maze: undefined }, async (job) => {
    const reading = await mazeInFront(job, dialogue);
    const { state, area, maze, remark } = reading;
    const drawing = { maze, ends: endsOf(reading) };
    const text = await engine.run("printDrawing", { form, drawing }, dialogue.signal);
    const shown = message("text-shown", { area: addressOf(area), sheet: state.name });
    return { text, maze: identityOf(state), sentence: together(shown, remark) };
  });
}
