import { message, together } from "../../message";
import { MOST_CODE_CELLS, encode, encodeMaze } from "../../maze/code";
import { Refusal, addressOf } from "../../worksheet/excel";
import { type MazeIdentity, identityOf } from "../../worksheet/identity";
import { facts } from "../../worksheet/memory";
import { type ActionOutcome, type Dialogue, actFor, endsOf, mazeInFront } from "../desk";
import { recipeOf } from "./recipe";

interface CodeOutcome extends ActionOutcome {
  /** "" if the person stopped it. */
  readonly code: string;
  /** The maze of the code; undefined if the person stopped it. */
  readonly maze: MazeIdentity | undefined;
}

/**
 * The share code of the maze in front, with its present entrance and exits. The sheet remembers how the maze was made; where that
 * does not give the walls in the borders, the code holds the walls, up to {@link MOST_CODE_CELLS} cells. Changes nothing. Throws
 * ActionFailure.
 */
export function shareCode(dialogue: Dialogue): Promise<CodeOutcome> {
  return actFor<CodeOutcome>(message("show-code-button"), dialogue, { code: "", maze: undefined }, async (job) => {
    const reading = await mazeInFront(job, dialogue);
    const { state, area, maze, remark } = reading;
    const where = { area: addressOf(area), sheet: state.name };
    const recipe = await recipeOf(facts.code.read(state.names), maze, dialogue.signal);
    if (recipe === undefined && maze.size > MOST_CODE_CELLS) {
      throw new Refusal(message("no-code-for-maze", { ...where, most: MOST_CODE_CELLS }));
    }
    const ends = endsOf(reading);
    const code = recipe === undefined ? encodeMaze({ maze, ends }) : encode({ ...recipe, ends });
    const shown = recipe === undefined ? message("long-code-shown", where) : message("code-shown", where);
    return { code, maze: identityOf(state), sentence: together(shown, remark) };
  });
}
