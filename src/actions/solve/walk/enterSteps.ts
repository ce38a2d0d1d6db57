import { message } from "../../../message";
import { MARKED_PATH_CELL } from "../../../maze/marking";
import { findPathInput, pathTyped } from "../../../worksheet/beside";
import { Refusal, addressOf } from "../../../worksheet/excel";
import { ARROWS } from "../../../worksheet/memory";
import { readMazeSheet } from "../../../worksheet/place";
import { type ActionOutcome, type Dialogue, act, askFirst } from "../../desk";
import type { MazeWalk } from "./mazeWalk";

/**
 * Enters the trail of a walk, as arrows, into the sheet that marks paths through its maze. Arrows mean the same in every language. Asks
 * before a path there is replaced. Four requests. Throws ActionFailure; then that sheet is as it was.
 */
export function enterSteps({ walk, sheetId, place: area }: MazeWalk, dialogue: Dialogue): Promise<ActionOutcome> {
  return act(message("enter-steps-button"), dialogue, async (job, changes) => {
    const { trail, maze } = walk;
    if (trail.length < 2) throw new Refusal(message("no-steps-walked"));
    const state = await readMazeSheet(job, "reads", sheetId);
    const input = await findPathInput(job, state, MARKED_PATH_CELL);
    if (input === undefined) {
      throw new Refusal(message("no-self-marking-of-maze", { maze: addressOf(area), sheet: state.name }));
    }
    // Lavirint protects such a sheet itself, but for its inputs.
    changes.touch(state, { written: [{ ...input.sheet, isProtected: false }] });
    const where = { place: MARKED_PATH_CELL, sheet: input.sheet.name };
    if (input.held !== "") {
      await askFirst(dialogue, { sentence: message("replace-typed-path", where), yes: message("replace") });
    }
    const { columns } = maze;
    const steps = trail.slice(1).map((cell, i) => cell - trail[i]!);
    const arrowOf = (step: number) => ARROWS[step === columns ? 1 : step === -columns ? 3 : step > 0 ? 0 : 2];
    await changes.make(job, pathTyped(input, steps.map(arrowOf).join("")));
    return message("steps-entered", { ...where, steps: steps.length });
  });
}
