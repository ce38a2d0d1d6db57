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
  return actFor<CodeOutcome>("Show share code", dialogue, { code: "", maze: undefined }, async (job) => {
    const reading = await mazeInFront(job, dialogue);
    const { state, area, maze, remark } = reading;
    const where = `${addressOf(area)} on ${state.name}`;
    const recipe = await recipeOf(facts.code.read(state.names), maze, dialogue.signal);
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
