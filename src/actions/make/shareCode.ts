import { message, together } from "../../message";
import { encode } from "../../maze/code";
import { Refusal, addressOf } from "../../worksheet/excel";
import { type MazeIdentity, identityOf } from "../../worksheet/identity";
import { facts } from "../../worksheet/memory";
import { type ActionOutcome, type Dialogue, actFor, endsOf, mazeInFront } from "../desk";
import { recipeOf } from "./recipe";

interface CodeOutcome extends ActionOutcome {
  /** "" where the person stopped it. */
  readonly code: string;
  /** The maze of the code; undefined where the person stopped it. */
  readonly maze: MazeIdentity | undefined;
}

/**
 * The share code of the maze in front, with its present entrance and exits. The sheet remembers how the maze was
 * made; the code is given only if that still gives the walls in the borders. Changes nothing. Throws ActionFailure.
 */
export function shareCode(dialogue: Dialogue): Promise<CodeOutcome> {
  return actFor<CodeOutcome>(message("show-code-button"), dialogue, { code: "", maze: undefined }, async (job) => {
    const reading = await mazeInFront(job, dialogue);
    const { state, area, maze, remark } = reading;
    const where = { area: addressOf(area), sheet: state.name };
    const recipe = await recipeOf(facts.code.read(state.names), maze, dialogue.signal);
    if (recipe === undefined) {
      throw new Refusal(message("no-code-for-maze", where));
    }
    return {
      code: encode({ ...recipe, ends: endsOf(reading) }),
      maze: identityOf(state),
      sentence: together(message("code-shown", where), remark),
    };
  });
}
